//! The state of a game: which cubes stand, and which of them may be taken.

use super::number_set::NumberSet;
use crate::Pile;
use crate::input::Index;

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
        let places = index.places();
        let mut state: Vec<u8> = places.iter().map(|place| place.below.sides()).collect();
        for place in places {
            let supports = place.below.sides();
            if supports.is_power_of_two() {
                state[place.below.rank(supports.trailing_zeros()) as usize] += PIN;
            }
        }
        let mut takeable = NumberSet::new(places.len());
        for (place, &state) in places.iter().zip(&state) {
            if state < PIN {
                takeable.insert(place.number);
            }
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
        let places = self.index.places();
        let rank = self.index.rank(number);
        let place = places[rank as usize];
        self.takeable.remove(number);
        let supports = self.state[rank as usize];
        self.state[rank as usize] = 0;
        if supports.is_power_of_two() {
            self.unpin(place.below.rank(supports.trailing_zeros()));
        }
        let mut sides = place.above.sides();
        while sides != 0 {
            let side = sides.trailing_zeros();
            sides &= sides - 1;
            let load = place.above.rank(side);
            let state = &mut self.state[load as usize];
            *state &= !(1 << (2 - side));
            let left = *state & SUPPORTS;
            // A load that is gone has none left; one that stands had another, since this cube could be taken.
            if left.is_power_of_two() {
                self.pin(places[load as usize].below.rank(left.trailing_zeros()));
            }
        }
    }

    #[inline]
    fn pin(&mut self, rank: u32) {
        let state = &mut self.state[rank as usize];
        if *state < PIN {
            self.takeable.remove(self.index.places()[rank as usize].number);
        }
        *state += PIN;
    }

    #[inline]
    fn unpin(&mut self, rank: u32) {
        let state = &mut self.state[rank as usize];
        *state -= PIN;
        if *state < PIN {
            self.takeable.insert(self.index.places()[rank as usize].number);
        }
    }
}
