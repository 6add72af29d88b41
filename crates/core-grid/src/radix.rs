//! Sorting of numbers by some of their bits.

use std::ops::Range;

const DIGIT_BITS: u32 = 12; // 2^12 counters stay in the first-level cache

/// Sorts `keys`, of which there are fewer than 2^32, by the bits `bits` of each, counted from the lowest; keys that are
/// equal in these keep their order.
///
/// O(keys * bits) time: one counting pass for each 12 bits; and room for as many keys again.
///
/// ```
/// use core_grid::sort_by_bits;
///
/// // The upper half is the key, the lower half travels along.
/// assert_eq!(sort_by_bits(vec![0x27, 0x19, 0x25, 0x11], 4..8), [0x19, 0x11, 0x27, 0x25]);
/// ```
pub fn sort_by_bits(mut keys: Vec<u64>, bits: Range<u32>) -> Vec<u64> {
    let passes = bits.len().div_ceil(DIGIT_BITS as usize);
    if passes == 0 {
        return keys;
    }
    let width = bits.len().div_ceil(passes);
    let mut sorted = vec![0; keys.len()];
    let mut starts = vec![0_u32; 1 << width]; // no more than needed: for few keys they are most of the work
    for shift in bits.clone().step_by(width) {
        let mask = (1 << (bits.end - shift).min(width as u32)) - 1;
        let digit = |key: u64| (key >> shift & mask) as usize;
        starts.fill(0);
        for &key in &keys {
            starts[digit(key)] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += std::mem::replace(start, sum);
        }
        for &key in &keys {
            let start = &mut starts[digit(key)];
            sorted[*start as usize] = key;
            *start += 1;
        }
        std::mem::swap(&mut keys, &mut sorted);
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_range_of_bits_sorts_as_a_stable_sort_does() {
        // Multiples of an odd number: all bits are as good as random, and many keys agree in few of them.
        let keys: Vec<u64> = (0..1000_u64).map(|place| place.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        for start in 0..64 {
            for end in start..=64 {
                let key = |key: &u64| (u128::from(*key) & ((1 << end) - 1)) >> start;
                let mut expected = keys.clone();
                expected.sort_by_key(key);
                assert_eq!(sort_by_bits(keys.clone(), start..end), expected, "{start}..{end}");
            }
        }
        assert!(sort_by_bits(Vec::new(), 0..64).is_empty());
    }
}
