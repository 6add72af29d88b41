//! The state of a game: which cubes stand, and which of them may be taken.

use std::hint::black_box;
use std::ops::Range;

use super::number_set::NumberSet;
use crate::Pile;
use crate::input::{Index, MIDDLE, Place, near};

/// A game that is being played on a pile.
///
/// A cube *pins* its support when it has no other one: a pinned cube may not be taken. All that changes is which cubes
/// stand, a bit a place; from the strips of two neighbouring levels follows, for all cubes of the lower one at once,
/// which of them are pinned:
///
/// ```text
///   loads      . . # . # # .       the first and the last load have one support each, which they pin
///   standing   . # . . # . #
///   pinned     . # . . . . #
/// ```
///
/// Invariants: a standing cube above the ground has at least one support; `takeable` holds the numbers of the standing
/// cubes that are not pinned.
#[derive(Clone, Debug)]
pub(super) struct Game<'a> {
    pile: &'a Pile,
    index: &'a Index,
    /// By word: the cubes of the tile that stand.
    standing: Vec<u64>,
    takeable: NumberSet,
    /// The cubes that were freed last and where they are, each at its number modulo [`FREED`]: many go soon after, and
    /// to look up a place by number is to reach far.
    freed: [(u32, Place); FREED],
    /// Ranks, for [`look_ahead`](Self::look_ahead) alone.
    ahead: Vec<u32>,
}

const FREED: usize = 1 << 10; // what stays in the nearest memory

const NO_NUMBER: u32 = u32::MAX;

/// Which of the cubes `standing` in a strip are the only support of one of the `loads` on the level above. Exact but for
/// the two outermost places at both ends.
#[inline]
const fn pinned_by(standing: u32, loads: u32) -> u32 {
    // By load: whether it has a support at the left, straight below, at the right.
    let (left, straight, right) = (standing << 1, standing, standing >> 1);
    let alone = loads & (left ^ straight ^ right) & !(left & straight & right);
    (alone & left) >> 1 | alone & straight | (alone & right) << 1
}

/// What a taking changes besides the cube that is gone.
struct Changes {
    /// The cubes beside it that are pinned now and were not, in the strip of its row.
    pinned: u32,
    /// The cube below it that is not pinned any more, in the strip below its row.
    freed: Option<u32>,
}

/// The places of the bits of `set`, from the lowest.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

impl<'a> Game<'a> {
    /// The game at its start. O(m) time for m cubes; a word a tile and a bit a cube of memory.
    pub(super) fn new(pile: &'a Pile) -> Self {
        let index = pile.index();
        let standing = index.occupied().to_vec();
        let mut takeable = NumberSet::new(pile.cubes().len());
        // No word is that of a tile unless there is a word before it and one after it.
        for word in (1..standing.len() as u32).filter(|&word| standing[word as usize] != 0) {
            for row in 0..8 {
                let [_, own, above] = index.strips(&standing, word, row);
                for at in bits(own & !pinned_by(own, above) & 0xff << MIDDLE) {
                    takeable.insert(index.number(Index::beside(word, row, at)));
                }
            }
        }
        let freed = [(NO_NUMBER, Place { word: 0, bit: 0 }); FREED];
        Self { pile, index, standing, takeable, freed, ahead: Vec::new() }
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
        self.takeable.remove(number);
        let (freed, place) = self.freed[number as usize % FREED];
        let Place { word, bit } =
            if freed == number { place } else { self.index.place(self.pile.cubes()[number as usize], number) };
        self.standing[word as usize] &= !(1 << bit);
        let Changes { pinned, freed } = self.changes(Place { word, bit });
        for at in bits(pinned) {
            self.takeable.remove(self.index.number(Index::beside(word, bit >> 3, at)));
        }
        if let Some(at) = freed {
            let place = self.index.below(word, bit >> 3, at);
            let number = self.index.number(place);
            self.takeable.insert(number);
            self.freed[number as usize % FREED] = (number, place);
        }
    }

    /// What changes when the cube in `place`, which may be taken, is gone.
    #[expect(clippy::inline_always, reason = "it is most of a taking: a call for each is dear")]
    #[inline(always)]
    fn changes(&self, Place { word, bit }: Place) -> Changes {
        let here = 1 << (MIDDLE + (bit & 7));
        let [below, own, above] = self.index.strips(&self.standing, word, bit >> 3);
        let (with, without) = (own | here, own & !here);
        let loads = above & near(here);
        let pinned = if loads == 0 { 0 } else { pinned_by(without, above) & !pinned_by(with, above) };
        let supports = below & near(here);
        let is_freed = supports.is_power_of_two() && pinned_by(below, without) & supports == 0;
        Changes { pinned, freed: is_freed.then(|| supports.trailing_zeros()) }
    }

    /// Reads what takings of the members among `numbers` will look at, so that it is near by then.
    ///
    /// In a large game nearly all of it is far from the processor. One taking has to wait for the one before; these reads
    /// wait for nothing but the step before, so many are under way at once. They change nothing, and it does not matter
    /// if other numbers are taken.
    pub(super) fn look_ahead(&mut self, numbers: Range<u32>) {
        let place = |number: u32| self.index.place(self.pile.cubes()[number as usize], number);
        let members = || self.takeable.members(numbers.clone()).map(place);
        black_box(members().fold(0, |seen, place| {
            let [below, own, above] = self.index.strips(&self.standing, place.word, place.bit >> 3);
            seen ^ below ^ own ^ above
        }));
        let mut ranks = std::mem::take(&mut self.ahead);
        for place in members() {
            let Changes { pinned, freed } = self.changes(place);
            let row = place.bit >> 3;
            ranks.extend(bits(pinned).map(|at| self.index.rank(Index::beside(place.word, row, at))));
            ranks.extend(freed.map(|at| self.index.rank(self.index.below(place.word, row, at))));
        }
        let is_takeable = |&rank: &u32| self.takeable.contains(self.index.number_of_rank(rank));
        black_box(ranks.iter().fold(false, |seen, rank| seen ^ is_takeable(rank)));
        ranks.clear();
        self.ahead = ranks;
    }
}
