//! A board under construction.

use core_grid::{CellIdx, Coord, FreeCells, Grid, Shape};

/// Which cells are free, with the bottom right corner always so.
#[derive(Debug)]
pub(super) struct Board {
    is_free: Grid<bool>,
}

/// The largest side that a family makes: the cells of a square stay within the limit of a shape.
const LONGEST_SIDE: u32 = 65_535;

/// A square of this size, or of the nearest that there is.
pub(super) fn square(size: u32) -> Shape {
    let side = size.clamp(1, LONGEST_SIDE);
    rectangle(side, side)
}

/// A rectangle whose sides are within their limits.
pub(super) fn rectangle(rows: u32, cols: u32) -> Shape {
    Shape::new(rows, cols).expect("the sides are at least 1 and their product is within the limit")
}

impl Board {
    /// A board on which the cells are free that `is_free` says, by distance from the bottom right corner: rows up, columns to the left.
    ///
    /// So that corner, at (0, 0), is where pictures begin.
    pub(super) fn from_corner(shape: Shape, mut is_free: impl FnMut(u32, u32) -> bool) -> Self {
        let values = shape.iter().map(|cell| {
            let Coord { row, col } = shape.coord(cell);
            let (up, left) = (shape.rows() - 1 - row, shape.cols() - 1 - col);
            (up, left) == (0, 0) || is_free(up, left)
        });
        let is_free = Grid::from_values(shape, values.collect()).expect("one value a cell");
        Self { is_free }
    }

    pub(super) fn shape(&self) -> Shape {
        self.is_free.shape()
    }

    /// Frees a cell, by distance from the bottom right corner; one off the board is passed over.
    pub(super) fn free_up(&mut self, up: u32, left: u32) {
        let shape = self.shape();
        if up < shape.rows() && left < shape.cols() {
            self.is_free[Coord::new(shape.rows() - 1 - up, shape.cols() - 1 - left)] = true;
        }
    }

    /// Whether a cell, by distance from the bottom right corner, is on the board and free.
    pub(super) fn is_free(&self, (up, left): (i64, i64)) -> bool {
        let shape = self.shape();
        let from_corner = |side: u32, distance: i64| u32::try_from(i64::from(side) - 1 - distance).ok();
        let coord = from_corner(shape.rows(), up).zip(from_corner(shape.cols(), left));
        coord.and_then(|(row, col)| self.is_free.get(Coord::new(row, col))).is_some_and(|&is_free| is_free)
    }

    pub(super) fn free(&self) -> FreeCells {
        FreeCells::new(self.shape(), |cell: CellIdx| self.is_free[cell])
    }
}
