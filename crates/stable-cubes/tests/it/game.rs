//! Games at any moment, and by any rules, against a plain one that looks at every cube anew in each turn.

use core_grid::families::Rng;
use proptest::prelude::*;
use stable_cubes::families::FAMILIES;
use stable_cubes::{Game, Pile, Player, Refusal, Turn};

use super::plain_game::PlainGame;
use super::{drawn_piles, pile, solved};

/// Checks all that a game says of itself at this moment, and that it refuses, unmoved, each cube that may not be taken.
#[track_caller]
fn check_moment(game: &mut Game<'_>, plain: &PlainGame<'_>) {
    let takeable = plain.takeable();
    assert!(game.takeable().eq(takeable.iter().copied()), "{game:?}: {takeable:?}\n{}", game.pile());
    assert_eq!((game.least(), game.greatest()), (takeable.first().copied(), takeable.last().copied()));
    assert_eq!((game.turn(), game.player()), (plain.turn(), plain.player()));
    assert_eq!(game.standing() as usize, plain.standing().count());
    assert_eq!(game.is_over(), takeable.is_empty());
    let cubes = game.pile().cubes().len() as u32;
    for number in (0..cubes + 2).chain([u32::MAX - 1, u32::MAX]) {
        assert_eq!(game.stands(number), plain.stands(number));
        assert_eq!(game.is_takeable(number), takeable.contains(&number));
        if takeable.contains(&number) {
            continue;
        }
        let refusal = game.take(number).expect_err("a cube that may not be taken is refused");
        match refusal {
            Refusal::NoSuchCube { number: named, cubes: count } => {
                assert!(named == number && count == cubes && cubes <= number);
            }
            Refusal::Gone { number: named } => assert!(named == number && number < cubes && !plain.stands(number)),
            Refusal::Pinned { number: named, load } => {
                assert!(named == number && plain.stands(number));
                assert!(plain.falls_without(number).contains(&load), "{refusal:?}\n{}", game.pile());
            }
            refusal => panic!("no cube is refused for {refusal:?}"),
        }
    }
    assert!(game.takeable().eq(takeable));
}

/// Plays a random game to its end, and checks every moment of it. Gives the number of moments.
#[track_caller]
fn check_random_game(pile: &Pile, rng: &mut Rng) -> usize {
    let (mut game, mut plain) = (Game::new(pile), PlainGame::new(pile));
    let mut moments = 0;
    loop {
        check_moment(&mut game, &plain);
        moments += 1;
        let takeable = plain.takeable();
        if takeable.is_empty() {
            return moments;
        }
        // The ends more often than others: they are what a set of numbers has to keep up with.
        let number = match rng.index(4) {
            0 => takeable[0],
            1 => takeable[takeable.len() - 1],
            _ => takeable[rng.index(takeable.len())],
        };
        let turn = Turn { turn: plain.turn(), player: plain.player(), number };
        assert_eq!(game.take(number), Ok(turn));
        plain.take(number);
    }
}

#[test]
fn every_moment_of_random_games_on_piles_of_every_family() {
    let mut rng = Rng::new(7);
    let mut moments = 0;
    let mut cubes = 0;
    for family in FAMILIES {
        for seed in 0..60 {
            let pile = family.instance(1 + seed as u32 % 30, seed);
            cubes += pile.cubes().len();
            moments += check_random_game(&pile, &mut rng);
        }
    }
    assert_eq!(moments, cubes + FAMILIES.len() * 60);
    assert!(12_000 < moments, "{moments}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6_000))]

    #[test]
    fn every_moment_of_random_games_on_drawn_piles(pile in drawn_piles(24), seed in any::<u64>()) {
        let moments = check_random_game(&pile, &mut Rng::new(seed));
        prop_assert_eq!(moments, pile.cubes().len() + 1);
    }
}

#[test]
fn in_large_games_all_ways_to_ask_what_may_be_taken_agree() {
    let mut rng = Rng::new(12);
    let mut moments = 0;
    for family in FAMILIES {
        let pile = family.instance(5_000, 2);
        let mut game = Game::new(&pile);
        while !game.is_over() {
            if game.turn() % 100 == 1 {
                let takeable: Vec<u32> = (0..5_000).filter(|&number| game.is_takeable(number)).collect();
                assert!(game.takeable().eq(takeable.iter().copied()), "{}", family.name);
                assert_eq!((game.least(), game.greatest()), (takeable.first().copied(), takeable.last().copied()));
                moments += 1;
            }
            // Some cube that may be taken, often one of the ends.
            let from = rng.below(5_000) as u32;
            let number = game.takeable().find(|&number| from <= number).or(game.least());
            assert!(game.take(number.expect("the game is not over")).is_ok());
        }
    }
    assert!(48 * FAMILIES.len() < moments, "{moments}");
}

/// A rule, as the game under test and as the plain one can follow it: from the cubes that may be taken, and the pile.
type Rule = fn(&[u32], &Pile) -> u32;

const RULES: &[Rule] = &[
    // The greatest, the least, the one in the middle, the highest, the leftmost.
    |takeable, _| takeable[takeable.len() - 1],
    |takeable, _| takeable[0],
    |takeable, _| takeable[takeable.len() / 2],
    |takeable, pile| first_by(takeable, |number| u32::MAX - pile.cubes()[number as usize].y),
    |takeable, pile| first_by(takeable, |number| pile.cubes()[number as usize].x),
];

/// The number with the least key, and of those the least.
fn first_by<K: Ord>(takeable: &[u32], key: impl Fn(u32) -> K) -> u32 {
    takeable.iter().copied().min_by_key(|&number| key(number)).expect("a cube may be taken")
}

/// Plays by two rules, and compares each turn with the plain game.
#[track_caller]
fn check_rules(pile: &Pile, first: Rule, second: Rule) {
    let by = |rule: Rule| {
        move |game: &Game<'_>| {
            let takeable: Vec<u32> = game.takeable().collect();
            Some(rule(&takeable, game.pile()))
        }
    };
    let mut game = Game::new(pile);
    let turns: Vec<Turn> = game.play(by(first), by(second)).map(|turn| turn.expect("a rule names a cube")).collect();
    let mut plain = PlainGame::new(pile);
    for &turn in &turns {
        let rule = if plain.player() == Player::First { first } else { second };
        let number = rule(&plain.takeable(), pile);
        assert_eq!(turn, Turn { turn: plain.turn(), player: plain.player(), number }, "{pile}");
        plain.take(number);
    }
    assert_eq!(turns.len(), pile.cubes().len());
    assert!(game.is_over());
}

