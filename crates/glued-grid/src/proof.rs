//! Proofs on all small boards (feature `reference`).
//!
//! Every move can be undone, so the starts that can be brought into a goal are those that can be reached from it. For each
//! board and each goal that whole set is searched once, with nothing but the rules of the game; then every start is asked
//! of the solver, and what it says is compared with whether the set holds the start. A reason that it gives must verify. The
//! size of the set is what [`Puzzle::arrangements`] must give.
//!
//! ```
//! use glued_grid::proof::PROOFS;
//!
//! let proof = PROOFS.iter().find(|proof| proof.name == "exhaustive-reference").unwrap();
//! assert_eq!(proof.prove(), Ok(proof.cases));
//! ```

mod board;
mod count;
mod states;

use core_grid::proof::Proof;

use crate::{Puzzle, plan, reference, solve};
use board::{Starts, sweep};
use count::cases;

/// What is proved, the longest last.
///
/// *Boards* are all patterns of free and glued cells, holes and cells that the blank cannot reach included; up to 3 x 4 means that
/// neither side is longer. *Homeward* is the judge's form: the bottom right cell is free, and blank at the start and at the
/// goal, which is the tiles in order. *Every start to every goal* has the blank in any free cell of either; tiles on glued
/// cells stay in place, and the names of the tiles do not matter.
pub const PROOFS: &[Proof] = &[
    Proof {
        name: "judges-form",
        about: "boards up to 3 x 4 with at most 9 free cells: every arrangement on the free cells, homeward",
        cases: cases(Starts::Homeward, UP_TO_3_X_4, 1, 9),
        long: false,
        run: || sweep(Starts::Homeward, UP_TO_3_X_4, 1..=9, solved),
    },
    Proof {
        name: "judges-form-upright",
        about: "boards of 4 rows and up to 3 columns, at most 8 free: every arrangement on the free cells, homeward",
        cases: cases(Starts::Homeward, UPRIGHT, 1, 8),
        long: false,
        run: || sweep(Starts::Homeward, UPRIGHT, 1..=8, solved),
    },
    Proof {
        name: "glued-tiles-moved",
        about: "boards up to 2 x 4 and 4 x 2: every arrangement of all tiles, those on glued cells too, homeward",
        cases: cases(Starts::GluedToo, UP_TO_8_CELLS, 1, 9),
        long: false,
        run: || sweep(Starts::GluedToo, UP_TO_8_CELLS, 1..=8, solved),
    },
    Proof {
        name: "any-start-any-goal",
        about: "boards up to 2 x 4, 4 x 2, and 3 x 3 with at most 6 free cells: every start to every goal",
        cases: cases(Starts::AnyToAny, UP_TO_8_CELLS, 1, 8) + cases(Starts::AnyToAny, &[(3, 3)], 1, 6),
        long: false,
        run: || {
            let small = sweep(Starts::AnyToAny, UP_TO_8_CELLS, 1..=8, solved)?;
            Ok(small + sweep(Starts::AnyToAny, &[(3, 3)], 1..=6, solved)?)
        },
    },
    Proof {
        name: "plain-reference",
        about: "the second method on boards up to 3 x 3: every arrangement on the free cells, homeward",
        cases: cases(Starts::Homeward, UP_TO_3_X_3, 1, 9),
        long: false,
        run: || sweep(Starts::Homeward, UP_TO_3_X_3, 1..=9, by_plain),
    },
    Proof {
        name: "exhaustive-reference",
        about: "the search for one puzzle on boards up to 2 x 3 and 3 x 2: every start to every goal",
        cases: cases(Starts::AnyToAny, UP_TO_6_CELLS, 1, 6),
        long: false,
        run: || sweep(Starts::AnyToAny, UP_TO_6_CELLS, 1..=6, by_exhaustive),
    },
    Proof {
        name: "plans",
        about: "a plan, replayed, or a reason: boards up to 3 x 4 with at most 7 free cells: every arrangement, homeward",
        cases: cases(Starts::Homeward, UP_TO_3_X_4, 1, 7),
        long: false,
        run: || sweep(Starts::Homeward, UP_TO_3_X_4, 1..=7, planned),
    },
    Proof {
        name: "plans-any-start-any-goal",
        about: "a plan, replayed, or a reason: boards up to 2 x 3, 3 x 2 and 1 x 4: every start to every goal",
        cases: cases(Starts::AnyToAny, UP_TO_6_CELLS, 1, 6) + cases(Starts::AnyToAny, &[(1, 4), (4, 1)], 1, 4),
        long: false,
        run: || {
            let boxes = sweep(Starts::AnyToAny, UP_TO_6_CELLS, 1..=6, planned)?;
            Ok(boxes + sweep(Starts::AnyToAny, &[(1, 4), (4, 1)], 1..=4, planned)?)
        },
    },
    Proof {
        name: "judges-form-upright-9-free",
        about: "boards of 4 x 3 with 9 free cells: every arrangement on the free cells, homeward",
        cases: cases(Starts::Homeward, &[(4, 3)], 9, 9),
        long: true,
        run: || sweep(Starts::Homeward, &[(4, 3)], 9..=9, solved),
    },
    Proof {
        name: "glued-tiles-moved-3-x-3",
        about: "boards of 3 x 3: every arrangement of all tiles, those on glued cells too, homeward",
        cases: cases(Starts::GluedToo, &[(3, 3)], 1, 9),
        long: true,
        run: || sweep(Starts::GluedToo, &[(3, 3)], 1..=9, solved),
    },
    Proof {
        name: "any-start-any-goal-up-to-7-free",
        about: "boards of 3 x 3, and of 3 x 4 with at most 7 free cells: every start to every goal",
        cases: cases(Starts::AnyToAny, &[(3, 3)], 1, 9) + cases(Starts::AnyToAny, &[(3, 4)], 1, 7),
        long: true,
        run: || {
            let square = sweep(Starts::AnyToAny, &[(3, 3)], 1..=9, solved)?;
            Ok(square + sweep(Starts::AnyToAny, &[(3, 4)], 1..=7, solved)?)
        },
    },
    Proof {
        name: "any-start-8-and-9-free",
        about: "boards of 3 x 4 with 8 or 9 free cells: every start to the goal with the blank in the last free cell",
        cases: cases(Starts::AnyToOne, &[(3, 4)], 8, 9),
        long: true,
        run: || sweep(Starts::AnyToOne, &[(3, 4)], 8..=9, solved),
    },
    Proof {
        name: "plans-8-and-9-free",
        about: "a plan, replayed, or a reason: boards up to 3 x 4 and 4 x 3 with 8 or 9 free cells: every arrangement, homeward",
        cases: cases(Starts::Homeward, UP_TO_3_X_4, 8, 9) + cases(Starts::Homeward, UPRIGHT, 8, 9),
        long: true,
        run: || {
            let wide = sweep(Starts::Homeward, UP_TO_3_X_4, 8..=9, planned)?;
            Ok(wide + sweep(Starts::Homeward, UPRIGHT, 8..=9, planned)?)
        },
    },
    Proof {
        name: "plans-any-start-3-x-3",
        about: "a plan, replayed, or a reason: boards of 3 x 3: every start to every goal",
        cases: cases(Starts::AnyToAny, &[(3, 3)], 1, 9),
        long: true,
        run: || sweep(Starts::AnyToAny, &[(3, 3)], 1..=9, planned),
    },
    Proof {
        name: "judges-form-10-to-12-free",
        about: "boards of 3 x 4 with 10 to 12 free cells: every arrangement on the free cells, homeward",
        cases: cases(Starts::Homeward, &[(3, 4)], 10, 12),
        long: true,
        run: || sweep(Starts::Homeward, &[(3, 4)], 10..=12, solved),
    },
];

