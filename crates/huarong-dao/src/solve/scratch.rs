//! The memory that games need, kept from one to the next.

use std::sync::Arc;

use core_grid::{Coord, Direction, Grid};

use super::beacons::Beacons;
use super::landmarks::{Guide, Landmarks};
use super::reach::way_to;
use super::search::Search;
use super::start::{Game, Start};
use super::trace::Trace;
use super::turns::Turns;
use super::walk::Walk;
use crate::answer::{Reason, Reply};
use crate::input::{Prepared, Query};

/// Memory for the games on a board, to be used again for the next game.
///
/// It belongs to no board: used with another one, it begins anew. For the board it was last used with, it keeps what it
/// has found of it, and keeps the board itself alive. Replies never depend on it.
///
/// A thread that answers games has one of its own. It takes 4 bytes a cell, about 45 more for each cell that searches come
/// to, and up to 64 more for each cell of a board on which they prove hard.
#[derive(Default)]
pub struct Scratch {
    board: Option<Arc<Prepared>>,
    walk: Walk,
    turns: Turns,
    search: Search,
    landmarks: Landmarks,
    beacons: Beacons,
}

impl Scratch {
    /// The reply to a query that fits the board.
    pub(super) fn reply(&mut self, board: &Arc<Prepared>, query: &Query) -> Reply {
        if query.tile == query.target {
            return Reply::Moves(0);
        }
        match self.search(board, query, true, |_, _, _, _, _| ()) {
            Ok((moves, ())) => Reply::Moves(moves),
            Err(reason) => Reply::Unreachable(reason),
        }
    }

    /// The least number of moves, and the steps of the tile on the route that is given of those with so many moves.
    pub(super) fn steps(&mut self, board: &Arc<Prepared>, query: &Query) -> Result<(u64, Vec<Direction>), Reason> {
        if query.tile == query.target {
            return Ok((0, Vec::new()));
        }
        self.search(board, query, false, |search, guide, start, turns, moves| {
            search.finish(board, guide, start, turns, moves);
            Trace { board, search, start, turns }.steps(moves)
        })
    }

    /// By cell: the least number of moves that bring the tile there.
    pub(super) fn distances(&mut self, board: &Arc<Prepared>, blank: Coord, tile: Coord) -> Grid<Option<u64>> {
        let mut least = Grid::new(board.free.shape(), None);
        let [blank, tile] = [blank, tile].map(|at| board.index(at));
        if let Some(side) = board.side_of_blank(blank, tile) {
            self.fit(board);
            let game = Game { blank, tile, target: tile, side };
            let mut start =
                Start::new(board, self.beacons.of(board, blank), (&mut self.walk, self.turns.windows()), game);
            self.search.all_distances(board, &mut start, &mut self.turns, |(cell, _), moves| {
                // They come in the order of their moves, but for a difference of 1.
                let least = &mut least[cell];
                *least = Some(least.map_or(moves, |least: u64| least.min(moves)));
            });
        }
        least[tile] = Some(0);
        least
    }

    /// The least number of moves of a query that fits the board and whose tile is not at home; and what `then` makes of the
    /// search that has just found it, in a hurry or step by step.
    fn search<T>(
        &mut self,
        board: &Arc<Prepared>,
        query: &Query,
        hurries: bool,
        then: impl FnOnce(&mut Search, &Guide<'_>, &mut Start<'_>, &mut Turns, u64) -> T,
    ) -> Result<(u64, T), Reason> {
        let [blank, tile, target] = [query.blank, query.tile, query.target].map(|at| board.index(at));
        let (side, block) = way_to(board, blank, tile, target)?;
        self.fit(board);
        let guide = self.landmarks.guide(board, block, tile, target);
        let game = Game { blank, tile, target, side };
        let mut start = Start::new(board, self.beacons.of(board, blank), (&mut self.walk, self.turns.windows()), game);
        let found = self.search.least_moves(board, &guide, &mut start, &mut self.turns, hurries);
        let found = found.expect("the tile goes everywhere in its block");
        let walked = start.walked();
        let more = then(&mut self.search, &guide, &mut start, &mut self.turns, found.moves);
        let memory = (&mut self.search, &mut self.turns);
        self.landmarks.note(board, memory, block, found.taken, distance(query.tile, query.target));
        self.beacons.note(board, blank, walked, distance(query.blank, query.tile));
        Ok((found.moves, more))
    }

    /// Finds all landmarks and beacons of a board, as if all games on it had proved hard.
    #[cfg(any(test, feature = "reference"))]
    pub(crate) fn fill_guides(&mut self, board: &Arc<Prepared>) {
        self.fit(board);
        for cell in board.free.iter() {
            self.beacons.fill(board, cell);
            for side in board.free.sides(cell).iter() {
                if let Some(block) = board.block(cell, side) {
                    self.landmarks.fill(board, (&mut self.search, &mut self.turns), block);
                }
            }
        }
    }

    /// Makes this the memory for `board`.
    fn fit(&mut self, board: &Arc<Prepared>) {
        if self.board.as_ref().is_some_and(|last| Arc::ptr_eq(last, board)) {
            return;
        }
        let cells = board.free.shape().cells();
        self.walk.resize(cells);
        self.turns.fit(board);
        self.search.resize(cells);
        self.landmarks.clear();
        self.beacons.clear();
        self.board = Some(Arc::clone(board));
    }
}

fn distance(one: Coord, other: Coord) -> u64 {
    u64::from(one.row.abs_diff(other.row)) + u64::from(one.col.abs_diff(other.col))
}

impl std::fmt::Debug for Scratch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let shape = self.board.as_ref().map(|board| board.free.shape());
        f.debug_struct("Scratch").field("board", &shape).finish_non_exhaustive()
    }
}
