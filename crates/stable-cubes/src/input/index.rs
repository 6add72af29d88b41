//! Which cubes stand on which.
//!
//! Cubes are ranked by level, then by column. The cubes that one can stand on are then neighbours in rank, as are those
//! that stand on it: three bits and the rank of the first tell all of them, and no list is needed.
//!
//! ```text
//!   level 1        5       6            6 stands on 3 and 4: mask 0b110 (not to the left, straight, to the right),
//!   level 0    0       1     2 3 4      first rank 3; 1 carries 5 only, to its left: mask 0b001, first rank 5
//! ```

use super::PileError;
use super::order::{by_level_and_column, column};
use crate::Cube;

/// Up to three cubes of a neighbouring level: at the left, straight, at the right.
///
/// A *side* is 0, 1 or 2 in that order; seen from the other cube it is `2 - side`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Neighbours(u32); // the rank of the first, times 8, plus a bit for each side

impl Neighbours {
    /// The sides as a set: bit `side` is set where there is a cube on that side.
    #[inline]
    pub(crate) const fn sides(self) -> u32 {
        self.0 & 0b111
    }

    /// The rank of the cube on side `side`, on which there must be one.
    #[inline]
    pub(crate) const fn rank(self, side: u32) -> u32 {
        (self.0 >> 3) + (self.0 & ((1 << side) - 1)).count_ones()
    }

    /// Adds the cube with rank `rank` on side `side`; sides are added from left to right.
    fn add(&mut self, side: u32, rank: u32) {
        if self.sides() == 0 {
            self.0 = rank << 3;
        }
        self.0 |= 1 << side;
    }
}

/// The cubes around one, on the neighbouring levels.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Around {
    /// The cubes that it may stand on; none on the ground.
    pub(crate) below: Neighbours,
    /// The cubes that may stand on it.
    pub(crate) above: Neighbours,
}

/// All cubes by rank, and the rank of each number: 16 bytes a cube.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    /// By rank: the cube's number.
    numbers: Vec<u32>,
    /// By rank: the cubes around.
    around: Vec<Around>,
    /// By number: the rank.
    ranks: Vec<u32>,
}

impl Index {
    /// Ranks `cubes`, all of them in range and fewer than 2^29; finds repetitions and what is unstable.
    pub(super) fn new(cubes: &[Cube]) -> Result<Self, PileError> {
        let (numbers, mut columns) = by_level_and_column(cubes);
        let mut around = vec![Around::default(); numbers.len()];
        let mut repeated: Option<usize> = None; // the rank, of the least number
        let mut unstable: Option<u32> = None; // the least number
        let mut last: Option<Cube> = None;
        let mut start = 0; // the first rank of the level
        let mut below = 0..0; // the ranks of the level below that are not left of what the cube may stand on
        for (rank, &number) in numbers.iter().enumerate() {
            let cube = cubes[number as usize];
            columns[rank] = column(cube);
            if last == Some(cube) && repeated.is_none_or(|least| number < numbers[least]) {
                repeated = Some(rank);
            }
            if let Some(last) = last
                && last.y < cube.y
            {
                below = if cube.y - last.y == 1 { start..rank } else { 0..0 };
                start = rank;
            }
            last = Some(cube);
            if cube.y == 0 {
                continue;
            }
            let leftmost = column(cube) - 1;
            while below.start < below.end && columns[below.start] < leftmost {
                below.start += 1;
            }
            for support in below.clone().take(3) {
                let side = columns[support] - leftmost;
                if 2 < side {
                    break;
                }
                around[rank].below.add(side, support as u32);
                around[support].above.add(2 - side, rank as u32);
            }
            if around[rank].below.sides() == 0 && unstable.is_none_or(|least| number < least) {
                unstable = Some(number);
            }
        }
        if let Some(rank) = repeated {
            // The sort keeps equal cubes in the given order, so neighbours in rank are the closest repetitions.
            let (first, second) = (numbers[rank - 1], numbers[rank]);
            return Err(PileError::Repeated { first, second, cube: cubes[second as usize] });
        }
        if let Some(number) = unstable {
            return Err(PileError::Unstable { number, cube: cubes[number as usize] });
        }
        let mut ranks = columns; // no longer needed: memory that is not fresh costs nothing
        for (rank, &number) in (0..).zip(&numbers) {
            ranks[number as usize] = rank;
        }
        Ok(Self { numbers, around, ranks })
    }

    /// The number of cubes.
    pub(crate) fn count(&self) -> usize {
        self.numbers.len()
    }

    /// The rank of cube `number`.
    #[inline]
    pub(crate) fn rank(&self, number: u32) -> u32 {
        self.ranks[number as usize]
    }

    /// The number of the cube with rank `rank`.
    #[inline]
    pub(crate) fn number(&self, rank: u32) -> u32 {
        self.numbers[rank as usize]
    }

    /// The cubes around the cube with rank `rank`.
    #[inline]
    pub(crate) fn around(&self, rank: u32) -> Around {
        self.around[rank as usize]
    }
}
