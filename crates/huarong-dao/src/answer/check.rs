//! What can be checked of an answer without solving again: by the parts that the board's free cells fall into.

use core_grid::{Coord, Grid};

use super::removal::{Question, first_with_a_way};
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
    /// With N cells and q games O((N + q log q) log N) time; O(N + q) where no tile fails to turn.
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
        let mut questions = Vec::new();
        let mut first = Ok(());
        for (index, (query, reply)) in games.queries().iter().zip(&self.replies).enumerate() {
            let line = index + 1;
            first = match *reply {
                Reply::Moves(moves) => check_moves(query, moves, &parts, line),
                Reply::Unreachable(reason) => {
                    check_reason(games.board(), query, reason, &parts, line).map(|question| questions.extend(question))
                }
            };
            if first.is_err() {
                break;
            }
        }
        // These are all of lines before.
        if let Some(line) = first_with_a_way(games.board(), questions) {
            return Err(Wrong::Reason { line });
        }
        first
    }
}

impl Reason {
    /// Checks that this is a reason why the tile of `query` cannot be brought to its target on `board`: on its own, as
    /// [`Answer::verify`] does it for all games at once.
    ///
    /// With N cells O(N) time, O(N log N) where the tile fails to turn.
    ///
    /// # Errors
    ///
    /// [`Wrong::Query`] where the query does not fit the board, [`Wrong::Reason`] where the reason does not hold; both of
    /// line 1.
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    /// use huarong_dao::{Board, Query, Reason, Wrong};
    ///
    /// let board = Board::new(Shape::new(1, 4)?, |_| true)?;
    /// let [blank, tile, next, target] = [0, 1, 2, 3].map(|col| Coord::new(0, col));
    /// let query = Query { blank, tile, target };
    /// assert_eq!(Reason::CannotTurn { at: tile }.verify(&board, &query), Ok(()));
    /// // Further on the blank would not get ahead of the tile either; but the target itself is too far on.
    /// assert_eq!(Reason::CannotTurn { at: next }.verify(&board, &query), Ok(()));
    /// assert_eq!(Reason::CannotTurn { at: target }.verify(&board, &query), Err(Wrong::Reason { line: 1 }));
    /// assert_eq!(Reason::BlankWalledOff.verify(&board, &query), Err(Wrong::Reason { line: 1 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self, board: &Board, query: &Query) -> Result<(), Wrong> {
        let line = 1;
        board.check(query).map_err(|error| Wrong::Query { line, error })?;
        let question = check_reason(board, query, *self, &parts(board), line)?;
        let line = first_with_a_way(board, question.into_iter().collect());
        line.map_or(Ok(()), |line| Err(Wrong::Reason { line }))
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

/// Whether the reason holds, if no way leads around a cell as the question asks that is given.
fn check_reason(
    board: &Board,
    query: &Query,
    reason: Reason,
    parts: &Grid<u32>,
    line: usize,
) -> Result<Option<Question>, Wrong> {
    let Query { blank, tile, target } = *query;
    let mut question = None;
    let holds = tile != target
        && match reason {
            Reason::TargetFixed => parts[target] == NONE,
            Reason::BlankWalledOff => parts[blank] != parts[tile],
            Reason::TargetWalledOff => parts[target] != parts[tile] && parts[blank] == parts[tile],
            // While the tile is there, the blank is on the side that the tile came from, or, in the beginning, its own.
            Reason::CannotTurn { at } => {
                let from = if at == tile { blank } else { tile };
                question = Some(Question { removed: at, from, to: target, line });
                board.is_free(at) && parts[target] != NONE && at != target
            }
        };
    if holds { Ok(question) } else { Err(Wrong::Reason { line }) }
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
