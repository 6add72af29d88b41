//! What changing sides costs on the ring of eight cells around a tile.

use std::collections::VecDeque;

use core_grid::{Coord, Direction, Grid, Shape};

use crate::Board;

const MIDDLE: Coord = Coord::new(1, 1);

/// The board of three by three cells around a tile is the ring and no more: so a flood over it, from one side to another,
/// says what the ring costs, and whether it leads there at all.
pub(super) fn prove() -> Result<u64, String> {
    let shape = Shape::new(3, 3).map_err(|error| error.to_string())?;
    let around: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).filter(|&at| at != MIDDLE).collect();
    let mut cases = 0;
    for ring in 0..1_u32 << around.len() {
        let is_free = |at: Coord| around.iter().position(|&other| other == at).is_none_or(|bit| ring >> bit & 1 == 1);
        let board = Board::new(shape, is_free).map_err(|error| error.to_string())?;
        let prepared = board.prepared();
        let tile = prepared.index(MIDDLE);
        let beside = |side| MIDDLE.step(side).filter(|&at| board.is_free(at));
        for from in Direction::ALL {
            for to in Direction::ALL {
                let (Some(start), Some(goal)) = (beside(from), beside(to)) else {
                    continue;
                };
                if from == to {
                    continue;
                }
                let expected = flood(&board, start, goal);
                let found = prepared.turn_on_ring(tile, from, to);
                if found != expected {
                    return Err(format!("{board:?} {from:?} {to:?}: expected {expected:?}, found {found:?}"));
                }
                cases += 1;
            }
        }
    }
    Ok(cases)
}

fn flood(board: &Board, start: Coord, goal: Coord) -> Option<u32> {
    let mut seen = Grid::new(board.shape(), false);
    seen[MIDDLE] = true;
    seen[start] = true;
    let mut todo = VecDeque::from([(start, 0)]);
    while let Some((at, steps)) = todo.pop_front() {
        if at == goal {
            return Some(steps);
        }
        for next in board.shape().neighbours4(at) {
            if board.is_free(next) && !std::mem::replace(&mut seen[next], true) {
                todo.push_back((next, steps + 1));
            }
        }
    }
    None
}
