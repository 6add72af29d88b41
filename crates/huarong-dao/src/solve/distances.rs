//! The least moves to every cell at once.

use core_grid::{Coord, Grid};

use super::Scratch;
use crate::input::{Board, Query, QueryError};

impl Board {
    /// By cell: the least number of moves that bring the tile from `tile` there, with the blank on `blank` in the beginning;
    /// `None` where it cannot come. For hints, and for the design of levels: which cells are far, and which out of reach.
    ///
    /// One search without a goal over all states that the tile can come to, at most four a cell, takes about as long as the
    /// hardest game on the board; each number is that of [`least_moves`](Self::least_moves).
    ///
    /// # Errors
    ///
    /// A [`QueryError`] where the two cells do not fit this board, as those of a [`Query`].
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    /// use huarong_dao::{Board, Scratch};
    ///
    /// let board = Board::new(Shape::new(2, 3)?, |at| at != Coord::new(1, 2))?;
    /// let moves = board.distances(Coord::new(0, 0), Coord::new(0, 1), &mut Scratch::default())?;
    /// assert_eq!(moves.as_slice(), [Some(0), Some(1), None, Some(3), Some(4), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn distances(&self, tile: Coord, blank: Coord, scratch: &mut Scratch) -> Result<Grid<Option<u64>>, QueryError> {
        self.check(&Query { blank, tile, target: tile })?;
        Ok(scratch.distances(self.prepared(), blank, tile))
    }
}
