//! Search over whole board states.

use core_grid::CellIdx;
use rustc_hash::FxHashSet;

use super::TooLarge;
use crate::{Outcome, Puzzle};

/// The most cells that the blank may be able to reach: 9 give up to 9! = 362 880 states, which take about a tenth of a second.
pub const MOST_CELLS: usize = 9;

/// By place in the list of reachable cells: the place in that list at which what stands there must end, or `ELSEWHERE`.
type State = [u8; MOST_CELLS];

const ELSEWHERE: u8 = u8::MAX;

/// Tries every move from every state that can be reached.
///
/// O(k! k) time and memory with k cells that the blank can reach, and O(cells) for the others, which keep their tiles.
///
/// # Errors
///
/// [`TooLarge`] where the blank can reach more than [`MOST_CELLS`] cells.
pub fn exhaustive(puzzle: &Puzzle) -> Result<Outcome, TooLarge> {
    let (free, shape) = (puzzle.free(), puzzle.shape());
    let mut cells = vec![puzzle.start_blank()];
    let mut is_reached = vec![false; shape.cells()];
    is_reached[puzzle.start_blank().usize()] = true;
    let mut next = 0;
    while let Some(&cell) = cells.get(next) {
        next += 1;
        for near in free.neighbours(cell) {
            if !std::mem::replace(&mut is_reached[near.usize()], true) {
                cells.push(near);
            }
        }
    }
    if MOST_CELLS < cells.len() {
        return Err(TooLarge { given: cells.len(), limit: MOST_CELLS });
    }
    if shape.iter().any(|cell| !is_reached[cell.usize()] && puzzle.start_tile(cell) != puzzle.goal_tile(cell)) {
        return Ok(false);
    }
    let place_of = |cell: CellIdx| cells.iter().position(|&other| other == cell).map(|place| place as u8);
    let moves: Vec<Vec<u8>> = cells.iter().map(|&cell| free.neighbours(cell).filter_map(place_of).collect()).collect();
    let goal_of = |cell: &CellIdx| {
        let tile = puzzle.start_tile(*cell);
        cells.iter().position(|&other| puzzle.goal_tile(other) == tile).map_or(ELSEWHERE, |place| place as u8)
    };
    let mut start = State::default();
    let mut goal = State::default();
    for (place, cell) in cells.iter().enumerate() {
        start[place] = goal_of(cell);
        goal[place] = place as u8;
    }
    Ok(reaches(start, goal, &moves))
}

/// Whether `goal` can be reached from `start`; the blank begins at place 0.
fn reaches(start: State, goal: State, moves: &[Vec<u8>]) -> bool {
    let mut seen = FxHashSet::default();
    seen.insert(start);
    let mut todo = vec![(start, 0_u8)];
    while let Some((state, blank)) = todo.pop() {
        if state == goal {
            return true;
        }
        for &to in &moves[blank as usize] {
            let mut next = state;
            next.swap(blank as usize, to as usize);
            if seen.insert(next) {
                todo.push((next, to));
            }
        }
    }
    false
}
