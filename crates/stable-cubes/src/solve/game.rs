//! The state of a game: which cubes stand, and which of them may be taken.

use super::number_set::NumberSet;
use crate::Pile;
use crate::input::{Around, Index, only_side};

/// A game that is being played on a pile.
///
/// A cube *pins* its support when it has no other one: a pinned cube may not be taken. One byte a cube, by rank, holds
/// all that changes:
///
/// ```text
///     bit 7 6 5 4 3 2 1 0
///               │ │ └─┴─┴── the supports that still stand: right, straight, left; 0 for a cube that is gone
///               └─┴──────── how many cubes pin this one, 0 to 3
/// ```
///
/// Invariants: a standing cube above the ground has at least one support; a cube has as many pins as there are standing
/// cubes that have it as their only support; `takeable` holds the standing cubes without pins.
#[derive(Clone, Debug)]
pub(super) struct Game<'a> {
    index: &'a Index,
    state: Vec<u8>,
    takeable: NumberSet,
}

const SUPPORTS: u32 = 0b111;
const PIN: u8 = 1 << 3;

/// States of no cube at the end: a cube's loads are read as four bytes, from the first on.
const PADDING: usize = 4;

/// By the set of sides on which a cube has loads: 1 in the byte of each load, the first the lowest.
const LOADS: [u32; 8] = by_sides(false);

/// By the set of sides on which a cube has loads: in the byte of each load, the bit of the cube among its supports.
const SEEN_FROM_LOADS: [u32; 8] = by_sides(true);

const fn by_sides(seen_from_load: bool) -> [u32; 8] {
    let mut table = [0; 8];
    let mut sides = 0;
    while sides < table.len() {
        let mut shift = 0;
        let mut side = 0;
        while side < 3 {
            if sides >> side & 1 == 1 {
                table[sides] |= (if seen_from_load { 1 << (2 - side) } else { 1 }) << shift;
                shift += 8;
            }
            side += 1;
        }
        sides += 1;
    }
    table
}

/// The lowest bit of each byte of `states` that has exactly one support; other bits mean nothing.
#[inline]
const fn with_one_support(states: u32) -> u32 {
    let (left, straight, right) = (states, states >> 1, states >> 2);
    (left ^ straight ^ right) & !(left & straight & right)
}

impl<'a> Game<'a> {
    /// The game at its start. O(m) time for m cubes; one byte and a bit a cube of memory.
    pub(super) fn new(pile: &'a Pile) -> Self {
        let index = pile.index();
        let ranks = 0..index.count() as u32;
        let mut state = Vec::with_capacity(index.count() + PADDING);
        state.extend(ranks.clone().map(|rank| index.around(rank).below.sides() as u8));
        for rank in ranks.clone() {
            let below = index.around(rank).below;
            if let Some(side) = only_side(below.sides()) {
                state[below.rank(side) as usize] += PIN;
            }
        }
        state.resize(index.count() + PADDING, 0);
        let mut takeable = NumberSet::new(index.count());
        for rank in ranks.filter(|&rank| state[rank as usize] < PIN) {
            takeable.insert(index.number(rank));
        }
        Self { index, state, takeable }
    }

    /// The greatest number that may be taken, or `None` when no cube is left.
    #[inline]
    pub(super) fn greatest(&self) -> Option<u32> {
        self.takeable.greatest()
    }

    /// The least number that may be taken, or `None` when no cube is left.
    #[inline]
    pub(super) fn least(&self) -> Option<u32> {
        self.takeable.least()
    }

    /// Takes away cube `number`, which must be one that may be taken.
    #[inline]
    pub(super) fn take(&mut self, number: u32) {
        debug_assert!(self.takeable.contains(number));
        let rank = self.index.rank(number);
        let Around { below, above } = self.index.around(rank);
        self.takeable.remove(number);
        let supports = std::mem::take(&mut self.state[rank as usize]);
        // Without pins, as it may be taken, the state is the set of its supports.
        if let Some(side) = only_side(u32::from(supports)) {
            self.unpin(below.rank(side));
        }
        let first = above.first();
        let loads = self.state[first as usize..].first_chunk_mut().expect("the states are padded");
        let left = u32::from_le_bytes(*loads) & !SEEN_FROM_LOADS[above.sides() as usize];
        *loads = left.to_le_bytes();
        // A load that is gone has none left; one that stands had another, since this cube could be taken.
        let mut pinning = with_one_support(left) & LOADS[above.sides() as usize];
        while pinning != 0 {
            let shift = pinning.trailing_zeros();
            pinning &= pinning - 1;
            let supports = left >> shift & SUPPORTS;
            let side = only_side(supports).expect("a load that pins has one support");
            self.pin(self.index.around(first + shift / 8).below.rank(side));
        }
    }

    #[inline]
    fn pin(&mut self, rank: u32) {
        let state = &mut self.state[rank as usize];
        if *state < PIN {
            self.takeable.remove(self.index.number(rank));
        }
        *state += PIN;
    }

    #[inline]
    fn unpin(&mut self, rank: u32) {
        let state = &mut self.state[rank as usize];
        *state -= PIN;
        if *state < PIN {
            self.takeable.insert(self.index.number(rank));
        }
    }
}
