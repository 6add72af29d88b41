//! Who takes which cube at which turn.
//!
//! Data: `turns`, each with the `player`, 1 or 2, the number of the `cube` and its place `x` and `y`; and `value`, modulo
//! `modulus`.

use std::fmt::Write;

use core_grid::{Coord, Shape};
use serde_json::{Value, json};
use stable_cubes::{Answer, Cube, MODULUS, Pile, Player, Turn};

use crate::explain::{Picture, Telling, Told, cut_list, lines};

/// So many turns are put into words.
const MOST: usize = 24;

/// A game on a pile.
struct Play<'a>(&'a Pile, &'a Answer);

/// The game, which passes its own check.
pub(in crate::problems) fn tell<'a>(pile: &'a Pile, answer: &'a Answer) -> Telling<'a> {
    answer.verify(pile).map_err(|wrong| wrong.to_string())?;
    Ok(Box::new(Play(pile, answer)))
}

impl Told for Play<'_> {
    fn words(&self) -> String {
        let Self(pile, answer) = self;
        let lines = answer.turns().map(|turn| format!("{turn} at {}", self.place(turn)));
        let mut words = format!("  {}\n", cut_list(lines, "\n  ", MOST, "turn"));
        for (title, picture) in [("numbers", picture(pile, |cube| cube)), ("turns", picture(pile, turn_of(answer)))] {
            if let Some(picture) = picture {
                // Writing to a string cannot fail.
                let _ = write!(words, "{title}\n{picture}");
            }
        }
        let _ = writeln!(words, "value {} modulo {MODULUS}", answer.value());
        words
    }

    fn data(&self) -> Value {
        let turns = self.1.turns().map(|turn| {
            let player = if turn.player == Player::First { 1 } else { 2 };
            let Cube { x, y } = self.place(turn);
            json!({ "player": player, "cube": turn.number, "x": x, "y": y })
        });
        json!({ "turns": turns.collect::<Vec<_>>(), "value": self.1.value(), "modulus": MODULUS })
    }

    /// The cubes in the order in which they are taken.
    fn plan(&self) -> String {
        lines(self.1.order())
    }
}

impl Play<'_> {
    fn place(&self, turn: Turn) -> Cube {
        self.0.cubes()[turn.number as usize]
    }
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
