//! What is in the queue of a search.
//!
//! A state is `4 * cell + side`.

use core_grid::Direction;

use crate::input::Board;

/// More than all states. In the queue, `turn * STATES + state` is a turn that was put off: from the state's side to the one
/// whose number differs from it in the bits of `turn`, not 0.
pub(super) const STATES: u32 = 4 * Board::MAX_CELLS as u32;

/// The tokens of the four sides of the tile's start in the queue, above all others: the last cell of the largest board has
/// only the sides up and left, whose numbers differ in one bit.
const TOKENS: u32 = u32::MAX - 3;

pub(super) const fn start_token(side: Direction) -> u32 {
    TOKENS + side as u32
}

pub(super) const fn side_of_start(state: u32) -> Option<Direction> {
    if TOKENS <= state { Some(Direction::from_index((state - TOKENS) as u8)) } else { None }
}
