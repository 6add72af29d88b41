//! Any bytes as a board in the judge's form, as one in the long form, and as an answer.

#![no_main]

use glued_grid::{Answer, Arrangement, Claim, ParseError, Puzzle, plan, reference, solve};
use libfuzzer_sys::fuzz_target;

const MOST_SEARCHED: usize = 7; // free cells: the search takes milliseconds with 8, and a tenth of a second with 9
const MOST_PLANNED: usize = 36; // free cells, with plans of a few thousand moves

fuzz_target!(|text: &[u8]| {
    match Puzzle::parse(text) {
        Ok(puzzle) => {
            assert!(puzzle.is_judges());
            assert_eq!(puzzle.judge_text().as_deref().map(str::parse), Some(Ok(puzzle.clone())));
            check(&puzzle);
        }
        Err(ParseError { position, .. }) => assert!(position.is_in(text)),
    }
    match Puzzle::parse_between(text) {
        Ok(puzzle) => {
            assert_eq!(Puzzle::parse_between(long_form(&puzzle).as_bytes()).as_ref(), Ok(&puzzle));
            check(&puzzle);
        }
        Err(ParseError { position, .. }) => assert!(position.is_in(text)),
    }
    match Claim::parse(text) {
        Ok(claim) => assert_eq!(claim.to_string().parse(), Ok(claim)),
        Err(error) => assert!(error.position.is_in(text)),
    }
});

/// Solves it, verifies the answer, and compares it with the references.
fn check(puzzle: &Puzzle) {
    let answer = solve(puzzle);
    assert_eq!(answer.verify(puzzle), Ok(()), "{puzzle}");
    assert_eq!(reference::plain(puzzle), Ok(answer.outcome()), "{puzzle}");
    if puzzle.free().iter().count() <= MOST_SEARCHED {
        assert_eq!(reference::exhaustive(puzzle), Ok(answer.outcome()), "{puzzle}");
    }
    if puzzle.free().iter().count() <= MOST_PLANNED {
        match (plan(puzzle), &answer) {
            (Ok(plan), Answer::Possible) => assert_eq!(plan.replay(puzzle), Ok(()), "{puzzle}"),
            (Err(reason), Answer::Impossible(known)) => assert_eq!(reason, *known, "{puzzle}"),
            (plan, _) => panic!("{answer}, but {plan:?}: {puzzle}"),
        }
    }
    let claim = answer.claim();
    assert_eq!(answer.to_string().parse(), Ok(claim));
    assert_eq!(claim.verify(puzzle), Ok(()), "{puzzle}");
    let other = if answer == Answer::Possible { Claim::Impossible } else { Claim::Possible };
    assert!(other.verify(puzzle).is_err(), "{puzzle}");
    // What is a puzzle stays the same puzzle when it is made from its parts.
    let made = Puzzle::between(puzzle.free().clone(), &puzzle.start(), &puzzle.goal());
    assert_eq!(made.as_ref(), Ok(puzzle));
}

/// The puzzle with its goal written out, as `parse_between` reads it; `Display` leaves out the goal of the judge's form.
fn long_form(puzzle: &Puzzle) -> String {
    let mut text = puzzle.to_string();
    if puzzle.is_judges() {
        let goal = Arrangement::home(puzzle.shape());
        text.extend(goal.as_slice().iter().map(|tile| format!("{tile} ")));
    }
    text
}
