//! All short lists of cubes, piles or not.

use std::fmt::Write;

use core_grid::text::{ParseErrorKind, Position};

use crate::{Cube, ParseError, Pile, PileError};

/// The box at the right end of the columns.
const WIDTH: usize = 5;
const HEIGHT: usize = 3;

/// Compares both ways to build a pile with the rules, on every list of up to `most` cubes in the box.
pub(super) fn prove(most: u32) -> Result<u64, String> {
    const PLACES: usize = WIDTH * HEIGHT;
    let mut cases = 0;
    for count in 0..=most {
        for list in 0..PLACES.pow(count) {
            // The digits of `list` are the places.
            let places = (0..count).map(|digit| list / PLACES.pow(digit) % PLACES);
            check(&places.map(cube_at).collect::<Vec<Cube>>())?;
            cases += 1;
        }
    }
    Ok(cases)
}

fn cube_at(place: usize) -> Cube {
    let (column, level) = ((place % WIDTH) as u32, (place / WIDTH) as u32);
    Cube::new(Cube::MAX_X - column.cast_signed(), level)
}

fn check(cubes: &[Cube]) -> Result<(), String> {
    let expected = first_error(cubes);
    let mut text = format!("{}\n", cubes.len());
    for Cube { x, y } in cubes {
        writeln!(text, "{x} {y}").map_err(|error| error.to_string())?;
    }
    let made = Pile::new(cubes.to_vec());
    let is_right = match (&made, expected) {
        (Ok(pile), None) => pile.cubes() == cubes && pile.to_string() == text,
        (Err(error), Some(expected)) => *error == expected,
        _ => false,
    };
    if !is_right {
        return Err(format!("{text}made: {made:?}\nexpected: {expected:?}"));
    }
    // The text of no cubes has a wrong number of them, which is another error.
    if cubes.is_empty() {
        return Ok(());
    }
    let read = Pile::parse(text.as_bytes());
    let expected = made.map_err(|error| {
        // The first line is the number of cubes, then there is a line for each.
        let position = Position { line: error.cube_number().map_or(1, |number| number as usize + 2), column: 1 };
        ParseError { position, kind: ParseErrorKind::Invalid(error) }
    });
    if read == expected { Ok(()) } else { Err(format!("{text}read: {read:?}\nexpected: {expected:?}")) }
}

/// What is wrong with `cubes`, all of them in range, as the rules say it.
fn first_error(cubes: &[Cube]) -> Option<PileError> {
    if cubes.is_empty() {
        return Some(PileError::Empty);
    }
    for (second, &cube) in cubes.iter().enumerate() {
        if let Some(first) = cubes[..second].iter().position(|&other| other == cube) {
            return Some(PileError::Repeated { first: first as u32, second: second as u32, cube });
        }
    }
    let is_below = |cube: Cube, other: Cube| other.y + 1 == cube.y && other.x.abs_diff(cube.x) <= 1;
    let is_unstable = |&cube: &Cube| 0 < cube.y && !cubes.iter().any(|&other| is_below(cube, other));
    let number = cubes.iter().position(is_unstable)?;
    Some(PileError::Unstable { number: number as u32, cube: cubes[number] })
}
