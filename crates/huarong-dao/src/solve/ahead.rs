//! Looking ahead on boards that no cache holds.
//!
//! Of the states of one key the queue gives one after another, each somewhere else on the board; and as long as all of its
//! memory is far away, a search does little but wait for it. So now and then it looks at the memory of the next few together:
//! the processor fetches that at the same time, and it is at hand when their turns come.

/// The cells of the largest board that caches hold, with all that a search knows of it.
pub(super) const IN_CACHE: usize = 1 << 18;

/// How many states are looked at together.
const BATCH: usize = 16;

/// How far a search has looked ahead.
#[derive(Debug, Default)]
pub(super) struct LookAhead {
    key: u64,
    /// How many of the states that are left of that key have not been looked at.
    unseen: usize,
}

impl LookAhead {
    /// Of the states that are left of the present key, the next one last: those to look at now.
    pub(super) fn batch<'a>(&mut self, key: u64, left: &'a [u32]) -> &'a [u32] {
        if key != self.key {
            (self.key, self.unseen) = (key, usize::MAX);
        }
        if self.unseen <= left.len() {
            return &[];
        }
        self.unseen = left.len().saturating_sub(BATCH);
        &left[self.unseen..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each state of a key is looked at before its turn, and once, but for those that are entered meanwhile.
    #[test]
    fn looks_at_each_state_once() {
        let mut ahead = LookAhead::default();
        let states: Vec<u32> = (0..40).collect();
        for key in [4, 6] {
            assert_eq!(ahead.batch(key, &states), &states[24..]);
            assert!((24..40).rev().all(|left| ahead.batch(key, &states[..left]).is_empty()));
            assert_eq!(ahead.batch(key, &states[..23]), &states[7..23]);
            assert!(ahead.batch(key, &states).is_empty(), "with more states since");
            assert_eq!(ahead.batch(key, &states[..6]), &states[..6]);
            assert!(ahead.batch(key, &[]).is_empty());
        }
    }
}
