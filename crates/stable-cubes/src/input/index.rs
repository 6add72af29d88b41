//! Where the cubes are: a bit a place.
//!
//! The plane is cut into *tiles* of 8 x 8 places. A tile that holds a cube is one word, with a bit for each place; words
//! come level by level, from the left. So the cubes around a cube are bits of one word or of a few that lie side by
//! side, and what a taking looks at stays in near memory even where the cubes do not.
//!
//! ```text
//!   ┌────────┬────────┬────────┐ y = 15     bit of a place in its tile: 8 * (y % 8) + x % 8
//!   │        │        │ c      │            rank of a cube: the cubes of earlier words, and those at lower bits of its own
//!   ├────────┼────────┼────────┤ y = 7
//!   │ a      │ b      │        │            strip, what is read of a level: the 8 bits of a tile's row between the rows
//!   └────────┴────────┴────────┘ y = 0      of the tiles beside it, 24 bits, the leftmost place the lowest
//!     x = 0    x = 8    x = 16
//!
//!   words: 0 0 0 0 a b 0 0 c 0 0            three words in a row are what is around the one in the middle: tiles that
//!                                           are not near each other have two empty words between them
//! ```
//!
//! Numbers are kept by rank and words by number. Numbers of cubes close to each other are close too.

mod links;
mod tiles;

use links::{Links, link};
use tiles::{Tile, Tiles};

use super::PileError;
use super::order::by_level_and_column;
use crate::{Cube, bits};

/// All cubes by tile, and the tile of each number: 8 bytes a cube and 24 a word.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    /// By word: the cubes of the tile, the first rank, and the tiles around.
    links: Vec<Links>,
    /// By rank: the cube's number.
    numbers: Vec<u32>,
    /// By number: the word of the cube's tile.
    words: Vec<u32>,
}

/// A place on the plane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The word of the tile.
    pub(crate) word: u32,
    /// The bit in the tile.
    pub(crate) bit: u32,
}

/// Where the row of the tile itself begins in a strip.
pub(crate) const MIDDLE: u32 = 8;

/// The bit of a place in its tile.
#[inline]
const fn bit_of(cube: Cube) -> u32 {
    (cube.y & 7) << 3 | cube.x.cast_unsigned() & 7
}

impl Index {
    /// Finds the tiles of `cubes`, all of them in range and fewer than 2^29; finds repetitions and what is unstable.
    pub(super) fn new(cubes: &[Cube]) -> Result<Self, PileError> {
        let Some(Tiles { occupied, list: tiles, by_number: words, by_rank: numbers }) = Tiles::new(cubes) else {
            return Err(repeated(cubes));
        };
        let links = link(&tiles, &occupied);
        drop(occupied);
        let numbers = numbers.unwrap_or_else(|| by_rank(cubes, &words, &links));
        let index = Self { links, numbers, words };
        if tiles.iter().all(|tile| index.is_stable(tile)) { Ok(index) } else { Err(index.unstable(cubes)) }
    }

    fn is_stable(&self, tile: &Tile) -> bool {
        let above_ground = u32::from(tile.y == 0);
        (above_ground..8).all(|row| {
            let [below, own, _] = self.strips_at_first(tile.word, row);
            own & !near(below) & 0xff << MIDDLE == 0
        })
    }

    /// What is unstable in a pile that is.
    #[cold]
    fn unstable(&self, cubes: &[Cube]) -> PileError {
        let is_unstable = |&(number, cube): &(u32, Cube)| {
            let Place { word, bit } = self.place(cube, number);
            let [below, ..] = self.strips_at_first(word, bit >> 3);
            0 < cube.y && near(below) >> (MIDDLE + (bit & 7)) & 1 == 0
        };
        let found = (0..).zip(cubes.iter().copied()).find(is_unstable);
        let (number, cube) = found.expect("a pile that is not stable has a cube that is not");
        PileError::Unstable { number, cube }
    }

    /// The number of words.
    pub(crate) fn words(&self) -> u32 {
        self.links.len() as u32
    }

    /// The cubes of the tile at `word`; none where there is no tile.
    #[inline]
    pub(crate) fn occupied(&self, word: u32) -> u64 {
        self.links[word as usize].occupied
    }

    /// The numbers of those cubes of each tile that `cubes` gives for its word.
    pub(crate) fn numbers_in(&self, cubes: impl Fn(usize) -> u64) -> impl Iterator<Item = u32> {
        self.links
            .iter()
            .enumerate()
            .flat_map(move |(word, links)| bits::places(cubes(word)).map(|bit| self.number_of_rank(links.rank(bit))))
    }

