//! One shortest way of the blank around the standing tile, always the same one.

use core_grid::{CellIdx, Direction};

use super::walk::{Walk, Ways};
use crate::input::Prepared;

/// Finds of all shortest ways of the blank the first one, in the order of the directions, by its first move, then by its
/// second, and so on.
#[derive(Debug)]
pub(crate) struct FirstWay {
    walk: Walk,
    /// By cell, in the upper half the number of the way that last came to it, in the lower half the steps from there to the
    /// goal of that way.
    steps: Vec<u64>,
    number: u32,
}

impl FirstWay {
    /// Makes room for a board of this many cells, 10 bytes each.
    pub(crate) fn new(cells: usize) -> Self {
        let mut walk = Walk::stepwise();
        walk.resize(cells);
        Self { walk, steps: vec![0; cells], number: 0 }
    }

    /// Gives to `note` the moves of the way from `blank` to side `to` of the tile on `tile`, and then the slide of the tile
    /// there. Such a way must exist.
    ///
    /// The blank is on the side of the tile that it was left behind on, if `behind`: then the way lies within one block.
    pub(crate) fn find(
        &mut self,
        board: &Prepared,
        (blank, tile): (CellIdx, CellIdx),
        to: Direction,
        is_behind: bool,
        mut note: impl FnMut(Direction),
    ) {
        if self.number == u32::MAX {
            self.steps.fill(0);
            self.number = 0;
        }
        self.number += 1;
        let ways = if is_behind { Ways::Block } else { Ways::All };
        let goal = board.step(tile, to);
        self.walk.begin(board, &[], tile, (goal, to.opposite()), blank);
        // All cells on shortest ways, and some more; not only those of the way that is found first.
        let mut length = u32::MAX;
        while self.walk.length() <= length {
            let Some((at, steps)) = self.walk.next(board, &[], ways) else {
                break;
            };
            self.steps[at.usize()] = u64::from(self.number) << 32 | u64::from(steps);
            if at == blank {
                length = steps;
            }
        }
        let mut at = blank;
        let mut left = self.steps[at.usize()];
        while at != goal
            && let Some((side, next)) = board
                .free
                .sides(at)
                .iter()
                .map(|side| (side, board.step(at, side)))
                .find(|(_, next)| self.steps[next.usize()] == left.wrapping_sub(1))
        {
            note(side);
            at = next;
            left -= 1;
        }
        debug_assert_eq!(at, goal, "the blank can come to this side");
        note(to.opposite());
    }
}
