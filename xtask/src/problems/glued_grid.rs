//! The adapter of `glued-grid`.

use glued_grid::{Answer, Claim, Puzzle, families, reference, solve};

use super::{Adapter, Problem};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "glued-grid",
        about: "Can the tiles be put in order while some are glued to the board?",
        families: families::FAMILIES,
        parse: Puzzle::parse,
        solve,
        verify: Answer::verify,
        outcome: Answer::outcome,
        claim: Claim::parse,
        claimed_outcome: |claim| claim.outcome(),
        check: |claim, puzzle| claim.verify(puzzle),
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
