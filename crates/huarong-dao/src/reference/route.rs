//! The route among all shortest ones that comes first, by whole states of the board.

use std::collections::VecDeque;

use core_grid::{Coord, Direction, Grid};

use super::TooLarge;
use crate::input::{Board, Query};

/// The largest product of cells and cells.
const LIMIT: u64 = 20_000_000;

/// Where the blank is, and where the tile.
type State = (Coord, Coord);

/// By blank, then by tile: the least moves to that state.
type Moves = Grid<Grid<Option<u64>>>;

/// The moves of the blank on the route that [`Route`](crate::Route) describes, `None` where there is no way: after a search
/// over all states of the board it goes back from the target, from step to step of the tile.
///
/// The query must fit the board; else there is no way either.
///
/// O(cells^2) time and memory, and a flood of the cells for each step of the tile.
///
/// # Errors
///
/// [`TooLarge`] where cells times cells is over 20 000 000.
pub fn route(board: &Board, query: &Query) -> Result<Option<Vec<Direction>>, TooLarge> {
    let given = (board.shape().cells() as u64).saturating_pow(2);
    if LIMIT < given {
        return Err(TooLarge { given, limit: LIMIT });
    }
    if board.check(query).is_err() {
        return Ok(None);
    }
    let moves = least_moves(board, (query.blank, query.tile));
    Ok(tile_steps(board, query, &moves).map(|steps| moves_of_blank(board, query, &steps)))
}

fn neighbours(board: &Board, at: Coord) -> impl Iterator<Item = (Direction, Coord)> {
    let next = move |to| board.shape().step(at, to).map(|next| (to, next));
    Direction::ALL.into_iter().filter_map(next).filter(|&(_, next)| board.is_free(next))
}

/// By the rules alone: a move swaps the blank with a neighbour that is not fixed.
fn least_moves(board: &Board, start: State) -> Moves {
    let shape = board.shape();
    let mut moves = Grid::new(shape, Grid::new(shape, None));
    moves[start.0][start.1] = Some(0);
    let mut todo = VecDeque::from([(start, 0)]);
    while let Some(((blank, tile), made)) = todo.pop_front() {
        for (_, next) in neighbours(board, blank) {
            let tile = if next == tile { blank } else { tile };
            let moves = &mut moves[next][tile];
            if moves.is_none() {
                *moves = Some(made + 1);
                todo.push_back(((next, tile), made + 1));
            }
        }
    }
    moves
}

/// If the last of the least moves to a state can be a step of the tile in this direction: the state before, and its moves.
fn before_step(board: &Board, moves: &Moves, (blank, tile): State, to: Direction) -> Option<(State, u64)> {
    let is_behind = board.shape().step(blank, to) == Some(tile);
    let before = moves[tile][blank]?;
    (is_behind && moves[blank][tile] == Some(before + 1)).then_some(((tile, blank), before))
}

/// The steps of the tile: the last one first in the order of the directions, then the one before, and so on.
fn tile_steps(board: &Board, query: &Query, moves: &Moves) -> Option<Vec<Direction>> {
    let start = (query.blank, query.tile);
    let cells = || board.shape().iter().map(|cell| board.shape().coord(cell));
    let least = cells().filter_map(|blank| moves[blank][query.target]).min()?;
    // States from which only steps of the tile are left, on some shortest route.
    let mut ends: Vec<State> =
        cells().map(|blank| (blank, query.target)).filter(|&(blank, tile)| moves[blank][tile] == Some(least)).collect();
    let mut steps = Vec::new();
    while !ends.contains(&start) {
        let step = |to| Some(to).zip(ends.iter().find_map(|&end| before_step(board, moves, end, to)));
        let (to, (state, made)) = Direction::ALL.into_iter().find_map(step)?;
        steps.push(to);
        // The tile stands; the blank may have come here from all these.
        ends = vec![state];
        let mut todo = VecDeque::from([(state, made)]);
        while let Some(((blank, tile), made)) = todo.pop_front() {
            for (_, before) in neighbours(board, blank) {
                let state = (before, tile);
                if before != tile && made != 0 && moves[before][tile] == Some(made - 1) && !ends.contains(&state) {
                    ends.push(state);
                    todo.push_back((state, made - 1));
                }
            }
        }
    }
    steps.reverse();
    Some(steps)
}

/// With these steps of the tile, the blank's shortest ways between them: the first move first in the order of the directions,
/// then the second, and so on.
fn moves_of_blank(board: &Board, query: &Query, steps: &[Direction]) -> Vec<Direction> {
    let Query { mut blank, mut tile, .. } = *query;
    let mut moves = Vec::new();
    for &to in steps {
        let Some(goal) = board.shape().step(tile, to) else {
            break;
        };
        let mut left: Grid<Option<u64>> = Grid::new(board.shape(), None);
        left[goal] = Some(0);
        let mut todo = VecDeque::from([(goal, 0)]);
        while let Some((at, steps)) = todo.pop_front() {
            for (_, next) in neighbours(board, at) {
                if next != tile && left[next].is_none() {
                    left[next] = Some(steps + 1);
                    todo.push_back((next, steps + 1));
                }
            }
        }
        while blank != goal
            && let Some(rest) = left[blank]
            && let Some((way, next)) = neighbours(board, blank).find(|&(_, next)| left[next] == Some(rest - 1))
        {
            moves.push(way);
            blank = next;
        }
        moves.push(to.opposite());
        (blank, tile) = (tile, goal);
    }
    moves
}
