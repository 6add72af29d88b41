//! What several tests need.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{CellIdx, FreeCells};
use glued_grid::{Arrangement, Puzzle};

/// The puzzle that is solved, with the blank in `blank`.
pub(crate) fn solved(free: FreeCells, blank: CellIdx) -> Puzzle {
    let shape = free.shape();
    let tiles = shape.iter().map(|cell| if cell == blank { 0 } else { cell.get() + 1 }).collect();
    let home = Arrangement::new(shape, tiles).unwrap();
    Puzzle::between(free, &home, &home).unwrap()
}
