//! The boards of the families. Distances count from the bottom right corner, up and to the left.

use core_grid::families::Rng;

use super::board::{Board, rectangle, square};

pub(super) fn open(size: u32) -> Board {
    Board::from_corner(square(size), |_, _| true)
}

/// `percent` of the cells glued, at random.
pub(super) fn sprinkled(size: u32, percent: u64, rng: &mut Rng) -> Board {
    Board::from_corner(square(size), |_, _| !rng.chance(percent, 100))
}

/// Walls in every fourth row, each with one to three doorways.
pub(super) fn caves(size: u32, rng: &mut Rng) -> Board {
    let mut board = Board::from_corner(square(size), |up, _| up % 4 != 3);
    let side = board.shape().cols();
    for up in (3..side).step_by(4) {
        for _ in 0..=rng.below(3) {
            board.free_up(up, rng.below(u64::from(side)) as u32);
        }
    }
    board
}

/// Rooms of 4 x 4 cells in walls one cell thick; each has a doorway to the room below or to the right.
pub(super) fn rooms(size: u32, rng: &mut Rng) -> Board {
    const PITCH: u32 = 5;
    let mut board = Board::from_corner(square(size), |up, left| up % PITCH != 4 && left % PITCH != 4);
    let side = board.shape().rows();
    open_doorways(&mut board, side, PITCH, rng);
    board
}

/// Opens one doorway, somewhere in the wall, from each room to the one below or to the right. The rooms fill the lowest
/// `side` rows and the rightmost `side` columns, `pitch` cells from one to the next, a wall of one cell included.
fn open_doorways(board: &mut Board, side: u32, pitch: u32, rng: &mut Rng) {
    for up in (0..side).step_by(pitch as usize) {
        for left in (0..side).step_by(pitch as usize) {
            let along = rng.below(u64::from(pitch - 1)) as u32;
            if 0 < up && (left == 0 || rng.chance(1, 2)) {
                board.free_up(up - 1, left + along);
            } else if 0 < left {
                board.free_up(up + along, left - 1);
            }
        }
    }
}

/// A corridor of this width to and fro, with walls one cell thick between its turns.
pub(super) fn serpentine(size: u32, width: u32) -> Board {
    let shape = square(size);
    Board::from_corner(shape, |up, left| {
        let turn = up / (width + 1);
        let from_gap = if turn.is_multiple_of(2) { shape.cols() - 1 - left } else { left };
        up % (width + 1) != width || from_gap < width
    })
}

/// A corridor one cell wide, along the edge and inwards, with walls one cell thick.
pub(super) fn spiral(size: u32) -> Board {
    let mut board = Board::from_corner(square(size), |_, _| false);
    let side = i64::from(board.shape().rows());
    let (mut up, mut left) = (0_i64, 0_i64);
    let (mut step_up, mut step_left) = (0_i64, 1_i64);
    let mut turns_since_step = 0;
    while turns_since_step < 2 {
        let ahead = (up + step_up, left + step_left);
        let beyond = (ahead.0 + step_up, ahead.1 + step_left);
        let is_on_board = (0..side).contains(&ahead.0) && (0..side).contains(&ahead.1);
        if is_on_board && !board.is_free(ahead) && !board.is_free(beyond) {
            (up, left) = ahead;
            board.free_up(up.unsigned_abs() as u32, left.unsigned_abs() as u32);
            turns_since_step = 0;
        } else {
            (step_up, step_left) = (step_left, -step_up);
            turns_since_step += 1;
        }
    }
    board
}

pub(super) fn line(size: u32) -> Board {
    Board::from_corner(rectangle(1, size.max(1)), |_, _| true)
}

pub(super) fn comb(size: u32) -> Board {
    Board::from_corner(square(size), |up, left| up == 0 || left.is_multiple_of(2))
}

pub(super) fn lattice(size: u32) -> Board {
    Board::from_corner(square(size), |up, left| up.is_multiple_of(2) || left.is_multiple_of(2))
}

/// A bare ring along the edge: at least 3 x 3.
pub(super) fn ring(size: u32) -> Board {
    let shape = square(size.max(3));
    let last = shape.rows() - 1;
    Board::from_corner(shape, |up, left| up == 0 || left == 0 || up == last || left == last)
}

/// Rings of 3 x 3 cells around a hole, in walls one cell thick; each has a doorway to the ring below or to the right. At least one ring.
pub(super) fn rings(size: u32, rng: &mut Rng) -> Board {
    const PITCH: u32 = 4;
    let shape = square(size.max(3));
    // What is left over at the top and left is too narrow for a ring.
    let whole = (shape.rows() + 1) / PITCH * PITCH;
    let mut board = Board::from_corner(shape, |up, left| {
        let (up_in, left_in) = (up % PITCH, left % PITCH);
        up < whole && left < whole && up_in != 3 && left_in != 3 && (up_in, left_in) != (1, 1)
    });
    open_doorways(&mut board, whole, PITCH, rng);
    board
}

/// Rows of these three pictures in turn, from the corner, joined at the sides, and the rows joined at one end:
///
/// ```text
/// # # . #     # # . #     # # . #
/// # . . #     # . . #     # # . #      the cell in the middle of the cross is shared by two blocks of four cells,
/// . . . .     . . . .     . . . .      by one and two edges, and by four edges
/// # # . .     # # . #     # # . #
/// ```
pub(super) fn pluses(size: u32) -> Board {
    Board::from_corner(square(size), |up, left| match (up % 4, left % 4) {
        (1, _) | (0 | 2, 1) => true,
        (3, 1) => left < 4,
        (0, 0) => (up / 4 + left / 4).is_multiple_of(3),
        (2, 2) => (up / 4 + left / 4) % 3 < 2,
        _ => false,
    })
}

/// An open frame, two cells wide, and in it closed pockets of 2 x 2 cells.
pub(super) fn pockets(size: u32) -> Board {
    let shape = square(size);
    let last = shape.rows() - 1;
    Board::from_corner(shape, |up, left| {
        let (near, far) = (up.min(left), up.max(left));
        near < 2 || last < far + 2 || (up % 3 != 2 && left % 3 != 2)
    })
}

pub(super) fn checkerboard(size: u32) -> Board {
    Board::from_corner(square(size), |up, left| (up + left).is_multiple_of(2))
}

/// Any board of up to `size` rows and columns.
pub(super) fn noise(size: u32, rng: &mut Rng) -> Board {
    let side = u64::from(square(size).rows());
    let (rows, cols) = (rng.below(side) as u32 + 1, rng.below(side) as u32 + 1);
    let percent = rng.below(60);
    Board::from_corner(rectangle(rows, cols), |_, _| !rng.chance(percent, 100))
}
