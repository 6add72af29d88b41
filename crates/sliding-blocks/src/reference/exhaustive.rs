//! Search over all boards that pushes can make.

use core_grid::{Coord, Direction};

use super::TooLarge;
use crate::answer::Outcome;
use crate::input::Target;

/// The most blocks that [`exhaustive`] takes on.
pub const MAX_EXHAUSTIVE: usize = 20;

/// Whether `target` can be built, by trying every push on every board that earlier pushes can make.
///
/// Knows the rules of the game only: nothing of trees, parents or orders. A board is left at once when a block has
/// stopped outside the target, since no block ever moves again.
///
/// O(2^B * B^2) time and O(2^B) space for B blocks.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_EXHAUSTIVE`] blocks.
pub fn exhaustive(target: &Target) -> Result<Outcome, TooLarge> {
    let cells = target.cells();
    TooLarge::check(cells.len(), MAX_EXHAUSTIVE)?;
    let pushes: Vec<(Direction, u32)> = Direction::ALL
        .into_iter()
        .flat_map(|direction| {
            // A push along a line without a cell of the target meets no block of it.
            let line = |cell: &Coord| if direction.is_vertical() { cell.col } else { cell.row };
            let mut lines: Vec<u32> = cells.iter().map(line).collect();
            lines.sort_unstable();
            lines.dedup();
            lines.into_iter().map(move |line| (direction, line))
        })
        .collect();
    // A board is the set of the target's cells that are occupied, a bit each.
    let full = (1_usize << cells.len()) - 1;
    let mut seen = vec![false; full + 1];
    let mut boards = vec![1_usize]; // the first block only
    while let Some(board) = boards.pop() {
        if board == full {
            return Ok(true);
        }
        let occupied: Vec<Coord> = (0..cells.len()).filter(|bit| board >> bit & 1 == 1).map(|bit| cells[bit]).collect();
        for &(direction, line) in &pushes {
            let stop = slide(target, &occupied, direction, line);
            let Some(bit) = stop.and_then(|stop| cells.iter().position(|&cell| cell == stop)) else { continue };
            let next = board | 1 << bit;
            if !std::mem::replace(&mut seen[next], true) {
                boards.push(next);
            }
        }
    }
    Ok(false)
}

/// Where a block that is pushed in along `line` stops; `None` where it meets none, or cannot enter.
fn slide(target: &Target, occupied: &[Coord], direction: Direction, line: u32) -> Option<Coord> {
    let met = match direction {
        Direction::Up => occupied.iter().filter(|cell| cell.col == line).max_by_key(|cell| cell.row),
        Direction::Down => occupied.iter().filter(|cell| cell.col == line).min_by_key(|cell| cell.row),
        Direction::Left => occupied.iter().filter(|cell| cell.row == line).max_by_key(|cell| cell.col),
        Direction::Right => occupied.iter().filter(|cell| cell.row == line).min_by_key(|cell| cell.col),
    };
    let stop = met?.step(direction.opposite())?;
    (stop.row < target.rows() && stop.col < target.cols()).then_some(stop)
}
