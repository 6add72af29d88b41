//! What changes in a game: which cubes stand, and which of them may be taken.

mod look_ahead;

pub(crate) use look_ahead::AHEAD;

use super::NumberSet;
use crate::Pile;
use crate::input::{Index, MIDDLE, Place, near};

/// What changes in a game on a pile.
///
/// A cube *pins* its support when it has no other one: a pinned cube may not be taken. From the strips of two neighbouring
/// levels follows, for all cubes of the lower one at once, which of them are pinned:
///
/// ```text
///   loads      . . # . # # .       the first and the last load have one support each, which they pin
///   standing   . # . . # . #
///   pinned     . # . . . . #
/// ```
///
/// A taking may pin cubes beside it, and free one below it. There are two ways to keep up with that, not to be mixed in
/// one game: [`take`](Self::take) strikes the pinned cubes off the list of *candidates*, which are then just the cubes
/// that may be taken; [`try_take`](Self::try_take) leaves them there until it is their turn, since to look up their
/// numbers would be to reach far, and most are free again by then.
///
/// Invariants: a standing cube above the ground has at least one support; all cubes that may be taken are candidates;
/// all candidates stand.
#[derive(Clone, Debug)]
pub(crate) struct Board<'a> {
    pile: &'a Pile,
    index: &'a Index,
    /// By word.
    tiles: Vec<Tile>,
    /// The numbers of the candidates.
    candidates: NumberSet,
    /// The cubes that were freed last and where they are, each at its number modulo [`FREED`]: many go soon after, and
    /// to look up a place by number is to reach far.
    freed: [(u32, Place); FREED],
}

/// What changes in a tile.
#[derive(Clone, Copy, Debug)]
struct Tile {
    /// The cubes that stand.
    standing: u64,
    /// The candidates.
    listed: u64,
}

const FREED: usize = 1 << 6; // of 2^10, at 10^7 cubes, only 4 in 100 more are found again

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

/// The place of a cube in the strip of its row.
#[inline]
const fn here(place: Place) -> u32 {
    1 << (MIDDLE + (place.bit & 7))
}

impl<'a> Board<'a> {
    /// The board at the start of a game. O(m) time for m cubes; two words a tile and a bit a cube of memory.
    pub(crate) fn new(pile: &'a Pile) -> Self {
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
        Self { pile, index, tiles, candidates, freed }
    }

    /// The pile on which the game is played.
    pub(crate) const fn pile(&self) -> &'a Pile {
        self.pile
    }

    /// The numbers of the candidates: some if any cube is left.
    pub(crate) const fn candidates(&self) -> &NumberSet {
        &self.candidates
    }

    /// Whether the cube `number` stands.
    pub(crate) fn stands(&self, number: u32) -> bool {
        let Place { word, bit } = self.place(number);
        self.tiles[word as usize].standing >> bit & 1 == 1
    }

    /// Whether the cube `number` is a candidate.
    pub(crate) fn is_candidate(&self, number: u32) -> bool {
        let Place { word, bit } = self.place(number);
        self.tiles[word as usize].listed >> bit & 1 == 1
    }

    /// A cube that pins the cube `number`, which stands, or `None` where there is none.
    pub(crate) fn load_that_pins(&self, number: u32) -> Option<u32> {
        let place = self.place(number);
        let here = here(place);
        let [_, own, above] = self.strips(place);
        let others = own & !here;
        let load = above & near(here) & !near(others);
        (load != 0).then(|| self.index.number(self.index.above(place.word, place.bit >> 3, load.trailing_zeros())))
    }

    /// Takes away the cube `number`, which may be taken. If all takings are done so, the candidates are the cubes that
    /// may be taken.
    pub(crate) fn take(&mut self, number: u32) {
        let place = self.place(number);
        let here = here(place);
        let [_, own, above] = self.strips(place);
        let mut pinned = pinned_by(own & !here, above) & !pinned_by(own, above);
        self.try_take(number);
        while pinned != 0 {
            let beside = Index::beside(place.word, place.bit >> 3, pinned.trailing_zeros());
            pinned &= pinned - 1;
            self.tiles[beside.word as usize].listed &= !(1 << beside.bit);
            self.candidates.remove(self.index.number(beside));
        }
    }

    /// Takes away the candidate `number` if it may be taken, and says whether it could; otherwise it is no candidate any
    /// more.
    #[expect(clippy::inline_always, reason = "it is most of a game: a call for each is dear")]
    #[inline(always)]
    pub(crate) fn try_take(&mut self, number: u32) -> bool {
        self.candidates.remove(number);
        let (freed, place) = self.freed[number as usize % FREED];
        let place = if freed == number { place } else { self.place(number) };
        let here = here(place);
        let Place { word, bit } = place;
        let [below, own, above] = self.strips(place);
        let tile = &mut self.tiles[word as usize];
        tile.listed &= !(1 << bit);
        if pinned_by(own, above) & here != 0 {
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