    /// The place of `cube`, which has the number `number`.
    #[inline]
    pub(crate) fn place(&self, cube: Cube, number: u32) -> Place {
        Place { word: self.words[number as usize], bit: bit_of(cube) }
    }

    /// The place at the bit `at` of a strip of row `row` around a tile, the row being one of the tile itself.
    #[inline]
    pub(crate) fn beside(word: u32, row: u32, at: u32) -> Place {
        Place { word: word - 1 + (at >> 3), bit: row << 3 | at & 7 }
    }

    /// The place at the bit `at` of the strip below row `row` of a tile.
    #[inline]
    pub(crate) fn below(&self, word: u32, row: u32, at: u32) -> Place {
        match row.checked_sub(1) {
            Some(row) => Self::beside(word, row, at),
            None => Self::beside(self.links[word as usize].below, 7, at),
        }
    }

    /// The place at the bit `at` of the strip above row `row` of a tile.
    pub(crate) fn above(&self, word: u32, row: u32, at: u32) -> Place {
        match row {
            7 => Self::beside(self.links[word as usize].above, 0, at),
            row => Self::beside(word, row + 1, at),
        }
    }

    /// The rank of the cube in `place`.
    #[inline]
    pub(crate) fn rank(&self, Place { word, bit }: Place) -> u32 {
        self.links[word as usize].rank(bit)
    }

    /// The number of the cube with rank `rank`.
    #[inline]
    pub(crate) fn number_of_rank(&self, rank: u32) -> u32 {
        self.numbers[rank as usize]
    }

    /// The number of the cube in `place`.
    #[inline]
    pub(crate) fn number(&self, place: Place) -> u32 {
        self.number_of_rank(self.rank(place))
    }

    /// The strips around a tile before any cube is gone: below its row `row`, of this row, and above it.
    pub(crate) fn strips_at_first(&self, word: u32, row: u32) -> [u32; 3] {
        self.strips(&self.links, |links| links.occupied, word, row)
    }

    /// The strips around a tile: below its row `row`, of this row, and above it. `cubes` finds those of a tile in what
    /// `words` has for it.
    #[expect(clippy::inline_always, reason = "it is most of a taking: a call for each is dear")]
    #[inline(always)]
    pub(crate) fn strips<T>(&self, words: &[T], cubes: impl Fn(&T) -> u64, word: u32, row: u32) -> [u32; 3] {
        let three = |middle: u32| {
            let three = words[middle as usize - 1..].first_chunk::<3>();
            three.expect("there are words before and after that of a tile").each_ref().map(&cubes)
        };
        let strip = |three: [u64; 3], row: u32| {
            let [left, middle, right] = three.map(|word| (word >> (row << 3)) as u32 & 0xff);
            left | middle << 8 | right << 16
        };
        let own = three(word);
        [
            if row == 0 { strip(three(self.links[word as usize].below), 7) } else { strip(own, row - 1) },
            strip(own, row),
            if row == 7 { strip(three(self.links[word as usize].above), 0) } else { strip(own, row + 1) },
        ]
    }
}

/// The places of a strip, and those beside them.
#[inline]
pub(crate) const fn near(strip: u32) -> u32 {
    strip << 1 | strip | strip >> 1
}

/// By rank: the numbers of `cubes`, which are in the tiles at `words`.
fn by_rank(cubes: &[Cube], words: &[u32], links: &[Links]) -> Vec<u32> {
    let mut numbers = vec![0; cubes.len()];
    for ((number, &cube), &word) in (0..).zip(cubes).zip(words) {
        numbers[links[word as usize].rank(bit_of(cube)) as usize] = number;
    }
    numbers
}

/// The repetition in cubes that have one.
#[cold]
fn repeated(cubes: &[Cube]) -> PileError {
    let numbers = by_level_and_column(cubes.iter().copied());
    // The sort keeps equal cubes in the given order, so neighbours in it are the closest repetitions.
    let repetitions =
        numbers.array_windows().filter(|[first, second]| cubes[*first as usize] == cubes[*second as usize]);
    let &[first, second] = repetitions.min_by_key(|[_, second]| second).expect("a repeated cube is in the list twice");
    PileError::Repeated { first, second, cube: cubes[second as usize] }
}
