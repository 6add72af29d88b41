//! The corpus, with what each case must give: worked by hand for the small ones, by construction for the large.

use std::collections::BTreeMap;

use sliding_blocks::families::FAMILIES;
use sliding_blocks::reference::{exhaustive, plain};
use sliding_blocks::{Target, solve};
use testdata::{Group, Recipe};

use super::verified;

const SMALL: &[(&str, bool)] = &[
    ("edge/blanks-of-all-kinds", true),
    ("edge/blocked-beyond-a-gap", false),
    ("edge/blocked-by-more-than-the-neighbour", false),
    ("edge/both-sides-of-the-first-block", true),
    ("edge/box-mostly-empty", true),
    ("edge/box-mostly-empty-first-block-in-the-way", false),
    ("edge/child-in-the-same-line", true),
    ("edge/column-both-sides-of-the-first-block", true),
    ("edge/entry-cell-is-the-last-cell", true),
    ("edge/far-corner-of-the-largest-board", true),
    ("edge/first-block-has-no-direction", false),
    ("edge/first-block-has-no-direction-from-the-other-end", true),
    ("edge/first-block-in-the-way", false),
    ("edge/first-block-in-the-way-of-a-column", false),
    ("edge/gap-filled-in-time", true),
    ("edge/hook-one-block-too-far", false),
    ("edge/leading-zeros", true),
    ("edge/lid-on-a-comb", true),
    ("edge/margins-on-all-sides", true),
    ("edge/more-than-the-neighbour-must-wait", true),
    ("edge/no-final-newline", true),
    ("edge/one-block", true),
    ("edge/one-block-on-the-largest-board", true),
    ("edge/spiral-inwards", false),
    ("edge/spiral-outwards", true),
    ("edge/staircase", true),
    ("edge/teeth-face-each-other", false),
    ("edge/teeth-side-by-side", true),
    ("edge/two-blocks", true),
    ("edge/two-open-hooks", true),
    ("edge/way-in-passes-an-own-ancestor", false),
    ("sample/1-corner", true),
    ("sample/2-cross", true),
    ("sample/3-hook-that-closes", false),
    ("sample/4-hook-that-stays-open", true),
];

const LARGE: &[(&str, bool)] = &[
    ("large/beyond-the-judge-rungs-1000000", true),
    ("large/beyond-the-judge-serpentine-1000000", true),
    ("large/comb-400000", true),
    ("large/far-200000", false),
    ("large/first-in-the-way-400000", false),
    ("large/hooks-closed-200000", false),
    ("large/hooks-open-200000", true),
    ("large/lattice-400000", false),
    ("large/line-400000", true),
    ("large/random-400000", false),
    ("large/spiral-400000", true),
    ("large/spiral-inwards-400000", false),
    ("large/staircase-400000", true),
];

/// The inputs of a group, by the name of the group and the case.
fn group(group: Group) -> BTreeMap<String, Vec<u8>> {
    let cases = testdata::cases("sliding-blocks", group).unwrap();
    cases.iter().map(|case| (format!("{group}/{}", case.name), case.read().unwrap())).collect()
}

#[test]
fn small_cases() {
    let mut inputs = group(Group::Sample);
    inputs.append(&mut group(Group::Edge));
    assert!(
        inputs
            .keys()
            .map(String::as_str)
            .eq(SMALL.iter().map(|case| case.0).collect::<std::collections::BTreeSet<_>>())
    );
    for &(name, expected) in SMALL {
        let target = Target::parse(&inputs[name]).unwrap();
        assert_eq!(verified(&target), expected, "{name}");
        assert_eq!(plain(&target), Ok(expected), "{name}");
        assert!(exhaustive(&target).is_ok_and(|outcome| outcome == expected) || 20 < target.cells().len(), "{name}");
    }
}

#[test]
fn invalid_cases_have_an_error_with_a_place() {
    let inputs = group(Group::Invalid);
    assert!(20 <= inputs.len());
    for (name, text) in inputs {
        let error = Target::parse(&text).unwrap_err().to_string();
        assert!(
            error.starts_with("line ") && error.contains(": expected ") && error.contains(", found "),
            "{name}: {error}"
        );
    }
}

#[test]
fn large_cases() {
    let recipes = group(Group::Large);
    assert!(recipes.keys().map(String::as_str).eq(LARGE.iter().map(|case| case.0)));
    for &(name, expected) in LARGE {
        let recipe: Recipe = String::from_utf8(recipes[name].clone()).unwrap().parse().unwrap();
        let family = FAMILIES.iter().find(|family| family.name == recipe.family).unwrap();
        let target = family.instance(recipe.size, recipe.seed);
        let answer = solve(&target);
        assert_eq!(answer.verify(&target), Ok(()), "{name}");
        assert_eq!(answer.outcome(), expected, "{name}");
        if ["far", "lattice", "random"].contains(&family.name) {
            assert_eq!(plain(&target), Ok(expected), "{name}"); // the others are known by construction
        }
        let claim = answer.claim();
        assert_eq!(claim.to_string().parse().as_ref(), Ok(&claim), "{name}");
    }
}
