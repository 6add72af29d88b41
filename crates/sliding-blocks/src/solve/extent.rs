//! How far blocks reach in each line.

use core_grid::{Coord, Direction};

use crate::tree::Bounds;

/// The outermost blocks of a growing set, in each row and column of a bounding box.
pub(super) struct Extent {
    bounds: Bounds,
    /// By row in the bounds: the least and the greatest column.
    rows: Vec<[u32; 2]>,
    /// By column in the bounds: the least and the greatest row.
    columns: Vec<[u32; 2]>,
}

/// The ends of the row and of the column of a cell.
pub(super) type Ends = [[u32; 2]; 2];

impl Extent {
    const EMPTY: [u32; 2] = [u32::MAX, 0];

    pub(super) fn new(bounds: Bounds) -> Self {
        let lines = |count: u32| vec![Self::EMPTY; count as usize];
        Self { bounds, rows: lines(bounds.height()), columns: lines(bounds.width()) }
    }

    /// Adds a block, and gives the ends of its lines as they were.
    pub(super) fn widen(&mut self, cell: Coord) -> Ends {
        let widen = |[least, greatest]: [u32; 2], place: u32| [place.min(least), place.max(greatest)];
        let ends = self.ends(cell);
        self.set(cell, [widen(ends[0], cell.col), widen(ends[1], cell.row)]);
        ends
    }

    pub(super) fn ends(&self, cell: Coord) -> Ends {
        [self.rows[(cell.row - self.bounds.top) as usize], self.columns[(cell.col - self.bounds.left) as usize]]
    }

    /// Sets the ends of the row and of the column of a cell.
    pub(super) fn set(&mut self, cell: Coord, [row, column]: Ends) {
        self.rows[(cell.row - self.bounds.top) as usize] = row;
        self.columns[(cell.col - self.bounds.left) as usize] = column;
    }

    /// The outermost block on that side of a cell, in its line, if there is one.
    pub(super) fn outermost(&self, cell: Coord, side: Direction) -> Option<Coord> {
        let [row, column] = self.ends(cell);
        match side {
            Direction::Up => (column[0] < cell.row).then(|| Coord::new(column[0], cell.col)),
            Direction::Down => (cell.row < column[1]).then(|| Coord::new(column[1], cell.col)),
            Direction::Left => (row[0] < cell.col).then(|| Coord::new(cell.row, row[0])),
            Direction::Right => (cell.col < row[1]).then(|| Coord::new(cell.row, row[1])),
        }
    }
}
