//! Whether a bare ring is turned as a whole.

use core_grid::{BlockSize, Blocks, CellIdx, FreeCells};

/// By block: whether it is a ring and its tiles cannot be turned home. Each block must hold its own tiles.
///
/// The search tree enters a ring at one cell and goes all around it, so the places of a ring in preorder are in order
/// around it, each the child of the one before, and the first comes after the last. The goals are a turn of the places exactly
/// when they keep that order: the tile in the place before another has its goal in the place before the other's. O(cells) time.
pub(super) fn rings_out_of_order(
    goals: &[CellIdx],
    blocks: &Blocks,
    free: &FreeCells,
    sizes: &[BlockSize],
) -> Vec<bool> {
    let mut wrong = vec![false; sizes.len()];
    let mut last_place = vec![CellIdx::new(0); sizes.len()];
    for &cell in blocks.order() {
        if let Some(block) = blocks.owner(cell) {
            last_place[block.usize()] = cell;
        }
    }
    for &cell in blocks.order() {
        let Some(block) = blocks.owner(cell).map(core_grid::BlockId::usize).filter(|&block| sizes[block].is_ring())
        else {
            continue;
        };
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
