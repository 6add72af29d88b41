//! Minimax over every set of cubes that can be left.

use super::TooLarge;
use crate::{Cube, MODULUS, Outcome, Pile};

/// The largest pile for [`exhaustive`]: about a million sets of cubes, 20 MB and a few tenths of a second.
pub const MAX_EXHAUSTIVE: usize = 20;

/// Minimax, knowing nothing of digits that outweigh others: of every stable set of cubes that can be left, the number
/// that the rest of the game spells is found as a whole, from those of all the sets that one turn leads to.
///
/// O(2^m m) time and O(2^m) memory for m cubes.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_EXHAUSTIVE`] cubes.
#[expect(clippy::missing_panics_doc, reason = "a pile never runs out of cubes that may be taken")]
pub fn exhaustive(pile: &Pile) -> Result<Outcome, TooLarge> {
    let cubes = pile.cubes();
    let count = cubes.len();
    if MAX_EXHAUSTIVE < count {
        return Err(TooLarge { given: count, limit: MAX_EXHAUSTIVE });
    }
    // By number: the set of cubes that it can stand on; none where it needs none.
    let supports: Vec<u32> =
        cubes.iter().map(|&cube| set_of(cubes, |other| cube.y == other.y + 1 && near(cube, other))).collect();
    let is_stable = |left: u32| members(left).all(|cube| cubes[cube].y == 0 || supports[cube] & left != 0);
    // By set: what the rest of the game spells, in base m; at most 20^20, which a u128 holds.
    let mut rest = vec![0_u128; 1 << count];
    for left in 1..1_u32 << count {
        if !is_stable(left) {
            continue;
        }
        let weight = (count as u128).pow(left.count_ones() - 1);
        let turns = members(left).filter(|&cube| is_stable(left & !(1 << cube)));
        let numbers = turns.map(|cube| cube as u128 * weight + rest[left as usize & !(1 << cube)]);
        let is_turn_of_first = (count as u32 - left.count_ones()).is_multiple_of(2);
        let best = if is_turn_of_first { numbers.max() } else { numbers.min() };
        rest[left as usize] = best.expect("a cube of the highest level can always be taken");
    }
    Ok((rest[(1 << count) - 1] % u128::from(MODULUS)) as u64)
}

fn near(a: Cube, b: Cube) -> bool {
    a.x.abs_diff(b.x) <= 1
}

fn set_of(cubes: &[Cube], is_in: impl Fn(Cube) -> bool) -> u32 {
    (0..cubes.len()).filter(|&number| is_in(cubes[number])).fold(0, |set, number| set | 1 << number)
}

fn members(set: u32) -> impl Iterator<Item = usize> {
    (0..u32::BITS as usize).filter(move |&number| set >> number & 1 == 1)
}
