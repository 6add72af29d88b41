//! Cubes in the order of their levels.

use crate::Cube;

const DIGIT_BITS: u32 = 12; // 2^12 counters stay in the first-level cache, and a wall of 4096 x 4096 takes two passes

/// The numbers of `cubes`, of which there are fewer than 2^32, by level, then by column, equal cubes in the given order.
///
/// A radix sort of the numbers alone: at most 12 bits a pass, over as many bits as the coordinates span. O(m) time for m
/// cubes.
pub(super) fn by_level_and_column(cubes: &[Cube]) -> Vec<u32> {
    let mut order: Vec<u32> = (0..cubes.len() as u32).collect();
    let mut scratch = vec![0; cubes.len()];
    sort_by_key(cubes, &mut order, &mut scratch, column);
    sort_by_key(cubes, &mut order, &mut scratch, |cube| cube.y);
    order
}

/// A column as a number that is not negative, in the same order.
#[inline]
fn column(cube: Cube) -> u32 {
    cube.x.cast_unsigned() ^ 1 << 31
}

/// Sorts `order` by the keys of the cubes, cubes with equal keys in the order they have.
#[inline]
fn sort_by_key(cubes: &[Cube], order: &mut Vec<u32>, scratch: &mut Vec<u32>, key: impl Fn(Cube) -> u32) {
    let (least, greatest) = cubes
        .iter()
        .map(|&cube| key(cube))
        .fold((u32::MAX, 0), |(least, greatest), key| (least.min(key), greatest.max(key)));
    let bits = u32::BITS - greatest.saturating_sub(least).leading_zeros();
    let passes = bits.div_ceil(DIGIT_BITS);
    for pass in 0..passes {
        let digit_bits = bits.div_ceil(passes);
        let digit = |cube| (key(cube) - least) >> (pass * digit_bits) & ((1 << digit_bits) - 1);
        sort_by_digit(cubes, order, scratch, digit_bits, digit);
        std::mem::swap(order, scratch);
    }
}

/// Writes `order` to `sorted`, by one digit of `digit_bits` bits, at most [`DIGIT_BITS`].
#[inline]
fn sort_by_digit(cubes: &[Cube], order: &[u32], sorted: &mut [u32], digit_bits: u32, digit: impl Fn(Cube) -> u32) {
    let mut starts = vec![0_u32; 1 << digit_bits]; // no more than needed: for few cubes they are most of the work
    for &cube in cubes {
        starts[digit(cube) as usize] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    for &number in order {
        let start = &mut starts[digit(cubes[number as usize]) as usize];
        sorted[*start as usize] = number;
        *start += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core_grid::families::Rng;

    #[test]
    fn agrees_with_a_stable_sort() {
        let mut rng = Rng::new(5);
        let most = u64::from(Cube::MAX_Y);
        for (columns, levels) in
            [(1, 1), (2, 1), (1, 2), (5, 5), (4096, 4097), (2 * most + 1, 3), (3, most + 1), (2 * most + 1, most + 1)]
        {
            for count in [0, 1, 2, 100, 3_000] {
                let cube = |rng: &mut Rng| {
                    let x = rng.below(columns).cast_signed() - i64::from(Cube::MAX_X);
                    Cube::new(x as i32, rng.below(levels) as u32)
                };
                let cubes: Vec<Cube> = (0..count).map(|_| cube(&mut rng)).collect();
                let mut expected: Vec<u32> = (0..count).collect();
                expected.sort_by_key(|&number| (cubes[number as usize].y, cubes[number as usize].x));
                assert_eq!(by_level_and_column(&cubes), expected, "{columns} columns, {levels} levels");
            }
        }
    }
}
