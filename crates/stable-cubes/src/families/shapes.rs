//! Regular shapes, level by level from the ground.

use core_grid::families::Rng;

use super::{at, cubes_for};
use crate::Cube;

/// Full levels as wide as the whole is high, the last perhaps shorter.
pub(super) fn wall(size: u32) -> Vec<Cube> {
    let size = cubes_for(size);
    let width = size.isqrt();
    (0..size).map(|place| at(place % width, place / width)).collect()
}

pub(super) fn tower(size: u32) -> Vec<Cube> {
    (0..cubes_for(size)).map(|y| at(0, y)).collect()
}

/// A level of 2h - 1 cubes, then one of 2h - 3, and so on to a single one: h * h cubes.
pub(super) fn pyramid(size: u32) -> Vec<Cube> {
    let height = cubes_for(size).isqrt();
    (0..height).flat_map(|y| (y..2 * height - 1 - y).map(move |x| at(x, y))).collect()
}

/// The pyramid upside down.
pub(super) fn inverted(size: u32) -> Vec<Cube> {
    let height = cubes_for(size).isqrt();
    let middle = height - 1;
    (0..height).flat_map(|y| (middle - y..=middle + y).map(move |x| at(x, y))).collect()
}

/// Levels of as many cubes as there are levels, all columns even on even levels and odd on odd ones.
pub(super) fn lattice(size: u32) -> Vec<Cube> {
    let size = cubes_for(size);
    let width = size.isqrt();
    (0..size).map(|place| (place % width, place / width)).map(|(x, y)| at(2 * x + y % 2, y)).collect()
}

/// Columns from 1 to 3 apart, so that the cubes hardly fill the line.
pub(super) fn ground(size: u32, rng: &mut Rng) -> Vec<Cube> {
    let start = -i64::from(cubes_for(size)); // on both sides of column 0
    let columns = (0..cubes_for(size)).scan(start, |x, _| {
        *x += 1 + rng.below(3).cast_signed();
        Some(*x as i32)
    });
    // The gaps of the largest piles would lead out of the range of columns.
    columns.take_while(|&x| x <= Cube::MAX_X).map(|x| Cube::new(x, 0)).collect()
}

/// Storeys of pillars on every second column, four cubes high; the pillars of the next storey stand over the gaps, so
/// that the lowest cube of each is the lid of a gap.
///
/// ```text
///   storey 1, levels 4 to 7   . # . # .
///   storey 0, levels 0 to 3   # . # . #
/// ```
pub(super) fn bridges(size: u32) -> Vec<Cube> {
    const HEIGHT: u32 = 4;
    let size = cubes_for(size);
    let width = (size / 2).isqrt() + 1; // pillars in the lowest storey: 2 * width * (width + 1) cubes fit
    // A storey's lowest cubes are the lids of the storey below: each stands on two pillars.
    (0..width)
        .flat_map(|storey| (storey * HEIGHT..(storey + 1) * HEIGHT).map(move |y| (storey, y)))
        .flat_map(|(storey, y)| (0..width - storey).map(move |pillar| at(storey + 2 * pillar, y)))
        .take(size as usize)
        .collect()
}

/// One cube a level, each one column left or right of the one below.
pub(super) fn stairs(size: u32, rng: &mut Rng) -> Vec<Cube> {
    let mut x = 0;
    let mut step = 1;
    (0..cubes_for(size))
        .map(|y| {
            let cube = Cube::new(x, y);
            if rng.chance(1, 10) {
                step = -step;
            }
            x += step;
            cube
        })
        .collect()
}
