//! The fast solver agrees with the slow ones.

use proptest::prelude::*;
use sliding_blocks::families::FAMILIES;
use sliding_blocks::reference::{MAX_EXHAUSTIVE, MAX_PLAIN, TooLarge, exhaustive, plain};

use super::{drawn, small_targets, verified};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn small_targets_are_answered_as_by_exhaustive_search(target in small_targets(5, 40)) {
        let expected = exhaustive(&target).unwrap();
        prop_assert_eq!(verified(&target), expected);
        prop_assert_eq!(plain(&target), Ok(expected));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn medium_targets_are_answered_as_by_topological_sort(target in small_targets(14, 900)) {
        prop_assert_eq!(Ok(verified(&target)), plain(&target));
    }
}

#[test]
fn small_members_of_all_families_are_answered_as_by_exhaustive_search() {
    let (mut outcomes, mut refused) = ([0, 0], 0);
    for family in FAMILIES {
        for size in 0..=12 {
            for seed in 0..20 {
                let target = family.instance(size, seed);
                let Ok(expected) = exhaustive(&target) else {
                    assert!(MAX_EXHAUSTIVE < target.cells().len());
                    refused += 1; // some families have no member so small
                    continue;
                };
                assert_eq!(verified(&target), expected, "{} {size} {seed}", family.name);
                outcomes[usize::from(expected)] += 1;
            }
        }
    }
    assert_eq!(outcomes[0] + outcomes[1] + refused, FAMILIES.len() * 13 * 20);
    assert!(outcomes.iter().all(|&count| 200 < count) && refused < 300, "{outcomes:?} {refused}");
}

#[test]
fn medium_members_of_all_families_are_answered_as_by_topological_sort() {
    for family in FAMILIES {
        for (size, seed) in [(40, 0), (41, 1), (200, 2), (201, 3), (1500, 4), (1501, 5), (1502, 6), (30_000, 7)] {
            let target = family.instance(size, seed);
            assert_eq!(Ok(verified(&target)), plain(&target), "{} {size} {seed}", family.name);
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let line = drawn(&["F####################"]);
    assert_eq!(exhaustive(&line), Err(TooLarge { given: 21, limit: MAX_EXHAUSTIVE }));
    assert_eq!(plain(&line), Ok(true));
    let long = FAMILIES.iter().find(|family| family.name == "line").unwrap().instance(MAX_PLAIN as u32 + 1, 0);
    let error = plain(&long).unwrap_err();
    assert_eq!(error.to_string(), "expected at most 2000000 blocks, found 2000001");
}
