//! Whether the tile can reach its target, without a search.

use core_grid::{BlockId, CellIdx, Direction};

use crate::answer::Reason;
use crate::input::Prepared;

/// A side of the tile to which the blank can come, and the block of its edge there, where the tile can then reach `target`;
/// else why it cannot.
///
/// When the tile slides from a cell to a side, the blank is behind it then: over that very edge. And it changes sides
/// exactly between edges of one block, since without the tile's cell the others hang together no more. So the tile stays
/// in the block of the edge to the side where the blank first comes, and goes everywhere in it.
///
/// O(1) time, but for the cell named in a reason.
pub(super) fn way_to(
    board: &Prepared,
    blank: CellIdx,
    tile: CellIdx,
    target: CellIdx,
) -> Result<(Direction, BlockId), Reason> {
    if !board.free.is_free(target) {
        return Err(Reason::TargetFixed);
    }
    let side = board.side_of_blank(blank, tile).ok_or(Reason::BlankWalledOff)?;
    let block = board.block(tile, side).ok_or(Reason::BlankWalledOff)?;
    if board.is_in(target, block) {
        Ok((side, block))
    } else if board.are_connected(tile, target) {
        Err(Reason::CannotTurn { at: board.free.shape().coord(board.gate(block, target)) })
    } else {
        Err(Reason::TargetWalledOff)
    }
}
