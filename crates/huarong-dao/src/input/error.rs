//! What can be wrong with a board or a query.

use std::fmt;

use core_grid::Coord;

/// Why a text is not a valid board with its games.
pub type ParseError = core_grid::text::ParseError<GamesError>;

/// Why a board or its games cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GamesError {
    /// The board has no cell, or more than [`Board::MAX_CELLS`](crate::Board::MAX_CELLS).
    Size {
        /// The number of cells asked for.
        given: u64,
        /// The largest number of cells.
        limit: u64,
    },
    /// A query does not fit the board.
    Query {
        /// Which one, counted from 1.
        number: usize,
        /// Why.
        error: QueryError,
    },
}

/// Which of the three cells of a query is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The cell of the blank.
    Blank,
    /// The cell of the tile.
    Tile,
    /// The cell where the tile should go.
    Target,
}

/// Why a query does not fit a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueryError {
    /// A cell is not on the board.
    OffBoard {
        /// Whose cell.
        role: Role,
        /// The cell.
        at: Coord,
    },
    /// The blank or the tile is on a fixed cell.
    Fixed {
        /// Whose cell.
        role: Role,
        /// The cell.
        at: Coord,
    },
    /// The blank and the tile are on one cell.
    Shared {
        /// The cell.
        at: Coord,
    },
}

impl fmt::Display for GamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { given, limit } => write!(f, "expected a board of 1 to {limit} cells, found one of {given}"),
            Self::Query { number, error } => write!(f, "query {number}: {error}"),
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blank => "blank",
            Self::Tile => "tile",
            Self::Target => "target",
        })
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { role, at } => write!(f, "expected the {role} on the board, found it at {at}"),
            Self::Fixed { role, at } => write!(f, "expected the {role} on a free cell, found the fixed cell {at}"),
            Self::Shared { at } => write!(f, "expected the tile on another cell than the blank, found both at {at}"),
        }
    }
}

impl std::error::Error for GamesError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Size { .. } => None,
            Self::Query { error, .. } => Some(error),
        }
    }
}

impl std::error::Error for QueryError {}
