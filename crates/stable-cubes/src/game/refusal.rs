//! Why a cube may not be taken.

use std::error::Error;
use std::fmt;

/// Why a cube may not be taken from a game as it stands. Cubes are named by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The pile never had a cube of this number.
    NoSuchCube {
        /// The number.
        number: u32,
        /// How many cubes the pile has.
        cubes: u32,
    },
    /// The cube is gone.
    Gone {
        /// The cube.
        number: u32,
    },
    /// Another cube has no support but this one.
    Pinned {
        /// The cube.
        number: u32,
        /// One that would become unstable.
        load: u32,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchCube { number, cubes } => write!(f, "expected one of {cubes} cubes, found {number}"),
            Self::Gone { number } => write!(f, "expected a cube that still stands, found {number} again"),
            Self::Pinned { number, load } => {
                write!(f, "expected a cube that may be taken, found {number}, on which {load} stands")
            }
        }
    }
}

impl Error for Refusal {}
