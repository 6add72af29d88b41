//! The tiles that hold a cube.

use super::bit_of;
use crate::Cube;
use crate::input::order::by_level_and_column;

/// The tiles that hold a cube.
pub(super) struct Tiles {
    /// The words of the tiles, and the empty ones between them.
    pub(super) occupied: Vec<u64>,
    /// By level, then by column.
    pub(super) list: Vec<Tile>,
    /// By number of a cube: the word of its tile.
    pub(super) by_number: Vec<u32>,
    /// By rank of a cube: its number; where the tiles were found by sorting, which tells it on the way.
    pub(super) by_rank: Option<Vec<u32>>,
}

/// A tile that holds a cube.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tile {
    /// The column, counted in tiles.
    pub(super) x: i32,
    /// The level, counted in tiles.
    pub(super) y: u32,
    /// The place of its word.
    pub(super) word: u32,
}

/// A place among the words that is empty, as are both beside it.
pub(super) const NOWHERE: u32 = 1;

const TOGETHER: usize = 1 << 8; // what stays in the nearest memory

/// The column and level of the tile of a cube, counted in tiles.
#[inline]
const fn corner_of(cube: Cube) -> Cube {
    Cube { x: cube.x >> 3, y: cube.y >> 3 }
}

/// How many of the cubes `occupied` of a tile are at lower bits than `bit`.
#[inline]
pub(super) const fn cubes_before(occupied: u64, bit: u32) -> u32 {
    (occupied & ((1 << bit) - 1)).count_ones()
}

impl Tiles {
    /// The tiles of `cubes`; `None` where two cubes are in one place.
    pub(super) fn new(cubes: &[Cube]) -> Option<Self> {
        let bounds = Bounds::of(cubes);
        if bounds.words() <= cubes.len() as u64 { Self::dense(cubes, bounds) } else { Self::sparse(cubes) }
    }

    fn empty() -> Self {
        Self { occupied: vec![0; 1 + NOWHERE as usize], list: Vec::new(), by_number: Vec::new(), by_rank: None }
    }

    /// Adds the next tile in order, and gives the place of its word.
    fn push(&mut self, Cube { x, y }: Cube, cubes: u64) -> u32 {
        const APART: u32 = 2; // empty words between tiles that are not near each other
        let between = match self.list.last() {
            Some(last) if last.y == y => (last.x.abs_diff(x) - 1).min(APART),
            _ => APART,
        };
        self.occupied.extend((0..between).map(|_| 0));
        let word = self.occupied.len() as u32;
        self.occupied.push(cubes);
        self.list.push(Tile { x, y, word });
        word
    }

    /// Adds the empty words at the end, and the tiles of the cubes.
    fn finish(mut self, by_number: Vec<u32>) -> Self {
        self.occupied.extend([0; 2]);
        Self { by_number, ..self }
    }

    /// By a word for each tile of the bounding box.
    fn dense(cubes: &[Cube], bounds: Bounds) -> Option<Self> {
        let mut plane = vec![0_u64; bounds.words() as usize];
        let mut repeated = 0;
        for &cube in cubes {
            let bit = 1 << bit_of(cube);
            let word = &mut plane[bounds.index(corner_of(cube))];
            repeated |= *word & bit;
            *word |= bit;
        }
        if repeated != 0 {
            return None;
        }
        // From here on a word of the plane is the place of that word among those that are kept.
        let mut tiles = Self::empty();
        for (index, word) in plane.iter_mut().enumerate().filter(|(_, word)| **word != 0) {
            *word = u64::from(tiles.push(bounds.corner(index), *word));
        }
        let by_number = cubes.iter().map(|&cube| plane[bounds.index(corner_of(cube))] as u32).collect();
        Some(tiles.finish(by_number))
    }

