//! The size of a dense board.

use std::fmt;

use smallvec::SmallVec;

use crate::{CellIdx, Coord, Direction};

/// The number of rows and columns of a dense board, at least one of each.
///
/// No method can overflow: a shape has at most [`Shape::MAX_CELLS`] cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    rows: u32,
    cols: u32,
}

impl Shape {
    /// The largest number of cells: the index of a cell fits in a `u32`, and `u32::MAX` is left over to mean "no cell".
    pub const MAX_CELLS: u64 = u32::MAX as u64;

    /// A board of `rows` rows and `cols` columns.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Empty`] where a side is 0, [`ShapeError::TooLarge`] for more than [`Shape::MAX_CELLS`] cells.
    pub const fn new(rows: u32, cols: u32) -> Result<Self, ShapeError> {
        let given = rows as u64 * cols as u64;
        if given == 0 {
            return Err(ShapeError::Empty);
        }
        if Self::MAX_CELLS < given {
            return Err(ShapeError::TooLarge { given, limit: Self::MAX_CELLS });
        }
        Ok(Self { rows, cols })
    }

    /// The number of rows.
    pub const fn rows(self) -> u32 {
        self.rows
    }

    /// The number of columns.
    pub const fn cols(self) -> u32 {
        self.cols
    }

    /// The number of cells: rows times columns.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Whether `coord` is on the board.
    pub const fn contains(self, coord: Coord) -> bool {
        coord.row < self.rows && coord.col < self.cols
    }

    /// The cell at `coord`, or `None` where that is off the board.
    pub const fn index(self, coord: Coord) -> Option<CellIdx> {
        if self.contains(coord) { Some(CellIdx::new(coord.row * self.cols + coord.col)) } else { None }
    }

    /// The row and column of `cell`, which must be a cell of this shape.
    pub const fn coord(self, cell: CellIdx) -> Coord {
        Coord::new(cell.get() / self.cols, cell.get() % self.cols)
    }

    /// The cell in the bottom right corner.
    pub const fn last(self) -> CellIdx {
        CellIdx::new(self.rows * self.cols - 1)
    }

    /// All cells in row-major order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = CellIdx> + ExactSizeIterator + Clone {
        (0..self.rows * self.cols).map(CellIdx::new)
    }

    /// The neighbour of `coord` in direction `to`, or `None` where that is off the board.
    pub fn step(self, coord: Coord, to: Direction) -> Option<Coord> {
        coord.step(to).filter(|&next| self.contains(next))
    }

    /// How far apart in row-major order a cell and its neighbour in direction `to` are: add it with `wrapping_add`.
    ///
    /// This says nothing of whether that neighbour is on the board; [`FreeCells::sides`](crate::FreeCells::sides) does.
    pub const fn offset(self, to: Direction) -> u32 {
        // A table, since a branch on a direction is one that a processor cannot foresee.
        [self.cols.wrapping_neg(), self.cols, u32::MAX, 1][to as usize]
    }

    /// The cells of the board that share an edge with `coord`, in the order of [`Direction::ALL`].
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    ///
    /// let corner = Shape::new(3, 3)?.neighbours4(Coord::new(0, 0));
    /// assert_eq!(corner.as_slice(), [Coord::new(1, 0), Coord::new(0, 1)]);
    /// # Ok::<(), core_grid::ShapeError>(())
    /// ```
    pub fn neighbours4(self, coord: Coord) -> SmallVec<[Coord; 4]> {
        Direction::ALL.into_iter().filter_map(|to| self.step(coord, to)).collect()
    }

    /// The cells of the board that share an edge or a corner with `coord`, clockwise from the one above it.
    ///
    /// ```text
    /// 7 0 1
    /// 6 · 2
    /// 5 4 3
    /// ```
    pub fn neighbours8(self, coord: Coord) -> SmallVec<[Coord; 8]> {
        use Direction::{Down, Left, Right, Up};
        const CLOCKWISE: [&[Direction]; 8] =
            [&[Up], &[Up, Right], &[Right], &[Down, Right], &[Down], &[Down, Left], &[Left], &[Up, Left]];
        let walk = |steps: &[Direction]| steps.iter().try_fold(coord, |at, &to| self.step(at, to));
        CLOCKWISE.into_iter().filter_map(walk).collect()
    }
}

