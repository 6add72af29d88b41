//! Which cubes stand on which.
//!
//! Cubes are ranked by level, then by column. The cubes that one can stand on are then neighbours in rank, as are those
//! that stand on it: three bits and the rank of the first tell all of them, and no list is needed.
//!
//! ```text
//!   level 1        5       6            6 stands on 3 and 4: mask 0b110 (not to the left, straight, to the right),
//!   level 0    0       1     2 3 4      first rank 3; 1 carries 5 only, to its left: mask 0b001, first rank 5
//! ```

use core_grid::{Coord, row_major_order};

use super::PileError;
use crate::Cube;

/// Up to three cubes of a neighbouring level: at the left, straight, at the right.
///
/// A *side* is 0, 1 or 2 in that order; seen from the other cube it is `2 - side`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Neighbours(u32); // the rank of the first, times 8, plus a bit for each side

impl Neighbours {
    /// Bit `side` is set where there is a cube on that side.
    #[inline]
    const fn mask(self) -> u32 {
        self.0 & 0b111
    }

    /// Whether there are none.
    const fn is_empty(self) -> bool {
        self.mask() == 0
    }

    /// The sides as a byte: bit `side` is set where there is a cube on that side.
    #[inline]
    pub(crate) const fn sides(self) -> u8 {
        self.mask() as u8
    }

    /// The rank of the cube on side `side`, on which there must be one.
    #[inline]
    pub(crate) const fn rank(self, side: u32) -> u32 {
        (self.0 >> 3) + (self.mask() & ((1 << side) - 1)).count_ones()
    }

    /// Adds the cube with rank `rank` on side `side`; sides are added from left to right.
    fn add(&mut self, side: u32, rank: u32) {
        if self.is_empty() {
            self.0 = rank << 3;
        }
        self.0 |= 1 << side;
    }
}

/// A cube by rank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The cube's number.
    pub(crate) number: u32,
    /// The cubes that it may stand on; none on the ground.
    pub(crate) below: Neighbours,
    /// The cubes that may stand on it.
    pub(crate) above: Neighbours,
}

/// All cubes by rank, and the rank of each number.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    places: Vec<Place>,
    ranks: Vec<u32>,
}

impl Index {
    /// Ranks `cubes`, all of them in range and fewer than 2^29; finds repetitions and what is unstable.
    pub(super) fn new(cubes: &[Cube]) -> Result<Self, PileError> {
        let coords: Vec<Coord> =
            cubes.iter().map(|cube| Coord::new(cube.y, cube.x.cast_unsigned() ^ 1 << 31)).collect();
        let order = row_major_order(&coords);
        // A key orders by level, then by column; one column aside is one more or less.
        let keys: Vec<u64> = order
            .iter()
            .map(|&number| coords[number as usize])
            .map(|coord| u64::from(coord.row) << 32 | u64::from(coord.col))
            .collect();
        drop(coords);
        check_distinct(cubes, &order, &keys)?;

        let mut ranks = vec![0; order.len()];
        let mut places: Vec<Place> = Vec::with_capacity(order.len());
        let mut unstable: Option<u32> = None;
        let mut first = 0; // the first rank that is not left of what the cube in turn may stand on
        for (rank, (&number, &key)) in order.iter().zip(&keys).enumerate() {
            ranks[number as usize] = rank as u32;
            let mut below = Neighbours::default();
            if LEVEL <= key {
                let leftmost = key - LEVEL - 1;
                while keys[first] < leftmost {
                    first += 1;
                }
                for (support, &key) in keys.iter().enumerate().skip(first).take(3) {
                    let side = key - leftmost;
                    if 2 < side {
                        break;
                    }
                    below.add(side as u32, support as u32);
                    places[support].above.add(2 - side as u32, rank as u32);
                }
                if below.is_empty() {
                    unstable = Some(unstable.map_or(number, |least| least.min(number)));
                }
            }
            places.push(Place { number, below, above: Neighbours::default() });
        }
        match unstable {
            None => Ok(Self { places, ranks }),
            Some(number) => Err(PileError::Unstable { number, cube: cubes[number as usize] }),
        }
    }

    /// The cubes by rank.
    #[inline]
    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The rank of cube `number`.
    #[inline]
    pub(crate) fn rank(&self, number: u32) -> u32 {
        self.ranks[number as usize]
    }
}

const LEVEL: u64 = 1 << 32; // how much greater the key is one level up

fn check_distinct(cubes: &[Cube], order: &[u32], keys: &[u64]) -> Result<(), PileError> {
    // The sort keeps equal cubes in the given order, so neighbours in it are the closest repetitions.
    let repeated = (1..keys.len()).filter(|&rank| keys[rank - 1] == keys[rank]).min_by_key(|&rank| order[rank]);
    let Some(rank) = repeated else { return Ok(()) };
    let (first, second) = (order[rank - 1], order[rank]);
    Err(PileError::Repeated { first, second, cube: cubes[second as usize] })
}
