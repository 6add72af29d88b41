//! One value a cell.

use std::ops::{Index, IndexMut};

use crate::{CellIdx, Coord, Shape};

/// One value a cell of a [`Shape`], in row-major order.
///
/// ```
/// use core_grid::{Coord, Grid, Shape};
///
/// let mut height = Grid::new(Shape::new(2, 3)?, 0_u8);
/// height[Coord::new(1, 2)] = 7;
/// assert_eq!(height.as_slice(), [0, 0, 0, 0, 0, 7]);
/// # Ok::<(), core_grid::ShapeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid<T> {
    shape: Shape,
    values: Vec<T>,
}

impl<T> Grid<T> {
    /// A grid with the same value in each cell.
    pub fn new(shape: Shape, value: T) -> Self
    where
        T: Clone,
    {
        Self { shape, values: vec![value; shape.cells()] }
    }

    /// A grid of `values` in row-major order, or `None` where their number is not that of the cells of `shape`.
    pub fn from_values(shape: Shape, values: Vec<T>) -> Option<Self> {
        (values.len() == shape.cells()).then_some(Self { shape, values })
    }

    /// The shape.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The value at `coord`, or `None` where that is off the board.
    pub fn get(&self, coord: Coord) -> Option<&T> {
        self.shape.index(coord).map(|cell| &self[cell])
    }

    /// The values in row-major order.
    pub fn as_slice(&self) -> &[T] {
        &self.values
    }

    /// The values in row-major order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.values.chunks_exact(self.shape.cols() as usize)
    }
}

/// Panics where the cell is not one of the grid's shape.
impl<T> Index<CellIdx> for Grid<T> {
    type Output = T;

    fn index(&self, cell: CellIdx) -> &T {
        &self.values[cell.usize()]
    }
}

impl<T> IndexMut<CellIdx> for Grid<T> {
    fn index_mut(&mut self, cell: CellIdx) -> &mut T {
        &mut self.values[cell.usize()]
    }
}

/// Panics where the coordinate is off the board; [`Grid::get`] does not.
impl<T> Index<Coord> for Grid<T> {
    type Output = T;

    fn index(&self, coord: Coord) -> &T {
        &self.values[place(self.shape, coord)]
    }
}

impl<T> IndexMut<Coord> for Grid<T> {
    fn index_mut(&mut self, coord: Coord) -> &mut T {
        &mut self.values[place(self.shape, coord)]
    }
}

fn place(shape: Shape, coord: Coord) -> usize {
    shape.index(coord).expect("the coordinate is on the board").usize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_row_major() {
        let shape = Shape::new(2, 3).unwrap();
        let grid = Grid::from_values(shape, vec![1, 2, 3, 4, 5, 6]).unwrap();
        assert_eq!(grid[Coord::new(1, 0)], 4);
        assert_eq!(grid[shape.last()], 6);
        assert_eq!(grid.get(Coord::new(2, 0)), None);
        assert_eq!(grid.get(Coord::new(1, 2)), Some(&6));
        assert_eq!(grid.as_slice(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(grid.rows().collect::<Vec<_>>(), [[1, 2, 3], [4, 5, 6]]);
        assert_eq!(Grid::from_values(shape, vec![1, 2, 3]), None);
    }

    #[test]
    fn a_change_is_seen_from_every_side() {
        let mut grid = Grid::new(Shape::new(2, 3).unwrap(), 0);
        grid[Coord::new(0, 2)] = 1;
        grid[CellIdx::new(3)] = 2;
        grid.as_mut_slice()[5] = 3;
        assert_eq!(grid.as_slice(), [0, 0, 1, 2, 0, 3]);
        assert_eq!((grid[CellIdx::new(2)], grid[Coord::new(1, 0)], grid[Coord::new(1, 2)]), (1, 2, 3));
    }

    #[test]
    #[should_panic(expected = "on the board")]
    fn a_column_past_the_end_is_not_the_next_row() {
        let grid = Grid::new(Shape::new(2, 3).unwrap(), 0);
        let _ = grid[Coord::new(0, 3)];
    }
}
