//! Routes and hints, from a board and a query.

use core_grid::Direction;

use super::Scratch;
use crate::answer::Reason;
use crate::input::{Board, Query, QueryError};
use crate::route::Route;

impl Board {
    /// A route of the least number of moves, or why there is none.
    ///
    /// Of the routes with so many moves it is always the same one, as [`Route`] says: it depends on the board and the query
    /// alone, never on what `scratch` was used for before.
    ///
    /// It takes the search of [`least_moves`](Self::least_moves), which goes on until it has all states on shortest routes,
    /// and one byte for each step of the tile.
    ///
    /// # Errors
    ///
    /// A [`QueryError`] where the query does not fit this board; within, the [`Reason`] why the target cannot be reached.
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    /// use huarong_dao::{Board, Query, Scratch};
    ///
    /// let board = Board::new(Shape::new(2, 2)?, |_| true)?;
    /// let query = Query { blank: Coord::new(0, 0), tile: Coord::new(1, 1), target: Coord::new(1, 0) };
    /// let route = board.route(&query, &mut Scratch::default())??;
    /// assert_eq!(route.to_string(), "D1 R1");
    /// assert_eq!(route.verify(&board, &query), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn route(&self, query: &Query, scratch: &mut Scratch) -> Result<Result<Route, Reason>, QueryError> {
        self.check(query)?;
        let found = scratch.steps(self.prepared(), query);
        Ok(found.map(|(moves, steps)| Route::new(self.clone(), *query, moves, steps)))
    }

    /// A hint: where the blank goes next on the [`route`](Self::route), which then has one move less; `None` where the tile is
    /// at its target. Or why there is no route.
    ///
    /// Who follows the hints, asking after each move, goes the route move by move.
    ///
    /// # Errors
    ///
    /// As of [`route`](Self::route).
    ///
    /// ```
    /// use core_grid::{Coord, Direction, Shape};
    /// use huarong_dao::{Board, Query, Scratch};
    ///
    /// let board = Board::new(Shape::new(2, 2)?, |_| true)?;
    /// let query = Query { blank: Coord::new(0, 0), tile: Coord::new(1, 1), target: Coord::new(1, 0) };
    /// assert_eq!(board.next_move(&query, &mut Scratch::default())??, Some(Direction::Down));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_move(
        &self,
        query: &Query,
        scratch: &mut Scratch,
    ) -> Result<Result<Option<Direction>, Reason>, QueryError> {
        Ok(self.route(query, scratch)?.map(|route| route.next_move()))
    }
}
