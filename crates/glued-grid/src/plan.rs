//! Not only whether, but how: the moves that solve a puzzle, on any board.
//!
//! 1. `tour`: the blank walks to its goal, and from there to one block after the other, works on it and goes back the
//!    way it came; so that what the way moved is in its place again, and the order of the blocks does not matter.
//! 2. `ring`: a bare ring is turned.
//! 3. Any other block is grown from a small part of it, the *base* (`base`), by ears (`ears`). An ear that was added
//!    late is filled with its own tiles and closed, then another, and so on (`fill`). A tile is carried by a search for
//!    the fewest moves (`carry`), for which the blank's ways (`walks`) and those around a tile (`detours`) are found.
//!    On an open board this comes to what a person does, row by row and column by column (Parberry, "A real-time
//!    algorithm for the (n²-1)-puzzle", 1995). Where it does not take long, it is tried with two bases, and the shorter
//!    plan is taken.
//! 4. What is left is the base: two times three cells, for which all arrangements are searched (`sixes`); or, where the
//!    block has no such cells, three ways of any lengths between two cells (`theta`).
//!
//! All of it is done on one board (`hands`), of which only a part is open to the blank (`region`), and the moves are
//! written down in runs (`moves`), on request with the key steps (`steps`).

mod base;
mod carry;
mod detours;
mod ears;
mod fill;
mod hands;
mod moves;
mod region;
mod replay;
mod ring;
mod sixes;
mod steps;
#[cfg(test)]
mod tests;
mod theta;
mod tour;
mod walks;

pub use moves::{Plan, Run};
pub use replay::WrongPlan;
pub use steps::{Step, Steps};

use crate::{Answer, Puzzle, Reason, solve};

/// The moves of the blank that bring the start of `puzzle` into its goal; not the fewest, which are hard to find, but
/// not many more than a person would make.
///
/// There is a plan wherever [`solve`] says that the puzzle is possible, and it is the same each time.
///
/// For a block of N cells with diameter d, O(N² d) moves, and that many in time where its tiles have to go around no
/// long holes; O(cells) memory besides the plan.
///
/// # Errors
///
/// Where there are none, the reason that [`solve`] gives.
///
/// ```
/// use glued_grid::{Puzzle, plan};
///
/// let puzzle = Puzzle::parse(b"3 3  ... ... ...  8 6 7 2 5 4 3 1 0")?;
/// let plan = plan(&puzzle)?;
/// assert_eq!(plan.replay(&puzzle), Ok(()));
/// // No arrangement of eight tiles needs more than 31 moves, this one as many.
/// assert!((31..100).contains(&plan.len()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plan(puzzle: &Puzzle) -> Result<Plan, Reason> {
    match solve(puzzle) {
        Answer::Impossible(reason) => Err(reason),
        Answer::Possible => Ok(tour::moves(puzzle, None).0),
    }
}

/// The same plan with its key steps, to be told to somebody who is to follow it.
///
/// # Errors
///
/// As [`plan`].
///
/// ```
/// use glued_grid::{Puzzle, plan_with_steps};
///
/// let puzzle = Puzzle::parse(b"3 3  ... ... ...  8 6 7 2 5 4 3 1 0")?;
/// let (plan, steps) = plan_with_steps(&puzzle)?;
/// let home = |index: usize| steps.iter().nth(index).map(|step| step.cells.iter().map(|cell| cell.get() + 1).collect());
/// // The column on the left, in two steps, and then the rest.
/// assert_eq!([home(0), home(1), home(2)], [Some(vec![1]), Some(vec![7, 4]), Some(vec![9, 6, 3, 8, 5, 2])]);
/// assert_eq!(steps.iter().last().map(|step| (step.moves, step.ends_block)), Some((plan.len(), true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plan_with_steps(puzzle: &Puzzle) -> Result<(Plan, Steps), Reason> {
    match solve(puzzle) {
        Answer::Impossible(reason) => Err(reason),
        Answer::Possible => {
            let (plan, steps) = tour::moves(puzzle, Some(Steps::default()));
            Ok((plan, steps.unwrap_or_default()))
        }
    }
}
