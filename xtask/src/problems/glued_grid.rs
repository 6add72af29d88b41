//! The adapter of `glued-grid`.

use glued_grid::{Answer, Claim, Puzzle, families, proof, reference, solve};

use super::{Adapter, Bench, Problem};

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
        verify: Answer::verify,
        // That it is possible, only a plan could show.
        proves: |answer| matches!(answer, Answer::Impossible(_)),
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: Answer::claim,
        check: |claim, puzzle| claim.verify(puzzle),
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
