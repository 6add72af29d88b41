//! Which cubes stand on which.
//!
//! Cubes are ranked by level, then by column. The cubes that one can stand on are then neighbours in rank, as are those
//! that stand on it: three bits and the rank of the first tell all of them, and no list is needed.
//!
//! ```text
//!   level 1        5       6            6 stands on 3 and 4: mask 0b110 (not to the left, straight, to the right),
//!   level 0    0       1     2 3 4      first rank 3; 1 carries 5 only, to its left: mask 0b001, first rank 5
//! ```

use std::ops::Range;

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

    /// The rank of the first; the others follow. Where there are none, any rank or the number of ranks.
    #[inline]
    pub(crate) const fn first(self) -> u32 {
        self.0 >> 3
    }

    /// The rank of the cube on side `side`, on which there must be one.
    #[inline]
    pub(crate) const fn rank(self, side: u32) -> u32 {
        let before = self.0 & ((1 << side) - 1); // at most two sides, so this many: 0, 1, 1 or 2
        self.first() + ((before + 1) >> 1)
    }
}

/// The only side in the set `sides`, or `None` where there are more or none.
#[inline]
pub(crate) const fn only_side(sides: u32) -> Option<u32> {
    const ALONE: u32 = 1 << 0b001 | 1 << 0b010 | 1 << 0b100; // a bit for each set of one side
    if ALONE >> sides & 1 == 1 { Some(sides >> 1) } else { None }
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
        let mut last: Option<Cube> = None;
        let mut below = 0..0; // the ranks of the level below, none for a level on nothing
        let mut start = 0; // the first rank of the level
        for (rank, &number) in numbers.iter().enumerate() {
            let cube = cubes[number as usize];
            columns[rank] = column(cube);
            if let Some(last) = last {
                if last == cube && repeated.is_none_or(|least| number < numbers[least]) {
                    repeated = Some(rank);
                }
                if last.y < cube.y {
                    link(&columns, &mut around, below, start..rank);
                    below = if cube.y - last.y == 1 { start..rank } else { 0..0 };
                    start = rank;
                }
            }
            last = Some(cube);
        }
        link(&columns, &mut around, below, start..numbers.len());
        if let Some(rank) = repeated {
            // The sort keeps equal cubes in the given order, so neighbours in rank are the closest repetitions.
            let (first, second) = (numbers[rank - 1], numbers[rank]);
            return Err(PileError::Repeated { first, second, cube: cubes[second as usize] });
        }
        let unsupported = numbers.iter().zip(&around).filter(|(_, around)| around.below.sides() == 0);
        let is_unstable = |&number: &u32| 0 < cubes[number as usize].y;
        if let Some(number) = unsupported.map(|(&number, _)| number).filter(is_unstable).min() {
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

/// Notes which cubes of two neighbouring levels, given by their ranks, are around each other.
fn link(columns: &[u32], around: &mut [Around], below: Range<usize>, above: Range<usize>) {
    let mut supports = Sweep::new(columns, below.clone());
    for rank in above.clone() {
        around[rank].below = supports.near(columns[rank]);
    }
    let mut loads = Sweep::new(columns, above);
    for rank in below {
        around[rank].above = loads.near(columns[rank]);
    }
}

/// A walk along a level from the left.
struct Sweep<'a> {
    /// The columns of the cubes that are still near or ahead.
    ahead: &'a [u32],
    /// The rank of the first of them.
    first: u32,
}

impl<'a> Sweep<'a> {
    fn new(columns: &'a [u32], level: Range<usize>) -> Self {
        Self { first: level.start as u32, ahead: &columns[level] }
    }

    /// The cubes in `column` and on both sides of it. Columns do not fall from one call to the next.
    #[inline]
    fn near(&mut self, column: u32) -> Neighbours {
        let leftmost = column - 1; // columns are far from both ends of `u32`
        while let [column, ahead @ ..] = self.ahead
            && *column < leftmost
        {
            self.ahead = ahead;
            self.first += 1;
        }
        let sides = self.ahead.iter().take(3).fold(0, |sides, column| sides | 1_u32 << (column - leftmost).min(31));
        Neighbours(self.first << 3 | sides & 0b111)
    }
}
