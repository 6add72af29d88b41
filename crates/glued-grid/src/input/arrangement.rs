//! What stands in each cell.

use core_grid::{CellIdx, Shape};

use super::PuzzleError;

/// The tile in each cell, in row-major order, with exactly one blank.
///
/// Tiles have distinct numbers of your choice, from 1; 0 is the blank.
///
/// ```
/// use core_grid::{CellIdx, Shape};
/// use glued_grid::Arrangement;
///
/// let shape = Shape::new(2, 2)?;
/// let tiles = Arrangement::new(shape, vec![7, 0, 9, 8])?;
/// assert_eq!(tiles.blank(), CellIdx::new(1));
/// assert_eq!(Arrangement::home(shape).as_slice(), [1, 2, 3, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrangement {
    shape: Shape,
    tiles: Vec<u32>,
    blank: CellIdx,
}

impl Arrangement {
    /// The arrangement with `tiles` in row-major order, 0 for the blank.
    ///
    /// O(cells) time where the tiles are numbers up to a small multiple of the cells, O(cells log cells) for others.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::WrongCount`] where there is not one number a cell, [`PuzzleError::Repeated`] for a number that
    /// stands in two cells, the blank included, and [`PuzzleError::NoBlank`].
    pub fn new(shape: Shape, tiles: Vec<u32>) -> Result<Self, PuzzleError> {
        if tiles.len() != shape.cells() {
            return Err(PuzzleError::WrongCount { given: tiles.len(), expected: shape.cells() });
        }
        let places = Places::of(shape, &tiles)?;
        let blank = places.get(0).ok_or(PuzzleError::NoBlank)?;
        Ok(Self { shape, tiles, blank })
    }

    /// The judge's goal: 1, 2, 3 and so on row by row, and the blank in the bottom right corner.
    pub fn home(shape: Shape) -> Self {
        Self::trusted(shape, |cell| home_tile(shape, cell), shape.last())
    }

    /// The rows and columns of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The blank cell.
    pub const fn blank(&self) -> CellIdx {
        self.blank
    }

    /// The tile in `cell`, which must be a cell of this shape; 0 for the blank.
    pub fn tile(&self, cell: CellIdx) -> u32 {
        self.tiles[cell.usize()]
    }

    /// The tiles in row-major order, 0 for the blank.
    pub fn as_slice(&self) -> &[u32] {
        &self.tiles
    }

    /// Whether this is [`home`](Self::home).
    pub fn is_home(&self) -> bool {
        self.shape.iter().all(|cell| self.tile(cell) == home_tile(self.shape, cell))
    }

    /// An arrangement that is known to be one.
    pub(crate) fn trusted(shape: Shape, tile: impl FnMut(CellIdx) -> u32, blank: CellIdx) -> Self {
        Self { shape, tiles: shape.iter().map(tile).collect(), blank }
    }
}

/// What belongs in `cell` by the judge's order.
pub(super) fn home_tile(shape: Shape, cell: CellIdx) -> u32 {
    if cell == shape.last() { 0 } else { cell.get() + 1 }
}

/// Where each number stands.
#[derive(Debug)]
pub(super) enum Places {
    /// By number: its cell, or `NOWHERE`. For numbers not much greater than the cells are many.
    Table(Vec<u32>),
    /// Pairs of number and cell, sorted.
    Sorted(Vec<(u32, u32)>),
}

const NOWHERE: u32 = u32::MAX; // never a cell
const TABLE_ENTRIES_A_CELL: usize = 4; // as much memory as twice the pairs

impl Places {
    /// Where each of `tiles` stands, or the earliest repetition.
    pub(super) fn of(shape: Shape, tiles: &[u32]) -> Result<Self, PuzzleError> {
        let repeated = |tile: u32, first: u32, second: u32| PuzzleError::Repeated {
            tile,
            first: shape.coord(CellIdx::new(first)),
            second: shape.coord(CellIdx::new(second)),
        };
        let largest = tiles.iter().copied().max().unwrap_or(0) as usize;
        if largest < tiles.len() * TABLE_ENTRIES_A_CELL {
            let mut table = vec![NOWHERE; largest + 1];
            for (cell, &tile) in (0..).zip(tiles) {
                let first = std::mem::replace(&mut table[tile as usize], cell);
                if first != NOWHERE {
                    return Err(repeated(tile, first, cell));
                }
            }
            return Ok(Self::Table(table));
        }
        let mut pairs: Vec<(u32, u32)> = tiles.iter().copied().zip(0..).collect();
        pairs.sort_unstable();
        let repetitions = pairs.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        if let Some(pair) = repetitions.min_by_key(|pair| pair[1].1) {
            return Err(repeated(pair[0].0, pair[0].1, pair[1].1));
        }
        Ok(Self::Sorted(pairs))
    }

    /// The cell of a number.
    pub(super) fn get(&self, tile: u32) -> Option<CellIdx> {
        let place = match self {
            Self::Table(table) => table.get(tile as usize).copied().filter(|&place| place != NOWHERE)?,
            Self::Sorted(pairs) => pairs[pairs.binary_search_by_key(&tile, |pair| pair.0).ok()?].1,
        };
        Some(CellIdx::new(place))
    }
}
