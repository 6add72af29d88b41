//! The first small value in a range.

/// A list of numbers that can be asked for the first value in a range that is below a bound.
///
/// A binary tree of minima over blocks of [`BLOCK`] values: the root is node 1, the children of node i are 2i and 2i+1.
#[derive(Debug)]
pub(super) struct RangeMinimum {
    values: Vec<u32>,
    /// By node: the least value below it; leaves, of which there are a power of two, are blocks.
    minima: Vec<u32>,
}

const BLOCK: usize = 32; // two lines of cache: cheaper to scan than the tree that it saves is to walk

impl RangeMinimum {
    /// The list of `values`. O(values) time.
    pub(super) fn new(values: impl Iterator<Item = u32>) -> Self {
        let values: Vec<u32> = values.collect();
        let leaves = values.len().div_ceil(BLOCK).next_power_of_two();
        let mut minima = vec![u32::MAX; 2 * leaves];
        for (leaf, block) in minima[leaves..].iter_mut().zip(values.chunks(BLOCK)) {
            *leaf = block.iter().copied().min().unwrap_or(u32::MAX);
        }
        for node in (1..leaves).rev() {
            minima[node] = minima[2 * node].min(minima[2 * node + 1]);
        }
        Self { values, minima }
    }

    /// The first place from `start` up to but not including `end` where the value is below `bound`. O(log values) time.
    pub(super) fn first_below(&self, bound: u32, start: u32, end: u32) -> Option<u32> {
        let (start, end) = (start as usize, end as usize);
        if end <= start {
            return None;
        }
        let in_block = |block: usize| {
            let places = start.max(block * BLOCK)..end.min((block + 1) * BLOCK);
            places.into_iter().find(|&place| self.values[place] < bound)
        };
        let block = start / BLOCK;
        let place = in_block(block).or_else(|| {
            let next = self.next_block_below(bound, block + 1)?;
            // That block may reach beyond the end, or lie beyond it.
            in_block(next)
        });
        place.map(|place| place as u32)
    }

    /// The first block from `block` on with a value below `bound`.
    fn next_block_below(&self, bound: u32, block: usize) -> Option<usize> {
        let leaves = self.minima.len() / 2;
        if leaves <= block {
            return None;
        }
        let mut node = leaves + block;
        while bound <= self.minima[node] {
            // Up while this is a right child, whose parent's other child is behind us; then to the right.
            node >>= node.trailing_ones();
            if node <= 1 {
                return None;
            }
            node += 1;
        }
        while node < leaves {
            node *= 2;
            if bound <= self.minima[node] {
                node += 1;
            }
        }
        Some(node - leaves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core_grid::families::Rng;

    #[test]
    fn agrees_with_a_scan() {
        let mut rng = Rng::new(3);
        for len in [0, 1, 2, 31, 32, 33, 63, 64, 65, 96, 97, 300] {
            let values: Vec<u32> = (0..len).map(|_| rng.below(1000) as u32).collect();
            let minimum = RangeMinimum::new(values.iter().copied());
            for _ in 0..2_000 {
                let (start, end) = (rng.below(len + 1) as u32, rng.below(len + 1) as u32);
                let bound = [0, 1, 5, 50, 1000][rng.index(5)];
                let scanned = (start..end).find(|&place| values[place as usize] < bound);
                assert_eq!(minimum.first_below(bound, start, end), scanned, "{bound} {start} {end} in {values:?}");
            }
        }
    }

    #[test]
    fn finds_a_single_small_value_wherever_it_is() {
        let len = 20 * BLOCK; // blocks that are no power of two
        for place in 0..len {
            let minimum = RangeMinimum::new((0..len).map(|other| u32::from(other != place)));
            // Every block to start from, and ends on both sides of the place.
            for start in (0..=place as u32).step_by(BLOCK).chain([place as u32]) {
                assert_eq!(minimum.first_below(1, start, len as u32), Some(place as u32), "from {start}");
                assert_eq!(minimum.first_below(1, start, place as u32 + 1), Some(place as u32), "from {start}");
                assert_eq!(minimum.first_below(1, start, place as u32), None, "from {start} to {place}");
            }
            assert_eq!(minimum.first_below(1, place as u32 + 1, len as u32), None, "after {place}");
        }
    }
}
