//! The judge's input: a board, and the games that are played on it.

mod board;
mod error;
mod local;
mod parse;
mod prepared;

use std::fmt;

use core_grid::text::push_decimal;
use core_grid::{CellIdx, Coord};

pub use board::Board;
pub use error::{GamesError, ParseError, QueryError, Role};
pub(crate) use local::{EXITS, NEAR_UNKNOWN, PAIR};
pub(crate) use prepared::Prepared;

/// One game: where the blank is, where the tile is that matters, and where it should go.
///
/// Plain data; [`Games::new`] and [`Board::least_moves`] make sure that it fits the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    /// The cell of the blank: free.
    pub blank: Coord,
    /// The cell S of the tile: free, and not the blank's.
    pub tile: Coord,
    /// The cell T where the tile should go: any cell of the board, also a fixed one.
    pub target: Coord,
}

/// A board and the games that are played on it, each from its own start.
///
/// The text form is the judge's: `n m q`, then `n` lines of `m` numbers (1 free, 0 fixed), then `q` lines
/// `ex ey sx sy tx ty`, the row and column of the blank, of the tile and of its target.
///
/// ```
/// use huarong_dao::Games;
///
/// let text = "1 3 1\n1 1 1\n1 2 1 1 1 2\n";
/// let games: Games = text.parse()?;
/// assert_eq!(games.queries().len(), 1);
/// assert_eq!(games.to_string(), text);
/// # Ok::<(), huarong_dao::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    board: Board,
    queries: Vec<Query>,
}

impl Games {
    /// These games on this board; there may be none.
    ///
    /// # Errors
    ///
    /// [`GamesError::Query`] for the first query that does not fit the board: a cell off the board, the blank or the
    /// tile on a fixed cell, or both on the same.
    pub fn new(board: Board, queries: Vec<Query>) -> Result<Self, GamesError> {
        for (index, query) in queries.iter().enumerate() {
            board.check(query).map_err(|error| GamesError::Query { number: index + 1, error })?;
        }
        Ok(Self { board, queries })
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The games, in the order of the input.
    pub fn queries(&self) -> &[Query] {
        &self.queries
    }
}

/// The judge's input, with a final newline.
impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.board.shape();
        let mut text = Vec::with_capacity(2 * shape.cells() + 24 * self.queries.len() + 32);
        push_line(&mut text, &[shape.rows() as usize, shape.cols() as usize, self.queries.len()]);
        for row in 0..shape.rows() {
            for cell in row * shape.cols()..(row + 1) * shape.cols() {
                text.push(if self.board.prepared().free.is_free(CellIdx::new(cell)) { b'1' } else { b'0' });
                text.push(b' ');
            }
            text.pop();
            text.push(b'\n');
        }
        for Query { blank, tile, target } in &self.queries {
            push_line(
                &mut text,
                &[*blank, *tile, *target].map(|at| [at.row as usize + 1, at.col as usize + 1]).concat(),
            );
        }
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

fn push_line(text: &mut Vec<u8>, numbers: &[usize]) {
    for &number in numbers {
        push_decimal(text, number as u64);
        text.push(b' ');
    }
    text.pop();
    text.push(b'\n');
}
