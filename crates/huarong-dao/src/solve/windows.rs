//! Short ways of the blank around a tile, by floods of the cells near it, one bit a cell.
//!
//! ```text
//! column  0       7        15      The tile is at row 7 and column 7 of a window of 16 x 16 cells. A way from one of
//! row 0   . . . . . . . .          its sides to another that leaves the window takes 7 steps to get out and 9 to come
//!         . . . . . # . .          back, or more. So what is found within 16 steps is a shortest way.
//!     7   . . . # t . . .
//! ```
//!
//! A step of the flood is a few operations on each word of 64 cells; and as the whole board takes one bit a cell, the rows
//! around the tile are mostly in the cache. One flood gives the ways to all sides.
//!
//! There are two sizes: of 16 x 16 cells, four rows a word, for detours around a wall; and of 64 x 64 cells, one row a word,
//! for detours through other rooms, and for the blank's way to the tile ([`approach`](super::approach)).

mod large;
mod small;

use core_grid::{Coord, Direction, Sides};

use super::start::beside;
use crate::input::Prepared;

pub(super) use large::{Flood, SIZE as LARGE, TILE};

/// The margin of the board on all sides: no window reaches farther from the tile.
const MARGIN: usize = 32;

/// The free cells of a board, one bit a cell.
#[derive(Debug, Default)]
pub(super) struct Windows {
    words: Vec<u64>,
    /// How many words a row has, with the margins and one word more.
    stride: usize,
}

/// Steps from one side of a tile to each other one, or 0 where they are more than a window shows.
pub(super) type Steps = [u32; 4];

/// What the small window shows: ways from side to side of at most this many steps.
pub(super) const NEAR: u32 = 16;

/// What the large window shows: ways from side to side of at most this many steps.
pub(super) const FAR: u32 = 64;

impl Windows {
    /// Forgets the board.
    pub(super) fn clear(&mut self) {
        self.words.clear();
    }

    /// The steps of the blank from side `from` of a tile at `at` to each side in the set `to`, up to `NEAR`.
    pub(super) fn near(&mut self, board: &Prepared, at: Coord, from: Direction, to: Sides) -> Steps {
        small::flood(&self.around::<{ small::SIZE }, _>(board, at), from, to)
    }

    /// The steps of the blank from side `from` of a tile at `at` to each side in the set `to`, up to `FAR`.
    pub(super) fn far(&mut self, board: &Prepared, at: Coord, from: Direction, to: Sides) -> Steps {
        let mut flood = self.flood(board, at, beside(TILE, from));
        let mut found = [0; 4];
        for side in to.iter() {
            found[side.index()] = flood.steps_to(side, FAR).unwrap_or(0);
        }
        found
    }

    /// The flood from the free cell `from` of the large window around a tile at `at`.
    pub(super) fn flood(&mut self, board: &Prepared, at: Coord, from: Coord) -> Flood {
        Flood::new(&self.around::<LARGE, _>(board, at), from)
    }

    /// The free cells of the window around a tile at `at`, without the tile, and an empty word before and after.
    fn around<const SIZE: usize, const WORDS: usize>(&mut self, board: &Prepared, at: Coord) -> [u64; WORDS] {
        if self.words.is_empty() {
            self.fill(board);
        }
        let (row, col) = (at.row as usize + MARGIN - tile(SIZE), at.col as usize + MARGIN - tile(SIZE));
        let (first, shift) = (row * self.stride + col / 64, col % 64);
        let mut rows = self.words[first..].chunks(self.stride).map(|words| {
            // In two shifts, as one of 64 is none.
            (words[0] >> shift | words[1] << 1 << (63 - shift)) & u64::MAX >> (64 - SIZE)
        });
        let mut window = [0; WORDS];
        for word in &mut window[1..WORDS - 1] {
            for (number, row) in rows.by_ref().take(64 / SIZE).enumerate() {
                *word |= row << (number * SIZE);
            }
        }
        let (word, bit) = place(SIZE, tile(SIZE), tile(SIZE));
        window[word] &= !(1 << bit);
        window
    }

