//! The adapter of `glued-grid`.

use glued_grid::{Answer, Claim, Puzzle, families, proof, reference, solve};

use super::{Adapter, Bench, Problem, Shown, explain};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "glued-grid",
        about: "Can the tiles be put in order while some are glued to the board?",
        families: families::FAMILIES,
        bench: Bench {
            items: "cells",
            count: |puzzle| puzzle.shape().cells() as u64,
            counted: 20_000,
            families: &["caves", "corridor", "open", "rings", "thicket", "walls"],
            adapt: |puzzle| puzzle,
        },
        proofs: proof::PROOFS,
        parse: Puzzle::parse,
        solve,
        verify,
        tell: explain::glued_grid::tell,
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: Answer::claim,
        check: |claim, puzzle| claim.verify(puzzle).map_err(|wrong| wrong.to_string()),
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}

/// A plan is made and replayed for a board of up to so many cells.
const MOST_PLANNED: usize = 1600; // 40 x 40: a fraction of a second

/// Checks the reason, or that there is a plan; on a large board what can be checked without one.
fn verify(answer: &Answer, puzzle: &Puzzle) -> Result<Shown, String> {
    answer.verify(puzzle).map_err(|wrong| wrong.to_string())?;
    if answer.outcome() {
        if MOST_PLANNED < puzzle.shape().cells() {
            return Ok(Shown::Part);
        }
        explain::glued_grid::moves(puzzle)?;
    }
    Ok(Shown::Everything)
}
