//! The corpus, with answers that were worked out by hand, by search, or by the second method.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use glued_grid::families::FAMILIES;
use glued_grid::{Puzzle, plan, reference, solve};
use testdata::{Case, Group, Recipe};

fn cases(group: Group) -> Vec<Case> {
    testdata::cases("glued-grid", group).unwrap()
}

/// Solved by hand: these are possible, and those called `plan-...`, which are made to have long plans; the others of `sample` and
/// `edge` are not.
const POSSIBLE: [&str; 21] = [
    "block-behind-a-cut-vertex-turned",
    "block-of-four-home",
    "block-of-four-turned",
    "blank-written-as-nm",
    "corner-alone-all-home",
    "corner-is-a-cut-vertex-of-two-edges",
    "crlf-tabs-and-no-final-newline",
    "cut-vertex-of-three-blocks-turned",
    "cut-vertex-turns-with-the-block-towards-the-corner",
    "fifteen-solvable",
    "glued-tile-home-rest-turned",
    "leading-zeros-and-one-line",
    "one-cell",
    "one-cell-blank-written-as-one",
    "pocket-home",
    "richer-block-of-six-all-even",
    "ring-of-ten",
    "ring-turned",
    "single-column-home",
    "single-row-home",
    "two-rings-side-by-side-are-richer-than-a-ring",
];

#[test]
fn small_cases() {
    let (mut possible, mut searched) = (Vec::new(), 0);
    for case in cases(Group::Sample).into_iter().chain(cases(Group::Edge)) {
        let puzzle = Puzzle::parse(&case.read().unwrap()).unwrap();
        let answer = solve(&puzzle);
        let (by_hand, planned) = (POSSIBLE.contains(&case.name.as_str()), case.name.starts_with("plan-"));
        assert_eq!(answer.outcome(), by_hand || planned, "{}", case.name);
        assert_eq!(answer.verify(&puzzle), Ok(()), "{}", case.name);
        assert_eq!(reference::plain(&puzzle), Ok(answer.outcome()), "{}", case.name);
        if let Ok(outcome) = reference::exhaustive(&puzzle) {
            assert_eq!(outcome, answer.outcome(), "{}", case.name);
            searched += 1;
        }
        if answer.outcome() {
            let plan = plan(&puzzle).unwrap();
            assert_eq!(plan.replay(&puzzle), Ok(()), "{}", case.name);
            // More moves than anybody would follow without help.
            assert!(!planned || 100 < plan.len(), "{}", case.name);
            possible.push(case.name);
        }
    }
    assert_eq!(possible.len(), POSSIBLE.len() + 5);
    assert!(30 < searched, "{searched}");
}

#[test]
fn bad_input() {
    let cases = cases(Group::Invalid);
    assert!(20 <= cases.len());
    for case in cases {
        assert!(Puzzle::parse(&case.read().unwrap()).is_err(), "{}", case.name);
    }
}

#[test]
fn large_cases() {
    let cases = cases(Group::Large);
    assert!(10 <= cases.len());
    let mut possible = 0;
    for case in &cases {
        let recipe: Recipe = String::from_utf8(case.read().unwrap()).unwrap().parse().unwrap();
        let family = FAMILIES.iter().find(|other| other.name == recipe.family).unwrap();
        let puzzle = family.instance(recipe.size, recipe.seed);
        let answer = solve(&puzzle);
        assert_eq!(answer.verify(&puzzle), Ok(()), "{}", case.name);
        assert_eq!(reference::plain(&puzzle), Ok(answer.outcome()), "{}", case.name);
        possible += usize::from(answer.outcome());
    }
    // Both answers, about equally often.
    assert!((cases.len() / 3..=cases.len() * 2 / 3).contains(&possible), "{possible} of {}", cases.len());
}
