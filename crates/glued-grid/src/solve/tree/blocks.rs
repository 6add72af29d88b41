//! The block of each edge, in one scan by rows.
//!
//! Each edge between free cells gets a label. A cell hands the labels of the edges to its left and above it on to those of its other
//! sides that are in one block with them; where two meet, they are joined; where none comes in, a new one begins.
//!
//! ```text
//! #     a ─0─ .        a and b have no edge to the left or above, and begin the labels 0 and 1.
//!       │     │        They meet in c, whose sides are all in one block: they are joined, and c hands on the smaller.
//!       0     0
//!       │     │
//! b ─1─ c ─0─ .
//! │     │     │
//! 1     0     0
//! │     │     │
//! . ─1─ . ─0─ .
//! ```

use core_grid::{CellIdx, FreeCells};

use super::corners::{DOWN, LEFT, RIGHT, UP, WalledSectors, joined_sides};
use super::labels::Labels;
use super::walls::{OUTSIDE, Walls};

pub(super) const NONE: u32 = u32::MAX;

/// The edges of all blocks, those that the blank cannot reach among them.
#[derive(Debug)]
pub(super) struct Parts {
    /// By cell: a label of the one block that all its open sides are in. `NONE` for a cut vertex, and where no side is open.
    pub(super) labels: Vec<u32>,
    pub(super) block_of_label: Vec<u32>,
    /// By block: whether no cell has more than two sides in it.
    pub(super) is_ring: Vec<bool>,
    /// For each cut vertex in row-major order: one port for each of its blocks.
    pub(super) ports: Vec<Port>,
}

/// A cut vertex as a cell of one of its blocks.
#[derive(Debug)]
pub(super) struct Port {
    pub(super) cell: CellIdx,
    pub(super) label: u32,
    /// The index of the first port of the cell.
    pub(super) first: u32,
}

/// By set of sides: a bit, whether there are more than two.
const RICH: u16 = 1 << 7 | 1 << 11 | 1 << 13 | 1 << 14 | 1 << 15;

impl Parts {
    pub(super) fn new(free: &FreeCells) -> Self {
        let shape = free.shape();
        let (rows, cols) = (shape.rows(), shape.cols());
        let mut walls = Walls::new(free);
        // The walls in three rows, with a column of the outside on either side.
        let mut above = vec![OUTSIDE; cols as usize + 2];
        let (mut here, mut below) = (above.clone(), above.clone());
        walls.next_row(free, &mut below);
        let mut sectors = WalledSectors::new(cols as usize);
        let mut edges = EdgeLabels::default();
        // By column: the label of the edge from above.
        let mut from_above = vec![NONE; cols as usize];
        let mut labels = Vec::with_capacity(shape.cells());
        let mut ports = Vec::new();
        for row in 0..rows {
            std::mem::swap(&mut above, &mut here);
            std::mem::swap(&mut here, &mut below);
            walls.next_row(free, &mut below);
            let mut from_left = NONE;
            let lines = above.windows(3).zip(here.windows(3)).zip(below.windows(3)).zip(&mut from_above);
            let cells = (row * cols..(row + 1) * cols).zip(free.sides_in_row(row)).zip(sectors.of_row(free, row));
            for ((((above, here), below), from_above), ((cell, sides), &walled)) in lines.zip(cells) {
                let sides = sides.bits();
                if sides == 0 {
                    labels.push(NONE); // the labels from its left and from above are `NONE` as well
                    from_left = NONE;
                    continue;
                }
                let mut joined = &[0; 4];
                let mut part = sides;
                if 2 <= walled {
                    joined = joined_sides(corners(above, here, below));
                    part &= joined[sides.trailing_zeros() as usize];
                }
                if part == sides {
                    let label = edges.label(part, from_left, *from_above);
                    labels.push(label);
                    from_left = if part & RIGHT == 0 { NONE } else { label };
                    *from_above = if part & DOWN == 0 { NONE } else { label };
                    continue;
                }
                labels.push(NONE);
                let first = ports.len() as u32;
                let (mut to_right, mut to_below) = (NONE, NONE);
                let mut rest = sides;
                while rest != 0 {
                    part = sides & joined[rest.trailing_zeros() as usize];
                    rest &= !part;
                    let left = if part & LEFT == 0 { NONE } else { from_left };
                    let up = if part & UP == 0 { NONE } else { *from_above };
                    let label = edges.label(part, left, up);
                    ports.push(Port { cell: CellIdx::new(cell), label, first });
                    to_right = if part & RIGHT == 0 { to_right } else { label };
                    to_below = if part & DOWN == 0 { to_below } else { label };
                }
                (from_left, *from_above) = (to_right, to_below);
            }
        }
        let (block_of_label, count) = edges.joined.number();
        let mut is_ring = vec![true; count];
        for (&block, is_rich) in block_of_label.iter().zip(edges.is_rich) {
            is_ring[block as usize] &= !is_rich;
        }
        Self { labels, block_of_label, is_ring, ports }
    }
}

/// The walls in the corners of the cell in the middle of three times three, clockwise from the upper right.
fn corners(above: &[u32], here: &[u32], below: &[u32]) -> [u32; 4] {
    let corner = |row: &[u32], col: usize| row[col].min(row[1]).min(here[col]);
    [corner(above, 2), corner(below, 2), corner(below, 0), corner(above, 0)]
}

/// The labels of edges.
#[derive(Debug, Default)]
struct EdgeLabels {
    joined: Labels,
    /// By label: whether a cell has more than two sides with it.
    is_rich: Vec<bool>,
}

impl EdgeLabels {
    /// The label of all sides in `part`, of which the one to the left and the upper one have these, or `NONE` where they are not in it.
    fn label(&mut self, part: u8, left: u32, up: u32) -> u32 {
        let mut label = left.min(up);
        if label == NONE {
            label = self.joined.add();
            self.is_rich.push(false);
        } else if left != up && left.max(up) != NONE {
            self.joined.join(left, up);
        }
        let is_rich = &mut self.is_rich[label as usize];
        if part == UP | DOWN | LEFT | RIGHT {
            *is_rich = true; // most cells of an open board: none waits for the one before
        } else {
            *is_rich |= RICH >> part & 1 != 0;
        }
        label
    }
}
