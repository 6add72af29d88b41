//! Cubes in the order of their levels.

use crate::Cube;

const DIGIT_BITS: u32 = 12; // 2^12 counters stay in the first-level cache, and a wall of 4096 x 4096 takes two passes

/// The numbers of `cubes`, of which there are fewer than 2^32, by level, then by column, equal cubes in the given order.
///
/// A radix sort of the numbers with their keys beside them, so that nothing is looked up far away: at most 12 bits a
/// pass, over as many bits as the coordinates span. O(m) time for m cubes.
pub(super) fn by_level_and_column(cubes: impl ExactSizeIterator<Item = Cube> + Clone) -> Vec<u32> {
    let columns = Span::of(cubes.clone().map(column));
    let levels = Span::of(cubes.clone().map(|cube| cube.y));
    let numbered = || (0..).zip(cubes.clone());
    let sorted = if columns.bits + levels.bits <= u32::BITS {
        let key = |cube: Cube| levels.key(cube.y) << columns.bits | columns.key(column(cube));
        sorted(numbered().map(|(number, cube)| Keyed::new(key(cube), number)).collect(), columns.bits + levels.bits)
    } else {
        let by_column = sorted(
            numbered().map(|(number, cube)| Keyed::new(columns.key(column(cube)), number)).collect(),
            columns.bits,
        );
        let by_number: Vec<u32> = cubes.map(|cube| levels.key(cube.y)).collect();
        let keyed =
            by_column.into_iter().map(|Keyed(keyed)| Keyed::new(by_number[keyed as u32 as usize], keyed as u32));
        sorted(keyed.collect(), levels.bits)
    };
    sorted.into_iter().map(Keyed::number).collect()
}

/// A column as a number that is not negative, in the same order.
#[inline]
fn column(cube: Cube) -> u32 {
    cube.x.cast_unsigned() ^ 1 << 31
}

/// From where to where some numbers are.
#[derive(Clone, Copy, Debug)]
struct Span {
    least: u32,
    /// The bits of the greatest distance from the least.
    bits: u32,
}

impl Span {
    fn of(numbers: impl Iterator<Item = u32>) -> Self {
        let (least, greatest) =
            numbers.fold((u32::MAX, 0), |(least, greatest), number| (least.min(number), greatest.max(number)));
        Self { least, bits: u32::BITS - greatest.saturating_sub(least).leading_zeros() }
    }

    #[inline]
    const fn key(self, number: u32) -> u32 {
        number - self.least
    }
}

/// A number with the key to sort it by, which is the higher half.
#[derive(Clone, Copy, Debug)]
struct Keyed(u64);

impl Keyed {
    #[inline]
    const fn new(key: u32, number: u32) -> Self {
        Self((key as u64) << u32::BITS | number as u64)
    }

    #[inline]
    const fn number(self) -> u32 {
        self.0 as u32
    }
}

/// `items` by keys of `bits` bits; items with equal keys in the order they have.
fn sorted(mut items: Vec<Keyed>, bits: u32) -> Vec<Keyed> {
    let passes = bits.div_ceil(DIGIT_BITS);
    let mut scratch = if passes == 0 { Vec::new() } else { vec![Keyed(0); items.len()] };
    for pass in 0..passes {
        let digit_bits = bits.div_ceil(passes);
        let digit = |Keyed(keyed): Keyed| (keyed >> (u32::BITS + pass * digit_bits)) as usize & ((1 << digit_bits) - 1);
        let mut starts = vec![0_u32; 1 << digit_bits]; // no more than needed: for few cubes they are most of the work
        for &item in &items {
            starts[digit(item)] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += std::mem::replace(start, sum);
        }
        for &item in &items {
            let start = &mut starts[digit(item)];
            scratch[*start as usize] = item;
            *start += 1;
        }
        std::mem::swap(&mut items, &mut scratch);
    }
    items
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
                assert_eq!(by_level_and_column(cubes.iter().copied()), expected, "{columns} columns, {levels} levels");
            }
        }
    }
}
