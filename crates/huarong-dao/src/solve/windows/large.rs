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
/// A step is a few operations on each row that it can come to, on several rows at once, and takes no decision. Those are the
/// rows that the last step changed, and the ones beside them: in a winding corridor few, however long it is.
#[derive(Debug)]
pub(in crate::solve) struct Flood {
    free: Window,
    flooded: Window,
    /// What was flooded one step before.
    before: Window,
    /// The first and the last word that the last step may have changed. All others are the same in both.
    changed: (usize, usize),
    steps: u32,
    /// By side: the steps to it, where the flood has come there.
    found: [Option<u32>; 4],
}

impl Flood {
    /// Begins at the cell `from` of the window, which is one of those that are `free`.
    pub(super) fn new(free: &Window, from: Coord) -> Self {
        let word = 1 + from.row as usize;
        let mut flood =
            Self { free: *free, flooded: [0; _], before: [0; _], changed: (word, word), steps: 0, found: [None; 4] };
        debug_assert!(free[word] >> from.col & 1 == 1);
        if (from.row ^ from.col ^ TILE.row ^ TILE.col) & 1 == 0 {
            // The sides, all of one colour, are an odd number of steps away.
            flood.steps = 1;
            flood.before[word] = 1 << from.col;
            flood.step_from_before();
        } else {
            flood.flooded[word] = 1 << from.col;
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
            let (first, last) = self.around_changed();
            spread(&self.flooded, &mut self.before, &self.free, (first, last));
            self.changed = (first, last);
            self.step_from_before();
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

    /// Makes what is flooded one step more than what was before.
    fn step_from_before(&mut self) {
        let (mut first, mut last) = self.around_changed();
        spread(&self.before, &mut self.flooded, &self.free, (first, last));
        while first < last && self.flooded[first] == self.before[first] {
            first += 1;
        }
        while first < last && self.flooded[last] == self.before[last] {
            last -= 1;
        }
        self.changed = (first, last);
    }

    /// The words in which the next step may change something, from the first to the last.
    fn around_changed(&self) -> (usize, usize) {
        ((self.changed.0 - 1).max(1), (self.changed.1 + 1).min(SIZE))
    }
}

/// Sets `after` to the free cells that are flooded or next to one that is, in the words from `first` to `last`.
fn spread(flooded: &Window, after: &mut Window, free: &Window, (first, last): (usize, usize)) {
    let around = flooded[first - 1..=last + 1].array_windows();
    for ((after, [above, here, below]), free) in after[first..=last].iter_mut().zip(around).zip(&free[first..=last]) {
        *after = (here | here << 1 | here >> 1 | above | below) & free;
    }
}
