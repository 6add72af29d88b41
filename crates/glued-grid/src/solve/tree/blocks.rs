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
//!
//! Most cells of open boards and wide corridors are in a passage: a stretch of a row with one label throughout, which is
//! handed on many cells at once.

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
        let mut scan = Scan::default();
        scan.labels.reserve(shape.cells());
        let mut sides = vec![0; cols as usize];
        // By column: the label of the edge from above.
        let mut from_above = vec![NONE; cols as usize];
        for row in 0..rows {
            std::mem::swap(&mut above, &mut here);
            std::mem::swap(&mut here, &mut below);
            walls.next_row(free, &mut below);
            let walled = sectors.of_row(free, row);
            sides.iter_mut().zip(free.sides_in_row(row)).for_each(|(sides, here)| *sides = here.bits());
            scan.edges.begin_row(cols as usize);
            let mut from_left = NONE;
            let len = stretch_len(walled);
            let stretches = walled.chunks(len).zip(sides.chunks(len)).zip(from_above.chunks_mut(len));
            for (start, ((walled, sides), from_above)) in (0..).step_by(len).zip(stretches) {
                if sides.iter().fold(0, |any, sides| any | sides) == 0 {
                    scan.labels.resize(scan.labels.len() + sides.len(), NONE);
                    from_left = NONE;
                    continue;
                }
                if is_passage(walled, sides, from_left, from_above) {
                    scan.go_along(sides, from_left, from_above);
                    continue;
                }
                let lines = above[start..].windows(3).zip(here[start..].windows(3)).zip(below[start..].windows(3));
                let first = row * cols + start as u32;
                let cells = (first..first + walled.len() as u32).zip(walled).zip(sides);
                for ((((cell, &walled), &sides), from_above), ((above, here), below)) in
                    cells.zip(from_above).zip(lines)
                {
                    let walls = || corners(above, here, below);
                    scan.go_on(CellIdx::new(cell), walled, sides, walls, &mut from_left, from_above);
                }
            }
            scan.edges.end_row();
        }
        let Scan { mut edges, labels, ports } = scan;
        edges.joined.truncate(edges.count as usize);
        let (block_of_label, count) = edges.joined.number();
        let mut is_ring = vec![true; count];
        for (&block, is_rich) in block_of_label.iter().zip(edges.is_rich) {
            is_ring[block as usize] &= !is_rich;
        }
        Self { labels, block_of_label, is_ring, ports }
    }
}

/// How many cells of a row are asked at once whether they are a passage.
const PASSAGE: usize = 16;

/// `PASSAGE`, or the whole row where too many of its cells may be cut vertices for passages to be found.
fn stretch_len(walled: &[u8]) -> usize {
    const CHUNK: usize = 128; // cells that can be counted in a byte
    let count = |walled: &[u8]| walled.iter().map(|&walled| u8::from(2 <= walled)).sum::<u8>();
    let others: usize = walled.chunks(CHUNK).map(|walled| usize::from(count(walled))).sum();
    if others * PASSAGE < walled.len() { PASSAGE } else { walled.len() }
}

/// Whether all these cells of a row are open to the left and to the right, each with all its sides in one block, and the label
/// from the left is the only one that comes from above: so that it is the label of them all.
fn is_passage(walled: &[u8], sides: &[u8], from_left: u32, from_above: &[u32]) -> bool {
    const BOTH: u8 = LEFT | RIGHT;
    let is_other = |&label: &u32| label != from_left && label != NONE;
    // Each counted to the end, many cells at once; the one first that most often says no.
    from_left != NONE
        && walled.iter().fold(0, |most: u8, &walled| most.max(walled)) < 2
        && sides.iter().fold(BOTH, |all, sides| all & sides) == BOTH
        && !from_above.iter().fold(false, |any, label| any | is_other(label))
}

/// What the cells have got that the scan has come to.
#[derive(Debug, Default)]
struct Scan {
    edges: EdgeLabels,
    labels: Vec<u32>,
    ports: Vec<Port>,
}

impl Scan {
    /// Goes along a passage with this label.
    fn go_along(&mut self, sides: &[u8], label: u32, from_above: &mut [u32]) {
        self.labels.resize(self.labels.len() + sides.len(), label);
        let mut any = 0;
        for (sides, from_above) in sides.iter().zip(from_above) {
            any |= sides;
            *from_above = if sides & DOWN == 0 { NONE } else { label };
        }
        self.edges.is_rich[label as usize] |= any != LEFT | RIGHT;
    }

    /// Goes on to the next cell.
    fn go_on(
        &mut self,
        cell: CellIdx,
        walled: u8,
        sides: u8,
        corners: impl FnOnce() -> [u32; 4],
        from_left: &mut u32,
        from_above: &mut u32,
    ) {
        let mut joined = &[0; 4];
        let mut part = sides;
        // Never where no side is open.
        if 2 <= walled {
            joined = joined_sides(corners());
            part &= joined[sides.trailing_zeros() as usize];
        }
        if part == sides {
            let label = self.edges.label(part, *from_left, *from_above);
            self.labels.push(label);
            *from_left = if part & RIGHT == 0 { NONE } else { label };
            *from_above = if part & DOWN == 0 { NONE } else { label };
            return;
        }
        self.labels.push(NONE);
        let first = self.ports.len() as u32;
        let (mut to_right, mut to_below) = (NONE, NONE);
        let mut rest = sides;
        while rest != 0 {
            part = sides & joined[rest.trailing_zeros() as usize];
            rest &= !part;
            let left = if part & LEFT == 0 { NONE } else { *from_left };
            let up = if part & UP == 0 { NONE } else { *from_above };
            let label = self.edges.label(part, left, up);
            self.ports.push(Port { cell, label, first });
            to_right = if part & RIGHT == 0 { to_right } else { label };
            to_below = if part & DOWN == 0 { to_below } else { label };
        }
        (*from_left, *from_above) = (to_right, to_below);
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
    /// How many labels are given out; there are more.
    count: u32,
    /// The first so many are pairs of labels that have met and are to be joined.
    met: usize,
    meetings: Vec<(u32, u32)>,
}

impl EdgeLabels {
    /// Makes room for the labels and the meetings of a row.
    fn begin_row(&mut self, cols: usize) {
        let most = self.count as usize + NEW_IN_A_CELL * cols + 1;
        while self.is_rich.len() < most {
            self.joined.add();
            self.is_rich.push(false);
        }
        self.meetings.resize(cols + 1, (0, 0));
    }

    /// Joins the labels that have met in a row.
    fn end_row(&mut self) {
        for &(one, other) in &self.meetings[..self.met] {
            self.joined.join(one, other);
        }
        self.met = 0;
    }

    /// The label of all sides in `part`, of which the one to the left and the upper one have these, or `NONE` where they are not in it.
    /// `NONE` where there is no side.
    ///
    /// Without a branch: whether there are any, and labels begin or meet, cannot be foreseen.
    fn label(&mut self, part: u8, left: u32, up: u32) -> u32 {
        let (least, most) = (left.min(up), left.max(up));
        let label = if least == NONE { self.count } else { least };
        self.count += u32::from(least == NONE) & u32::from(part != 0);
        self.meetings[self.met] = (least, most);
        self.met += usize::from(most != NONE) & usize::from(least != most);
        self.is_rich[label as usize] |= RICH >> part & 1 != 0;
        if part == 0 { NONE } else { label }
    }
}

const NEW_IN_A_CELL: usize = 2; // at most: to the right and below
