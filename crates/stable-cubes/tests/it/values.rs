//! Values modulo any number, exact values, and the game turn by turn.

use std::num::NonZero;

use core_grid::families::Rng;
use proptest::prelude::*;
use stable_cubes::families::FAMILIES;
use stable_cubes::num_bigint::BigUint;
use stable_cubes::reference::plain_order;
use stable_cubes::{Answer, MODULUS, Pile, Player, TooLarge, Turn, solve};

use super::{drawn_piles, pile, solved};

/// Moduli at the ends of their range and of what fits into 32 bits, primes, and powers of two.
const MODULI: [u64; 14] = [
    1,
    2,
    3,
    10,
    MODULUS,
    (1 << 32) - 1,
    1 << 32,
    (1 << 61) - 1,
    (1 << 63) - 25,
    1 << 63,
    (1 << 63) + 1,
    u64::MAX - 58,
    u64::MAX - 1,
    u64::MAX,
];

fn modulo(answer: &Answer, modulus: u64) -> u64 {
    answer.value_modulo(NonZero::new(modulus).expect("no modulus of the tests is 0"))
}

/// Checks the value modulo each of the moduli and `drawn` ones against the exact value; gives their number.
#[track_caller]
fn check(answer: &Answer, drawn: impl Iterator<Item = u64>) -> usize {
    let exact = answer.exact_value().expect("the pile is small");
    assert_eq!(modulo(answer, MODULUS), answer.value());
    let mut checks = 0;
    for modulus in MODULI.into_iter().chain(drawn) {
        let value = modulo(answer, modulus);
        assert_eq!(BigUint::from(value), &exact % modulus, "modulo {modulus}");
        assert!(value < modulus);
        checks += 1;
    }
    checks
}

#[test]
fn values_modulo_anything_are_those_of_the_exact_value() {
    let mut rng = Rng::new(63);
    let mut checks = 0;
    let mut piles = 0;
    for family in FAMILIES {
        for seed in 0..200 {
            let answer = solve(&family.instance(1 + 3 * seed as u32, seed));
            // Of every size in bits.
            let drawn: Vec<u64> = (1..=64).map(|bits| (rng.below(1 << 63) | 1 << 63) >> (64 - bits)).collect();
            checks += check(&answer, drawn.into_iter());
            piles += 1;
        }
    }
    assert_eq!((piles, checks), (FAMILIES.len() * 200, FAMILIES.len() * 200 * (64 + MODULI.len())));
    assert!(3_000 <= piles);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn values_of_drawn_piles_are_those_of_the_exact_value(pile in drawn_piles(42), modulus in 1..=u64::MAX) {
        check(&solve(&pile), std::iter::once(modulus));
    }

    #[test]
    fn exact_values_are_the_digits_in_base_m(pile in drawn_piles(42)) {
        let answer = solve(&pile);
        let exact = answer.exact_value().unwrap();
        // Back to digits, the last first; those before the first that is not 0 are not there.
        let base = answer.order().len() as u32;
        let mut digits: Vec<u32> = if base == 1 { Vec::new() } else { exact.to_radix_le(base).iter().map(|&digit| digit.into()).collect() };
        digits.resize(base as usize, 0);
        digits.reverse();
        prop_assert_eq!(digits, answer.order());
    }
}

#[test]
fn exact_values_of_any_length_are_those_of_horners_rule() {
    let mut rng = Rng::new(8);
    let mut cases = 0;
    // Around the numbers of digits that are put together at once, and of parts: 64 digits, and pairs of these.
    for len in (0..300_u32).chain([511, 512, 513, 1_023, 1_024, 1_025, 3_000]) {
        let order: Vec<u32> = (0..len).map(|_| rng.below(u64::from(len)) as u32).collect();
        let plain = order.iter().fold(BigUint::ZERO, |value, &digit| value * len + digit);
        assert_eq!(Answer::from_parts(order, 0).exact_value(), Ok(plain), "{len} digits");
        cases += 1;
    }
    assert_eq!(cases, 307);
}

