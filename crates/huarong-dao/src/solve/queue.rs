//! A queue of states by their key, for keys that never fall below the last one taken, and are all even or all odd.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The number of near buckets: one bit of a word each.
const NEAR: u64 = 64;

/// Keys less than `2 * NEAR` over the last one taken go to a bucket of their own; those beyond go to a heap.
///
/// Nearly all steps of a search cost a few moves, so that the heap stays small or empty. Of equal keys, any may come
/// first.
#[derive(Debug)]
pub(super) struct Queue {
    /// Half the key last taken, rounded down.
    now: u64,
    /// 1 where all keys are odd, else 0.
    odd: u64,
    /// Bit `b`: bucket `b` is not empty.
    filled: u64,
    /// Bucket `half % NEAR` holds the states of key `2 * half + odd`.
    near: Box<[Vec<u32>; NEAR as usize]>,
    far: BinaryHeap<Reverse<(u64, u32)>>,
}

impl Default for Queue {
    fn default() -> Self {
        Self { now: 0, odd: 0, filled: 0, near: Box::new([const { Vec::new() }; _]), far: BinaryHeap::new() }
    }
}

impl Queue {
    /// Empties the queue, for keys from `least` on.
    pub(super) fn restart(&mut self, least: u64) {
        while self.filled != 0 {
            self.near[self.filled.trailing_zeros() as usize].clear();
            self.filled &= self.filled - 1;
        }
        self.far.clear();
        self.now = least / 2;
        self.odd = least % 2;
    }

    #[inline]
    pub(super) fn push(&mut self, key: u64, state: u32) {
        debug_assert!(key % 2 == self.odd && self.now <= key / 2);
        let half = key / 2;
        if half - self.now < NEAR {
            self.near[(half % NEAR) as usize].push(state);
            self.filled |= 1 << (half % NEAR);
        } else {
            self.far.push(Reverse((half, state)));
        }
    }

    /// The states that are left of the key last taken, the next one last, but for those that come from the heap.
    #[inline]
    pub(super) fn left(&self) -> &[u32] {
        &self.near[(self.now % NEAR) as usize]
    }

    /// Takes a state of the least key, and gives both.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u64, u32)> {
        let state = match self.pop_near() {
            Some(state) => state,
            None => self.pop_beyond()?,
        };
        Some((2 * self.now + self.odd, state))
    }

    /// Takes a state of the key last taken, but for those that come from the heap.
    #[inline]
    fn pop_near(&mut self) -> Option<u32> {
        let place = (self.now % NEAR) as usize;
        let bucket = &mut self.near[place];
        let state = bucket.pop()?;
        if bucket.is_empty() {
            self.filled &= !(1 << place);
        }
        Some(state)
    }

    /// Goes on to the next key, and takes a state of that.
    fn pop_beyond(&mut self) -> Option<u32> {
        // The buckets in the order of their keys begin with that of the key last taken.
        let nearest = (self.filled != 0)
            .then(|| self.now + u64::from(self.filled.rotate_right((self.now % NEAR) as u32).trailing_zeros()));
        if let Some(&Reverse((half, state))) = self.far.peek()
            && nearest.is_none_or(|nearest| half < nearest)
        {
            self.far.pop();
            self.now = half;
            return Some(state);
        }
        self.now = nearest?;
        self.pop_near()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mixture of near and far keys comes out as a sorted list does.
    #[test]
    fn takes_the_least_key() {
        for odd in 0..2 {
            let mut queue = Queue::default();
            queue.push(0, 7);
            queue.restart(odd);
            let mut model = Vec::new();
            let mut last = odd;
            let mut random = 12345_u64;
            for state in 0..20_000 {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let reach = if (random >> 40).is_multiple_of(8) { 100_000 } else { 40 };
                let key = last + 2 * ((random >> 33) % reach);
                queue.push(key, state);
                model.push((key, state));
                if random >> 50 & 3 != 0 || state == 19_999 {
                    let (key, state) = queue.pop().unwrap();
                    assert_eq!(Some(key), model.iter().map(|&(key, _)| key).min());
                    let place = model.iter().position(|&pair| pair == (key, state)).unwrap();
                    model.swap_remove(place);
                    last = key;
                }
            }
            let mut rest = Vec::new();
            while let Some(pair) = queue.pop() {
                rest.push(pair);
            }
            assert!(rest.is_sorted_by_key(|&(key, _)| key));
            rest.sort_unstable();
            model.sort_unstable();
            assert_eq!(rest, model);
        }
    }
}
