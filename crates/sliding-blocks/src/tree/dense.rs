//! A byte for each cell of the bounding box.

use core_grid::{Coord, Direction};

use super::{At, Bounds, Layout};

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
}

impl Dense {
    /// The number of bytes for a bounding box.
    pub(crate) const fn bytes(bounds: Bounds) -> u64 {
        (bounds.height() as u64 + 2) * (bounds.width() as u64 + 1) + 1
    }

    /// The layout, and for each byte in its low half the sides on which its block has a neighbour; `None` where a cell
    /// comes twice.
    pub(super) fn new(cells: &[Coord], bounds: Bounds) -> Option<(Self, Vec<u8>)> {
        let layout = Self { bounds, stride: bounds.width() + 1 };
        let mut occupied = vec![0_u8; Self::bytes(bounds) as usize];
        let mut repeated = 0;
        for &cell in cells {
            let byte = &mut occupied[layout.index(cell) as usize];
            repeated |= *byte;
            *byte = 1;
        }
        (repeated == 0).then(|| {
            let neighbours = layout.neighbours(&occupied);
            (layout, neighbours)
        })
    }

    /// From 1 for each block to the sides of its neighbours. Written so that it compiles to vector instructions.
    fn neighbours(&self, occupied: &[u8]) -> Vec<u8> {
        let stride = self.stride as usize;
        let inner = occupied.len() - 2 * stride;
        let mut bytes = vec![0; occupied.len()];
        let here = bytes[stride..][..inner].iter_mut().zip(&occupied[stride..]);
        let vertical = occupied.iter().zip(&occupied[2 * stride..]);
        let horizontal = occupied[stride - 1..].iter().zip(occupied[stride + 1..].iter().chain(&[0]));
        for (((byte, here), (up, down)), (left, right)) in here.zip(vertical).zip(horizontal) {
            *byte = here * (up | down << 1 | left << 2 | right << 3);
        }
        bytes
    }

    /// What to add to an index to go one cell in direction `to`, wrapping.
    const fn offset(&self, to: Direction) -> u32 {
        match to {
            Direction::Up => self.stride.wrapping_neg(),
            Direction::Down => self.stride,
            Direction::Left => u32::MAX,
            Direction::Right => 1,
        }
    }
}

impl Layout for Dense {
    #[inline]
    fn neighbour(&self, index: u32, to: Direction) -> u32 {
        index.wrapping_add(self.offset(to))
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
        let mut at = self.step(from, to);
        while bytes[at.index as usize] == 0 {
            at = self.step(at, to);
        }
        at
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
