//! Floods of the large window: 64 x 64 cells, one row a word.

use core_grid::{Coord, Direction};

use super::tile;

/// The rows and columns of the window.
pub(in super::super) const SIZE: u32 = 64;

/// Where the tile is.
pub(in super::super) const TILE: Coord = {
    let middle = tile(SIZE as usize) as u32;
    Coord::new(middle, middle)
};

/// The cells of the window, and an empty word before and after.
type Window = [u64; SIZE as usize + 2];

/// A flood from a cell of the window, as far as it is asked to go.
///
/// A step is a few operations on each row that it can have come to, on several rows at once, and takes no decision.
#[derive(Debug)]
pub(in super::super) struct Flood {
    free: Window,
    flooded: Window,
    /// The cells that were flooded a step before or after.
    between: Window,
    from: Coord,
    /// The first and the last word with a free cell.
    words: (usize, usize),
    steps: u32,
}

impl Flood {
    pub(super) fn new(free: &Window, from: Coord) -> Self {
        let mut flooded = [0; _];
        flooded[1 + from.row as usize] = 1 << from.col;
        let first = free.iter().position(|&row| row != 0).unwrap_or(1);
        let last = free.iter().rposition(|&row| row != 0).unwrap_or(1);
        Self { free: *free, flooded, between: [0; _], from, words: (first, last), steps: 0 }
    }

    /// Where it began.
    pub(in super::super) fn from(&self) -> Coord {
        self.from
    }

    /// The steps so far.
    pub(in super::super) fn steps(&self) -> u32 {
        self.steps
    }

    /// Whether it has come to this side of the tile.
    #[inline]
    pub(in super::super) fn has(&self, side: Direction) -> bool {
        const SIDES: [(usize, u32); 4] = {
            let (word, bit) = (1 + TILE.row as usize, TILE.col);
            [(word - 1, bit), (word + 1, bit), (word, bit - 1), (word, bit + 1)]
        };
        let (word, bit) = SIDES[side.index()];
        self.flooded[word] >> bit & 1 == 1
    }

    /// Takes one step.
    pub(in super::super) fn take_step(&mut self) {
        self.steps += 1;
        let range = self.range();
        spread(&self.flooded, &mut self.between, &self.free, range);
        std::mem::swap(&mut self.flooded, &mut self.between);
    }

    /// Takes two steps, quicker than one and one.
    pub(in super::super) fn take_two_steps(&mut self) {
        self.steps += 2;
        let range = self.range();
        spread(&self.flooded, &mut self.between, &self.free, range);
        spread(&self.between, &mut self.flooded, &self.free, range);
    }

    /// The first and the last word that it can have come to: it spreads by at most one row a step.
    fn range(&self) -> (usize, usize) {
        let (from, steps) = (1 + self.from.row as usize, self.steps as usize);
        (from.saturating_sub(steps).max(self.words.0), (from + steps).min(self.words.1))
    }
}

/// Sets `after` to the free cells that are flooded or next to one that is, in the words from `first` to `last`.
fn spread(flooded: &Window, after: &mut Window, free: &Window, (first, last): (usize, usize)) {
    let around = flooded[first - 1..=last + 1].array_windows();
    for ((after, [above, here, below]), free) in after[first..=last].iter_mut().zip(around).zip(&free[first..=last]) {
        *after = (here | here << 1 | here >> 1 | above | below) & free;
    }
}
