//! Cubes in the order of their levels.

use core_grid::sort_by_bits;

use crate::Cube;

/// The numbers of `cubes`, of which there are fewer than 2^32, by level, then by column, equal cubes in the given order.
///
/// A radix sort of the numbers with their keys beside them, so that nothing is looked up far away, over as many bits as the
/// coordinates span. O(m) time for m cubes.
pub(super) fn by_level_and_column(cubes: impl ExactSizeIterator<Item = Cube> + Clone) -> Vec<u32> {
    let columns = Span::of(cubes.clone().map(column));
    let levels = Span::of(cubes.clone().map(|cube| cube.y));
    let numbered = || (0..).zip(cubes.clone());
    let sorted = if columns.bits + levels.bits <= u32::BITS {
        let key = |cube: Cube| levels.key(cube.y) << columns.bits | columns.key(column(cube));
        sorted(numbered().map(|(number, cube)| keyed(key(cube), number)).collect(), columns.bits + levels.bits)
    } else {
        let by_column =
            sorted(numbered().map(|(number, cube)| keyed(columns.key(column(cube)), number)).collect(), columns.bits);
        let by_number: Vec<u32> = cubes.map(|cube| levels.key(cube.y)).collect();
        let by_level = by_column.into_iter().map(|number| keyed(by_number[number as u32 as usize], number as u32));
        sorted(by_level.collect(), levels.bits)
    };
    sorted.into_iter().map(|keyed| keyed as u32).collect()
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
#[inline]
fn keyed(key: u32, number: u32) -> u64 {
    u64::from(key) << u32::BITS | u64::from(number)
}

/// The numbers by keys of `bits` bits; those with equal keys in the order they have.
fn sorted(keyed: Vec<u64>, bits: u32) -> Vec<u64> {
    sort_by_bits(keyed, u32::BITS..u32::BITS + bits)
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