    /// By sorting, for a bounding box that is mostly empty.
    fn sparse(cubes: &[Cube]) -> Option<Self> {
        let order = by_level_and_column(cubes.iter().map(|&cube| corner_of(cube)));
        let mut by_number = vec![0; cubes.len()];
        let mut bits = Vec::with_capacity(cubes.len());
        let mut tiles = Self::empty();
        // Some at a time: these reads are far apart, and wait for nothing if nothing is decided between them.
        let mut together = Vec::with_capacity(TOGETHER);
        let mut last = None;
        for numbers in order.chunks(TOGETHER) {
            together.clear();
            together.extend(numbers.iter().map(|&number| cubes[number as usize]));
            for (&number, &cube) in numbers.iter().zip(&together) {
                let corner = corner_of(cube);
                let place = match last {
                    Some((same, place)) if same == corner => place,
                    _ => tiles.push(corner, 0),
                };
                last = Some((corner, place));
                let word = &mut tiles.occupied[place as usize];
                let bit = bit_of(cube);
                if *word >> bit & 1 == 1 {
                    return None;
                }
                *word |= 1 << bit;
                bits.push(bit as u8);
                by_number[number as usize] = place;
            }
        }
        tiles.by_rank = Some(tiles.ranked(&order, &bits));
        Some(tiles.finish(by_number))
    }

    /// The numbers by rank, where the numbers `order`, whose cubes are at `bits`, are by tile.
    fn ranked(&self, order: &[u32], bits: &[u8]) -> Vec<u32> {
        let mut numbers = vec![0; order.len()];
        let (mut order, mut bits) = (order, bits);
        let mut ranks = &mut numbers[..];
        for tile in &self.list {
            let occupied = self.occupied[tile.word as usize];
            let (numbers_here, numbers_left) = order.split_at(occupied.count_ones() as usize);
            let (bits_here, bits_left) = bits.split_at(numbers_here.len());
            let (ranks_here, ranks_left) = ranks.split_at_mut(numbers_here.len());
            for (&number, &bit) in numbers_here.iter().zip(bits_here) {
                ranks_here[cubes_before(occupied, u32::from(bit)) as usize] = number;
            }
            (order, bits, ranks) = (numbers_left, bits_left, ranks_left);
        }
        numbers
    }
}

/// The bounding box of some tiles.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    left: i32,
    bottom: u32,
    width: u32,
    height: u32,
}

impl Bounds {
    /// The box of the tiles of `cubes`, of which there is at least one.
    fn of(cubes: &[Cube]) -> Self {
        let start = (Cube::new(i32::MAX, u32::MAX), Cube::new(i32::MIN, 0));
        let (least, greatest) = cubes.iter().fold(start, |(least, greatest), &Cube { x, y }| {
            (Cube::new(least.x.min(x), least.y.min(y)), Cube::new(greatest.x.max(x), greatest.y.max(y)))
        });
        let (least, greatest) = (corner_of(least), corner_of(greatest));
        Self {
            left: least.x,
            bottom: least.y,
            width: greatest.x.abs_diff(least.x) + 1,
            height: greatest.y - least.y + 1,
        }
    }

    /// The number of tiles.
    const fn words(self) -> u64 {
        self.width as u64 * self.height as u64
    }

    #[inline]
    const fn index(self, corner: Cube) -> usize {
        (corner.y - self.bottom) as usize * self.width as usize + corner.x.abs_diff(self.left) as usize
    }

    const fn corner(self, index: usize) -> Cube {
        let (level, column) = (index as u32 / self.width, index as u32 % self.width);
        Cube::new(self.left + column.cast_signed(), self.bottom + level)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{by_rank, link};
    use super::*;
    use crate::families::FAMILIES;

    #[test]
    fn the_box_and_the_sort_give_the_same_tiles() {
        for family in FAMILIES {
            for size in [1, 2, 60, 700] {
                let pile = family.instance(size, 1);
                let bounds = Bounds::of(pile.cubes());
                if bounds.words() < 1 << 20 {
                    let dense = Tiles::dense(pile.cubes(), bounds).unwrap();
                    let sparse = Tiles::sparse(pile.cubes()).unwrap();
                    assert_eq!(dense.by_number, sparse.by_number, "{} {size}", family.name);
                    assert_eq!(dense.occupied, sparse.occupied, "{} {size}", family.name);
                    let links = link(&dense.list, &dense.occupied);
                    let numbers = by_rank(pile.cubes(), &dense.by_number, &links);
                    assert_eq!((dense.by_rank, sparse.by_rank), (None, Some(numbers)), "{} {size}", family.name);
                }
            }
        }
    }

    #[test]
    fn neither_has_two_cubes_in_one_place() {
        let cubes = [Cube::new(-9, 0), Cube::new(8, 0), Cube::new(-9, 0)];
        assert!(Tiles::dense(&cubes, Bounds::of(&cubes)).is_none());
        assert!(Tiles::sparse(&cubes).is_none());
    }
}
