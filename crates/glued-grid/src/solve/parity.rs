//! Parity by the lengths of cycles.

use core_grid::{Blocks, CellIdx};

/// By block: whether the tiles on its places are an odd number of swaps from home. Each block must hold its own tiles.
///
/// A cycle of k places is k - 1 swaps. O(cells) time.
pub(super) fn odd_blocks(goals: &[CellIdx], blocks: &Blocks) -> Vec<bool> {
    let mut odd = vec![false; blocks.count()];
    let mut seen = vec![0_u64; goals.len().div_ceil(64)];
    for start in (0..goals.len() as u32).map(CellIdx::new) {
        let mut swaps = 0_usize;
        let mut at = start;
        loop {
            let (word, bit) = (at.usize() / 64, 1 << (at.usize() % 64));
            if seen[word] & bit != 0 {
                break;
            }
            seen[word] |= bit;
            at = goals[at.usize()];
            swaps += usize::from(at != start);
        }
        if swaps % 2 == 1
            && let Some(block) = blocks.owner(start)
        {
            odd[block.usize()] = !odd[block.usize()];
        }
    }
    odd
}
