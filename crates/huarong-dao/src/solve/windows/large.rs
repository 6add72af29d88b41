//! Floods of the large window: 64 x 64 cells, one row a word.

use core_grid::{Coord, Direction};

use super::tile;
use crate::solve::start::beside;

/// The rows and columns of the window.
pub(in crate::solve) const SIZE: usize = 64;

/// Where the tile is.
pub(in crate::solve) const TILE: Coord = Coord::new(tile(SIZE) as u32, tile(SIZE) as u32);

/// The cells of the window, and an empty word before and after.
type Window = [u64; SIZE + 2];

/// A flood from a cell of the window to the sides of the tile, as far as it is asked to go.
///
/// A step is a few operations on each row that it can have come to, on several rows at once, and takes no decision.
#[derive(Debug)]
pub(in crate::solve) struct Flood {
    free: Window,
    flooded: Window,
    /// Room for a step: what was flooded one step before.
    between: Window,
    /// The word where it began.
    from: usize,
    /// The first and the last word with a free cell.
    words: (usize, usize),
    steps: u32,
    /// By side: the steps to it, where the flood has come there.
    found: [Option<u32>; 4],
}

impl Flood {
    /// Begins at the cell `from` of the window, which is one of those that are `free`.
    pub(super) fn new(free: &Window, from: Coord) -> Self {
        let mut flood = Self {
            free: *free,
            flooded: [0; _],
            between: [0; _],
            from: 1 + from.row as usize,
            words: (0, 0),
            steps: 0,
            found: [None; 4],
        };
        flood.flooded[flood.from] = 1 << from.col;
        debug_assert!(free[flood.from] >> from.col & 1 == 1);
        flood.words.0 = free.iter().position(|&row| row != 0).unwrap_or(flood.from);
        flood.words.1 = free.iter().rposition(|&row| row != 0).unwrap_or(flood.from);
        if (from.row ^ from.col ^ TILE.row ^ TILE.col) & 1 == 0 {
            // The sides, all of one colour, are an odd number of steps away.
            flood.steps = 1;
            let range = flood.range();
            spread(&flood.flooded, &mut flood.between, &flood.free, range);
            std::mem::swap(&mut flood.flooded, &mut flood.between);
        }
        flood.note();
        flood
    }

    /// The steps so far.
    pub(in crate::solve) fn steps(&self) -> u32 {
        self.steps
    }

    /// The steps to this side of the tile, if they are at most `most`.
    pub(in crate::solve) fn steps_to(&mut self, side: Direction, most: u32) -> Option<u32> {
        while self.found[side.index()].is_none() && self.steps + 2 <= most {
            self.steps += 2;
            let range = self.range();
            spread(&self.flooded, &mut self.between, &self.free, range);
            spread(&self.between, &mut self.flooded, &self.free, range);
            self.note();
        }
        self.found[side.index()].filter(|&steps| steps <= most)
    }

    /// Notes the sides to which it has just come.
    fn note(&mut self) {
        for side in Direction::ALL {
            let at = beside(TILE, side);
            if self.flooded[1 + at.row as usize] >> at.col & 1 == 1 {
                self.found[side.index()].get_or_insert(self.steps);
            }
        }
    }

    /// The first and the last word that it can have come to: it spreads by at most one row a step.
    fn range(&self) -> (usize, usize) {
        let steps = self.steps as usize;
        (self.from.saturating_sub(steps).max(self.words.0), (self.from + steps).min(self.words.1))
    }
}

/// Sets `after` to the free cells that are flooded or next to one that is, in the words from `first` to `last`.
fn spread(flooded: &Window, after: &mut Window, free: &Window, (first, last): (usize, usize)) {
    let around = flooded[first - 1..=last + 1].array_windows();
    for ((after, [above, here, below]), free) in after[first..=last].iter_mut().zip(around).zip(&free[first..=last]) {
        *after = (here | here << 1 | here >> 1 | above | below) & free;
    }
}
