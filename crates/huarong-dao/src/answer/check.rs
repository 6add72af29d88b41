//! What can be checked of an answer without solving again: by flood fills over the board's free cells alone.

use core_grid::{Coord, Grid};

use super::{Answer, Reason, Reply, Wrong};
use crate::input::{Board, Games, Query};

impl Answer {
    /// Checks all that the answer carries, without solving again.
    ///
    /// - A reason why a target cannot be reached is proved: by the board, by the parts that the free cells fall into, or,
    ///   for a cell where the tile cannot turn, by the parts that they fall into without that cell.
    /// - A number of moves is checked as far as that goes: it is 0 exactly where the tile is at home; the blank, the tile
    ///   and the target hang together; it is no less than the distances take (the blank's way to the tile, 1 move for the
    ///   first step of the tile and 3 for each further one); and its parity is right, since the blank changes the colour
    ///   of its cell with each move and ends beside the target.
    ///
    /// That a number of moves is the least, and that it is enough, no such check can show; this rests on the reference
    /// solvers.
    ///
    /// O(cells) time for all games together, and for each game that fails at a cell where the tile cannot turn.
    ///
    /// # Errors
    ///
    /// The first thing that is [`Wrong`].
    pub fn verify(&self, games: &Games) -> Result<(), Wrong> {
        let (expected, found) = (games.queries().len(), self.replies.len());
        if expected != found {
            return Err(Wrong::Count { expected, found });
        }
        let parts = parts(games.board());
        for (index, (query, reply)) in games.queries().iter().zip(&self.replies).enumerate() {
            let line = index + 1;
            match *reply {
                Reply::Moves(moves) => check_moves(query, moves, &parts, line)?,
                Reply::Unreachable(reason) if holds(games.board(), query, reason, &parts) => {}
                Reply::Unreachable(_) => return Err(Wrong::Reason { line }),
            }
        }
        Ok(())
    }
}

/// No part: a fixed cell.
const NONE: u32 = 0;

fn check_moves(query: &Query, found: u64, parts: &Grid<u32>, line: usize) -> Result<(), Wrong> {
    let Query { blank, tile, target } = *query;
    let steps = distance(tile, target);
    if steps == 0 {
        return if found == 0 { Ok(()) } else { Err(Wrong::Value { line, expected: Some(0), found: Some(found) }) };
    }
    if parts[target] == NONE || parts[blank] != parts[tile] || parts[tile] != parts[target] {
        return Err(Wrong::NoWay { line });
    }
    let at_least = (distance(blank, tile) - 1) + 1 + 3 * (steps - 1);
    if found < at_least {
        return Err(Wrong::TooFew { line, at_least, found });
    }
    // The last move slides the tile to its target, and leaves the blank beside it.
    if (distance(blank, target) + 1) % 2 == found % 2 { Ok(()) } else { Err(Wrong::Parity { line, found }) }
}

fn holds(board: &Board, query: &Query, reason: Reason, parts: &Grid<u32>) -> bool {
    let Query { blank, tile, target } = *query;
    if tile == target {
        return false;
    }
    match reason {
        Reason::TargetFixed => parts[target] == NONE,
        Reason::BlankWalledOff => parts[blank] != parts[tile],
        Reason::TargetWalledOff => parts[target] != parts[tile] && parts[blank] == parts[tile],
        // While the tile is there, the blank is on the side that the tile came from, or, in the beginning, its own.
        Reason::CannotTurn { at } => {
            let apart = if at == tile { blank } else { tile };
            board.is_free(at) && at != target && !is_way_around(board, at, target, apart)
        }
    }
}

/// Whether a way over free cells leads from `from` to `to` without `removed`, none of which is another of them.
fn is_way_around(board: &Board, removed: Coord, from: Coord, to: Coord) -> bool {
    let mut seen = Grid::new(board.shape(), false);
    seen[removed] = true;
    seen[from] = true;
    let mut todo = vec![from];
    while let Some(at) = todo.pop() {
        if at == to {
            return true;
        }
        for next in board.shape().neighbours4(at) {
            if board.is_free(next) && !seen[next] {
                seen[next] = true;
                todo.push(next);
            }
        }
    }
    false
}

/// For each free cell the number of the part of the board that it is in, from 1: cells of one part hang together.
fn parts(board: &Board) -> Grid<u32> {
    let shape = board.shape();
    let mut parts = Grid::new(shape, NONE);
    let mut count = NONE;
    let mut todo = Vec::new();
    for start in shape.iter().map(|cell| shape.coord(cell)) {
        if !board.is_free(start) || parts[start] != NONE {
            continue;
        }
        count += 1;
        parts[start] = count;
        todo.push(start);
        while let Some(at) = todo.pop() {
            for next in shape.neighbours4(at) {
                if board.is_free(next) && parts[next] == NONE {
                    parts[next] = count;
                    todo.push(next);
                }
            }
        }
    }
    parts
}

fn distance(one: Coord, other: Coord) -> u64 {
    u64::from(one.row.abs_diff(other.row)) + u64::from(one.col.abs_diff(other.col))
}
