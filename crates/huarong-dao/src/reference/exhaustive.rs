//! Search over whole states of the board.

use std::collections::VecDeque;

use core_grid::{Coord, Grid};

use super::TooLarge;
use crate::answer::Outcome;
use crate::input::{Board, Games, Query};

/// The largest product of cells, cells and queries.
const LIMIT: u64 = 20_000_000;

/// The least number of moves of each game, by the rules alone: a state is where the blank is and where the tile is, a
/// move swaps the blank with a neighbour that is not fixed, and states are searched in the order of their moves.
///
/// O(cells^2) time and memory a game.
///
/// # Errors
///
/// [`TooLarge`] where cells times cells times queries is over 20 000 000.
pub fn exhaustive(games: &Games) -> Result<Outcome, TooLarge> {
    let cells = games.board().shape().cells() as u64;
    let given = cells.saturating_mul(cells).saturating_mul(games.queries().len() as u64);
    if LIMIT < given {
        return Err(TooLarge { given, limit: LIMIT });
    }
    Ok(games.queries().iter().map(|query| least_moves(games.board(), query)).collect())
}

fn least_moves(board: &Board, query: &Query) -> Option<u64> {
    let shape = board.shape();
    let mut seen: Grid<Vec<bool>> = Grid::new(shape, vec![false; shape.cells()]);
    let mut is_new = |(blank, tile): (Coord, Coord)| {
        let seen = &mut seen[blank][(tile.row * shape.cols() + tile.col) as usize];
        !std::mem::replace(seen, true)
    };
    let start = (query.blank, query.tile);
    is_new(start);
    let mut todo = VecDeque::from([(start, 0)]);
    while let Some(((blank, tile), moves)) = todo.pop_front() {
        if tile == query.target {
            return Some(moves);
        }
        for next in shape.neighbours4(blank).into_iter().filter(|&next| board.is_free(next)) {
            let state = (next, if next == tile { blank } else { tile });
            if is_new(state) {
                todo.push_back((state, moves + 1));
            }
        }
    }
    None
}
