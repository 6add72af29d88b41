//! A byte a block, for a bounding box that is mostly empty.

use core_grid::{Coord, Direction, SparseCells};

use super::{At, Bounds, Layout};

/// Bytes in row-major order of the blocks: the index of a byte is the block's rank.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    cells: SparseCells,
}

impl Sparse {
    /// The layout, and for each byte in its low half the sides on which its block has a neighbour; `None` where a cell
    /// comes twice.
    pub(super) fn new(cells: &[Coord]) -> Option<(Self, Vec<u8>)> {
        let cells = SparseCells::new(cells).ok()?;
        let mut bytes = vec![0; cells.len()];
        let mut join = |from: u32, to: Direction, next: u32| {
            let coords = cells.coords();
            if coords[from as usize].step(to) == Some(coords[next as usize]) {
                bytes[from as usize] |= 1 << to.index();
                bytes[next as usize] |= 1 << to.opposite().index();
            }
        };
        for rank in 1..cells.len() as u32 {
            join(rank - 1, Direction::Right, rank);
        }
        for pair in cells.column_order().windows(2) {
            join(pair[0], Direction::Down, pair[1]);
        }
        Some((Self { cells }, bytes))
    }
}

impl Layout for Sparse {
    #[inline]
    fn neighbour(&self, index: u32, to: Direction) -> u32 {
        let column = |step: u32| self.cells.column_order()[self.cells.column_rank(index).wrapping_add(step) as usize];
        match to {
            Direction::Up => column(u32::MAX),
            Direction::Down => column(1),
            Direction::Left => index.wrapping_sub(1),
            Direction::Right => index + 1,
        }
    }

    fn index(&self, cell: Coord) -> u32 {
        self.cells.coords().partition_point(|&other| other < cell) as u32
    }

    fn cell(&self, index: u32) -> Coord {
        self.cells.coords()[index as usize]
    }

    fn beyond(&self, bytes: &[u8], from: At, to: Direction) -> At {
        let mut index = self.neighbour(from.index, to);
        while bytes[index as usize] == 0 {
            index = self.neighbour(index, to);
        }
        At { index, cell: self.cell(index) }
    }

    fn ends(&self, _: &[u8], _: Bounds) -> [Vec<[u32; 2]>; 2] {
        let coords = self.cells.coords();
        let lines = |order: &mut dyn Iterator<Item = u32>, line: fn(Coord) -> u32| {
            let mut ends: Vec<[u32; 2]> = Vec::new();
            let mut last = None;
            for rank in order {
                let here = line(coords[rank as usize]);
                match ends.last_mut() {
                    Some(end) if last == Some(here) => end[1] = rank,
                    _ => ends.push([rank; 2]),
                }
                last = Some(here);
            }
            ends
        };
        // Each line of a connected set's bounding box holds a block, so no line is missing.
        [
            lines(&mut self.cells.column_order().iter().copied(), |cell| cell.col),
            lines(&mut (0..coords.len() as u32), |cell| cell.row),
        ]
    }
}
