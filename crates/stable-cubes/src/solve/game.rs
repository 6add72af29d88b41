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

const SUPPORTS: u8 = 0b111;
const PIN: u8 = 1 << 3;

impl<'a> Game<'a> {
    /// The game at its start. O(m) time for m cubes; one byte and a bit a cube of memory.
    pub(super) fn new(pile: &'a Pile) -> Self {
        let index = pile.index();
        let ranks = 0..index.count() as u32;
        let mut state: Vec<u8> = ranks.clone().map(|rank| index.around(rank).below.sides() as u8).collect();
        for rank in ranks.clone() {
            let below = index.around(rank).below;
            if let Some(side) = only_side(below.sides()) {
                state[below.rank(side) as usize] += PIN;
            }
        }
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
        let mut sides = above.sides();
        while sides != 0 {
            let side = sides.trailing_zeros();
            sides &= sides - 1;
            let load = above.rank(side);
            let state = &mut self.state[load as usize];
            *state &= !(1 << (2 - side));
            // A load that is gone has none left; one that stands had another, since this cube could be taken.
            if let Some(side) = only_side(u32::from(*state & SUPPORTS)) {
                self.pin(self.index.around(load).below.rank(side));
            }
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
