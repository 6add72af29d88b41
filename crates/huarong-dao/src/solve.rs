//! The least number of moves of each game.
//!
//! Only those states matter in which the blank touches the tile: (cell of the tile, side of the blank). From one to the
//! next the blank changes to the side where the tile shall go, and the tile slides, for 1 move more. So a game is a
//! walk of the blank to a side of the tile, and then a shortest path over at most four states a cell:
//!
//! - [`reach`] says at once whether there is one: the tile stays in one biconnected block;
//! - [`search`] finds it best first, guided by the exact costs on a board without walls ([`metric`]);
//! - [`turns`] are the costs of changing sides, from the ring of eight cells around the tile, or found when first asked
//!   for, by floods of [`windows`] where they are short, and kept for the board;
//! - [`walk`] is a way of the blank around the standing tile, best first by its distance; where the tile is near, as it
//!   always is on a small board, [`approach`] finds its length sooner, by a flood of the large window around the tile;
//! - [`trace`] are the tile's steps on one of the shortest routes, back over the states of a search; [`way`] is one of the
//!   blank's shortest ways between two of them;
//! - [`landmarks`] and [`beacons`] are better guides for the search and for the walk, made once it shows that walls make
//!   the straight way useless.

mod ahead;
mod approach;
mod beacons;
mod bottlenecks;
mod distances;
#[cfg(test)]
mod floods;
mod landmarks;
mod metric;
mod queue;
mod reach;
mod route;
mod scratch;
mod search;
mod start;
mod trace;
mod turns;
mod walk;
mod way;
mod windows;

use crate::answer::{Answer, Reply};
use crate::input::{Board, Games, Query, QueryError};

pub use scratch::Scratch;
pub(crate) use way::FirstWay;

/// Answers all games, in their order.
///
/// With N cells of the board: O(N) memory; a game whose target cannot be reached takes no search; any other searches at
/// most 2N states, and as far as the blank's ways around the tile need to be found, these too.
///
/// ```
/// use huarong_dao::{Games, Reply, solve};
///
/// let games: Games = "2 2 1\n1 1\n1 1\n1 1 1 2 2 1".parse()?;
/// assert_eq!(solve(&games).replies(), [Reply::Moves(4)]);
/// # Ok::<(), huarong_dao::ParseError>(())
/// ```
pub fn solve(games: &Games) -> Answer {
    let mut scratch = Scratch::default();
    let board = games.board();
    Answer::new(games.queries().iter().map(|query| scratch.reply(board.prepared(), query)).collect())
}

impl Board {
    /// The least number of moves of one game, or why it cannot be won.
    ///
    /// The reply depends on the board and the query alone, never on what `scratch` was used for before; but the memory in
    /// it, and what was found out of this board, make later games faster.
    ///
    /// # Errors
    ///
    /// A [`QueryError`] where the query does not fit this board.
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    /// use huarong_dao::{Board, Query, Reason, Reply, Scratch};
    ///
    /// // In a corridor the blank cannot get past the tile.
    /// let board = Board::new(Shape::new(1, 4)?, |_| true)?;
    /// let [blank, tile, far] = [0, 1, 3].map(|col| Coord::new(0, col));
    /// let mut scratch = Scratch::default();
    /// assert_eq!(board.least_moves(&Query { blank, tile, target: blank }, &mut scratch)?, Reply::Moves(1));
    /// let reply = board.least_moves(&Query { blank, tile, target: far }, &mut scratch)?;
    /// assert_eq!(reply, Reply::Unreachable(Reason::CannotTurn { at: tile }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn least_moves(&self, query: &Query, scratch: &mut Scratch) -> Result<Reply, QueryError> {
        self.check(query)?;
        Ok(scratch.reply(self.prepared(), query))
    }
}
