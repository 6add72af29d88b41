//! A plan is checked by making its moves.

use std::error::Error;
use std::fmt;

use core_grid::{CellIdx, Coord};

use super::Plan;
use crate::Puzzle;

impl Plan {
    /// Checks that this brings the start of `puzzle` into its goal, by making the moves one by one.
    ///
    /// O(moves + cells) time, O(cells) memory. No line is shared with the planner but the moves themselves.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong: a [`WrongPlan`].
    ///
    /// ```
    /// use core_grid::{Coord, Direction::{Down, Left, Right, Up}};
    /// use glued_grid::{Plan, Puzzle, WrongPlan};
    ///
    /// let puzzle = Puzzle::parse(b"2 2  .. ..  2 3 1 0")?;
    /// let plan: Plan = [Left, Up, Right, Down].into_iter().collect();
    /// assert_eq!(plan.replay(&puzzle), Err(WrongPlan::Tile { cell: Coord::new(0, 0), expected: 1, found: 3 }));
    /// let plan: Plan = [Up, Left, Down, Right].into_iter().collect();
    /// assert_eq!(plan.replay(&puzzle), Ok(()));
    /// # Ok::<(), glued_grid::ParseError>(())
    /// ```
    pub fn replay(&self, puzzle: &Puzzle) -> Result<(), WrongPlan> {
        let shape = puzzle.shape();
        let mut tiles = puzzle.start().as_slice().to_vec();
        let mut blank = shape.coord(puzzle.start_blank());
        let mut at = puzzle.start_blank();
        for (number, to) in (1..).zip(self.moves()) {
            let next = shape.step(blank, to).ok_or(WrongPlan::OffBoard { number, from: blank })?;
            let next_cell = CellIdx::new(next.row * shape.cols() + next.col);
            if !puzzle.free().is_free(next_cell) {
                return Err(WrongPlan::Glued { number, at: next });
            }
            tiles.swap(at.usize(), next_cell.usize());
            (blank, at) = (next, next_cell);
        }
        for cell in shape.iter() {
            let (expected, found) = (puzzle.goal_tile(cell), tiles[cell.usize()]);
            if expected != found {
                return Err(WrongPlan::Tile { cell: shape.coord(cell), expected, found });
            }
        }
        Ok(())
    }
}

/// The first thing that is wrong with a plan. Moves count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WrongPlan {
    /// A move would take the blank off the board.
    OffBoard {
        /// Which one.
        number: u64,
        /// Where the blank was before it.
        from: Coord,
    },
    /// A move would take the blank to a glued cell.
    Glued {
        /// Which one.
        number: u64,
        /// The glued cell.
        at: Coord,
    },
    /// After the last move something else stands in a cell than at the goal; 0 is the blank.
    Tile {
        /// The first such cell in row-major order.
        cell: Coord,
        /// What the goal has there.
        expected: u32,
        /// What is there.
        found: u32,
    },
}

impl fmt::Display for WrongPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { number, from } => {
                write!(f, "move {number}: expected the blank to stay on the board, found it leave from {from}")
            }
            Self::Glued { number, at } => {
                write!(f, "move {number}: expected the blank to go to a free cell, found the glued cell {at}")
            }
            Self::Tile { cell, expected, found } => {
                let [expected, found] = [expected, found].map(|tile| Named(*tile));
                write!(f, "expected {expected} at {cell} in the end, found {found}")
            }
        }
    }
}

struct Named(u32);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("the blank") } else { write!(f, "tile {}", self.0) }
    }
}

impl Error for WrongPlan {}
