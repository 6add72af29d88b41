//! Which sides of a cell are in one block, by the walls around it.
//!
//! The open sides of a free cell part the turn around it into as many *sectors*. In a sector there is a part of one wall, or the
//! fourth cell of a square of free cells, which is a cycle.
//!
//! ```text
//! # # #        x has two sectors, above and below, and a wall in each. Where that is one wall, which goes around somewhere to
//! . x .        the left or to the right, a closed line runs through x and that wall and meets no other free cell: then the left
//! # # #        and the right side are in two blocks. Where there are two walls, the way along one of them joins the sides.
//! ```
//!
//! So two sides are in one block unless the same wall is on both ways around from one to the other. Nothing else can part them:
//! the faces of a biconnected plane graph are bounded by cycles (Whitney, "Non-separable and planar graphs", 1932). Hence a cell
//! with a wall in at most one sector has all its sides in one block. Most cells are such, and which ones is counted for many
//! cells at once.

use core_grid::{Direction, FreeCells, Sides};

use super::walls::FREE;

/// In the rows of a board, in turn: in how many sectors of each cell a wall lies.
#[derive(Debug)]
pub(super) struct WalledSectors {
    /// By column and 1 more, for the row above and this one: 1 where the cell, those to the right and below, and the one between
    /// those are all free.
    squares_above: Vec<u8>,
    squares_below: Vec<u8>,
    /// By column.
    counts: Vec<u8>,
}

impl WalledSectors {
    /// Before the first row of a board with `cols` columns.
    pub(super) fn new(cols: usize) -> Self {
        Self { squares_above: vec![0; cols + 1], squares_below: vec![0; cols + 1], counts: vec![0; cols] }
    }

    /// The counts of `row`, by column. Rows must be asked for from the first on, one after the other.
    pub(super) fn of_row(&mut self, free: &FreeCells, row: u32) -> &[u8] {
        std::mem::swap(&mut self.squares_above, &mut self.squares_below);
        self.squares_below.fill(0);
        let side = |sides: Sides, to: Direction| sides.bits() >> to as u8 & 1;
        let pairs = free.sides_in_row(row).zip(free.sides_in_row(row + 1));
        for (square, (sides, below)) in self.squares_below[1..].iter_mut().zip(pairs) {
            *square = side(sides, Direction::Right) & side(sides, Direction::Down) & side(below, Direction::Right);
        }
        let above = self.squares_above.iter().zip(&self.squares_above[1..]);
        let below = self.squares_below.iter().zip(&self.squares_below[1..]);
        for ((count, sides), (above, below)) in self.counts.iter_mut().zip(free.sides_in_row(row)).zip(above.zip(below))
        {
            let sectors: u8 = Direction::ALL.into_iter().map(|to| side(sides, to)).sum();
            *count = sectors - (above.0 + above.1 + below.0 + below.1);
        }
        &self.counts
    }
}

/// Single sides, as sets.
pub(super) const UP: u8 = 1 << Direction::Up as u8;
pub(super) const DOWN: u8 = 1 << Direction::Down as u8;
pub(super) const LEFT: u8 = 1 << Direction::Left as u8;
pub(super) const RIGHT: u8 = 1 << Direction::Right as u8;

/// Pairs of sides, as sets; bit by bit in the index of `JOINED`.
const PAIRS: [u8; 6] = [UP | RIGHT, RIGHT | DOWN, DOWN | LEFT, LEFT | UP, UP | DOWN, LEFT | RIGHT];

/// By which pairs are parted, and by direction: the set of the sides that are not parted from the one there, itself included.
const JOINED: [[u8; 4]; 1 << PAIRS.len()] = {
    let mut joined = [[0; 4]; 1 << PAIRS.len()];
    let mut parted = 0;
    while parted < joined.len() {
        let mut side = 0;
        while side < 4 {
            joined[parted][side] = 1 << side;
            let mut pair = 0;
            while pair < PAIRS.len() {
                if parted >> pair & 1 == 0 && PAIRS[pair] >> side & 1 == 1 {
                    joined[parted][side] |= PAIRS[pair];
                }
                pair += 1;
            }
            side += 1;
        }
        parted += 1;
    }
    joined
};

/// By direction, as a set: the sides that are in one block with the side there, if they are open.
///
/// `corners` are the walls in the corners of a cell, clockwise from the upper right one, `FREE` where there is none. A wall on a side
/// of the cell is in both corners there.
pub(super) fn joined_sides(corners: [u32; 4]) -> &'static [u8; 4] {
    let [a, b, c, d] = corners;
    let is_same = |one: u32, other: u32| u8::from(one == other && one != FREE);
    let (ab, bc, cd, da) = (is_same(a, b), is_same(b, c), is_same(c, d), is_same(d, a));
    let (ac, bd) = (is_same(a, c), is_same(b, d));
    // By pair: whether a corner on one way around from side to side is of the same wall as one on the other way.
    let parted = [ab | ac | da, ab | bc | bd, bc | cd | ac, cd | da | bd, ac | bd | bc | da, ac | bd | ab | cd];
    let bits = parted.into_iter().rev().fold(0, |bits, parted| bits << 1 | parted);
    &JOINED[usize::from(bits)]
}
