//! Shapes whose numbers are told, not dealt.

use core_grid::families::Rng;

use super::{at, cubes_for, pile, shapes};
use crate::Pile;

/// Groups of five cubes: a load on two supports, which stand on two more. Numbers go by role, from d to a.
///
/// ```text
///     c         the greatest numbers are all a's: the first player takes one, and b is pinned until c is gone
///    a b        the least numbers are all d's: the second player takes one, and e is pinned until a and b are gone
///    d e        the numbers of c are in the middle, so that the pins last
/// ```
///
/// Within a role numbers are dealt at random, so that groups interleave.
pub(super) fn flicker(size: u32, rng: &mut Rng) -> Pile {
    let groups = cubes_for(size) / 5;
    let place = |role: usize, group: u32| {
        let left = 3 * group; // no group touches the next
        match role {
            0 => at(left, 0),
            1 => at(left + 1, 0),
            2 => at(left + group % 2, 2), // over one of its supports, left and right in turn
            3 => at(left + 1, 1),
            _ => at(left, 1),
        }
    };
    let mut cubes = Vec::with_capacity(groups as usize * 5);
    for role in 0..5 {
        let mut members: Vec<u32> = (0..groups).collect();
        rng.shuffle(&mut members);
        cubes.extend(members.into_iter().map(|group| place(role, group)));
    }
    if cubes.is_empty() {
        cubes = shapes::wall(size);
    }
    pile(cubes)
}

/// A wall numbered from the ground up, along each level.
pub(super) fn rising(size: u32, _: &mut Rng) -> Pile {
    pile(shapes::wall(size))
}

/// A wall numbered from the top down, along each level.
pub(super) fn falling(size: u32, _: &mut Rng) -> Pile {
    let mut cubes = shapes::wall(size);
    cubes.reverse();
    pile(cubes)
}
