//! The fast solver against the slow ones.

use core_grid::families::{Family, Rng};
use proptest::prelude::*;
use stable_cubes::families::FAMILIES;
use stable_cubes::reference::{MAX_EXHAUSTIVE, MAX_PLAIN, TooLarge, exhaustive, plain};
use stable_cubes::{Claim, Cube, Pile};

use super::{drawn_piles, solved};

#[test]
fn agrees_with_minimax_on_small_piles_of_every_family() {
    let mut cases = 0;
    for family in FAMILIES {
        for size in 1..=9 {
            for seed in 0..160 {
                let pile = family.instance(size, seed);
                assert_eq!(Ok(solved(&pile).outcome()), exhaustive(&pile), "{} {size} {seed}\n{pile}", family.name);
                cases += 1;
            }
        }
    }
    assert!(20_000 < cases);
}

#[test]
fn agrees_with_the_plain_method_on_medium_piles_of_every_family() {
    let mut cases = 0;
    let mut check = |family: &Family<Pile>, size, seed| {
        cases += 1;
        let pile = family.instance(size, seed);
        assert_eq!(Ok(solved(&pile).outcome()), plain(&pile), "{} {size} {seed}", family.name);
    };
    for family in FAMILIES {
        for seed in 0..40 {
            check(family, 10 + 3 * seed as u32, seed);
        }
        check(family, 1_000, 1);
        check(family, 20_000, 2);
    }
    assert_eq!(cases, FAMILIES.len() * 42);
}

#[test]
fn the_references_refuse_what_is_too_large() {
    let ground = |size| Pile::new((0..size).map(|x| Cube::new(x, 0)).collect()).unwrap();
    assert_eq!(exhaustive(&ground(21)), Err(TooLarge { given: 21, limit: MAX_EXHAUSTIVE }));
    assert_eq!(plain(&ground(2_000_001)), Err(TooLarge { given: 2_000_001, limit: MAX_PLAIN }));
    assert_eq!(exhaustive(&ground(20)), plain(&ground(20)));
    let refusal = TooLarge { given: 21, limit: MAX_EXHAUSTIVE };
    assert_eq!(refusal.to_string(), "expected at most 20 cubes, found 21");
}

#[test]
fn minimax_agrees_with_the_plain_method_near_its_limit() {
    let mut rng = Rng::new(11);
    for family in FAMILIES {
        let pile = family.instance(14 + rng.index(3) as u32, 5);
        assert_eq!(exhaustive(&pile), plain(&pile), "{}", family.name);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6_000))]

    #[test]
    fn agrees_with_minimax_on_piles_drawn_place_by_place(pile in drawn_piles(10)) {
        let answer = solved(&pile);
        prop_assert_eq!(Ok(answer.outcome()), exhaustive(&pile));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn agrees_with_the_plain_method_on_piles_drawn_place_by_place(pile in drawn_piles(42)) {
        prop_assert_eq!(Ok(solved(&pile).outcome()), plain(&pile));
    }

    #[test]
    fn piles_and_claims_round_trip(pile in drawn_piles(42)) {
        prop_assert_eq!(Pile::parse(pile.to_string().as_bytes()), Ok(pile.clone()));
        prop_assert_eq!(pile.to_string().parse(), Ok(pile.clone()));
        let answer = solved(&pile);
        let claim: Claim = answer.to_string().parse().unwrap();
        prop_assert_eq!(claim, answer.claim());
        prop_assert_eq!(claim.to_string(), answer.to_string());
        prop_assert_eq!(claim.outcome(), answer.outcome());
        prop_assert_eq!(claim.verify(&pile), Ok(()));
    }
}
