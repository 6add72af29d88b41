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
pub fn exhaustive(pile: &Pile) -> Result<Outcome, TooLarge> {
    let cubes = pile.cubes();
    if MAX_EXHAUSTIVE < cubes.len() {
        return Err(TooLarge { given: cubes.len(), limit: MAX_EXHAUSTIVE });
    }
    let numbers: Vec<u32> = (0..cubes.len() as u32).collect();
    Ok((Rules::new(cubes).minimax(&numbers) % u128::from(MODULUS)) as u64)
}

/// The rules of the game on at most [`MAX_EXHAUSTIVE`] cubes in given places, whatever their numbers: from which sets of
/// cubes which may be taken. A set has the bit `1 << place` for the cube with that place in the list.
pub(crate) struct Rules {
    /// By place: the set of the cubes that this one can stand on, or all sets where it stands on the ground.
    supports: Vec<u32>,
    /// By set: which of its cubes may be taken; none where it is not stable, or empty.
    takeable: Vec<u32>,
}

const GROUND: u32 = u32::MAX;

impl Rules {
    pub(crate) fn new(cubes: &[Cube]) -> Self {
        let below = |cube: Cube| move |other: Cube| cube.y == other.y + 1 && cube.x.abs_diff(other.x) <= 1;
        let supports = |&cube: &Cube| if cube.y == 0 { GROUND } else { set_of(cubes, below(cube)) };
        let mut rules = Self { supports: cubes.iter().map(supports).collect(), takeable: vec![0; 1 << cubes.len()] };
        for left in 1..1_u32 << cubes.len() {
            if rules.is_stable(left) {
                let leaves_stable = |&place: &usize| rules.is_stable(left & !(1 << place));
                rules.takeable[left as usize] =
                    members(left).filter(leaves_stable).fold(0, |set, place| set | 1 << place);
            }
        }
        rules
    }

    /// Whether every cube of the set `left` is stable.
    fn is_stable(&self, left: u32) -> bool {
        members(left).all(|place| self.stands(place, left))
    }

    /// Whether the cube at `place` would be stable among `left`.
    pub(crate) fn stands(&self, place: usize, left: u32) -> bool {
        self.supports[place] == GROUND || self.supports[place] & left != 0
    }

    /// Which cubes of the stable set `left` may be taken.
    pub(crate) fn takeable(&self, left: u32) -> u32 {
        self.takeable[left as usize]
    }

    /// What the best game of both players spells, in base m for m cubes, where `numbers` has the number of each.
    pub(crate) fn minimax(&self, numbers: &[u32]) -> u128 {
        let count = numbers.len() as u32;
        // By set: what the rest of the game spells; at most 20^20, which a u128 holds.
        let mut rest = vec![0_u128; 1 << count];
        for (left, &takeable) in (0_u32..).zip(&self.takeable).filter(|&(_, &takeable)| takeable != 0) {
            let weight = u128::from(count).pow(left.count_ones() - 1);
            let turns = members(takeable);
            let spelt = turns.map(|place| u128::from(numbers[place]) * weight + rest[left as usize & !(1 << place)]);
            let is_turn_of_first = (count - left.count_ones()).is_multiple_of(2);
            let best = if is_turn_of_first { spelt.max() } else { spelt.min() };
            rest[left as usize] = best.expect("only sets with a cube that may be taken are left");
        }
        rest[rest.len() - 1]
    }
}

fn set_of(cubes: &[Cube], is_in: impl Fn(Cube) -> bool) -> u32 {
    (0..cubes.len()).filter(|&place| is_in(cubes[place])).fold(0, |set, place| set | 1 << place)
}

/// The places of `set`.
pub(crate) fn members(set: u32) -> impl Iterator<Item = usize> {
    (0..u32::BITS as usize).filter(move |&place| set >> place & 1 == 1)
}