const UP_TO_3_X_4: &[(u32, u32)] =
    &[(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (3, 4)];
const UPRIGHT: &[(u32, u32)] = &[(4, 1), (4, 2), (4, 3)];
const UP_TO_3_X_3: &[(u32, u32)] = &[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)];
const UP_TO_8_CELLS: &[(u32, u32)] =
    &[(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1), (4, 2)];
const UP_TO_6_CELLS: &[(u32, u32)] = &[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)];

/// What the solver says, once its answer is verified.
fn solved(puzzle: &Puzzle) -> Result<bool, String> {
    let answer = solve(puzzle);
    match answer.verify(puzzle) {
        Ok(()) => Ok(answer.outcome()),
        Err(wrong) => Err(format!("{answer:?}: {wrong}")),
    }
}

/// What the planner says, once its plan is replayed or its reason verified.
fn planned(puzzle: &Puzzle) -> Result<bool, String> {
    match plan(puzzle) {
        Ok(plan) => plan.replay(puzzle).map(|()| true).map_err(|wrong| format!("{plan}: {wrong}")),
        Err(reason) => reason.verify(puzzle).map(|()| false).map_err(|wrong| format!("{reason:?}: {wrong}")),
    }
}

fn by_plain(puzzle: &Puzzle) -> Result<bool, String> {
    reference::plain(puzzle).map_err(|error| error.to_string())
}

fn by_exhaustive(puzzle: &Puzzle) -> Result<bool, String> {
    reference::exhaustive(puzzle).map_err(|error| error.to_string())
}
