//! What can be wrong with a target.

use std::fmt;

use core_grid::Coord;

/// Why cells are not a [`Target`](crate::Target).
///
/// Blocks are named by their place in the list of cells, counted from 0 here and from 1 in the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TargetError {
    /// The board has no rows, or too many.
    Rows {
        /// The number of rows.
        given: u32,
        /// The most rows.
        limit: u32,
    },
    /// The board has no columns, or too many.
    Cols {
        /// The number of columns.
        given: u32,
        /// The most columns.
        limit: u32,
    },
    /// There is no cell, so no first block.
    Empty,
    /// There are too many cells.
    TooManyBlocks {
        /// The number of cells.
        given: usize,
        /// The most cells.
        limit: usize,
    },
    /// A cell is off the board: the first such in the list.
    OffBoard {
        /// The block.
        block: usize,
        /// Its cell.
        cell: Coord,
        /// The number of rows of the board.
        rows: u32,
        /// The number of columns of the board.
        cols: u32,
    },
    /// A cell is that of an earlier block: the first such in the list.
    Repeated {
        /// The block.
        block: usize,
        /// The first block with that cell.
        earlier: usize,
        /// The cell.
        cell: Coord,
    },
    /// The cells up to this one have a cycle: the first such in the list.
    Cycle {
        /// The block that closes the cycle.
        block: usize,
        /// Its cell.
        cell: Coord,
    },
    /// The cells have no cycle, but no path leads from this one to the first: the first such in the list.
    Disconnected {
        /// The block.
        block: usize,
        /// Its cell.
        cell: Coord,
    },
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from_1 = |block: usize| block + 1;
        match *self {
            Self::Rows { given, limit } => write!(f, "expected 1 to {limit} rows, found {given}"),
            Self::Cols { given, limit } => write!(f, "expected 1 to {limit} columns, found {given}"),
            Self::Empty => write!(f, "expected at least one block, found none"),
            Self::TooManyBlocks { given, limit } => write!(f, "expected at most {limit} blocks, found {given}"),
            Self::OffBoard { block, cell, rows, cols } => {
                write!(f, "expected a cell of {rows} rows and {cols} columns, found block {} at {cell}", from_1(block))
            }
            Self::Repeated { block, earlier, cell } => {
                write!(
                    f,
                    "expected distinct cells, found block {} at {cell} like block {}",
                    from_1(block),
                    from_1(earlier)
                )
            }
            Self::Cycle { block, cell } => {
                write!(f, "expected a tree, found a cycle that block {} at {cell} closes", from_1(block))
            }
            Self::Disconnected { block, cell } => {
                write!(f, "expected a tree, found no path from block {} at {cell} to the first block", from_1(block))
            }
        }
    }
}

impl std::error::Error for TargetError {}
