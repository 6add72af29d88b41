//! What can be wrong with a route.

use std::fmt;

use core_grid::Coord;

use crate::input::QueryError;

/// The first thing that is wrong with a route. Moves and legs count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WrongRoute {
    /// The query does not fit the board.
    Query(QueryError),
    /// A leg has no moves.
    EmptyLeg {
        /// Which one.
        leg: u64,
    },
    /// A move would take the blank off the board.
    OffBoard {
        /// Which one.
        number: u64,
        /// Where the blank was before it.
        from: Coord,
    },
    /// A move would take the blank to a fixed cell.
    Fixed {
        /// Which one.
        number: u64,
        /// The fixed cell.
        at: Coord,
    },
    /// After the last move the tile is somewhere else than at its target.
    Elsewhere {
        /// The target.
        expected: Coord,
        /// Where the tile is.
        found: Coord,
    },
    /// The legs have more or fewer moves than the route says.
    Length {
        /// What the route says.
        expected: u64,
        /// The moves of its legs.
        found: u64,
    },
}

impl fmt::Display for WrongRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Query(error) => error.fmt(f),
            Self::EmptyLeg { leg } => write!(f, "leg {leg}: expected at least one move, found none"),
            Self::OffBoard { number, from } => {
                write!(f, "move {number}: expected the blank to stay on the board, found it leave from {from}")
            }
            Self::Fixed { number, at } => {
                write!(f, "move {number}: expected the blank to go to a free cell, found the fixed cell {at}")
            }
            Self::Elsewhere { expected, found } => {
                write!(f, "expected the tile at {expected} in the end, found it at {found}")
            }
            Self::Length { expected, found } => write!(f, "expected {expected} moves in all, found {found}"),
        }
    }
}

impl std::error::Error for WrongRoute {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Query(error) => Some(error),
            _ => None,
        }
    }
}