/// Why a [`Shape`] cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// A side is 0.
    Empty,
    /// There would be more than [`Shape::MAX_CELLS`] cells.
    TooLarge {
        /// The number of cells asked for.
        given: u64,
        /// The largest number of cells.
        limit: u64,
    },
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "expected at least one row and one column, found a board without cells"),
            Self::TooLarge { given, limit } => write!(f, "expected at most {limit} cells, found a board of {given}"),
        }
    }
}

impl std::error::Error for ShapeError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(rows: u32, cols: u32) -> Shape {
        Shape::new(rows, cols).unwrap()
    }

    #[test]
    fn limits() {
        assert_eq!(Shape::new(0, 5), Err(ShapeError::Empty));
        assert_eq!(Shape::new(5, 0), Err(ShapeError::Empty));
        assert!(Shape::new(1, u32::MAX).is_ok());
        let too_large = ShapeError::TooLarge { given: 1 << 32, limit: Shape::MAX_CELLS };
        assert_eq!(Shape::new(1 << 16, 1 << 16), Err(too_large));
        assert_eq!(Shape::new(2, 1 << 31), Err(too_large));
        assert!(Shape::new(u32::MAX, u32::MAX).is_err());
        assert_eq!(too_large.to_string(), "expected at most 4294967295 cells, found a board of 4294967296");
        let empty = "expected at least one row and one column, found a board without cells";
        assert_eq!(ShapeError::Empty.to_string(), empty);
    }

    #[test]
    fn the_widest_board_does_not_overflow() {
        let wide = shape(1, u32::MAX);
        let last = Coord::new(0, u32::MAX - 1);
        assert_eq!(wide.index(last), Some(wide.last()));
        assert_eq!(wide.coord(wide.last()), last);
        assert_eq!(wide.index(Coord::new(0, u32::MAX)), None);
        assert_eq!(wide.neighbours4(last).as_slice(), [Coord::new(0, u32::MAX - 2)]);
        assert_eq!(wide.neighbours8(last).len(), 1);
    }

    #[test]
    fn index_and_coord_are_inverse_and_row_major() {
        let shape = shape(3, 5);
        let coords: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).collect();
        assert!(coords.is_sorted());
        assert_eq!(coords.len(), shape.cells());
        for (cell, &coord) in shape.iter().zip(&coords) {
            assert_eq!(shape.index(coord), Some(cell));
        }
        assert_eq!(shape.index(Coord::new(3, 0)), None);
        assert_eq!(shape.index(Coord::new(0, 5)), None);
    }

    #[test]
    fn neighbours_are_exactly_the_cells_at_distance_one() {
        let shape = shape(3, 4);
        for a in shape.iter().map(|cell| shape.coord(cell)) {
            let near = |b: Coord| (a.row.abs_diff(b.row), a.col.abs_diff(b.col));
            let count = |keep: fn((u32, u32)) -> bool| shape.iter().filter(|&b| keep(near(shape.coord(b)))).count();
            let four = shape.neighbours4(a);
            assert!(four.iter().all(|&b| matches!(near(b), (0, 1) | (1, 0))));
            assert_eq!(four.len(), count(|d| matches!(d, (0, 1) | (1, 0))));
            let eight = shape.neighbours8(a);
            assert!(eight.iter().all(|&b| b != a && near(b) <= (1, 1) && near(b).1 <= 1));
            assert_eq!(eight.len(), count(|d| matches!(d, (0 | 1, 1) | (1, 0))));
        }
        let middle = shape.neighbours8(Coord::new(1, 1));
        assert!(
            middle.windows(2).all(|pair| pair[0].row.abs_diff(pair[1].row) + pair[0].col.abs_diff(pair[1].col) == 1)
        );
        assert_eq!(middle[0], Coord::new(0, 1));
        assert_eq!(middle[2], Coord::new(1, 2));
    }

    #[test]
    fn offsets_agree_with_steps() {
        let shape = shape(4, 7);
        for cell in shape.iter() {
            for to in Direction::ALL {
                if let Some(next) = shape.step(shape.coord(cell), to) {
                    let by_offset = CellIdx::new(cell.get().wrapping_add(shape.offset(to)));
                    assert_eq!(shape.index(next), Some(by_offset));
                }
            }
        }
    }
}
