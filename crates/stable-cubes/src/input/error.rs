//! Why cubes do not make a pile.

use std::error::Error;
use std::fmt;

use crate::Cube;

/// Why a text is not a stable pile, and where.
pub type ParseError = core_grid::text::ParseError<PileError>;

/// Why a list of cubes is not a stable pile. Cubes are named by number, from 0, and by their coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PileError {
    /// There is no cube.
    Empty,
    /// There are more than [`Pile::MAX_CUBES`](crate::Pile::MAX_CUBES).
    TooMany {
        /// How many there are.
        given: u64,
        /// The largest number of cubes.
        limit: u32,
    },
    /// A coordinate is beyond [`Cube::MAX_X`] or [`Cube::MAX_Y`].
    OutOfRange {
        /// The number of the cube; no smaller number has this error.
        number: u32,
        /// Its place.
        cube: Cube,
    },
    /// Two cubes are in one place.
    Repeated {
        /// The number of the first cube there.
        first: u32,
        /// The number of the next; no smaller number repeats a place.
        second: u32,
        /// The place.
        cube: Cube,
    },
    /// A cube is not on the ground and has no cube below it, neither straight nor aside.
    Unstable {
        /// The number of the cube; no smaller number has this error.
        number: u32,
        /// Its place.
        cube: Cube,
    },
}

impl PileError {
    /// The number of the cube that is wrong, or `None` where the error is not in one cube.
    pub const fn cube_number(self) -> Option<u32> {
        match self {
            Self::Empty | Self::TooMany { .. } => None,
            Self::OutOfRange { number, .. } | Self::Unstable { number, .. } => Some(number),
            Self::Repeated { second, .. } => Some(second),
        }
    }
}

impl fmt::Display for PileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "expected at least one cube, found none"),
            Self::TooMany { given, limit } => write!(f, "expected at most {limit} cubes, found {given}"),
            Self::OutOfRange { number, cube } => {
                let (x, y) = (Cube::MAX_X, Cube::MAX_Y);
                write!(f, "expected x from -{x} to {x} and y up to {y}, found cube {number} at {cube}")
            }
            Self::Repeated { first, second, cube } => {
                write!(f, "expected distinct cubes, found cube {second} at {cube}, the place of cube {first}")
            }
            Self::Unstable { number, cube } => {
                write!(f, "expected a stable pile, found cube {number} at {cube} with no cube below it")
            }
        }
    }
}

impl Error for PileError {}
