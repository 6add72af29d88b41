//! Who takes which cube at which turn.
//!
//! Data: `turns`, each with the `player`, 1 or 2, the number of the `cube` and its place `x` and `y`; and `value`, modulo
//! `modulus`.

use std::fmt::Write;

use core_grid::{Coord, Shape};
use serde_json::json;
use stable_cubes::{Answer, MODULUS, Pile, Player, Turn};

use crate::explain::{Explanation, Picture, cut_list};

/// So many turns are put into words.
const MOST: usize = 24;

/// Tells the game, which passes its own check.
pub(in crate::problems) fn explain(pile: &Pile, answer: &Answer) -> Result<Explanation, String> {
    answer.verify(pile).map_err(|wrong| wrong.to_string())?;
    let place = |turn: Turn| pile.cubes()[turn.number as usize];
    let lines = answer.turns().map(|turn| format!("{turn} at {}", place(turn)));
    let mut words = format!("  {}\n", cut_list(lines, "\n  ", MOST, "turn"));
    for (title, picture) in [("numbers", picture(pile, |cube| cube)), ("turns", picture(pile, turn_of(answer)))] {
        if let Some(picture) = picture {
            // Writing to a string cannot fail.
            let _ = write!(words, "{title}\n{picture}");
        }
    }
    let _ = writeln!(words, "value {} modulo {MODULUS}", answer.value());
    let turns = answer.turns().map(|turn| {
        let player = if turn.player == Player::First { 1 } else { 2 };
        json!({ "player": player, "cube": turn.number, "x": place(turn).x, "y": place(turn).y })
    });
    let data = json!({ "turns": turns.collect::<Vec<_>>(), "value": answer.value(), "modulus": MODULUS });
    Ok(Explanation { words, data })
}

/// The number of a cube's turn, from 1.
fn turn_of(answer: &Answer) -> impl Fn(usize) -> usize {
    let mut turns = vec![0; answer.order().len()];
    for (turn, &cube) in (1..).zip(answer.order()) {
        turns[cube as usize] = turn;
    }
    move |cube| turns[cube]
}

/// The pile as it stands, with a number on each cube, where that is small enough.
fn picture(pile: &Pile, number: impl Fn(usize) -> usize) -> Option<Picture> {
    let cubes = pile.cubes();
    let left = cubes.iter().map(|cube| cube.x).min()?;
    let right = cubes.iter().map(|cube| cube.x).max()?;
    let top = cubes.iter().map(|cube| cube.y).max()?;
    let shape = Shape::new(top.checked_add(1)?, right.abs_diff(left).checked_add(1)?).ok()?;
    let mut picture = Picture::new(shape, |_| '.')?;
    for (index, cube) in cubes.iter().enumerate() {
        picture.set(Coord::new(top - cube.y, cube.x.abs_diff(left)), &number(index));
    }
    Some(picture)
}

/// The cubes in the order in which they are taken, a line each.
pub(in crate::problems) fn plan(pile: &Pile, answer: &Answer) -> Result<String, String> {
    answer.verify(pile).map_err(|wrong| wrong.to_string())?;
    Ok(answer.order().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}
