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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::families::FAMILIES;
    use crate::reference;

    /// With all landmarks and beacons found beforehand, searches take other states; routes are the same.
    #[test]
    fn guides_do_not_change_a_route() {
        let (mut routes, mut compared) = (0, 0);
        for family in FAMILIES {
            for size in [5, 9, 24] {
                let games = family.instance(size, 8);
                let board = games.board();
                let mut guided = Scratch::default();
                guided.fill_guides(board.prepared());
                for query in &games.queries()[..80] {
                    let found = board.route(query, &mut guided).unwrap().ok();
                    assert_eq!(found, board.route(query, &mut Scratch::default()).unwrap().ok(), "{}", family.name);
                    if size < 10 {
                        let expected = reference::route(board, query).unwrap();
                        assert_eq!(found.as_ref().map(|route| route.moves().collect()), expected, "{}", family.name);
                        compared += 1;
                    }
                    routes += u32::from(found.is_some());
                }
            }
        }
        assert!(1500 < routes && 2500 < compared, "{routes} routes, {compared} compared");
    }
}
