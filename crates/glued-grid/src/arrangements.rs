//! How many arrangements can be reached.

#[cfg(feature = "exact")]
mod exact;

use std::fmt;

use crate::{Block, BlockKind, Puzzle};

/// How many arrangements can be brought into the goal of a puzzle: a product of one factor a block.
///
/// Moves can be undone, so these are also the arrangements that can be reached from the goal; and, if the puzzle is
/// possible, those that can be reached from its start. Counted are those with the blank at its goal; for any other cell
/// that it can reach there are as many. [`blank_anywhere`](Self::blank_anywhere) counts them all.
///
/// The tiles of one block can be rearranged whatever those of the others do, so the numbers multiply (Wilson 1974; Kornhauser,
/// Miller and Spirakis 1984; see the [crate](crate#sources)). `Display` writes the product with equal factors as powers.
///
/// ```
/// use glued_grid::{Factor, Puzzle};
///
/// // The 15-puzzle: half of the 15! arrangements, and 16 times as many wherever the blank is.
/// let puzzle = Puzzle::parse(b"4 4  .... .... .... ....  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")?;
/// let arrangements = puzzle.arrangements();
/// assert_eq!(arrangements.factors(), [Factor::EvenPermutations(15)]);
/// assert_eq!(arrangements.to_u64(), Some(653_837_184_000));
/// assert_eq!(arrangements.blank_anywhere().to_u64(), Some(10_461_394_944_000));
/// assert_eq!(arrangements.blank_anywhere().to_string(), "(15!/2) x 16");
///
/// // Two rooms of four cells that share one, a corridor, and a ring around a hole.
/// let puzzle = Puzzle::parse(b"3 7  ..##... .....#. #..#...  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 0")?;
/// assert_eq!(puzzle.arrangements().to_string(), "3^2 x 7");
/// # Ok::<(), glued_grid::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangements {
    factors: Vec<Factor>,
    /// How many cells the blank can reach.
    blank_cells: u32,
}

/// A factor of the number of arrangements. Factors are ordered by kind, and then by size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Factor {
    /// A block of two cells: 1.
    One,
    /// The turns of so many tiles on a bare ring, which has one cell more: their number.
    Turns(u32),
    /// The even permutations of so many tiles on the places of any other block: k!/2, where k is at least 5.
    EvenPermutations(u32),
    /// The cells in which the blank may be: their number.
    BlankCells(u32),
}

impl Puzzle {
    /// How many arrangements can be brought into the goal.
    ///
    /// O(cells) time and memory.
    pub fn arrangements(&self) -> Arrangements {
        let blocks = self.blocks();
        let places: usize = blocks.iter().map(|block| block.places().len()).sum();
        Arrangements { factors: blocks.iter().map(Block::factor).collect(), blank_cells: places as u32 + 1 }
    }
}

impl Block<'_> {
    /// In how many ways it can arrange its tiles, when the blank is at its goal.
    pub const fn factor(self) -> Factor {
        let places = self.places().len() as u32;
        match self.kind() {
            BlockKind::Pair => Factor::One,
            BlockKind::Ring => Factor::Turns(places),
            BlockKind::Rich => Factor::EvenPermutations(places),
        }
    }
}

impl Arrangements {
    /// The factors: first one for each block, in the order of [`Puzzle::blocks`].
    pub fn factors(&self) -> &[Factor] {
        &self.factors
    }

    /// As many for each cell in which the blank may be: with [`Factor::BlankCells`] as one more factor at the end.
    #[must_use]
    pub fn blank_anywhere(&self) -> Self {
        let mut all = self.clone();
        if !matches!(all.factors.last(), Some(Factor::BlankCells(_))) {
            all.factors.push(Factor::BlankCells(self.blank_cells));
        }
        all
    }

    /// The number, if it is less than 2^64.
    pub fn to_u64(&self) -> Option<u64> {
        self.factors.iter().try_fold(1_u64, |product, factor| product.checked_mul(factor.to_u64()?))
    }

    /// The logarithm of the number to the base 2: how many bits it takes to name one of the arrangements.
    ///
    /// The relative error is below 10^-12. O(blocks log blocks) time.
    pub fn log2(&self) -> f64 {
        self.powers().into_iter().map(|(factor, exponent)| f64::from(exponent) * factor.log2()).sum()
    }

    /// The factors that are more than 1, in order, each once, and how often each of them is there.
    fn powers(&self) -> Vec<(Factor, u32)> {
        let mut factors: Vec<Factor> =
            self.factors.iter().copied().filter(|factor| factor.to_u64() != Some(1)).collect();
        factors.sort_unstable();
        factors.chunk_by(|a, b| a == b).map(|equal| (equal[0], equal.len() as u32)).collect()
    }
}

impl fmt::Display for Arrangements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let powers = self.powers();
        if powers.is_empty() {
            return write!(f, "1");
        }
        for (place, &(factor, exponent)) in powers.iter().enumerate() {
            if 0 < place {
                write!(f, " x ")?;
            }
            write!(f, "{factor}")?;
            if 1 < exponent {
                write!(f, "^{exponent}")?;
            }
        }
        Ok(())
    }
}

impl Factor {
    /// The number, if it is less than 2^64.
    pub fn to_u64(self) -> Option<u64> {
        match self {
            Self::One => Some(1),
            Self::Turns(number) | Self::BlankCells(number) => Some(u64::from(number)),
            Self::EvenPermutations(tiles) => (3..=u64::from(tiles)).try_fold(1_u64, u64::checked_mul),
        }
    }

    /// The logarithm of the number to the base 2, with a relative error below 10^-12. O(1) time.
    pub fn log2(self) -> f64 {
        match self {
            Self::One => 0.0,
            Self::Turns(number) | Self::BlankCells(number) => f64::from(number).log2(),
            Self::EvenPermutations(tiles) => log2_of_factorial(tiles) - 1.0,
        }
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One => write!(f, "1"),
            Self::Turns(number) | Self::BlankCells(number) => write!(f, "{number}"),
            Self::EvenPermutations(tiles) => write!(f, "({tiles}!/2)"),
        }
    }
}

fn log2_of_factorial(number: u32) -> f64 {
    if number <= LARGEST_WITH_F64_FACTORIAL {
        return (2..=number).map(f64::from).product::<f64>().log2();
    }
    // Stirling's series; for numbers over 170, the next term is less than 10^-14.
    let n = f64::from(number);
    let ln = (n + 0.5) * n.ln() - n + 0.5 * std::f64::consts::TAU.ln() + 1.0 / (12.0 * n) - 1.0 / (360.0 * n.powi(3));
    ln * std::f64::consts::LOG2_E
}

const LARGEST_WITH_F64_FACTORIAL: u32 = 170;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_of_factorials_are_sums_of_logarithms() {
        let mut sum = 0.0;
        for number in 1..=100_000 {
            sum += f64::from(number).log2();
            let found = log2_of_factorial(number);
            assert!((found - sum).abs() <= 1e-12 * sum, "{number}: {found}, {sum}");
        }
    }
}
