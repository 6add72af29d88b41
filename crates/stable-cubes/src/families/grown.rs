//! Shapes that grow at random.

use core_grid::families::Rng;
use rustc_hash::FxHashSet;

use super::{at, cubes_for};
use crate::Cube;

/// A third of the cubes on the ground, each other one on a random earlier one: straight, to the left or to the right.
pub(super) fn random(size: u32, rng: &mut Rng) -> Vec<Cube> {
    grow(cubes_for(size), rng)
}

/// Columns one cube wide, from 0 to 15 high but for a rare one that is 100 times as high, with a gap after every third
/// on the average.
pub(super) fn towers(size: u32, rng: &mut Rng) -> Vec<Cube> {
    let size = cubes_for(size) as usize;
    let mut cubes = Vec::with_capacity(size);
    let mut x = 0;
    while cubes.len() < size {
        let tallest = if rng.chance(1, 100) { 1500 } else { 15 };
        let height = 1 + rng.index(tallest).min(size - cubes.len() - 1);
        cubes.extend((0..height as u32).map(|y| at(x, y)));
        x += 1 + u32::from(rng.chance(1, 3));
    }
    cubes
}

/// Random piles of up to 12 cubes, each in a stretch of columns of its own; the first and the last are at the very ends.
pub(super) fn far(size: u32, rng: &mut Rng) -> Vec<Cube> {
    const LARGEST: u64 = 12; // so no pile is wider than 20: 4 on the ground, and 8 more to lean out on either side
    const MOST: u32 = 50_000_000; // so no stretch is narrower than 40 columns
    let size = cubes_for(size).min(MOST);
    let mut sizes = Vec::new();
    let mut left = size;
    while 0 < left {
        sizes.push((1 + rng.below(LARGEST) as u32).min(left));
        left -= sizes[sizes.len() - 1];
    }
    let last_place = (sizes.len() as u32 - 1).cast_signed();
    let stretch = 2 * Cube::MAX_X / (last_place + 1);
    let mut cubes = Vec::with_capacity(size as usize);
    for (place, &size) in (0..).zip(&sizes) {
        let pile = grow(size, rng);
        let columns = || pile.iter().map(|cube| cube.x);
        let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let room = (stretch - (last - first) - 1).cast_unsigned(); // one column at least stays free
        let start = match place {
            0 => -Cube::MAX_X,
            _ if place == last_place => Cube::MAX_X - (last - first),
            _ => -Cube::MAX_X + place * stretch + rng.below(u64::from(room)) as i32,
        };
        cubes.extend(pile.iter().map(|cube| Cube::new(start + (cube.x - first), cube.y)));
    }
    cubes
}

/// A rectangle in which every third place is left empty, and every place that has nothing to stand on.
pub(super) fn sparse(size: u32, rng: &mut Rng) -> Vec<Cube> {
    let size = cubes_for(size) as usize;
    let width = size.isqrt().max(2);
    let mut cubes = Vec::with_capacity(size);
    let mut below = vec![true; width];
    let mut y = 0;
    while cubes.len() < size {
        let mut level = vec![false; width];
        for x in 0..width {
            let has_support = y == 0 || below[x.saturating_sub(1)..(x + 2).min(width)].contains(&true);
            level[x] = has_support && cubes.len() < size && rng.chance(2, 3);
            if level[x] {
                cubes.push(at(x as u32, y));
            }
        }
        // An empty level would end the pile too early; it goes on from the last that was not empty.
        if level.contains(&true) {
            below = level;
            y += 1;
        }
    }
    cubes
}

/// A random pile of `size` cubes whose ground line starts at column 0.
fn grow(size: u32, rng: &mut Rng) -> Vec<Cube> {
    let ground = (size / 3).max(1);
    let mut cubes: Vec<Cube> = (0..ground).map(|x| at(x, 0)).collect();
    let mut taken: FxHashSet<Cube> = cubes.iter().copied().collect();
    while cubes.len() < size as usize {
        let support = cubes[rng.index(cubes.len())];
        let cube = Cube::new(support.x - 1 + rng.below(3) as i32, support.y + 1);
        if taken.insert(cube) {
            cubes.push(cube);
        }
    }
    cubes
}
