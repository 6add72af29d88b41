//! The target as a rooted tree: which side of each block its parent is on, and which sides its children are on.
//!
//! A block is one byte. Its low half is `12 | d` where the parent lies in direction `d` ([`Direction`] numbers,
//! `^ v < >`), and 0 for the first block; bit `d` of the high half is set where a child lies in direction `d`.
//! A byte of 0 is no block.
//!
//! ```text
//!     cells        bytes: children parent      F: first block
//!     F # .        > .   v <   0
//!     . # .          0   . ^   0
//! ```
//!
//! So a block may be taken away, as far as its children are concerned, exactly when its byte is 12 to 15; and taking it
//! away clears one bit at its parent. The bytes lie in one of two layouts, on which everything else is generic: a
//! [`Dense`] one, a byte for each cell of the bounding box, or, for a box that is mostly empty, a [`Sparse`] one, a
//! byte a block in row-major order.

mod dense;
mod sparse;

pub(crate) use dense::Dense;
pub(crate) use sparse::Sparse;

use core_grid::{Coord, Direction};

/// A rooted tree of blocks in the layout that suits it.
#[derive(Clone, Debug)]
pub(crate) enum Tree {
    Dense(Rooted<Dense>),
    Sparse(Rooted<Sparse>),
}

/// The low half of a byte with a parent is this and the direction of the parent.
pub(crate) const PARENT: u8 = 0b1100;

/// From how many bytes a block on the sparse layout is used: it takes 17, or 25 while it sorts, and more time for each.
const MOST_DENSE_BYTES: u64 = 16;

impl Tree {
    /// Roots `cells`, of which there is at least one, with these bounds, at the first; `None` where they are not distinct or not a tree.
    ///
    /// O(B) time and space for B cells.
    pub(crate) fn new(cells: &[Coord], bounds: Bounds) -> Option<Self> {
        if cells.len() as u64 + 1 < u64::from(bounds.height()) + u64::from(bounds.width()) {
            return None; // a connected set is never so wide and high
        }
        let bytes = Dense::bytes(bounds);
        if bytes <= MOST_DENSE_BYTES * cells.len() as u64 && u32::try_from(bytes).is_ok() {
            Self::dense(cells, bounds)
        } else {
            Self::sparse(cells, bounds)
        }
    }

    pub(crate) fn dense(cells: &[Coord], bounds: Bounds) -> Option<Self> {
        let (layout, neighbours) = Dense::new(cells, bounds);
        Rooted::new(layout, bounds, neighbours, cells).map(Self::Dense)
    }

    pub(crate) fn sparse(cells: &[Coord], bounds: Bounds) -> Option<Self> {
        let (layout, neighbours) = Sparse::new(cells, bounds)?;
        Rooted::new(layout, bounds, neighbours, cells).map(Self::Sparse)
    }
}

/// The bounding box of some cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub(crate) top: u32,
    pub(crate) bottom: u32,
    pub(crate) left: u32,
    pub(crate) right: u32,
}

impl Bounds {
    pub(crate) fn of(cells: &[Coord]) -> Self {
        let start = Self { top: u32::MAX, bottom: 0, left: u32::MAX, right: 0 };
        cells.iter().fold(start, |bounds, &Coord { row, col }| Self {
            top: bounds.top.min(row),
            bottom: bounds.bottom.max(row),
            left: bounds.left.min(col),
            right: bounds.right.max(col),
        })
    }

    pub(crate) const fn height(self) -> u32 {
        self.bottom - self.top + 1
    }

    pub(crate) const fn width(self) -> u32 {
        self.right - self.left + 1
    }
}

/// Where a block is: the index of its byte, and its row and column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) index: u32,
    pub(crate) cell: Coord,
}

/// How bytes are laid out: where the byte of a block is, and where those of the blocks around it are.
pub(crate) trait Layout {
    /// The index of the byte of the block next to that of `index`. There must be one.
    fn neighbour(&self, index: u32, to: Direction) -> u32;

    /// The index of the byte of the block in `cell`. There must be one.
    fn index(&self, cell: Coord) -> u32;

    /// The row and column of the block whose byte is at `index`.
    fn cell(&self, index: u32) -> Coord;

    /// The nearest block in direction `to` with a byte other than 0. There must be one.
    fn beyond(&self, bytes: &[u8], from: At, to: Direction) -> At;

    /// The blocks at the two ends of each line: of each column the highest and the lowest, of each row the leftmost
    /// and the rightmost, lines in order.
    fn ends(&self, bytes: &[u8], bounds: Bounds) -> [Vec<[u32; 2]>; 2];

    /// The block next to `from`. There must be one.
    #[inline]
    fn step(&self, from: At, to: Direction) -> At {
        At { index: self.neighbour(from.index, to), cell: step(from.cell, to, 1) }
    }
}

/// The cell so far from `from` in direction `to`, wrapping. Without branches: the direction is as good as random.
#[inline]
fn step(from: Coord, to: Direction, distance: u32) -> Coord {
    let to = to.index() as u32;
    let by = if to & 1 == 0 { distance.wrapping_neg() } else { distance };
    let (down, right) = if to < 2 { (by, 0) } else { (0, by) };
    Coord::new(from.row.wrapping_add(down), from.col.wrapping_add(right))
}

/// A tree in a layout, with what is needed to walk it from its root.
#[derive(Clone, Debug)]
pub(crate) struct Rooted<L> {
    pub(crate) layout: L,
    pub(crate) bytes: Vec<u8>,
    pub(crate) bounds: Bounds,
    /// The number of blocks.
    pub(crate) count: usize,
    pub(crate) first: Coord,
}

impl<L: Layout> Rooted<L> {
    /// Roots the tree at `cells[0]`. In `bytes` bit `d` is set where a block has a neighbour in direction `d`.
    ///
    /// Leaves are peeled until only the root is left: what a leaf hangs on is its parent. A block of a cycle, or of a
    /// component without the root, is never peeled down to one that hangs on another, and a cell that comes twice is
    /// peeled but once, so then the count is short.
    fn new(layout: L, bounds: Bounds, mut bytes: Vec<u8>, cells: &[Coord]) -> Option<Self> {
        let root = layout.index(cells[0]);
        let mut left = cells.len();
        for start in 0..bytes.len() as u32 {
            let mut leaf = start;
            // Peeling one may make its parent a leaf: follow at once, and no queue is needed. The low half of a peeled
            // one has two bits or more, so it is no leaf when the loop comes by.
            while let sides = bytes[leaf as usize] & 15
                && sides.is_power_of_two()
                && leaf != root
            {
                // Straight on as far as it goes: so the next place does not depend on what is read at this one, and
                // the processor reads ahead.
                let to = Direction::from_index(sides.trailing_zeros() as u8);
                let back = to.opposite().index();
                loop {
                    bytes[leaf as usize] ^= sides ^ (PARENT | to.index() as u8);
                    leaf = layout.neighbour(leaf, to);
                    bytes[leaf as usize] ^= 17 << back; // from a neighbour to a child
                    left -= 1;
                    if bytes[leaf as usize] & 15 != sides || leaf == root {
                        break;
                    }
                }
            }
        }
        (left == 1).then_some(Self { layout, bytes, bounds, count: cells.len(), first: cells[0] })
    }
}

/// The direction in which the parent of a block lies; `None` where `byte` is not that of a block without children, but
/// of one with children, of the first, or of none.
#[inline]
pub(crate) fn childless(byte: u8) -> Option<Direction> {
    (PARENT..=PARENT | 3).contains(&byte).then(|| Direction::from_index(byte))
}
