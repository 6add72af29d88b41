//! Whether a bare ring is turned as a whole.

use core_grid::{BlockId, Blocks, CellIdx, FreeCells};

/// By block: whether it is one of the `asked`, which must be rings, and its tiles cannot be turned home. Each block must hold its
/// own tiles.
///
/// The search tree enters a ring at one cell and goes all around it, so the places of a ring in preorder are in order
/// around it, each the child of the one before, and the first comes after the last. The goals are a turn of the places exactly
/// when they keep that order: the tile in the place before another has its goal in the place before the other's. O(cells) time.
pub(super) fn out_of_order(goals: &[CellIdx], blocks: &Blocks, free: &FreeCells, asked: &[bool]) -> Vec<bool> {
    let mut wrong = vec![false; asked.len()];
    if !asked.contains(&true) {
        return wrong;
    }
    let places = || {
        let of_asked = |&cell: &CellIdx| blocks.owner(cell).map(BlockId::usize).filter(|&block| asked[block]);
        blocks.order().iter().filter_map(move |cell| Some((*cell, of_asked(cell)?)))
    };
    let mut last_place = vec![CellIdx::new(0); asked.len()];
    for (cell, block) in places() {
        last_place[block] = cell;
    }
    for (cell, block) in places() {
        // The place before on the ring.
        let before = |place: CellIdx| {
            let parent = blocks.to_parent(place).and_then(|to| free.neighbour(place, to));
            parent.filter(|&parent| blocks.owner(parent) == blocks.owner(place)).unwrap_or(last_place[block])
        };
        let goal = goals[cell.usize()];
        wrong[block] |= goals[before(cell).usize()] != before(goal);
    }
    wrong
}
