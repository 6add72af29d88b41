//! Named instance families, from a seed (feature `families`).
//!
//! A family makes an instance from a size and a seed: always the same one, on every platform and in every version,
//! since a recipe that names family, size and seed stands for the instance in a corpus.
//! Hence the generator has a name (PCG64, XSL RR 128/64), and what is drawn from it is spelled out here.
//!
//! ```
//! use core_grid::families::Rng;
//!
//! let mut rng = Rng::new(1);
//! let roll = rng.below(6) + 1;
//! assert!((1..=6).contains(&roll));
//! assert_eq!(Rng::new(1).below(6) + 1, roll);
//! ```

use rand_core::Rng as _;
use rand_pcg::Pcg64;

/// A family of instances of a problem.
///
/// `T` is the problem's instance type.
#[derive(Debug)]
pub struct Family<T> {
    /// The name: lower-case words with hyphens.
    pub name: &'static str,
    /// What the instances look like and what they are built to hurt, in one sentence.
    pub about: &'static str,
    /// What the size counts, and up to where.
    pub size: Size,
    /// Makes the instance. Any size gives a valid one; a size too small for the shape of the family gives its smallest.
    pub make: fn(size: u32, rng: &mut Rng) -> T,
}

/// The sizes of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// What the size counts, such as "blocks" or "rows and columns".
    pub unit: &'static str,
    /// The largest size whose instance, and the text of it, an ordinary machine has the memory for. Larger ones can be made
    /// too.
    pub most: u32,
    /// How the items of an instance grow with it.
    pub scale: Scale,
}

/// How the items of an instance, such as its cells or blocks, grow with its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The size counts the items, or rows of a fixed number of them.
    Items,
    /// The size counts the rows, and as many columns, of a board whose cells are the items.
    Side,
}

impl Scale {
    /// The size that has about so many items.
    pub fn size(self, items: u64) -> u32 {
        let size = match self {
            Self::Items => items,
            Self::Side => items.isqrt() + u64::from(items.isqrt() * (items.isqrt() + 1) < items),
        };
        u32::try_from(size).unwrap_or(u32::MAX)
    }
}

impl<T> Family<T> {
    /// The instance of this size from this seed.
    pub fn instance(&self, size: u32, seed: u64) -> T {
        (self.make)(size, &mut Rng::new(seed))
    }
}

/// A random generator that gives the same numbers for ever.
#[derive(Clone, Debug)]
pub struct Rng(Pcg64);

/// The stream of the generator: the one that the paper's reference code uses. Any would do, but it must never change.
const STREAM: u128 = 0x0a02_bdbf_7bb3_c0a7_ac28_fa16_a64a_bf96;

impl Rng {
    /// The generator for a seed.
    pub fn new(seed: u64) -> Self {
        let mut pcg = Pcg64::new(u128::from(seed), STREAM);
        // Neighbouring seeds begin alike: let them part.
        pcg.next_u64();
        pcg.next_u64();
        Self(pcg)
    }

    /// A number in `0..bound`, all equally likely but for a bias under `bound / 2^64`; 0 where `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// An index in `0..len`, which must not be 0.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }

    /// Whether an event of probability `numerator / denominator` happens.
    pub fn chance(&mut self, numerator: u64, denominator: u64) -> bool {
        self.below(denominator) < numerator
    }

    /// Brings `items` into an order of which all are equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_never_change() {
        let mut rng = Rng::new(42);
        let first: Vec<u64> = (0..4).map(|_| rng.below(1_000_000)).collect();
        // As a few lines of Python with big integers compute them from the definition of the generator.
        assert_eq!(first, [530_653, 284_603, 666_673, 985_616]);
    }

    #[test]
    fn every_value_below_the_bound_comes_up() {
        let mut rng = Rng::new(0);
        let mut seen = [false; 7];
        for _ in 0..200 {
            seen[rng.index(7)] = true;
        }
        assert_eq!(seen, [true; 7]);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn a_side_is_the_nearest_root() {
        let sides = [1000, 10_000, 100_000, 1_000_000, 10_000_000].map(|items| Scale::Side.size(items));
        assert_eq!(sides, [32, 100, 316, 1000, 3162]);
        assert_eq!(Scale::Side.size(0), 0);
        assert_eq!(Scale::Side.size(u64::MAX), u32::MAX);
        assert_eq!(Scale::Items.size(1000), 1000);
        assert_eq!(Scale::Items.size(u64::MAX), u32::MAX);
    }

    #[test]
    fn chances_are_as_told() {
        let mut rng = Rng::new(3);
        let mut happened = |numerator, denominator| (0..6000).filter(|_| rng.chance(numerator, denominator)).count();
        assert_eq!([happened(0, 1), happened(0, 5), happened(5, 5), happened(7, 5)], [0, 0, 6000, 6000]);
        // A deviation of 150 is four times the standard one.
        assert!(happened(1, 3).abs_diff(2000) < 150);
        assert!(happened(5, 6).abs_diff(5000) < 150);
    }

    #[test]
    fn all_orders_are_equally_likely() {
        let mut rng = Rng::new(5);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0_u8, 1, 2, 3];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        // A deviation of 150 is almost five times the standard one.
        assert!(counts.values().all(|count| count.abs_diff(1000) < 150), "{counts:?}");
    }

    #[test]
    fn a_shuffle_is_a_permutation() {
        let mut items: Vec<u32> = (0..100).collect();
        Rng::new(7).shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert_eq!(items, (0..100).collect::<Vec<_>>());
        Rng::new(7).shuffle::<u32>(&mut []);
    }
}
