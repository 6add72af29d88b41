//! The board.

use std::fmt;
use std::sync::Arc;

use core_grid::{Coord, FreeCells, Shape};

use super::{GamesError, Prepared, Query, QueryError, Role};

/// A board: which cells are free, and which hold a fixed tile.
///
/// It never changes, is cheap to clone, and may be shared between threads, each with a [`Scratch`](crate::Scratch) of
/// its own. Everything that does not depend on a query is prepared when it is made.
///
/// ```
/// use core_grid::{Coord, Shape};
/// use huarong_dao::Board;
///
/// let board = Board::new(Shape::new(2, 2)?, |at| at != Coord::new(0, 1))?;
/// assert!(board.is_free(Coord::new(1, 1)));
/// assert!(!board.is_free(Coord::new(0, 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Board {
    prepared: Arc<Prepared>,
}

impl Board {
    /// The largest number of cells: four states a cell and the steps of a walk over them leave room in a `u32`.
    pub const MAX_CELLS: u64 = 1 << 28;

    /// The board of this shape with the free cells for which `is_free` holds; it is asked once for each cell, in
    /// row-major order.
    ///
    /// O(cells) time; 20 bytes a cell, and up to 12 more where the free cells fall into many blocks or parts.
    ///
    /// # Errors
    ///
    /// [`GamesError::Size`] for more than [`Board::MAX_CELLS`] cells.
    pub fn new(shape: Shape, mut is_free: impl FnMut(Coord) -> bool) -> Result<Self, GamesError> {
        let given = shape.cells() as u64;
        if Self::MAX_CELLS < given {
            return Err(GamesError::Size { given, limit: Self::MAX_CELLS });
        }
        Ok(Self::from_free(FreeCells::new(shape, |cell| is_free(shape.coord(cell)))))
    }

    /// The number of rows and columns.
    pub fn shape(&self) -> Shape {
        self.prepared.free.shape()
    }

    /// Whether the cell is on the board, and not fixed.
    pub fn is_free(&self, at: Coord) -> bool {
        self.shape().index(at).is_some_and(|cell| self.prepared.free.is_free(cell))
    }

    /// Makes sure that `query` can be asked on this board: its three cells are on it, blank and tile are on two
    /// different free cells.
    ///
    /// # Errors
    ///
    /// A [`QueryError`] that says what does not fit: of a cell off the board, a fixed cell and a shared cell, the first.
    pub fn check(&self, query: &Query) -> Result<(), QueryError> {
        let Query { blank, tile, target } = *query;
        for (role, at) in [(Role::Blank, blank), (Role::Tile, tile), (Role::Target, target)] {
            if !self.shape().contains(at) {
                return Err(QueryError::OffBoard { role, at });
            }
        }
        for (role, at) in [(Role::Blank, blank), (Role::Tile, tile)] {
            if !self.is_free(at) {
                return Err(QueryError::Fixed { role, at });
            }
        }
        if blank == tile { Err(QueryError::Shared { at: tile }) } else { Ok(()) }
    }

    /// The board of these free cells, of which there are at most [`Board::MAX_CELLS`].
    pub(crate) fn from_free(free: FreeCells) -> Self {
        Self { prepared: Arc::new(Prepared::new(free)) }
    }

    pub(crate) const fn prepared(&self) -> &Arc<Prepared> {
        &self.prepared
    }
}

/// Boards are equal where their free cells are.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.prepared.free == other.prepared.free
    }
}

impl Eq for Board {}

/// The rows as strings, `.` free and `#` fixed.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        let glyph = |row, col| if self.is_free(Coord::new(row, col)) { '.' } else { '#' };
        let rows = (0..shape.rows()).map(|row| (0..shape.cols()).map(|col| glyph(row, col)).collect::<String>());
        f.write_str("Board ")?;
        f.debug_list().entries(rows).finish()
    }
}
