//! Boards of rooms.

use core_grid::families::Rng;

use super::canvas::Canvas;
use crate::Games;

/// A wall in every eighth row and column, and one doorway in each of its pieces.
pub(super) fn rooms(size: u32, rng: &mut Rng) -> Games {
    walled(size, 7, rng, |_, _, _| true).games(rng)
}

/// A wall in every fifth row and column, with doorways that make a tree of the rooms: downwards in the first column of
/// rooms, and to the right everywhere.
pub(super) fn chambers(size: u32, rng: &mut Rng) -> Games {
    walled(size, 4, rng, |is_downwards, _, room_col| !is_downwards || room_col == 0).games(rng)
}

/// Square rooms with walls between them; in the wall below or to the right of a room a doorway at random, where
/// `has_door(is_downwards, row of rooms, column of rooms)` says so.
fn walled(size: u32, room: u32, rng: &mut Rng, has_door: impl Fn(bool, u32, u32) -> bool) -> Canvas {
    let mut canvas = Canvas::new(size, size, true);
    let apart = room + 1;
    for row in 0..canvas.rows() {
        for col in 0..canvas.cols() {
            if row % apart == room || col % apart == room {
                canvas.set(row, col, false);
            }
        }
    }
    for top in (0..canvas.rows()).step_by(apart as usize) {
        for left in (0..canvas.cols()).step_by(apart as usize) {
            let height = u64::from(room.min(canvas.rows() - top));
            let width = u64::from(room.min(canvas.cols() - left));
            if has_door(true, top / apart, left / apart) {
                canvas.set(top + room, left + rng.below(width) as u32, true);
            }
            if has_door(false, top / apart, left / apart) {
                canvas.set(top + rng.below(height) as u32, left + room, true);
            }
        }
    }
    canvas
}

pub(super) fn long_wall(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = Canvas::new(size, size, true);
    for col in 1..canvas.cols() - 1 {
        canvas.set(canvas.rows() / 2, col, false);
    }
    canvas.games(rng)
}

/// ```text
/// ..#..#..
/// ........
/// .######.
/// ........
/// ..#..#..
/// ```
pub(super) fn necklace(size: u32, rng: &mut Rng) -> Games {
    let mut canvas = Canvas::new(5, size.max(3), true);
    for col in 0..canvas.cols() {
        if col % 3 == 2 {
            canvas.set(0, col, false);
            canvas.set(4, col, false);
        }
        if 0 < col && col + 1 < canvas.cols() {
            canvas.set(2, col, false);
        }
    }
    canvas.games(rng)
}