#[test]
fn digits_that_are_none_have_a_value_too() {
    // An answer of somebody else: 4294967295 is no digit in base 2, but the rule is the same.
    let answer = Answer::from_parts(vec![u32::MAX, u32::MAX], 0);
    assert_eq!(answer.exact_value(), Ok(BigUint::from(3 * u64::from(u32::MAX))));
    assert_eq!(modulo(&answer, 10), 5);
    let none = Answer::from_parts(Vec::new(), 7);
    assert_eq!((none.exact_value(), modulo(&none, 10)), (Ok(BigUint::ZERO), 0));
}

#[test]
fn exact_values_of_worked_games() {
    let exact = |cubes: &[(i32, u32)]| solve(&pile(cubes)).exact_value().unwrap().to_string();
    assert_eq!(exact(&[(5, 0)]), "0");
    assert_eq!(exact(&[(2, 1), (1, 0), (0, 1)]), "19");
    let tower: Vec<(i32, u32)> = (0..12).map(|y| (0, y)).collect();
    assert_eq!(exact(&tower), "8842413667692");
}

#[test]
fn a_large_exact_value_and_one_that_is_too_large() {
    let count = 30_000;
    let answer = solve(&FAMILIES[0].instance(count, 1));
    let exact = answer.exact_value().unwrap();
    assert_eq!(&exact % MODULUS, BigUint::from(answer.value()));
    assert_eq!(&exact % u64::MAX, BigUint::from(modulo(&answer, u64::MAX)));
    // The first digit is not 0, so the value has as many digits as there are cubes.
    assert!(BigUint::from(count).pow(3) <= &exact >> (exact.bits() - 64));
    let limit = Answer::MAX_EXACT;
    let order = |count: usize| Answer::from_parts(vec![0; count], 0);
    assert_eq!(order(limit).exact_value(), Ok(BigUint::ZERO));
    let too_large = TooLarge { given: limit + 1, limit };
    assert_eq!(order(limit + 1).exact_value(), Err(too_large));
    assert_eq!(too_large.to_string(), "expected at most 1000000 cubes, found 1000001");
}

#[test]
fn no_modulus_is_0_and_modulo_1_all_values_are_0() {
    assert_eq!(NonZero::<u64>::new(0), None);
    assert_eq!(modulo(&solved(&pile(&[(0, 0), (0, 1)])), 1), 0);
}

/// Checks the turns of the answer against the game of the plain method.
#[track_caller]
fn check_turns(pile: &Pile) {
    let order = plain_order(pile).expect("the pile is not too large");
    let answer = solved(pile);
    let turns: Vec<Turn> = answer.turns().collect();
    assert_eq!(turns.len(), order.len());
    for (place, (turn, &number)) in turns.iter().zip(&order).enumerate() {
        let player = if place % 2 == 0 { Player::First } else { Player::Second };
        assert_eq!(*turn, Turn { turn: place as u32 + 1, player, number }, "{pile}");
    }
    assert!(answer.turns().rev().eq(turns.into_iter().rev()));
}

#[test]
fn turns_are_those_of_the_plain_method() {
    let mut piles = 0;
    for family in FAMILIES {
        for seed in 0..150 {
            check_turns(&family.instance(1 + seed as u32, seed));
            piles += 1;
        }
        check_turns(&family.instance(20_000, 1));
        piles += 1;
    }
    assert_eq!(piles, FAMILIES.len() * 151);
    assert!(2_000 < piles);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn turns_on_drawn_piles_are_those_of_the_plain_method(pile in drawn_piles(42)) {
        check_turns(&pile);
    }
}

#[test]
fn players_and_turns_in_words() {
    assert_eq!([Player::First, Player::Second].map(Player::opponent), [Player::Second, Player::First]);
    assert_eq!([1, 2, u32::MAX].map(Player::of_turn), [Player::First, Player::Second, Player::First]);
    let turns = solve(&pile(&[(2, 1), (1, 0), (0, 1)])).turns().map(|turn| turn.to_string()).collect::<Vec<_>>();
    let expected =
        ["turn 1: the first player takes 2", "turn 2: the second player takes 0", "turn 3: the first player takes 1"];
    assert_eq!(turns, expected);
}
