//! The instance: which cells are free, and where each tile stands and belongs.

mod arrangement;
mod display;
mod error;
mod parse;

use core_grid::{CellIdx, FreeCells, Shape};

pub use arrangement::Arrangement;
use arrangement::{Places, home_tile};
pub use error::{ParseError, PuzzleError};

/// A sliding-tile puzzle on a board with glued cells: a start and a goal, the blank anywhere in both.
///
/// Every cell holds a tile, but for one that is blank. A move slides a tile that shares an edge with the blank into it;
/// tiles on glued cells never move. The question is whether the start can be brought into the goal.
///
/// The judge's form is one case of it: the goal is the tiles 1 to nm-1 row by row and then the blank, and the blank
/// starts in the bottom right corner as well. [`parse`](Self::parse) reads that form, [`between`](Self::between) takes
/// any start and goal.
///
/// What is kept is a permutation, 4 bytes a cell: the goal cell of what stands in each cell. The names of the tiles are
/// kept, with 4 bytes more, only where the goal is not the judge's.
///
/// ```
/// use core_grid::{FreeCells, Shape};
/// use glued_grid::{Arrangement, Puzzle, solve};
///
/// let shape = Shape::new(2, 2)?;
/// let start = Arrangement::new(shape, vec![0, 1, 2, 3])?;
/// let goal = Arrangement::new(shape, vec![2, 0, 3, 1])?;
/// let puzzle = Puzzle::between(FreeCells::new(shape, |_| true), &start, &goal)?;
/// assert!(solve(&puzzle).outcome());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    free: FreeCells,
    /// By cell: where what stands there at the start, a tile or the blank, must be at the end.
    destinations: Vec<CellIdx>,
    /// By cell: the tile that belongs there; `None` for the judge's order.
    goal_tiles: Option<Vec<u32>>,
    start_blank: CellIdx,
    goal_blank: CellIdx,
}

impl Puzzle {
    /// The puzzle on the free cells `free` that begins as `start` and must end as `goal`.
    ///
    /// O(cells) time where the tiles are numbers up to a small multiple of the cells, O(cells log cells) for others.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::ShapesDiffer`], [`PuzzleError::BlankGlued`] where the blank of either is not on a free cell, and
    /// [`PuzzleError::UnknownTile`] where the two do not have the same tiles.
    pub fn between(free: FreeCells, start: &Arrangement, goal: &Arrangement) -> Result<Self, PuzzleError> {
        let shape = free.shape();
        for found in [start.shape(), goal.shape()] {
            if found != shape {
                return Err(PuzzleError::ShapesDiffer { expected: shape, found });
            }
        }
        for blank in [start.blank(), goal.blank()] {
            if !free.is_free(blank) {
                return Err(PuzzleError::BlankGlued { cell: shape.coord(blank) });
            }
        }
        let places = Places::of(shape, goal.as_slice())?;
        let mut destinations = Vec::with_capacity(shape.cells());
        for cell in shape.iter() {
            let tile = start.tile(cell);
            let Some(place) = places.get(tile) else {
                return Err(PuzzleError::UnknownTile { tile, cell: shape.coord(cell) });
            };
            destinations.push(place);
        }
        let goal_tiles = (!goal.is_home()).then(|| goal.as_slice().to_vec());
        Ok(Self { free, destinations, goal_tiles, start_blank: start.blank(), goal_blank: goal.blank() })
    }

    /// The free cells.
    pub const fn free(&self) -> &FreeCells {
        &self.free
    }

    /// The rows and columns of the board.
    pub const fn shape(&self) -> Shape {
        self.free.shape()
    }

    /// The cell that is blank at the start.
    pub const fn start_blank(&self) -> CellIdx {
        self.start_blank
    }

    /// The cell that must be blank at the end.
    pub const fn goal_blank(&self) -> CellIdx {
        self.goal_blank
    }

    /// By cell: where what stands there at the start must be at the end; a permutation of the cells.
    pub fn destinations(&self) -> &[CellIdx] {
        &self.destinations
    }

    /// The tile that stands in `cell`, a cell of the board, at the start; 0 for the blank.
    pub fn start_tile(&self, cell: CellIdx) -> u32 {
        self.goal_tile(self.destinations[cell.usize()])
    }

    /// The tile that belongs in `cell`, a cell of the board; 0 for the blank.
    pub fn goal_tile(&self, cell: CellIdx) -> u32 {
        self.goal_tiles.as_ref().map_or_else(|| home_tile(self.shape(), cell), |tiles| tiles[cell.usize()])
    }

    /// The start as an arrangement of its own. O(cells) time.
    pub fn start(&self) -> Arrangement {
        Arrangement::trusted(self.shape(), |cell| self.start_tile(cell), self.start_blank)
    }

    /// The goal as an arrangement of its own. O(cells) time.
    pub fn goal(&self) -> Arrangement {
        Arrangement::trusted(self.shape(), |cell| self.goal_tile(cell), self.goal_blank)
    }

    /// Whether this is of the judge's form: the goal in order, the blank in the bottom right corner in both.
    pub const fn is_judges(&self) -> bool {
        self.goal_tiles.is_none() && self.start_blank.get() == self.shape().last().get()
    }
}
