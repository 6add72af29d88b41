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
    let full = (1 << target.cells().len().min(MAX_EXHAUSTIVE)) - 1;
    any_board(target, |board| board == full)
}

/// Whether `part` can be built and no block of `target` can be added to it: whether no pushes lead to a board with the
/// same blocks and more.
///
/// By the same search over all boards.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_EXHAUSTIVE`] blocks.
///
/// ```
/// use sliding_blocks::{Target, reference};
///
/// let target: Target = "1 4 3\n1 2\n1 1\n1 3\n".parse()?;
/// assert_eq!(reference::is_maximal(&target, target.cells()), Ok(true));
/// assert_eq!(reference::is_maximal(&target, &target.cells()[..2]), Ok(false));
/// # Ok::<(), sliding_blocks::ParseError>(())
/// ```
pub fn is_maximal(target: &Target, part: &[Coord]) -> Result<bool, TooLarge> {
    let bit = |cell: &Coord| target.cells().iter().position(|other| other == cell);
    let Some(bits) = part.iter().map(bit).collect::<Option<Vec<usize>>>() else { return Ok(false) };
    let part = bits.into_iter().filter(|&bit| bit < MAX_EXHAUSTIVE).fold(0, |part, bit| part | 1 << bit);
    let is_built = any_board(target, |board| board == part)?;
    let is_exceeded = any_board(target, |board| board != part && board & part == part)?;
    Ok(is_built && !is_exceeded)
}

/// Whether pushes lead to a board of which `is_wanted` holds: a set of the target's cells, a bit each.
fn any_board(target: &Target, is_wanted: impl Fn(usize) -> bool) -> Result<bool, TooLarge> {
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
    let mut seen = vec![false; 1 << cells.len()];
    let mut boards = vec![1_usize]; // the first block only
    while let Some(board) = boards.pop() {
        if is_wanted(board) {
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
