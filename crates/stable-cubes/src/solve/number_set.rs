//! A set of small numbers with its least and greatest.

use std::ops::Range;

/// The most levels: 64^5 = 2^30 numbers.
const MOST_LEVELS: usize = 5;

/// A set of numbers below a bound, as a tree of 64-way nodes, one word a node.
///
/// ```text
///   level 2                  1                 bit i of a word says whether word i of the level below,
///   level 1        1         0       1         or, on level 0, number i, is there
///   level 0     0100 0000 0000 0000 1010
/// ```
///
/// Each operation takes O(log bound / log 64) time; the whole is 64/63 bits for each number below the bound.
#[derive(Clone, Debug)]
pub(super) struct NumberSet {
    /// All levels, the numbers first, the root last.
    words: Vec<u64>,
    /// Where each level starts in `words`.
    starts: [usize; MOST_LEVELS],
    levels: usize,
}

impl NumberSet {
    /// The empty set of numbers below `bound`, which is at most 2^30.
    pub(super) fn new(bound: usize) -> Self {
        let mut starts = [0; MOST_LEVELS];
        let mut levels = 0;
        let mut total = 0;
        let mut nodes = bound;
        loop {
            nodes = nodes.div_ceil(64).max(1);
            starts[levels] = total;
            total += nodes;
            levels += 1;
            if nodes == 1 {
                return Self { words: vec![0; total], starts, levels };
            }
        }
    }

    /// Whether `number` is in the set.
    pub(super) fn contains(&self, number: u32) -> bool {
        self.words[number as usize / 64] >> (number % 64) & 1 == 1
    }

    /// The members among `numbers`, from the least.
    #[inline]
    pub(super) fn members(&self, numbers: Range<u32>) -> impl Iterator<Item = u32> {
        let first = numbers.start / 64;
        let words = &self.words[first as usize..numbers.end.div_ceil(64) as usize];
        (first..).zip(words).flat_map(move |(place, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(place * 64 + bit)
            })
        })
    }

    /// Puts `number` into the set, if it is not in it.
    #[inline]
    pub(super) fn insert(&mut self, number: u32) {
        let mut at = number as usize;
        for &start in &self.starts[..self.levels] {
            let word = &mut self.words[start + at / 64];
            let before = *word;
            *word |= 1 << (at % 64);
            if before != 0 {
                return;
            }
            at /= 64;
        }
    }

    /// Takes `number` out of the set, if it is in it.
    #[inline]
    pub(super) fn remove(&mut self, number: u32) {
        let mut at = number as usize;
        for &start in &self.starts[..self.levels] {
            let word = &mut self.words[start + at / 64];
            *word &= !(1 << (at % 64));
            if *word != 0 {
                return;
            }
            at /= 64;
        }
    }

    /// The least number of the set, or `None` where it is empty.
    #[inline]
    pub(super) fn least(&self) -> Option<u32> {
        self.descend(u64::trailing_zeros)
    }

    /// The greatest number of the set, or `None` where it is empty.
    #[inline]
    pub(super) fn greatest(&self) -> Option<u32> {
        self.descend(u64::ilog2)
    }

    /// Walks down from the root by the bit that `choose` finds in each word; none of these is 0 unless the root is.
    #[inline]
    fn descend(&self, choose: impl Fn(u64) -> u32) -> Option<u32> {
        if self.words.last() == Some(&0) {
            return None;
        }
        let mut at = 0;
        for &start in self.starts[..self.levels].iter().rev() {
            at = at * 64 + choose(self.words[start + at]) as usize;
        }
        Some(at as u32)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use core_grid::families::Rng;

    /// Random insertions and removals, repeated ones too, against the set of the standard library.
    #[track_caller]
    fn check(bound: usize, steps: u32) {
        let mut rng = Rng::new(bound as u64);
        let (mut set, mut plain) = (NumberSet::new(bound), BTreeSet::new());
        for step in 0..steps {
            // A narrow window now and then, so that words empty and fill again.
            let window = if step % 3 == 0 { bound } else { bound.min(5) };
            let number = (bound - 1 - rng.index(window)) as u32;
            if rng.chance(1, 2) {
                set.insert(number);
                plain.insert(number);
            } else {
                set.remove(number);
                plain.remove(&number);
            }
            assert_eq!(set.contains(number), plain.contains(&number));
            assert_eq!(set.least(), plain.first().copied());
            assert_eq!(set.greatest(), plain.last().copied());
        }
        while let Some(least) = plain.pop_first() {
            assert_eq!(set.least(), Some(least));
            set.remove(least);
        }
        assert_eq!((set.least(), set.greatest()), (None, None));
    }

    #[test]
    fn agrees_with_a_plain_set_around_each_power_of_64() {
        for power in [1, 64, 64 * 64, 64 * 64 * 64] {
            for bound in [power - 1, power, power + 1] {
                if 0 < bound {
                    check(bound, 2_000);
                }
            }
        }
    }

    #[test]
    fn a_set_of_no_numbers_is_empty() {
        assert_eq!(NumberSet::new(0).least(), None);
    }

    #[test]
    fn the_widest_set_has_room() {
        let mut set = NumberSet::new(1 << 30);
        assert_eq!(set.levels, MOST_LEVELS);
        for number in [7, (1 << 30) - 1] {
            set.insert(number);
        }
        assert_eq!((set.least(), set.greatest()), (Some(7), Some((1 << 30) - 1)));
    }
}
