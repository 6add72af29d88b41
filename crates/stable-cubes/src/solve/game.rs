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
/// A taking may pin cubes beside it, and free one below it. The pinned ones stay *candidates* until it is their turn: to
/// look up their numbers would be to reach far, and most are free again by then.
///
/// Invariants: a standing cube above the ground has at least one support; all cubes that may be taken are candidates.
#[derive(Clone, Debug)]
pub(super) struct Game<'a> {
    pile: &'a Pile,
    index: &'a Index,
    /// By word.
    tiles: Vec<Tile>,
    /// The numbers of the candidates.
    candidates: NumberSet,
    /// The cubes that were freed last and where they are, each at its number modulo [`FREED`]: many go soon after, and
    /// to look up a place by number is to reach far.
    freed: [(u32, Place); FREED],
    /// Ranks, for [`look_ahead`](Self::look_ahead) alone.
    ahead: Vec<u32>,
}

/// What changes in a tile.
#[derive(Clone, Copy, Debug)]
struct Tile {
    /// The cubes that stand.
    standing: u64,
    /// Those that are candidates, and some that are gone.
    listed: u64,
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

/// The cube in the strip `below` that is not pinned any more when the cube `taken`, which was not pinned itself, is gone
/// from the strip above it.
#[inline]
const fn freed_by(taken: u32, own: u32, below: u32) -> Option<u32> {
    let supports = below & near(taken);
    let is_freed = supports.is_power_of_two() && pinned_by(below, own & !taken) & supports == 0;
    if is_freed { Some(supports.trailing_zeros()) } else { None }
}

impl<'a> Game<'a> {
    /// The game at its start. O(m) time for m cubes; two words a tile and a bit a cube of memory.
    pub(super) fn new(pile: &'a Pile) -> Self {
        let index = pile.index();
        let tile = |word: u32| {
            let standing = index.occupied(word);
            let row = |row: u32| {
                let [_, own, above] = index.strips_at_first(word, row);
                u64::from((own & !pinned_by(own, above)) >> MIDDLE & 0xff) << (row << 3)
            };
            // No word is that of a tile unless there is a word before it and one after it.
            let listed = if standing == 0 { 0 } else { (0..8).map(row).sum() };
            Tile { standing, listed }
        };
        let tiles: Vec<Tile> = (0..index.words()).map(tile).collect();
        let candidates = NumberSet::new(pile.cubes().len(), index.numbers_in(|word| tiles[word].listed));
        let freed = [(NO_NUMBER, Place { word: 0, bit: 0 }); FREED];
        Self { pile, index, tiles, candidates, freed, ahead: Vec::new() }
    }

    /// The greatest candidate, or `None` when no cube is left.
    #[inline]
    pub(super) fn greatest(&mut self) -> Option<u32> {
        self.candidates.greatest()
    }

    /// The least candidate, or `None` when no cube is left.
    #[inline]
    pub(super) fn least(&mut self) -> Option<u32> {
        self.candidates.least()
    }

    /// Takes away the candidate `number` if it may be taken, and says whether it could; otherwise it is no candidate any
    /// more.
    #[expect(clippy::inline_always, reason = "it is most of a game: a call for each is dear")]
    #[inline(always)]
    pub(super) fn try_take(&mut self, number: u32) -> bool {
        self.candidates.remove(number);
        let (freed, place) = self.freed[number as usize % FREED];
        let Place { word, bit } = if freed == number { place } else { self.place(number) };
        let here = 1 << (MIDDLE + (bit & 7));
        let [below, own, above] = self.strips(Place { word, bit });
        let tile = &mut self.tiles[word as usize];
        if pinned_by(own, above) & here != 0 {
            tile.listed &= !(1 << bit);
            return false;
        }
        tile.standing &= !(1 << bit);
        if let Some(at) = freed_by(here, own, below) {
            let place = self.index.below(word, bit >> 3, at);
            let tile = &mut self.tiles[place.word as usize];
            if tile.listed >> place.bit & 1 == 0 {
                tile.listed |= 1 << place.bit;
                let number = self.index.number(place);
                self.candidates.insert(number);
                self.freed[number as usize % FREED] = (number, place);
            }
        }
        true
    }

    /// Reads what takings of the candidates among `numbers` will look at, so that it is near by then.
    ///
    /// In a large game nearly all of it is far from the processor. One taking has to wait for the one before; these reads
    /// wait for nothing but the step before, so many are under way at once. They change nothing, and it does not matter
    /// if other numbers are taken.
    pub(super) fn look_ahead(&mut self, numbers: Range<u32>) {
        let mut ranks = std::mem::take(&mut self.ahead);
        let places = || self.candidates.members(numbers.clone()).map(|number| self.place(number));
        black_box(places().fold(0, |seen, Place { word, .. }| {
            let tiles = self.tiles[word as usize - 1].standing ^ self.tiles[word as usize + 1].standing;
            seen ^ tiles ^ self.index.occupied(word)
        }));
        for place in places() {
            let Place { word, bit } = place;
            let here = 1 << (MIDDLE + (bit & 7));
            let [below, own, above] = self.strips(place);
            if pinned_by(own, above) & here == 0
                && let Some(at) = freed_by(here, own, below)
            {
                ranks.push(self.index.rank(self.index.below(word, bit >> 3, at)));
            }
        }
        let is_candidate = |&rank: &u32| self.candidates.contains(self.index.number_of_rank(rank));
        black_box(ranks.iter().fold(false, |seen, rank| seen ^ is_candidate(rank)));
        ranks.clear();
        self.ahead = ranks;
    }

    /// Where the cube `number` is.
    #[inline]
    fn place(&self, number: u32) -> Place {
        self.index.place(self.pile.cubes()[number as usize], number)
    }

    /// The cubes that stand below, beside and above `place`.
    #[expect(clippy::inline_always, reason = "it is most of a taking: a call for each is dear")]
    #[inline(always)]
    fn strips(&self, Place { word, bit }: Place) -> [u32; 3] {
        self.index.strips(&self.tiles, |tile| tile.standing, word, bit >> 3)
    }
}