    /// O(cells) time; little more than a bit a cell on a board that is large both ways.
    fn fill(&mut self, board: &Prepared) {
        let shape = board.free.shape();
        let [rows, cols] = [shape.rows(), shape.cols()].map(|count| count as usize);
        self.stride = (cols + 2 * MARGIN).div_ceil(64) + 1;
        self.words.resize(self.stride * (rows + 2 * MARGIN), 0);
        let mut cells = shape.iter();
        for row in self.words.chunks_mut(self.stride).skip(MARGIN).take(rows) {
            for (place, cell) in (MARGIN..).zip(cells.by_ref().take(cols)) {
                row[place / 64] |= u64::from(board.free.is_free(cell)) << (place % 64);
            }
        }
    }
}

/// The row and column of the tile in a window of so many rows and columns.
const fn tile(size: usize) -> usize {
    size / 2 - 1
}

/// The word that a cell of a window of so many rows and columns is in, and its bit.
const fn place(size: usize, row: usize, col: usize) -> (usize, usize) {
    let rows_a_word = 64 / size;
    (1 + row / rows_a_word, row % rows_a_word * size + col)
}

#[cfg(test)]
mod tests {
    use super::super::floods::{bare_ring, steps_from};
    use super::*;
    use crate::families::FAMILIES;

    /// Windows show exactly the ways that are no longer than they may be, around all tiles, at corners and edges of boards too.
    #[test]
    fn windows_show_short_ways() {
        let (mut short, mut long) = ([0, 0], [0, 0]);
        for family in FAMILIES {
            for size in [3, 12, 70] {
                let games = family.instance(size, 2);
                let board = games.board().prepared();
                let shape = board.free.shape();
                let mut windows = Windows::default();
                for cell in board.free.iter().step_by(size as usize) {
                    for from in board.free.sides(cell).iter() {
                        let plain = steps_from(board, Some(cell), board.step(cell, from));
                        let to: Sides = board.free.sides(cell).iter().filter(|&to| to != from).collect();
                        let at = shape.coord(cell);
                        let found =
                            [(windows.near(board, at, from, to), NEAR), (windows.far(board, at, from, to), FAR)];
                        for side in to.iter() {
                            let plain = plain[board.step(cell, side).usize()];
                            for (window, (found, most)) in found.into_iter().enumerate() {
                                let expected = plain.filter(|&steps| steps <= most);
                                assert_eq!(found[side.index()], expected.unwrap_or(0), "{} {at:?} {from}", family.name);
                                short[window] += u32::from(expected.is_some());
                                long[window] += u32::from(expected.is_none());
                            }
                        }
                    }
                }
            }
        }
        assert!(short.into_iter().chain(long).all(|count| 300 < count), "{short:?} {long:?}");
    }

    /// Ways around bare rings of all shapes, from each place on them, that are just as long as a window shows, or 2 steps more.
    #[test]
    fn ways_as_long_as_a_window_shows() {
        for (most, is_near) in [(NEAR, true), (FAR, false)] {
            for half in [most / 2 + 3, most / 2 + 4] {
                for rows in 3..half - 2 {
                    let board = bare_ring(rows, half - rows);
                    let shape = board.free.shape();
                    let mut windows = Windows::default();
                    for cell in board.free.iter() {
                        let sides: Vec<Direction> = board.free.sides(cell).iter().collect();
                        let [from, to] = sides[..] else { panic!("{sides:?} on a ring") };
                        let show = if is_near { Windows::near } else { Windows::far };
                        let found = show(&mut windows, &board, shape.coord(cell), from, [to].into_iter().collect());
                        // All cells of the ring but the tile's, and no step from the last to the first.
                        let way = 2 * half - 6;
                        assert_eq!(found[to.index()], if way <= most { way } else { 0 }, "{shape:?} {cell:?}");
                    }
                }
            }
        }
    }
}
