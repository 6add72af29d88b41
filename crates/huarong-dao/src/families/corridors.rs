//! Boards of corridors.

use core_grid::families::Rng;
use core_grid::{Coord, Direction};

use super::canvas::Canvas;
use crate::Games;

/// ```text
/// ......
/// ......
/// ####..
/// ......
/// ......
/// ..####
/// ```
pub(super) fn serpentine(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = Canvas::new(size, size, true);
    let cols = canvas.cols();
    for row in (2..canvas.rows()).step_by(3) {
        let wall = if row / 3 % 2 == 0 { 0..cols.saturating_sub(2) } else { 2..cols };
        for col in wall {
            canvas.set(row, col, false);
        }
    }
    canvas.games(rng)
}

/// Places of two cells by two in every third row and column, joined in the order of a spiral:
///
/// ```text
/// ........
/// ........
/// ######..
/// ..###...
/// ........
/// ........
/// ```
pub(super) fn spiral(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = Canvas::new(size, size, false);
    let places = canvas.rows().div_ceil(3);
    let mut seen = vec![false; places as usize * places as usize];
    let mut is_new = |at: Coord| {
        at.row < places
            && at.col < places
            && !std::mem::replace(&mut seen[at.row as usize * places as usize + at.col as usize], true)
    };
    let mut at = Coord::new(0, 0);
    is_new(at);
    open_square(&mut canvas, at);
    let ways = [Direction::Right, Direction::Down, Direction::Left, Direction::Up];
    let mut idle = 0;
    for way in ways.into_iter().cycle() {
        idle += 1;
        while let Some(next) = at.step(way).filter(|&next| is_new(next)) {
            // Two squares on the way, then the next place's: each overlaps with the one before.
            let mut corner = Coord::new(3 * at.row, 3 * at.col);
            for _ in 0..3 {
                corner = corner.step(way).unwrap_or(corner);
                open_square(&mut canvas, corner);
            }
            at = next;
            idle = 0;
        }
        if ways.len() <= idle {
            break;
        }
    }
    canvas.games(rng)
}

fn open_square(canvas: &mut Canvas, corner: Coord) {
    for (row, col) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        canvas.set(corner.row + row, corner.col + col, true);
    }
}

/// One lane to and fro, and back along the left side:
///
/// ```text
/// .......
/// .#####.
/// .#.....
/// .#.####
/// .#.....
/// .#####.
/// .......
/// ```
pub(super) fn ring(size: u32, rng: &mut Rng) -> Games {
    let size = size.max(3);
    let mut canvas = Canvas::new(size, size, false);
    let cols = canvas.cols();
    let lanes = canvas.rows().div_ceil(2) / 2 * 2;
    let last = 2 * (lanes - 1);
    for row in 0..=last {
        canvas.set(row, 0, true);
        if row % 2 == 0 {
            for col in 2..cols {
                canvas.set(row, col, true);
            }
        } else {
            canvas.set(row, if row % 4 == 1 { cols - 1 } else { 2 }, true);
        }
    }
    canvas.set(0, 1, true);
    canvas.set(last, 1, true);
    canvas.games(rng)
}

/// Streets in every fourth row and column.
pub(super) fn lattice(size: u32, rng: &mut Rng) -> Games {
    streets(size, 4).games(rng)
}

/// Streets in every second row and column.
pub(super) fn pillars(size: u32, rng: &mut Rng) -> Games {
    streets(size, 2).games(rng)
}

fn streets(size: u32, apart: u32) -> Canvas {
    let mut canvas = Canvas::new(size, size, true);
    for row in 0..canvas.rows() {
        for col in 0..canvas.cols() {
            if row % apart != 0 && col % apart != 0 {
                canvas.set(row, col, false);
            }
        }
    }
    canvas
}

/// ```text
/// .......
/// .......
/// .#.#.#.
/// .#.#.#.
/// ```
pub(super) fn comb(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = Canvas::new(size, size, true);
    for row in 2..canvas.rows() {
        for col in (1..canvas.cols()).step_by(2) {
            canvas.set(row, col, false);
        }
    }
    canvas.games(rng)
}
