//! A set of small numbers with its least and greatest.

use std::ops::Range;

use crate::bits;

/// The most levels: 64^5 = 2^30 numbers.
const MOST_LEVELS: usize = 5;

/// Over every number.
const NONE: u32 = u32::MAX;

/// A set of numbers below a bound, as a tree of 64-way nodes, one word a node.
///
/// ```text
///   level 2                  1                 bit i of a word says whether word i of the level below,
///   level 1        1         0       1         or, on level 0, number i, is there
///   level 0     0100 0000 0000 0000 1010
/// ```
///
/// Up to two numbers that were put in last are *held* outside of the tree, and when there is a third, the middle one
/// has to enter. So a number that is put in as the greatest or least and soon taken out never touches the tree, of which
/// most is far from the processor where it is large.
///
/// Each operation takes O(log bound / log 64) time; the whole is 64/63 bits for each number below the bound.
#[derive(Clone, Debug)]
pub(crate) struct NumberSet {
    /// All levels, the numbers first, the root last.
    words: Vec<u64>,
    /// Where each level starts in `words`, and where the root's ends.
    starts: [usize; MOST_LEVELS + 1],
    levels: usize,
    /// The first word with a number, or any where there is none.
    first: usize,
    /// The last word with a number, or any where there is none.
    last: usize,
    /// Members that are not in the tree, in no order, or [`NONE`].
    held: [u32; 2],
}

impl NumberSet {
    /// The set of `numbers`, all below `bound`, which is at most 2^30. O(bound / 64 + numbers) time.
    pub(crate) fn new(bound: usize, numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut starts = [0; MOST_LEVELS + 1];
        let mut levels = 0;
        let mut nodes = bound;
        while levels == 0 || 1 < nodes {
            nodes = nodes.div_ceil(64).max(1);
            starts[levels + 1] = starts[levels] + nodes;
            levels += 1;
        }
        let mut words = vec![0_u64; starts[levels]];
        for number in numbers {
            words[number as usize / 64] |= 1 << (number % 64);
        }
        for level in 1..levels {
            let (below, words) = words.split_at_mut(starts[level]);
            for (word, below) in words.iter_mut().zip(below[starts[level - 1]..].chunks(64)) {
                *word = (0..).zip(below).fold(0, |word, (bit, &below)| word | u64::from(below != 0) << bit);
            }
        }
        let mut set = Self { words, starts, levels, first: 0, last: 0, held: [NONE; 2] };
        set.first = set.descend(u64::trailing_zeros).unwrap_or(0);
        set.last = set.descend(u64::ilog2).unwrap_or(0);
        set
    }

    /// Whether `number` is in the set.
    pub(crate) fn contains(&self, number: u32) -> bool {
        self.held.contains(&number) || self.words[number as usize / 64] >> (number % 64) & 1 == 1
    }

    /// The members among `numbers`, from the least, but for those that were put in last.
    #[inline]
    pub(crate) fn members(&self, numbers: Range<u32>) -> impl Iterator<Item = u32> {
        let first = numbers.start / 64;
        let words = &self.words[first as usize..numbers.end.div_ceil(64) as usize];
        (first..).zip(words).flat_map(|(place, &word)| bits::places(word).map(move |bit| place * 64 + bit))
    }

    /// Puts `number`, which is not in the set, into it.
    #[inline]
    pub(crate) fn insert(&mut self, number: u32) {
        let [one, other] = self.held;
        if one == NONE {
            self.held[0] = number;
        } else if other == NONE {
            self.held[1] = number;
        } else {
            let (low, high) = (one.min(other), one.max(other));
            self.held = [low.min(number), high.max(number)];
            self.enter(number.clamp(low, high));
        }
    }

    /// Takes `number` out of the set, if it is in it.
    #[inline]
    pub(crate) fn remove(&mut self, number: u32) {
        if self.held[0] == number {
            self.held[0] = NONE;
        } else if self.held[1] == number {
            self.held[1] = NONE;
        } else {
            self.leave(number);
        }
    }

    /// The least number of the set, or `None` where it is empty.
    #[inline]
    pub(crate) fn least(&self) -> Option<u32> {
        let word = self.words[self.first];
        let inside = if word == 0 { NONE } else { self.first as u32 * 64 + word.trailing_zeros() };
        let least = inside.min(self.held[0]).min(self.held[1]);
        (least != NONE).then_some(least)
    }

