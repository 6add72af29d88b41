//! Every small pile in a strip, with every numbering, against minimax.

use stable_cubes::reference::exhaustive;
use stable_cubes::{Cube, Pile};

use super::solved;

const WIDTH: i32 = 5;
const MOST: usize = 5;

#[test]
fn every_pile_of_up_to_five_cubes_in_a_strip_five_wide_with_every_numbering() {
    let mut piles = [0_u64; MOST + 1];
    let mut cases = 0_u64;
    let mut unfinished = vec![Vec::new()];
    while let Some(cubes) = unfinished.pop() {
        piles[cubes.len()] += 1;
        cases += each_numbering(&cubes);
        if cubes.len() < MOST {
            unfinished.extend(next_places(&cubes).map(|cube| [&cubes[..], &[cube]].concat()));
        }
    }
    // Nothing is missed: as many piles of each size as a count by levels gives.
    for (size, &count) in piles.iter().enumerate() {
        assert_eq!(count, piles_by_levels(size as u32));
    }
    assert_eq!(cases, (1..=MOST as u64).map(|size| piles[size as usize] * (1..=size).product::<u64>()).sum());
    assert_eq!((piles, cases), (PILES, CASES));
}

/// How many piles of 0, 1, .. cubes there are.
const PILES: [u64; MOST + 1] = [1, 5, 23, 97, 398, 1_608];
/// Each with every numbering.
const CASES: u64 = 203_145;

/// Checks the pile of `cubes` with every numbering (all orders of the list, by Heap's method); gives their number.
fn each_numbering(cubes: &[Cube]) -> u64 {
    if cubes.is_empty() {
        return 0;
    }
    let mut cubes = cubes.to_vec();
    let mut counters = vec![0; cubes.len()];
    let mut place = 0;
    let mut cases = 1;
    check(&cubes);
    while place < cubes.len() {
        if counters[place] < place {
            cubes.swap(place, if place % 2 == 0 { 0 } else { counters[place] });
            check(&cubes);
            cases += 1;
            counters[place] += 1;
            place = 0;
        } else {
            counters[place] = 0;
            place += 1;
        }
    }
    cases
}

fn check(cubes: &[Cube]) {
    let pile = Pile::new(cubes.to_vec()).expect("each cube has a support");
    assert_eq!(Ok(solved(&pile).outcome()), exhaustive(&pile), "{pile}");
}

/// The places, later by level and column than the last of `cubes`, where another cube is stable.
fn next_places(cubes: &[Cube]) -> impl Iterator<Item = Cube> {
    let last = cubes.last().copied();
    let is_later = move |cube: Cube| last.is_none_or(|last| (last.y, last.x) < (cube.y, cube.x));
    let is_stable =
        |cube: Cube| cube.y == 0 || cubes.iter().any(|other| other.y + 1 == cube.y && cube.x.abs_diff(other.x) < 2);
    let levels = 0..=last.map_or(0, |last| last.y + 1);
    levels.flat_map(|y| (0..WIDTH).map(move |x| Cube::new(x, y))).filter(move |&cube| is_later(cube) && is_stable(cube))
}

/// The number of stable piles of `size` cubes, from the patterns that a level may have over another.
fn piles_by_levels(size: u32) -> u64 {
    const PATTERNS: usize = 1 << WIDTH;
    // By pattern of the highest level and number of cubes so far: how many piles.
    let mut ways = vec![[0_u64; MOST + 1]; PATTERNS];
    ways[PATTERNS - 1][0] = 1; // the ground carries everything
    let mut total = u64::from(size == 0);
    for _ in 0..size {
        let mut next = vec![[0; MOST + 1]; PATTERNS];
        for (below, ways) in ways.iter().enumerate() {
            let carried = (below | below << 1 | below >> 1) % PATTERNS;
            for level in (1..PATTERNS).filter(|level| level & !carried == 0) {
                let cubes = level.count_ones() as usize;
                for before in 0..=MOST.saturating_sub(cubes) {
                    if before + cubes <= MOST {
                        next[level][before + cubes] += ways[before];
                    }
                }
            }
        }
        ways = next;
        total += ways.iter().map(|by_size| by_size[size as usize]).sum::<u64>();
    }
    total
}
