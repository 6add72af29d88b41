//! What is wrong with an answer.

use std::error::Error;
use std::fmt;

use core_grid::Coord;

use super::Reason;

/// The first thing that is wrong with an answer, a claim or a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// The claim, which is line 1 of the answer, is not right.
    Outcome {
        /// Why the puzzle is impossible, or `None` where it is possible.
        reason: Option<Reason>,
    },
    /// A reason names a cell that is not on the board, or not a free one where it must be.
    NoSuchCell(Coord),
    /// A reason says of the blank, or supposes of it, what does not hold.
    Blank {
        /// Whether the blank can reach its goal.
        reaches: bool,
    },
    /// A reason says that a cell is stuck that the blank can enter.
    NotStuck(Coord),
    /// A reason names a tile that is not the one there, or a goal that is not the tile's.
    OtherTile {
        /// The cell that is named.
        cell: Coord,
        /// The tile that is named.
        named: u32,
        /// The tile that is found.
        found: u32,
    },
    /// A tile that is said to be out of place is at home, or can get there as far as the named cell is concerned.
    NotParted {
        /// The cell at which the two are said to be parted.
        cut: Coord,
    },
    /// A part of the board that is said to have the only entrance `cut` holds the blank's goal, or tiles go in or out.
    NotClosed {
        /// The cell that is named as the entrance.
        cut: Coord,
    },
    /// A part of the board that is said to be an odd number of swaps from home is an even number from it.
    Even,
    /// What is said to be a bare ring is none: at this cell it breaks, or has a chord or a way around.
    NotARing(Coord),
    /// A ring that is said to be out of order can be turned home as far as the two named cells are concerned.
    InOrder,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outcome { reason: None } => write!(f, "line 1: expected `possible`, found `impossible`"),
            Self::Outcome { reason: Some(reason) } => {
                write!(f, "line 1: expected `impossible`, found `possible`: {reason}")
            }
            Self::NoSuchCell(cell) => write!(f, "expected a free cell of the board, found {cell}"),
            Self::Blank { reaches: true } => {
                write!(f, "expected a blank that cannot reach its goal, found one that can")
            }
            Self::Blank { reaches: false } => {
                write!(f, "expected a blank that can reach its goal, found one that cannot")
            }
            Self::NotStuck(cell) => write!(f, "expected a cell that the blank cannot enter, found {cell}"),
            Self::OtherTile { cell, named, found } => write!(f, "expected tile {named} at {cell}, found tile {found}"),
            Self::NotParted { cut } => {
                write!(f, "expected a tile that {cut} parts from its goal, found one that it does not")
            }
            Self::NotClosed { cut } => {
                write!(f, "expected a part of the board that is closed but for {cut}, found an open one")
            }
            Self::Even => write!(f, "expected an odd number of swaps, found an even one"),
            Self::NotARing(cell) => write!(f, "expected a bare ring, found none at {cell}"),
            Self::InOrder => write!(f, "expected two tiles that need different turns, found two that need the same"),
        }
    }
}

impl Error for Wrong {}
