//! Floods of the small window: 16 x 16 cells, four rows a word.

use core_grid::{Coord, Direction, Sides};

use super::{NEAR, Steps, place, tile};
use crate::solve::start::beside;

const ROWS_A_WORD: usize = 4;

/// The rows and columns of the window.
pub(super) const SIZE: usize = 64 / ROWS_A_WORD;

/// The cells of the window, and an empty word before and after.
type Window = [u64; SIZE / ROWS_A_WORD + 2];

/// The steps from side `from` of the tile to each side in the set `to`, over the cells that are `free`.
pub(super) fn flood(free: &Window, from: Direction, to: Sides) -> Steps {
    const TILE: Coord = Coord::new(tile(SIZE) as u32, tile(SIZE) as u32);
    let sides = Direction::ALL.map(|side| {
        let at = beside(TILE, side);
        place(SIZE, at.row as usize, at.col as usize)
    });
    let mut flooded = [0; _];
    let (start, bit) = sides[from.index()];
    flooded[start] = 1 << bit;
    let mut found = [0; 4];
    let mut missing = to.bits();
    // The sides have one colour: only in an even number of steps does one get from one to another.
    for steps in (2..=NEAR).step_by(2) {
        spread(&mut flooded, free);
        spread(&mut flooded, free);
        for (side, &(word, bit)) in sides.iter().enumerate() {
            if (flooded[word] >> bit & 1) as u8 & missing >> side != 0 {
                found[side] = steps;
                missing &= !(1 << side);
            }
        }
        if missing == 0 {
            break;
        }
    }
    found
}

/// Adds to the cells that are flooded the free ones next to them.
fn spread(flooded: &mut Window, free: &Window) {
    /// The first column of each row.
    const EDGE: u64 = u64::MAX / (u64::MAX >> (64 - SIZE));
    let mut before = 0;
    for word in 1..flooded.len() - 1 {
        let (here, after) = (flooded[word], flooded[word + 1]);
        let (above, below) = (here << SIZE | before >> (64 - SIZE), here >> SIZE | after << (64 - SIZE));
        let beside = here << 1 & !EDGE | (here & !EDGE) >> 1;
        flooded[word] = (here | beside | above | below) & free[word];
        before = here;
    }
}
