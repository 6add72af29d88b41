//! Why a puzzle cannot be made.

use std::error::Error;
use std::fmt;

use core_grid::{Coord, Shape, ShapeError};

/// Why a text is not a puzzle, and where.
pub type ParseError = core_grid::text::ParseError<PuzzleError>;

/// Why an [`Arrangement`](crate::Arrangement) or a [`Puzzle`](crate::Puzzle) cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleError {
    /// There is no such board.
    Shape(ShapeError),
    /// An arrangement has too few or too many numbers.
    WrongCount {
        /// How many numbers there are.
        given: usize,
        /// How many cells there are.
        expected: usize,
    },
    /// The board and an arrangement differ in rows or columns.
    ShapesDiffer {
        /// That of the board.
        expected: Shape,
        /// That of the arrangement.
        found: Shape,
    },
    /// No cell is blank.
    NoBlank,
    /// A number stands in two cells.
    Repeated {
        /// The number; 0 for the blank.
        tile: u32,
        /// The first cell in which it stands.
        first: Coord,
        /// The second; of all repetitions on the board, this cell is the earliest in row-major order.
        second: Coord,
    },
    /// The blank is on a glued cell.
    BlankGlued {
        /// The cell.
        cell: Coord,
    },
    /// A tile of the start is not among those of the goal.
    UnknownTile {
        /// The tile.
        tile: u32,
        /// Where it stands at the start.
        cell: Coord,
    },
    /// In the judge's form, the bottom right cell holds a tile.
    CornerNotBlank {
        /// The tile.
        tile: u32,
        /// The larger of the two numbers that stand for the blank; the other is 0.
        blank: u32,
    },
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => error.fmt(f),
            Self::WrongCount { given, expected } => {
                write!(f, "expected {expected} numbers, one a cell, found {given}")
            }
            Self::ShapesDiffer { expected, found } => write!(
                f,
                "expected an arrangement of {} x {} cells, found one of {} x {}",
                expected.rows(),
                expected.cols(),
                found.rows(),
                found.cols()
            ),
            Self::NoBlank => write!(f, "expected one blank, found none"),
            Self::Repeated { tile: 0, first, second } => {
                write!(f, "expected one blank, found a second at {second}, after {first}")
            }
            Self::Repeated { tile, first, second } => {
                write!(f, "expected distinct tiles, found tile {tile} again at {second}, after {first}")
            }
            Self::BlankGlued { cell } => write!(f, "expected the blank on a free cell, found it on glued cell {cell}"),
            Self::UnknownTile { tile, cell } => {
                write!(f, "expected the tiles of the goal, found tile {tile} at {cell}")
            }
            Self::CornerNotBlank { tile, blank } => {
                write!(f, "expected the blank in the bottom right corner (0 or {blank}), found tile {tile}")
            }
        }
    }
}

impl Error for PuzzleError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Shape(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ShapeError> for PuzzleError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}
