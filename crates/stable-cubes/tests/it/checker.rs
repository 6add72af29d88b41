//! The check of answers, against a replay as plain as can be.

use core_grid::families::Rng;
use proptest::prelude::*;
use stable_cubes::families::FAMILIES;
use stable_cubes::{Answer, Claim, Cube, MODULUS, Pile, Wrong, solve};

use super::{drawn_piles, pile, solved};

/// Whether `cube` may be taken from `standing`: for each load, another support.
fn pinned_by(standing: &[(Cube, u32)], cube: Cube) -> Vec<u32> {
    let stands_on = |load: Cube, support: Cube| load.y == support.y + 1 && load.x.abs_diff(support.x) < 2;
    let has_other = |load: Cube| standing.iter().any(|&(other, _)| other != cube && stands_on(load, other));
    let alone = standing.iter().filter(|&&(load, _)| stands_on(load, cube) && !has_other(load));
    alone.map(|&(_, number)| number).collect()
}

/// Checks that `wrong` is a right verdict on the order: its turn is the first that breaks a rule, and it says how.
#[track_caller]
fn check(pile: &Pile, order: &[u32], verdict: Result<(), Wrong>) {
    let mut standing: Vec<(Cube, u32)> = pile.cubes().iter().copied().zip(0..).collect();
    for (turn, &taken) in (1..).zip(order) {
        let may_be_taken = |number: u32| pinned_by(&standing, pile.cubes()[number as usize]).is_empty();
        let takeable: Vec<u32> =
            standing.iter().map(|&(_, number)| number).filter(|&number| may_be_taken(number)).collect();
        let is_first = turn % 2 == 1;
        let best = if is_first { takeable.iter().max() } else { takeable.iter().min() };
        if best != Some(&taken) {
            match verdict {
                Err(Wrong::NotTakeable { turn: at, number, load }) => {
                    assert_eq!((at, number), (turn, taken));
                    assert!(pinned_by(&standing, pile.cubes()[taken as usize]).contains(&load));
                }
                Err(Wrong::NotGreatest { turn: at, taken: number, greater }) => {
                    assert_eq!((at, number), (turn, taken));
                    assert!(is_first && taken < greater && takeable.contains(&greater));
                }
                Err(Wrong::NotLeast { turn: at, taken: number, smaller }) => {
                    assert_eq!((at, number), (turn, taken));
                    assert!(!is_first && smaller < taken && takeable.contains(&smaller));
                }
                other => panic!("{other:?} for turn {turn} of {order:?} on\n{pile}"),
            }
            return;
        }
        standing.retain(|&(_, number)| number != taken);
    }
    assert_eq!(verdict, Ok(()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn any_order_gets_the_verdict_of_a_plain_replay(
        (pile, order) in drawn_piles(12).prop_flat_map(|pile| {
            let count = pile.cubes().len() as u32;
            (Just(pile), Just((0..count).collect::<Vec<_>>()).prop_shuffle())
        }),
    ) {
        let value = order.iter().fold(0, |value, &digit| (value * order.len() as u64 + u64::from(digit)) % MODULUS);
        check(&pile, &order, Answer::from_parts(order.clone(), value).verify(&pile));
    }

    #[test]
    fn nearly_right_orders_get_the_verdict_of_a_plain_replay(
        pile in drawn_piles(30), a in 0..30_usize, b in 0..30_usize,
    ) {
        let mut order = solved(&pile).order().to_vec();
        let (a, b) = (a % order.len(), b % order.len());
        order.swap(a, b);
        let value = order.iter().fold(0, |value, &digit| (value * order.len() as u64 + u64::from(digit)) % MODULUS);
        let verdict = Answer::from_parts(order.clone(), value).verify(&pile);
        check(&pile, &order, verdict);
        prop_assert_eq!(a == b, verdict == Ok(()));
    }
}

#[test]
fn long_orders_with_two_turns_exchanged_get_the_verdict_of_a_plain_replay() {
    let mut rng = Rng::new(4);
    let mut cases = 0;
    for family in FAMILIES {
        for seed in 0..20 {
            let pile = family.instance(40 + 5 * seed as u32, seed);
            let mut order = solved(&pile).order().to_vec();
            let (a, b) = (rng.index(order.len()), rng.index(order.len()));
            order.swap(a, b);
            let value = order.iter().fold(0, |value, &digit| (value * order.len() as u64 + u64::from(digit)) % MODULUS);
            check(&pile, &order, Answer::from_parts(order.clone(), value).verify(&pile));
            cases += 1;
        }
    }
    assert_eq!(cases, FAMILIES.len() * 20);
}

#[test]
fn lists_that_are_no_order_are_named() {
    let sample = pile(&[(2, 1), (1, 0), (0, 1)]);
    let verdict = |order: &[u32]| Answer::from_parts(order.to_vec(), 19).verify(&sample);
    assert_eq!(verdict(&[2, 0, 1]), Ok(()));
    assert_eq!(verdict(&[]), Err(Wrong::Length { given: 0, expected: 3 }));
    assert_eq!(verdict(&[2, 0, 1, 1]), Err(Wrong::Length { given: 4, expected: 3 }));
    assert_eq!(verdict(&[2, 3, 1]), Err(Wrong::NoSuchCube { turn: 2, number: 3 }));
    assert_eq!(verdict(&[2, u32::MAX, 1]), Err(Wrong::NoSuchCube { turn: 2, number: u32::MAX }));
    assert_eq!(verdict(&[2, 0, 2]), Err(Wrong::TakenTwice { turn: 3, number: 2 }));
}

#[test]
fn a_wrong_value_is_named() {
    let sample = pile(&[(2, 1), (1, 0), (0, 1)]);
    let wrong = Wrong::Value { given: 20, expected: 19 };
    assert_eq!(Answer::from_parts(vec![2, 0, 1], 20).verify(&sample), Err(wrong));
    assert_eq!(wrong.to_string(), "line 1: expected the value 19, found 20");
    // Not even one that differs by the modulus.
    let wrong = Wrong::Value { given: 19 + MODULUS, expected: 19 };
    assert_eq!(Answer::from_parts(vec![2, 0, 1], 19 + MODULUS).verify(&sample), Err(wrong));
}

#[test]
fn claims_are_judged_by_their_value() {
    let sample = pile(&[(2, 1), (1, 0), (0, 1)]);
    let claim: Claim = "\t019\r\n".parse().unwrap();
    assert_eq!(claim, solve(&sample).claim());
    assert_eq!(claim.verify(&sample), Ok(()));
    let other: Claim = "0".parse().unwrap();
    assert_eq!(other.verify(&sample), Err(Wrong::Value { given: 0, expected: 19 }));
}

#[test]
fn claims_that_cannot_be_read() {
    let error = |text: &[u8]| Claim::parse(text).unwrap_err().to_string();
    let expected = "expected the value (0 to 1000000008), found";
    assert_eq!(error(b"1000000009"), format!("line 1, column 1: {expected} `1000000009`"));
    assert_eq!(error(b" \n"), format!("line 2, column 1: {expected} the end of the input"));
    assert_eq!(error(b"-0"), format!("line 1, column 1: {expected} `-0`"));
    assert_eq!(error(b"19\n19"), "line 2, column 1: expected the end of the input, found `19`");
}

#[test]
fn messages_say_the_turn_and_the_cubes() {
    #[track_caller]
    fn check(wrong: Wrong, message: &str) {
        assert_eq!(wrong.to_string(), message);
    }
    let (turn, number, taken) = (3, 7, 7);
    check(Wrong::Length { given: 2, expected: 3 }, "expected all 3 cubes to be taken, found an order of 2");
    check(Wrong::NoSuchCube { turn, number }, "turn 3: expected a cube of the pile, found 7");
    check(Wrong::TakenTwice { turn, number }, "turn 3: expected a cube that still stands, found 7 again");
    let message = "turn 3: expected a cube that may be taken, found 7, on which 8 stands";
    check(Wrong::NotTakeable { turn, number, load: 8 }, message);
    let message = "turn 3: expected the greatest cube that may be taken, found 7 before 9";
    check(Wrong::NotGreatest { turn, taken, greater: 9 }, message);
    let message = "turn 3: expected the least cube that may be taken, found 7 before 5";
    check(Wrong::NotLeast { turn, taken, smaller: 5 }, message);
}
