//! What guides a search.

use core_grid::{CellIdx, Coord, Direction};

use crate::solve::landmarks::{Guide, colour};

/// What is known of the moves from a state to the goal.
pub(super) trait Rest {
    /// By how much a turn that was put off comes before the least key that it can lead to; even. With 2, no state is taken
    /// before all turns are known that lead to states of the same key: so none is taken from which a slide leads back to the
    /// nearer state of its edge before the label has the farther one, and all moves that are noted are the least.
    const AHEAD: u64;

    /// No more than those moves, and even or odd as they are; from a state to the next one it falls by no more than the moves
    /// between them.
    fn rest(&self, cell: CellIdx, at: Coord, side: Direction) -> u64;
}

/// A search that has a goal needs no more than the moves to that.
impl Rest for Guide<'_> {
    const AHEAD: u64 = 0;

    #[expect(clippy::inline_always, reason = "asked for each state that is entered; a call costs more than the answer")]
    #[inline(always)]
    fn rest(&self, cell: CellIdx, at: Coord, side: Direction) -> u64 {
        self.rest(cell, at, side)
    }
}

/// There is no goal. Keys must be all even: so 1 is added where the tile's cell is beside one of this colour.
pub(super) struct Nowhere {
    pub(super) colour: u32,
}

impl Rest for Nowhere {
    const AHEAD: u64 = 2;

    #[inline]
    fn rest(&self, _: CellIdx, at: Coord, _: Direction) -> u64 {
        u64::from(colour(at) ^ self.colour)
    }
}
