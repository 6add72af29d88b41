//! Why a puzzle is impossible.

use std::error::Error;
use std::fmt;

use core_grid::Coord;

/// Why the start cannot be brought into the goal, in a form that can be checked with a flood fill.
///
/// All but the first two speak of the board *once the blank is at its goal*: it can walk there by any path, and none
/// changes what they say. `Display` says it in one sentence, cells as (row, column) counted from 1.
///
/// [`verify`](Self::verify) checks one by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The blank cannot reach the cell where it must end.
    BlankShutOff {
        /// Where it starts.
        from: Coord,
        /// Where it must end.
        to: Coord,
    },
    /// A cell that the blank can never enter, glued or walled off, does not hold the tile that belongs there.
    StuckTile {
        /// The cell.
        cell: Coord,
        /// The tile that stands there.
        tile: u32,
        /// The tile that belongs there.
        expected: u32,
    },
    /// A tile must get past a cell that it cannot get past.
    ///
    /// Without that cell the board falls apart, and the tile and its goal are in different parts. The cell itself counts
    /// as in the part of the blank's goal, if it is not that.
    WrongBlock {
        /// The tile.
        tile: u32,
        /// Where it stands once the blank is at its goal.
        from: Coord,
        /// Where it must end.
        to: Coord,
        /// The cell that parts the two.
        cut: Coord,
    },
    /// The tiles of a part of the board are an odd number of swaps from home, and the blank, whose walks into
    /// that part and out again have even length, allows only even numbers.
    ///
    /// The part is what can be reached from `inside` without entering `cut`. Of the blocks in it, only the one that
    /// holds `cut` is to blame; those that hang on it have an even number of swaps each.
    OddParity {
        /// The only cell by which the blank can enter the part.
        cut: Coord,
        /// A cell of the part.
        inside: Coord,
    },
    /// The tiles of a bare ring are not in the cyclic order in which they must end, and turning is all that a ring can do.
    RingOutOfOrder {
        /// The cells of the ring in the order around it, beginning with the one at which the blank enters.
        ring: Vec<Coord>,
        /// A cell of the ring.
        first: Coord,
        /// Another. The tiles in these two cells need different turns to get home.
        second: Coord,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BlankShutOff { from, to } => write!(f, "the blank cannot get from {from} to {to}"),
            Self::StuckTile { cell, tile, expected } => {
                write!(f, "tile {tile} is stuck at {cell}, where tile {expected} belongs")
            }
            Self::WrongBlock { tile, from, to, cut } => {
                write!(f, "tile {tile} cannot get from {from} to {to}, past {cut}")
            }
            Self::OddParity { cut, inside } => {
                write!(f, "the tiles around {inside}, as far as {cut}, are an odd number of swaps from home")
            }
            Self::RingOutOfOrder { ring, first, second } => write!(
                f,
                "the tiles at {first} and {second} are on a bare ring of {} cells and need different turns of it",
                ring.len()
            ),
        }
    }
}

impl Error for Reason {}
