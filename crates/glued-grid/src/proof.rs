//! Proofs on all small boards (feature `reference`).
//!
//! Every move can be undone, so the starts that can be brought into a goal are those that can be reached from it. For each
//! board and each goal that whole set is searched once, with nothing but the rules of the game; then every start is asked
//! of the solver, and what it says is compared with whether the set holds the start. A reason that it gives must verify.
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

use crate::{Puzzle, reference, solve};
use board::{Starts, sweep};

/// What is proved, the longest last.
///
/// A *board* is a pattern of free and glued cells, holes and cells that the blank cannot reach included. Of a board up to
/// 3 x 4, neither side is longer than that one. In the judge's form, the bottom right cell is free and blank at the start and at the
/// goal, and the goal is the tiles in order.
pub const PROOFS: &[Proof] = &[
    Proof {
        name: "judges-form",
        about: "every board up to 3 x 4 with at most 9 free cells, every arrangement of the tiles on free cells, in the judge's form",
        cases: count::cases(Starts::BlankLast, UP_TO_3_X_4, 1, 9),
        long: false,
        run: || sweep(Starts::BlankLast, UP_TO_3_X_4, 1..=9, solved),
    },
    Proof {
        name: "judges-form-upright",
        about: "every board of 4 x 1, 4 x 2, and 4 x 3 with at most 8 free cells, every arrangement of the tiles on free cells, in the judge's form",
        cases: count::cases(Starts::BlankLast, UPRIGHT, 1, 8),
        long: false,
        run: || sweep(Starts::BlankLast, UPRIGHT, 1..=8, solved),
    },
    Proof {
        name: "glued-tiles-moved",
        about: "every board up to 2 x 4 or 4 x 2, every arrangement of all tiles, those on glued cells too, in the judge's form",
        cases: count::cases(Starts::BlankLastGluedMoved, UP_TO_8_CELLS, 1, 9),
        long: false,
        run: || sweep(Starts::BlankLastGluedMoved, UP_TO_8_CELLS, 1..=8, solved),
    },
    Proof {
        name: "any-start-any-goal",
        about: "every board up to 2 x 4, 4 x 2, and 3 x 3 with at most 6 free cells, every start and every goal of the tiles on free cells, the blank in any free cell of either",
        cases: count::cases(Starts::BlankAnywhere, UP_TO_8_CELLS, 1, 8)
            + count::cases(Starts::BlankAnywhere, &[(3, 3)], 1, 6),
        long: false,
        run: || {
            let small = sweep(Starts::BlankAnywhere, UP_TO_8_CELLS, 1..=8, solved)?;
            Ok(small + sweep(Starts::BlankAnywhere, &[(3, 3)], 1..=6, solved)?)
        },
    },
    Proof {
        name: "plain-reference",
        about: "the second method on every board up to 3 x 3, every arrangement of the tiles on free cells, in the judge's form",
        cases: count::cases(Starts::BlankLast, UP_TO_3_X_3, 1, 9),
        long: false,
        run: || sweep(Starts::BlankLast, UP_TO_3_X_3, 1..=9, by_plain),
    },
    Proof {
        name: "exhaustive-reference",
        about: "the search for one puzzle on every board up to 2 x 3 or 3 x 2, every start and every goal of the tiles on free cells",
        cases: count::cases(Starts::BlankAnywhere, UP_TO_6_CELLS, 1, 6),
        long: false,
        run: || sweep(Starts::BlankAnywhere, UP_TO_6_CELLS, 1..=6, by_exhaustive),
    },
    Proof {
        name: "judges-form-upright-9-free",
        about: "every board of 4 x 3 with 9 free cells, every arrangement of the tiles on free cells, in the judge's form",
        cases: count::cases(Starts::BlankLast, &[(4, 3)], 9, 9),
        long: true,
        run: || sweep(Starts::BlankLast, &[(4, 3)], 9..=9, solved),
    },
    Proof {
        name: "glued-tiles-moved-3-x-3",
        about: "every board of 3 x 3, every arrangement of all tiles, those on glued cells too, in the judge's form",
        cases: count::cases(Starts::BlankLastGluedMoved, &[(3, 3)], 1, 9),
        long: true,
        run: || sweep(Starts::BlankLastGluedMoved, &[(3, 3)], 1..=9, solved),
    },
    Proof {
        name: "any-start-any-goal-up-to-7-free",
        about: "every board of 3 x 3, and of 3 x 4 with at most 7 free cells, every start and every goal of the tiles on free cells, the blank in any free cell of either",
        cases: count::cases(Starts::BlankAnywhere, &[(3, 3)], 1, 9)
            + count::cases(Starts::BlankAnywhere, &[(3, 4)], 1, 7),
        long: true,
        run: || {
            let square = sweep(Starts::BlankAnywhere, &[(3, 3)], 1..=9, solved)?;
            Ok(square + sweep(Starts::BlankAnywhere, &[(3, 4)], 1..=7, solved)?)
        },
    },
    Proof {
        name: "any-start-8-and-9-free",
        about: "every board of 3 x 4 with 8 or 9 free cells, every start, the blank in any free cell of it, and the goal with the blank in the last free cell",
        cases: count::cases(Starts::BlankLastAtGoal, &[(3, 4)], 8, 9),
        long: true,
        run: || sweep(Starts::BlankLastAtGoal, &[(3, 4)], 8..=9, solved),
    },
    Proof {
        name: "judges-form-10-to-12-free",
        about: "every board of 3 x 4 with 10 to 12 free cells, every arrangement of the tiles on free cells, in the judge's form",
        cases: count::cases(Starts::BlankLast, &[(3, 4)], 10, 12),
        long: true,
        run: || sweep(Starts::BlankLast, &[(3, 4)], 10..=12, solved),
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

fn by_plain(puzzle: &Puzzle) -> Result<bool, String> {
    reference::plain(puzzle).map_err(|error| error.to_string())
}

fn by_exhaustive(puzzle: &Puzzle) -> Result<bool, String> {
    reference::exhaustive(puzzle).map_err(|error| error.to_string())
}
