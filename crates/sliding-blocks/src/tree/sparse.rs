//! A byte a block, for a bounding box that is mostly empty.

use core_grid::{Coord, Direction, sort_by_bits};

use super::{At, Bounds, Layout};

/// Bytes in row-major order of the blocks. Each block knows the nearest one above and below; left and right of it are
/// the ones before and after.
///
/// ```text
///     0 . 1      above: none none 0 1 2
///     2 . .      below: 2 3 4 none none
///     . . 3
///     4 . .
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    bounds: Bounds,
    /// By index, in ascending order: the row in the bounds, and below it, in so many bits, the column.
    keys: Vec<u64>,
    col_bits: u32,
    /// By index: the nearest block above, or `NONE`.
    above: Vec<u32>,
    /// By index: the nearest block below, or `NONE`.
    below: Vec<u32>,
    /// By column in the bounds: the lowest block.
    lowest: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Sparse {
    /// The layout, and for each byte in its low half the sides on which its block has a neighbour; `None` where a cell
    /// comes twice.
    pub(super) fn new(cells: &[Coord], bounds: Bounds) -> Option<(Self, Vec<u8>)> {
        // One column more than there is, so that the last of a row and the first of the next are never one apart.
        let col_bits = u32::BITS - bounds.width().leading_zeros();
        let row_bits = u32::BITS - (bounds.height() - 1).leading_zeros();
        let mut layout =
            Self { bounds, keys: Vec::new(), col_bits, above: Vec::new(), below: Vec::new(), lowest: Vec::new() };
        let keys = cells.iter().map(|&cell| layout.key(cell)).collect();
        layout.keys = sort_by_bits(keys, 0..row_bits + col_bits);
        let neighbours = layout.link()?;
        Some((layout, neighbours))
    }

    const fn key(&self, cell: Coord) -> u64 {
        ((cell.row - self.bounds.top) as u64) << self.col_bits | (cell.col - self.bounds.left) as u64
    }

    /// Finds for each block, row by row, the nearest above, and gives the sides on which it has a neighbour.
    fn link(&mut self) -> Option<Vec<u8>> {
        let count = self.keys.len();
        let mut neighbours = vec![0; count];
        self.above = vec![NONE; count];
        self.below = vec![NONE; count];
        self.lowest = vec![NONE; self.bounds.width() as usize];
        let mut before = None;
        for (index, &key) in self.keys.iter().enumerate() {
            if before == Some(key) {
                return None;
            }
            let mut join = |other: usize, to: Direction| {
                neighbours[other] |= 1 << to.index();
                neighbours[index] |= 1 << to.opposite().index();
            };
            if before.is_some_and(|before| before + 1 == key) {
                join(index - 1, Direction::Right);
            }
            before = Some(key);
            let lowest = &mut self.lowest[(key & ((1 << self.col_bits) - 1)) as usize];
            let above = std::mem::replace(lowest, index as u32);
            if above != NONE {
                self.above[index] = above;
                self.below[above as usize] = index as u32;
                if self.keys[above as usize] + (1 << self.col_bits) == key {
                    join(above as usize, Direction::Down);
                }
            }
        }
        Some(neighbours)
    }
}

impl Layout for Sparse {
    #[inline]
    fn neighbour(&self, index: u32, to: Direction) -> u32 {
        match to {
            Direction::Up => self.above[index as usize],
            Direction::Down => self.below[index as usize],
            Direction::Left => index.wrapping_sub(1),
            Direction::Right => index + 1,
        }
    }

    fn index(&self, cell: Coord) -> u32 {
        let key = self.key(cell);
        self.keys.partition_point(|&other| other < key) as u32
    }

    #[inline]
    fn cell(&self, index: u32) -> Coord {
        let key = self.keys[index as usize];
        let col = key & ((1 << self.col_bits) - 1);
        Coord::new((key >> self.col_bits) as u32 + self.bounds.top, col as u32 + self.bounds.left)
    }

    fn beyond(&self, bytes: &[u8], from: At, to: Direction) -> At {
        let mut index = self.neighbour(from.index, to);
        while bytes[index as usize] == 0 {
            index = self.neighbour(index, to);
        }
        At { index, cell: self.cell(index) }
    }

    fn ends(&self, _: &[u8], _: Bounds) -> [Vec<[u32; 2]>; 2] {
        // Each line of a connected set's bounding box holds a block, so no line is missing.
        let mut columns: Vec<[u32; 2]> = self.lowest.iter().map(|&lowest| [NONE, lowest]).collect();
        let mut rows: Vec<[u32; 2]> = Vec::with_capacity(self.bounds.height() as usize);
        let mut row = None;
        for (index, &key) in self.keys.iter().enumerate() {
            let index = index as u32;
            match rows.last_mut() {
                Some(ends) if row == Some(key >> self.col_bits) => ends[1] = index,
                _ => rows.push([index; 2]),
            }
            row = Some(key >> self.col_bits);
            if self.above[index as usize] == NONE {
                columns[(key & ((1 << self.col_bits) - 1)) as usize][0] = index;
            }
        }
        [columns, rows]
    }
}
