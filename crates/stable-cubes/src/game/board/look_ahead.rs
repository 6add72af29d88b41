//! Reading ahead of a large game.

use std::hint::black_box;
use std::ops::Range;

use super::{Board, freed_by, here, pinned_by};
use crate::input::Place;

/// How many numbers are looked at together, those of a word of the set: what they need fits in the nearest memory.
pub(crate) const AHEAD: u32 = 64;

/// With so many words, tiles too are far from the processor.
const MANY_WORDS: u32 = 1 << 20;

impl Board<'_> {
    /// Reads what takings of the candidates among `numbers` will look at, so that it is near by then. All of them are in one
    /// stretch of [`AHEAD`] numbers that begins at a multiple of that.
    ///
    /// In a large game nearly all of it is far from the processor. One taking has to wait for the one before; these reads
    /// wait for nothing but the step before, so many are under way at once. They change nothing, and it does not matter
    /// if other numbers are taken.
    pub(crate) fn look_ahead(&self, numbers: Range<u32>) {
        let places = || self.candidates.members(numbers.clone()).map(|number| self.place(number));
        black_box(places().fold(0, |seen, Place { word, .. }| {
            let tiles = self.tiles[word as usize - 1].standing ^ self.tiles[word as usize + 1].standing;
            seen ^ tiles ^ self.index.occupied(word)
        }));
        if self.index.words() < MANY_WORDS {
            return; // what takings free is cheaper to wait for than to foresee
        }
        let mut ranks = [0; AHEAD as usize];
        for (place, rank) in places().zip(&mut ranks) {
            let [below, own, above] = self.strips(place);
            if pinned_by(own, above) & here(place) == 0
                && let Some(at) = freed_by(here(place), own, below)
            {
                *rank = self.index.rank(self.index.below(place.word, place.bit >> 3, at));
            }
        }
        let is_candidate = |&rank: &u32| self.candidates.contains(self.index.number_of_rank(rank));
        black_box(ranks.iter().fold(false, |seen, rank| seen ^ is_candidate(rank)));
    }
}
