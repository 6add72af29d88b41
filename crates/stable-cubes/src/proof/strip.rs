//! All piles in a strip, and all orders of a list.

use std::ops::RangeInclusive;

use crate::Cube;

/// Columns on both sides of column 0.
const COLUMNS: RangeInclusive<i32> = -2..=2;

/// Calls `visit` for every stable pile in the strip of `sizes` cubes, one or more; the cubes by level, then by column.
pub(super) fn each_pile(
    sizes: RangeInclusive<usize>,
    mut visit: impl FnMut(&[Cube]) -> Result<(), String>,
) -> Result<(), String> {
    let mut unfinished: Vec<Vec<Cube>> = vec![Vec::new()];
    while let Some(cubes) = unfinished.pop() {
        if sizes.contains(&cubes.len()) {
            visit(&cubes)?;
        }
        if cubes.len() < *sizes.end() {
            unfinished.extend(next_places(&cubes).map(|cube| [&cubes[..], &[cube]].concat()));
        }
    }
    Ok(())
}

/// The places, later by level and column than the last of `cubes`, where another cube is stable.
fn next_places(cubes: &[Cube]) -> impl Iterator<Item = Cube> {
    let last = cubes.last().copied();
    let is_later = move |cube: Cube| last.is_none_or(|last| (last.y, last.x) < (cube.y, cube.x));
    let is_stable =
        |cube: Cube| cube.y == 0 || cubes.iter().any(|other| other.y + 1 == cube.y && cube.x.abs_diff(other.x) < 2);
    let levels = 0..=last.map_or(0, |last| last.y + 1);
    levels.flat_map(|y| COLUMNS.map(move |x| Cube::new(x, y))).filter(move |&cube| is_later(cube) && is_stable(cube))
}

/// Calls `visit` for every order of the numbers below `count`, each once (Heap's method).
pub(super) fn each_order(count: usize, mut visit: impl FnMut(&[u32]) -> Result<(), String>) -> Result<(), String> {
    let mut order: Vec<u32> = (0..count as u32).collect();
    let mut counters = vec![0; count];
    let mut place = 0;
    visit(&order)?;
    while place < count {
        if counters[place] < place {
            order.swap(place, if place % 2 == 0 { 0 } else { counters[place] });
            visit(&order)?;
            counters[place] += 1;
            place = 0;
        } else {
            counters[place] = 0;
            place += 1;
        }
    }
    Ok(())
}

/// Where each number is in `order`.
pub(super) fn inverse(order: &[u32]) -> Vec<u32> {
    let mut inverse = vec![0; order.len()];
    for (place, &number) in (0..).zip(order) {
        inverse[number as usize] = place;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_orders_come_up_once() {
        for (count, expected) in [(0, 1), (1, 1), (2, 2), (3, 6), (5, 120), (6, 720)] {
            let mut orders = Vec::new();
            let visited = each_order(count, |order| {
                orders.push(order.to_vec());
                Ok(())
            });
            assert_eq!((visited, orders.len()), (Ok(()), expected));
            let distinct: BTreeSet<Vec<u32>> = orders.into_iter().collect();
            assert_eq!(distinct.len(), expected);
        }
    }

    #[test]
    fn the_first_failure_ends_the_walk() {
        let mut visited = 0;
        let mut fail = || {
            visited += 1;
            if visited == 3 { Err("here".to_owned()) } else { Ok(()) }
        };
        assert_eq!(each_order(4, |_| fail()), Err("here".to_owned()));
        assert_eq!(visited, 3);
    }
}
