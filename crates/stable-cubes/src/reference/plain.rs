//! The greedy rule with a sorted set and a map of places.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::TooLarge;
use crate::{Cube, MODULUS, Outcome, Pile};

/// The largest pile for [`plain`]: some seconds.
pub const MAX_PLAIN: usize = 2_000_000;

/// The game as the rules tell it: a map of the places where cubes stand, and the set of numbers that may be taken.
/// After each turn every cube near enough to be concerned is looked at anew, by its place.
///
/// O(m log m) time and O(m) memory for m cubes, with large constants.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_PLAIN`] cubes.
pub fn plain(pile: &Pile) -> Result<Outcome, TooLarge> {
    let order = plain_order(pile)?;
    Ok(order.iter().fold(0, |value, &number| (value * order.len() as u64 + u64::from(number)) % MODULUS))
}

/// The game that [`plain`] plays: the numbers of the cubes in the order in which they are taken.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_PLAIN`] cubes.
#[expect(clippy::missing_panics_doc, reason = "a pile never runs out of cubes that may be taken")]
pub fn plain_order(pile: &Pile) -> Result<Vec<u32>, TooLarge> {
    let count = pile.cubes().len();
    if MAX_PLAIN < count {
        return Err(TooLarge { given: count, limit: MAX_PLAIN });
    }
    let places = pile.cubes().iter().zip(0..).map(|(cube, number)| ((cube.x, cube.y), number));
    let mut standing = Standing(places.collect());
    let mut takeable: BTreeSet<u32> = (0..count as u32).collect();
    takeable.retain(|&number| standing.may_be_taken(pile.cubes()[number as usize]));
    let mut order = Vec::with_capacity(count);
    for turn in 0..count {
        let number = if turn % 2 == 0 { takeable.pop_last() } else { takeable.pop_first() };
        let number = number.expect("a cube of the highest level can always be taken");
        order.push(number);
        let Cube { x, y } = pile.cubes()[number as usize];
        standing.0.remove(&(x, y));
        // What it stood on, and what may have shared a load with it.
        let below = (x - 1..=x + 1).filter_map(|x| Some((x, y.checked_sub(1)?)));
        for (x, y) in below.chain((x - 2..=x + 2).map(|x| (x, y))) {
            let Some(&other) = standing.0.get(&(x, y)) else { continue };
            if standing.may_be_taken(Cube { x, y }) {
                takeable.insert(other);
            } else {
                takeable.remove(&other);
            }
        }
    }
    Ok(order)
}

/// The number of the cube at each place.
struct Standing(FxHashMap<(i32, u32), u32>);

impl Standing {
    /// Whether everything that stands on `cube` has another cube to stand on.
    fn may_be_taken(&self, cube: Cube) -> bool {
        let is_cube = |x, y| self.0.contains_key(&(x, y));
        (cube.x - 1..=cube.x + 1)
            .all(|load| !is_cube(load, cube.y + 1) || (load - 1..=load + 1).any(|x| x != cube.x && is_cube(x, cube.y)))
    }
}
