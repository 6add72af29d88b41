//! The labels of edges, one word each.
//!
//! ```text
//! bits 63..34   the round in which the edge was last reached
//! bit  33       which of its cells holds the tile: 0 the lower or right one, 1 the upper or left one
//! bit  32       done
//! bits 31..0    the moves to that state, modulo 2^32
//! ```
//!
//! Of the states that are reached but not done, the keys lie within two steps' cost of each other, so half of the numbers
//! are enough to compare them; and since the rest of a key is less than 2^32, key and label give the moves.

use core_grid::Direction;

pub(super) const DONE: u64 = 1 << 32;

/// All of a label but the moves.
pub(super) const MARK: u64 = !(u32::MAX as u64);

pub(super) const MOST_ROUNDS: u32 = (1 << 30) - 1;

/// Whether so many moves are less than those that an edge was entered with in this round, if it was.
#[inline]
pub(super) const fn is_better(round: u32, label: u64, moves: u64) -> bool {
    let is_less = (moves as u32).wrapping_sub(label as u32).cast_signed() < 0;
    (label >> 34) as u32 != round || label & DONE == 0 && is_less
}

/// The label of a state of this round that is not done, without the moves.
pub(super) const fn mark(round: u32, side: Direction) -> u64 {
    (round as u64) << 34 | (side as u64 & 1) << 33
}
