//! Properties of the public API, against the reference solvers, by hand-worked cases, and on hostile input.

#![expect(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod checkers;
mod corpus;
mod deadlocks;
mod deep;
mod families;
mod hostile;
mod metamorphic;
mod parser;
mod partials;
mod proof;
mod references;
mod traps;

use core_grid::Coord;
use proptest::prelude::*;
use sliding_blocks::{Target, solve};

/// Trees drawn cell by cell on a small part of a board that may be larger; any cell may be the first.
fn small_targets(side: u32, draws: usize) -> impl Strategy<Value = Target> {
    let picture = (1..=side, 1..=side).prop_flat_map(move |(rows, cols)| {
        let cell = (0..rows, 0..cols).prop_map(|(row, col)| Coord::new(row, col));
        prop::collection::vec(cell, 1..draws)
    });
    (picture, any::<prop::sample::Index>(), [0..2_u32, 0..2, 0..2, 0..2]).prop_map(|(drawn, first, margins)| {
        let mut cells: Vec<Coord> = Vec::new();
        for cell in drawn {
            let touching =
                cells.iter().filter(|other| other.row.abs_diff(cell.row) + other.col.abs_diff(cell.col) == 1);
            if cells.is_empty() || !cells.contains(&cell) && touching.count() == 1 {
                cells.push(cell);
            }
        }
        let first = first.index(cells.len());
        cells.swap(0, first);
        let [above, below, left, right] = margins;
        let rows = cells.iter().map(|cell| cell.row).max().unwrap() + above + below + 1;
        let cols = cells.iter().map(|cell| cell.col).max().unwrap() + left + right + 1;
        let cells = cells.into_iter().map(|cell| Coord::new(cell.row + above, cell.col + left)).collect();
        Target::new(rows, cols, cells).unwrap()
    })
}

/// The target of a picture: `F` is the first block, `#` another.
fn drawn(picture: &[&str]) -> Target {
    let places = |wanted: u8| {
        (0..).zip(picture).flat_map(move |(row, line)| {
            (0..).zip(line.bytes()).filter(move |&(_, byte)| byte == wanted).map(move |(col, _)| Coord::new(row, col))
        })
    };
    let cells: Vec<Coord> = places(b'F').chain(places(b'#')).collect();
    assert_eq!(places(b'F').count(), 1);
    Target::new(picture.len() as u32, picture[0].len() as u32, cells).unwrap()
}

/// Whether the target can be built, by an answer that passes its own check.
#[track_caller]
fn verified(target: &Target) -> bool {
    let answer = solve(target);
    assert_eq!(answer.verify(target), Ok(()), "{target}{answer}");
    answer.outcome()
}