#[test]
fn all_pairs_of_rules_on_piles_of_every_family() {
    let mut games = 0;
    for family in FAMILIES {
        for seed in 0..12 {
            let pile = family.instance(3 + 2 * seed as u32, seed);
            for &first in RULES {
                for &second in RULES {
                    check_rules(&pile, first, second);
                    games += 1;
                }
            }
        }
    }
    assert_eq!(games, FAMILIES.len() * 12 * RULES.len() * RULES.len());
    assert!(4_000 < games);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6_000))]

    #[test]
    fn drawn_pairs_of_rules_on_drawn_piles(
        pile in drawn_piles(20), first in 0..RULES.len(), second in 0..RULES.len(),
    ) {
        check_rules(&pile, RULES[first], RULES[second]);
    }
}

#[test]
fn the_best_rules_play_what_the_solver_finds() {
    let mut games = 0;
    // From 2^18 cubes on the solver looks ahead.
    for size in (1..60).chain([4_095, 20_000, 300_000]) {
        for family in FAMILIES {
            let pile = family.instance(size, 3);
            let answer = solved(&pile);
            let mut game = Game::new(&pile);
            let mut turns = answer.turns();
            assert!(game.play(Game::greatest, Game::least).eq(turns.by_ref().map(Ok)), "{} {size}", family.name);
            assert_eq!(turns.len(), 0);
            games += 1;
        }
    }
    assert_eq!(games, 62 * FAMILIES.len());
}

/// `0 1 2 3`, side by side on the ground.
fn four() -> Pile {
    pile(&[(0, 0), (1, 0), (2, 0), (3, 0)])
}

#[test]
fn a_game_is_left_and_gone_on_with() {
    let pile = four();
    let mut game = Game::new(&pile);
    let numbers =
        |turns: Vec<Result<Turn, Refusal>>| turns.into_iter().map(|turn| turn.map(|turn| turn.number)).collect();
    let begun: Vec<_> = numbers(game.play(Game::least, Game::least).take(1).collect());
    assert_eq!(begun, [Ok(0)]);
    assert_eq!((game.turn(), game.player()), (2, Player::Second));
    let mut other = game.clone();
    // The second player is still the second.
    let rest: Vec<_> = numbers(game.play(Game::least, Game::greatest).collect());
    assert_eq!(rest, [Ok(3), Ok(1), Ok(2)]);
    assert_eq!(game.play(Game::least, Game::greatest).next(), None);
    let rest: Vec<_> = numbers(other.play(Game::greatest, Game::least).collect());
    assert_eq!(rest, [Ok(1), Ok(3), Ok(2)]);
}

#[test]
fn a_rule_may_stop() {
    let pile = four();
    let mut game = Game::new(&pile);
    let mut asked = 0;
    let stops = |_: &Game<'_>| {
        asked += 1;
        None
    };
    let mut turns = game.play(Game::greatest, stops);
    assert_eq!(turns.next(), Some(Ok(Turn { turn: 1, player: Player::First, number: 3 })));
    assert_eq!([turns.next(), turns.next()], [None, None]);
    drop(turns);
    assert_eq!(asked, 1);
    assert!(game.takeable().eq([0, 1, 2]));
}

#[test]
fn a_rule_that_names_another_cube_ends_the_play() {
    // 1
    // 0 2
    let pile = pile(&[(0, 0), (0, 1), (1, 0)]);
    let mut game = Game::new(&pile);
    let mut turns = game.play(Game::greatest, |_| Some(0));
    assert_eq!(turns.next(), Some(Ok(Turn { turn: 1, player: Player::First, number: 2 })));
    assert_eq!(turns.next(), Some(Err(Refusal::Pinned { number: 0, load: 1 })));
    assert_eq!([turns.next(), turns.next()], [None, None]);
    drop(turns);
    assert_eq!((game.turn(), game.player()), (2, Player::Second));
    assert!(game.takeable().eq([1]));
}

#[test]
fn refusals_say_why() {
    #[track_caller]
    fn check(refusal: Refusal, message: &str) {
        assert_eq!(refusal.to_string(), message);
    }
    check(Refusal::NoSuchCube { number: 7, cubes: 7 }, "expected one of 7 cubes, found 7");
    check(Refusal::Gone { number: 7 }, "expected a cube that still stands, found 7 again");
    check(Refusal::Pinned { number: 7, load: 8 }, "expected a cube that may be taken, found 7, on which 8 stands");
}

#[test]
fn a_game_shows_what_may_be_taken() {
    let pile = pile(&[(0, 0), (0, 1), (1, 0)]);
    let mut game = Game::new(&pile);
    assert_eq!(format!("{game:?}"), "Game { turn: 1, takeable: [0, 1, 2], .. }");
    assert_eq!(game.take(2).map(|turn| turn.to_string()), Ok("turn 1: the first player takes 2".to_owned()));
    assert_eq!(format!("{game:?}"), "Game { turn: 2, takeable: [1], .. }");
}
