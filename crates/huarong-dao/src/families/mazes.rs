//! Mazes: places in every second row and column, and walls between them that are opened.

use core_grid::families::Rng;
use core_grid::{Coord, Direction};

use super::canvas::Canvas;
use crate::Games;

pub(super) fn maze(size: u32, rng: &mut Rng) -> Games {
    perfect(size, rng).games(rng)
}

pub(super) fn braid(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = perfect(size, rng);
    for row in (0..canvas.rows()).step_by(2) {
        for col in (0..canvas.cols()).step_by(2) {
            let at = Coord::new(row, col);
            let (open, shut): (Vec<Coord>, Vec<Coord>) =
                ways(&canvas, at).map(|(wall, _)| wall).partition(|wall| canvas.is_free(wall.row, wall.col));
            if open.len() < 2 && !shut.is_empty() {
                let wall = shut[rng.index(shut.len())];
                canvas.set(wall.row, wall.col, true);
            }
        }
    }
    canvas.games(rng)
}

/// A maze in which exactly one way leads from each place to each other: a depth-first search in random order.
fn perfect(size: u32, rng: &mut Rng) -> Canvas {
    let mut canvas = Canvas::new(size, size, false);
    canvas.set(0, 0, true);
    let mut path = vec![Coord::new(0, 0)];
    while let Some(&at) = path.last() {
        let new: Vec<(Coord, Coord)> =
            ways(&canvas, at).filter(|(_, next)| !canvas.is_free(next.row, next.col)).collect();
        if new.is_empty() {
            path.pop();
            continue;
        }
        let (wall, next) = new[rng.index(new.len())];
        canvas.set(wall.row, wall.col, true);
        canvas.set(next.row, next.col, true);
        path.push(next);
    }
    canvas
}

/// The places two steps from `at`, each with the wall in between.
fn ways(canvas: &Canvas, at: Coord) -> impl Iterator<Item = (Coord, Coord)> + use<> {
    let (rows, cols) = (canvas.rows(), canvas.cols());
    Direction::ALL
        .into_iter()
        .filter_map(move |to| {
            let wall = at.step(to)?;
            Some((wall, wall.step(to)?))
        })
        .filter(move |(_, next)| next.row < rows && next.col < cols)
}
