//! Tests of the crate from outside, by subject.

mod checker;
mod families;
mod game;
mod hostile;
mod metamorphic;
mod parsing;
mod plain_game;
mod proofs;
mod properties;
mod sizes;
mod traps;
mod values;

use proptest::prelude::*;
use stable_cubes::{Answer, Cube, Pile, solve};

/// The pile of these cubes, in this order.
#[track_caller]
fn pile(cubes: &[(i32, u32)]) -> Pile {
    Pile::new(cubes.iter().map(|&(x, y)| Cube::new(x, y)).collect()).expect("the cubes are a stable pile")
}

/// The answer, after it has been verified.
#[track_caller]
fn solved(pile: &Pile) -> Answer {
    let answer = solve(pile);
    assert_eq!(answer.verify(pile), Ok(()), "{pile}");
    answer
}

/// Piles of 1 to `most` cubes drawn place by place, numbers dealt at random.
fn drawn_piles(most: usize) -> impl Strategy<Value = Pile> {
    (2..=7_i32, prop::collection::vec(any::<bool>(), 2..=42))
        .prop_map(move |(width, places)| drawn(width, &places, most))
        .prop_shuffle()
        .prop_map(|cubes| Pile::new(cubes).expect("only stable cubes are drawn"))
}

/// The cubes at the places that are set, from the ground up, but for those that would not be stable and those over
/// `most`.
fn drawn(width: i32, places: &[bool], most: usize) -> Vec<Cube> {
    let mut cubes: Vec<Cube> = Vec::new();
    for (place, _) in (0..).zip(places).filter(|&(_, &set)| set) {
        let cube = Cube::new(place % width - 3, (place / width).cast_unsigned());
        let is_stable = cube.y == 0 || cubes.iter().any(|other| other.y + 1 == cube.y && cube.x.abs_diff(other.x) < 2);
        if is_stable && cubes.len() < most {
            cubes.push(cube);
        }
    }
    if cubes.is_empty() {
        cubes.push(Cube::new(0, 0));
    }
    cubes
}
