//! A byte for each cell of the bounding box.

use core_grid::{Coord, Direction};

use super::{At, Bounds, Layout, step};

/// Bytes of the bounding box in row-major order, with an empty row above and below and an empty column between rows,
/// so that the four neighbours of a cell are always there to be read.
///
/// ```text
///     . . . .
///     . a b c         stride 4: the neighbours of b are at -4, +4, -1, +1; left of a is the byte before its row
///     . d e f
///     . . . . .
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Dense {
    bounds: Bounds,
    stride: u32,
    /// By direction: what to add to an index to go one cell, wrapping.
    offsets: [u32; 4],
}

impl Dense {
    /// The number of bytes for a bounding box.
    pub(crate) const fn bytes(bounds: Bounds) -> u64 {
        (bounds.height() as u64 + 2) * (bounds.width() as u64 + 1) + 1
    }

    /// The layout, and for each byte in its low half the sides on which its block has a neighbour. A cell that comes
    /// twice is one block.
    pub(super) fn new(cells: &[Coord], bounds: Bounds) -> (Self, Vec<u8>) {
        let stride = bounds.width() + 1;
        let layout = Self { bounds, stride, offsets: [stride.wrapping_neg(), stride, u32::MAX, 1] };
        let mut occupied = vec![0_u8; Self::bytes(bounds) as usize];
        for &cell in cells {
            occupied[layout.index(cell) as usize] = 1;
        }
        let neighbours = layout.neighbours(&occupied);
        (layout, neighbours)
    }

    /// From 1 for each block to the sides of its neighbours. Written so that it compiles to vector instructions.
    fn neighbours(&self, occupied: &[u8]) -> Vec<u8> {
        let stride = self.stride as usize;
        let mut bytes = vec![0; occupied.len()];
        let inner = occupied.len() - 2 * stride - 1;
        let part = |start: usize| occupied[start..][..inner].iter();
        let vertical = part(0).zip(part(2 * stride));
        let horizontal = part(stride - 1).zip(part(stride + 1));
        let here = bytes[stride..][..inner].iter_mut().zip(part(stride));
        for (((byte, here), (up, down)), (left, right)) in here.zip(vertical).zip(horizontal) {
            *byte = here.wrapping_neg() & (up | down << 1 | left << 2 | right << 3);
        }
        bytes
    }
}

impl Layout for Dense {
    #[inline]
    fn neighbour(&self, index: u32, to: Direction) -> u32 {
        index.wrapping_add(self.offsets[to.index()])
    }

    #[inline]
    fn index(&self, cell: Coord) -> u32 {
        (cell.row - self.bounds.top + 1) * self.stride + (cell.col - self.bounds.left + 1)
    }

    fn cell(&self, index: u32) -> Coord {
        Coord::new(index / self.stride - 1 + self.bounds.top, index % self.stride - 1 + self.bounds.left)
    }

    #[inline]
    fn beyond(&self, bytes: &[u8], from: At, to: Direction) -> At {
        let mut index = self.neighbour(from.index, to);
        let mut distance = 1;
        while bytes[index as usize] == 0 {
            index = self.neighbour(index, to);
            distance += 1;
        }
        At { index, cell: step(from.cell, to, distance) }
    }

    fn ends(&self, bytes: &[u8], bounds: Bounds) -> [Vec<[u32; 2]>; 2] {
        // Each line of a connected set's bounding box holds a block, so the searches end.
        let search = |mut index: u32, to: Direction| {
            while bytes[index as usize] == 0 {
                index = self.neighbour(index, to);
            }
            index
        };
        let columns = (bounds.left..=bounds.right).map(|col| {
            let (top, bottom) = (Coord::new(bounds.top, col), Coord::new(bounds.bottom, col));
            [search(self.index(top), Direction::Down), search(self.index(bottom), Direction::Up)]
        });
        let rows = (bounds.top..=bounds.bottom).map(|row| {
            let (left, right) = (Coord::new(row, bounds.left), Coord::new(row, bounds.right));
            [search(self.index(left), Direction::Right), search(self.index(right), Direction::Left)]
        });
        [columns.collect(), rows.collect()]
    }
}
