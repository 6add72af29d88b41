//! What can be wrong with an answer.

use std::fmt;

use crate::input::QueryError;

/// The first thing that is wrong with an answer.
///
/// Lines count from 1, one for each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// There are more or fewer lines than games.
    Count {
        /// The number of games.
        expected: usize,
        /// The number of lines.
        found: usize,
    },
    /// A line is not the least number of moves of its game.
    Value {
        /// The line.
        line: usize,
        /// The least number of moves, `None` where there is no way.
        expected: Option<u64>,
        /// What the line says.
        found: Option<u64>,
    },
    /// Moves are given where no number of moves is enough: the target is fixed, or the blank, the tile and the target do
    /// not hang together.
    NoWay {
        /// The line.
        line: usize,
    },
    /// Fewer moves are given than the distances take.
    TooFew {
        /// The line.
        line: usize,
        /// A number of moves that is surely needed.
        at_least: u64,
        /// What the line says.
        found: u64,
    },
    /// The number of moves is even where it must be odd, or the other way round.
    Parity {
        /// The line.
        line: usize,
        /// What the line says.
        found: u64,
    },
    /// The query that is answered does not fit the board.
    Query {
        /// The line.
        line: usize,
        /// Why.
        error: QueryError,
    },
    /// The reason why the target cannot be reached does not hold.
    Reason {
        /// The line.
        line: usize,
    },
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count { expected, found } => {
                write!(f, "expected {expected} lines, one for each query, found {found}")
            }
            Self::Value { line, expected, found } => {
                write!(f, "line {line}: expected {}, found {}", Moves(expected), Moves(found))
            }
            Self::NoWay { line } => {
                write!(f, "line {line}: expected -1, found moves for a target that is fixed or walled off")
            }
            Self::TooFew { line, at_least, found } => {
                write!(f, "line {line}: expected at least {at_least} moves by the distances, found {found}")
            }
            Self::Parity { line, found } => {
                let parity = if found % 2 == 0 { "odd" } else { "even" };
                write!(
                    f,
                    "line {line}: expected an {parity} number of moves by the colours of the cells, found {found}"
                )
            }
            Self::Query { line, error } => write!(f, "line {line}: {error}"),
            Self::Reason { line } => write!(f, "line {line}: expected a reason that holds, found one that does not"),
        }
    }
}

impl std::error::Error for Wrong {}

/// A number of moves as the judge's format writes it.
struct Moves(Option<u64>);

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(moves) => write!(f, "{moves}"),
            None => f.write_str("-1"),
        }
    }
}
