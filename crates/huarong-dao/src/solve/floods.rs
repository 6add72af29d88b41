//! Plain floods, and boards to try them on, for tests.

use std::collections::VecDeque;

use core_grid::{CellIdx, FreeCells, Shape};

use crate::input::Prepared;

/// By cell: the steps of the blank from `start` while it cannot step on `tile`; `None` where no way leads.
pub(super) fn steps_from(board: &Prepared, tile: Option<CellIdx>, start: CellIdx) -> Vec<Option<u32>> {
    let mut steps = vec![None; board.free.shape().cells()];
    steps[start.usize()] = Some(0);
    let mut todo = VecDeque::from([(start, 0)]);
    while let Some((at, taken)) = todo.pop_front() {
        for next in board.free.neighbours(at) {
            if Some(next) != tile && steps[next.usize()].is_none() {
                steps[next.usize()] = Some(taken + 1);
                todo.push_back((next, taken + 1));
            }
        }
    }
    steps
}

/// A board whose free cells are those along its border.
pub(super) fn bare_ring(rows: u32, cols: u32) -> Prepared {
    let shape = Shape::new(rows, cols).expect("a small board");
    Prepared::new(FreeCells::new(shape, |cell| {
        let at = shape.coord(cell);
        at.row == 0 || at.col == 0 || at.row + 1 == rows || at.col + 1 == cols
    }))
}