    /// The greatest number of the set, or `None` where it is empty.
    #[inline]
    pub(crate) fn greatest(&self) -> Option<u32> {
        let word = self.words[self.last];
        let inside = if word == 0 { NONE } else { self.last as u32 * 64 + word.ilog2() };
        // One more than each, which makes nothing of none.
        let [one, other, inside] = [self.held[0], self.held[1], inside].map(|number| number.wrapping_add(1));
        one.max(other).max(inside).checked_sub(1)
    }

    /// The least number of the set that is at least `number`, or `None` where there is none.
    pub(crate) fn least_from(&self, number: u32) -> Option<u32> {
        let held = self.held.into_iter().filter(|&held| held != NONE && number <= held);
        held.chain(self.least_inside_from(number)).min()
    }

    /// The least number of the tree that is at least `number`: up to a node with something behind, then down from it.
    fn least_inside_from(&self, number: u32) -> Option<u32> {
        let mut at = number as usize;
        for level in 0..self.levels {
            let left = self.words[self.starts[level]..self.starts[level + 1]].get(at / 64)? >> (at % 64);
            if left != 0 {
                at += left.trailing_zeros() as usize;
                let below = self.starts[..level].iter().rev();
                let found = below.fold(at, |at, &start| at * 64 + self.words[start + at].trailing_zeros() as usize);
                return Some(found as u32);
            }
            at = at / 64 + 1;
        }
        None
    }

    /// Puts `number` into the tree.
    #[inline]
    fn enter(&mut self, number: u32) {
        let mut at = number as usize;
        let is_empty = self.words[self.first] == 0;
        self.first = if is_empty { at / 64 } else { self.first.min(at / 64) };
        self.last = if is_empty { at / 64 } else { self.last.max(at / 64) };
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

    /// Takes `number` out of the tree.
    #[inline]
    fn leave(&mut self, number: u32) {
        let mut at = number as usize;
        for &start in &self.starts[..self.levels] {
            let word = &mut self.words[start + at / 64];
            *word &= !(1 << (at % 64));
            if *word != 0 {
                break;
            }
            at /= 64;
        }
        let word = number as usize / 64;
        if self.words[word] == 0 {
            if word == self.first {
                self.first = self.descend(u64::trailing_zeros).unwrap_or(word);
            }
            if word == self.last {
                self.last = self.descend(u64::ilog2).unwrap_or(word);
            }
        }
    }

    /// The word with the first or last number of the tree: walks down from the root by the bit that `choose` finds in
    /// each word; none of these is 0 unless the root is.
    #[inline]
    fn descend(&self, choose: impl Fn(u64) -> u32) -> Option<usize> {
        if self.words.last() == Some(&0) {
            return None;
        }
        let above = self.starts[1..self.levels].iter().rev();
        Some(above.fold(0, |at, &start| at * 64 + choose(self.words[start + at]) as usize))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use core_grid::families::Rng;

    /// Random insertions and removals, some of numbers that are not there, against the set of the standard library.
    #[track_caller]
    fn check(bound: usize, steps: u32) {
        let mut rng = Rng::new(bound as u64);
        let (mut set, mut plain) = (NumberSet::new(bound, []), BTreeSet::new());
        for step in 0..steps {
            // A narrow window now and then, so that words empty and fill again.
            let window = if step % 3 == 0 { bound } else { bound.min(5) };
            let number = (bound - 1 - rng.index(window)) as u32;
            if rng.chance(1, 2) {
                if plain.insert(number) {
                    set.insert(number);
                }
            } else {
                set.remove(number);
                plain.remove(&number);
            }
            assert_eq!(set.contains(number), plain.contains(&number));
            assert_eq!(set.least(), plain.first().copied());
            assert_eq!(set.greatest(), plain.last().copied());
            let from = rng.index(bound) as u32;
            assert_eq!(set.least_from(from), plain.range(from..).next().copied());
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
        assert_eq!(NumberSet::new(0, []).least(), None);
    }

    #[test]
    fn the_widest_set_has_room() {
        let mut set = NumberSet::new(1 << 30, []);
        assert_eq!(set.levels, MOST_LEVELS);
        for number in [7, (1 << 30) - 1] {
            set.insert(number);
        }
        assert_eq!((set.least(), set.greatest()), (Some(7), Some((1 << 30) - 1)));
        assert_eq!((set.least_from(8), set.least_from(1 << 30)), (Some((1 << 30) - 1), None));
    }
}
