//! The shortest path over the states (cell of the tile, side of the blank).

mod label;
mod rest;
mod token;

use core_grid::{CellIdx, Direction};
use label::{DONE, MARK, MOST_ROUNDS, is_better, mark};
use rest::{Nowhere, Rest};
use token::{STATES, side_of_start, start_token};

use super::ahead::{IN_CACHE, LookAhead};
use super::landmarks::{Guide, colour};
use super::queue::Queue;
use super::start::{Length, Start, beside};
use super::turns::Turns;
use crate::input::Prepared;

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// The least number of moves.
    pub(super) moves: u64,
    /// How many states the search took to find it.
    pub(super) taken: u64,
}

/// The memory of a search.
///
/// States are entered by a change of sides and a slide. A slide leads from (tile here, blank there) to (tile there, blank
/// here), which is the same *edge* of the board: so that state is 1 move nearer, and all that it leads to has been entered
/// when the sides were changed. So of the two states of an edge only the one that is come to first by a slide is searched
/// from, and an edge has one [`label`].
#[derive(Debug, Default)]
pub(super) struct Search {
    /// By the number of the edge.
    labels: Vec<u64>,
    round: u32,
    queue: Queue,
    taken: u64,
    /// In corridors the search goes on at once, but for this cell; `None` where it goes step by step.
    hurry_to: Option<CellIdx>,
    ahead: LookAhead,
    /// Whether to look ahead.
    is_ahead: bool,
}

/// How far a search goes on at once in a corridor: a long one may not be on the way.
const MOST_AT_ONCE: u64 = 64;

/// And how many moves: so that keys still lie near each other.
const MOST_MOVES_AT_ONCE: u64 = 1 << 29;

impl Search {
    /// Makes room for a board of this many cells.
    pub(super) fn resize(&mut self, cells: usize) {
        self.round = 0;
        self.labels = vec![0; 2 * cells];
        self.is_ahead = IN_CACHE < cells;
    }

    /// The least number of moves that bring the tile to its target, which is another cell of the block that the tile
    /// moves in.
    ///
    /// States come from the queue in the order of the moves to them and a lower bound of the moves from there.
    /// The first states, with the tile one step from its start, are entered with a lower bound of the blank's walk to
    /// that side of the tile, which is found only when it comes to them.
    ///
    /// After a search that `hurries` the labels in corridors tell nothing.
    pub(super) fn least_moves(
        &mut self,
        board: &Prepared,
        guide: &Guide<'_>,
        start: &mut Start<'_>,
        turns: &mut Turns,
        hurries: bool,
    ) -> Option<Found> {
        self.begin_round(hurries.then_some(start.game.target));
        let shape = board.free.shape();
        let game = start.game;
        let first = Direction::ALL.map(|side| {
            start.has(side).then(|| {
                let at = board.step(game.tile, side);
                u64::from(start.at_least[side.index()]) + 1 + guide.rest(at, shape.coord(at), side.opposite())
            })
        });
        self.queue.restart(first.into_iter().flatten().min()?);
        for (side, key) in Direction::ALL.into_iter().zip(first) {
            if let Some(key) = key {
                self.queue.push(key, start_token(side));
            }
        }
        self.go_on(board, guide, start, turns, u64::MAX)
    }

    /// Goes on where [`least_moves`](Self::least_moves) without hurry has found so many moves, with the same arguments, until
    /// all states are done that lie on any way of so many moves, but for those at the target, which are entered.
    ///
    /// Which states a search has done when it ends depends on its guide; which of them lie on a shortest way does not.
    pub(super) fn finish(
        &mut self,
        board: &Prepared,
        guide: &Guide<'_>,
        start: &mut Start<'_>,
        turns: &mut Turns,
        moves: u64,
    ) {
        while self.go_on(board, guide, start, turns, moves).is_some() {}
    }

    /// Takes states, none with a key over `most`, up to the next one with the tile at its target.
    fn go_on(
        &mut self,
        board: &Prepared,
        guide: &Guide<'_>,
        start: &mut Start<'_>,
        turns: &mut Turns,
        most: u64,
    ) -> Option<Found> {
        while let Some((key, token)) = self.next(board, turns)
            && key <= most
        {
            if let Some(side) = side_of_start(token) {
                self.take_start(board, guide, start, key, side);
            } else if CellIdx::new(token / 4) == start.game.target {
                return Some(Found { moves: key, taken: self.taken });
            } else {
                self.take(board, turns, guide, key, token);
            }
        }
        None
    }

    /// Whether the state was entered by a slide, last with so many moves.
    pub(super) fn is_entered(&self, board: &Prepared, (cell, side): (CellIdx, Direction), moves: u64) -> bool {
        let label = self.labels[board.edge(cell, side)];
        label & MARK & !DONE == mark(self.round, side) && label as u32 == moves as u32
    }

    /// Of the edge of a state, if it is done: whether it is this state that was entered by a slide, or the other one; and the
    /// moves to that one, modulo 2^32.
    pub(super) fn done(&self, board: &Prepared, (cell, side): (CellIdx, Direction)) -> Option<(bool, u32)> {
        let edge = board.edge(cell, side);
        let label = self.labels[edge];
        self.is_done(edge).then(|| (label & MARK & !DONE == mark(self.round, side), label as u32))
    }

    /// Gives to `note` for each edge of a block, in the order of the moves, one of its states and the least moves to it from the
    /// given state of the block: the other one is before the slide, and 1 nearer; but the given state itself comes first, with 0
    /// moves. Stops when `note` returns `false`.
    pub(super) fn distances(
        &mut self,
        board: &Prepared,
        (cell, side): (CellIdx, Direction),
        turns: &mut Turns,
        mut note: impl FnMut((CellIdx, Direction), u64) -> bool,
    ) {
        self.begin_round(None);
        let guide = Nowhere { colour: colour(board.free.shape().coord(cell)) };
        self.queue.restart(0);
        self.enter(board.edge(cell, side), (cell, side), 0, || 0);
        // The first state was not come to by a slide. So what the one behind its slide leads to has not been entered.
        let (beyond, entry) = (board.step(cell, side), side.opposite());
        let at = board.free.shape().coord(beyond);
        for to in turns.near(beyond).exits(entry).iter() {
            let moves = 1 + u64::from(turns.exactly(board, beyond, entry, to)) + 1;
            let next = (board.step(beyond, to), to.opposite());
            let rest = guide.rest(next.0, beside(at, to), next.1);
            self.enter(board.edge(beyond, to), next, moves, || rest);
        }
        while let Some((key, token)) = self.next(board, turns) {
            if let Some((state, moves)) = self.take(board, turns, &guide, key, token)
                && !note(state, moves)
            {
                return;
            }
        }
    }

    /// Gives to `note` in the order of the moves the states that are come to by slides, with the least moves to each from the
    /// beginning of a game, whatever its target; but of the two states of an edge only one, which the other one is 1 move before.
    pub(super) fn all_distances(
        &mut self,
        board: &Prepared,
        start: &mut Start<'_>,
        turns: &mut Turns,
        mut note: impl FnMut((CellIdx, Direction), u64),
    ) {
        self.begin_round(None);
        let (tile, shape) = (start.game.tile, board.free.shape());
        // The blank is on cells of its own colour after an even number of moves, and then the tile is beside these.
        let guide = Nowhere { colour: 1 ^ colour(shape.coord(start.game.blank)) };
        self.queue.restart(0);
        for side in Direction::ALL {
            if let Some(walk) = start.within(board, side, u64::MAX) {
                let at = board.step(tile, side);
                let rest = guide.rest(at, shape.coord(at), side.opposite());
                self.enter(board.edge(tile, side), (at, side.opposite()), u64::from(walk) + 1, || rest);
            }
        }
        while let Some((key, token)) = self.next(board, turns) {
            if let Some((state, moves)) = self.take(board, turns, &guide, key, token) {
                note(state, moves);
            }
        }
    }

    /// Takes a state of the least key from the queue, and gives both.
    #[inline]
    fn next(&mut self, board: &Prepared, turns: &Turns) -> Option<(u64, u32)> {
        let next = self.queue.pop()?;
        if self.is_ahead {
            self.look_ahead(board, turns, next.0);
        }
        Some(next)
    }

    /// Looks at what the next few states of this key will be looked up in, where it has not yet. So the processor waits for all
    /// of that memory at once, not for each state's when its time comes.
    #[inline(never)]
    fn look_ahead(&mut self, board: &Prepared, turns: &Turns, key: u64) {
        let mut seen = 0;
        for &token in self.ahead.batch(key, self.queue.left()) {
            // Tokens of starts are no cells, and nothing is above the first row.
            let cell = CellIdx::new(token % STATES / 4);
            for side in [Direction::Up, Direction::Right] {
                // The other two are beside these in memory.
                seen |= self.labels.get(board.edge(cell, side)).copied().unwrap_or_default();
            }
            seen |= turns.look_at(cell);
        }
        std::hint::black_box(seen);
    }

    /// Takes the first step of the tile, to this side, from the queue: enters the state behind it, or puts that off where it is
    /// only known that the blank's walk there takes longer.
    fn take_start(&mut self, board: &Prepared, guide: &Guide<'_>, start: &mut Start<'_>, key: u64, side: Direction) {
        let tile = start.game.tile;
        let at = board.step(tile, side);
        let rest = guide.rest(at, board.free.shape().coord(at), side.opposite());
        match start.walk_to(board, side, (key - rest - 1) as u32) {
            Length::Exactly(walk) => {
                self.enter(board.edge(tile, side), (at, side.opposite()), u64::from(walk) + 1, || rest);
            }
            Length::AtLeast(walk) => self.queue.push(u64::from(walk) + 1 + rest, start_token(side)),
        }
    }

    /// Takes a state from the queue, or a turn that was put off. Gives a state that was not taken before, and the moves to it.
    #[inline]
    fn take(
        &mut self,
        board: &Prepared,
        turns: &mut Turns,
        guide: &impl Rest,
        key: u64,
        token: u32,
    ) -> Option<((CellIdx, Direction), u64)> {
        let (state, turn) = (token % STATES, token / STATES);
        let (cell, side) = (CellIdx::new(state / 4), Direction::from_index((state % 4) as u8));
        let label = &mut self.labels[board.edge(cell, side)];
        let since_key = u64::from((key as u32).wrapping_sub(*label as u32));
        if turn != 0 {
            let to = Direction::from_index(side as u8 ^ turn as u8);
            self.turn_at_last(board, turns, guide, (key, key - since_key), (cell, side, to));
            return None;
        }
        if *label & MARK != mark(self.round, side) {
            return None;
        }
        *label |= DONE;
        self.taken += 1;
        let moves = key - since_key;
        self.expand(board, turns, guide, (key, moves), (cell, side));
        Some(((cell, side), moves))
    }

    /// Enters all states that one change of sides and one slide lead to from a state with this key and so many moves to it.
    fn expand(
        &mut self,
        board: &Prepared,
        turns: &mut Turns,
        guide: &impl Rest,
        (key, moves): (u64, u64),
        (cell, side): (CellIdx, Direction),
    ) {
        let near = turns.near(cell);
        let exits = near.exits(side);
        let is_corridor = exits.len() == 1;
        let at = board.free.shape().coord(cell);
        for to in exits.iter() {
            let edge = board.edge(cell, to);
            if let Some(cost) = near.cost(side, to) {
                if is_corridor {
                    self.go_along(board, guide, (cell, to), moves, cost);
                    return;
                }
                let (next, behind) = (board.step(cell, to), to.opposite());
                self.enter(edge, (next, behind), moves + u64::from(cost) + 1, || {
                    guide.rest(next, beside(at, to), behind)
                });
            } else if !self.is_done(edge) {
                let cost = turns.beyond_ring(board, cell, side, to);
                self.turn(board, guide, (key, moves), (cell, side, to), cost);
            }
        }
    }

    /// Takes a closer look at a turn that was put off, from a state with `moves` to it.
    #[inline(never)]
    fn turn_at_last(
        &mut self,
        board: &Prepared,
        turns: &mut Turns,
        guide: &impl Rest,
        (key, moves): (u64, u64),
        (cell, side, to): (CellIdx, Direction, Direction),
    ) {
        if !self.is_done(board.edge(cell, to)) {
            let cost = turns.closer(board, cell, side, to);
            self.turn(board, guide, (key, moves), (cell, side, to), cost);
        }
    }

    /// Enters the state that a turn from side `side` of `cell` to side `to` and a slide lead to from a state with `moves` to
    /// it; or puts that off where it is only known how much the turn costs at least.
    fn turn<R: Rest>(
        &mut self,
        board: &Prepared,
        guide: &R,
        (key, moves): (u64, u64),
        (cell, side, to): (CellIdx, Direction, Direction),
        cost: Length,
    ) {
        let (edge, next) = (board.edge(cell, to), board.step(cell, to));
        let rest = || guide.rest(next, board.free.shape().coord(next), to.opposite());
        match cost {
            Length::Exactly(cost) if board.only_exit(cell, side) == Some(to) => {
                self.go_along(board, guide, (cell, to), moves, cost);
            }
            Length::Exactly(cost) => self.enter(edge, (next, to.opposite()), moves + u64::from(cost) + 1, rest),
            Length::AtLeast(cost) => {
                let moves = moves + u64::from(cost) + 1;
                if is_better(self.round, self.labels[edge], moves) {
                    let turn = u32::from(side as u8 ^ to as u8);
                    // Exactly known, it would not lead to a key below the present one.
                    let least = (moves + rest() - R::AHEAD).max(key);
                    self.queue.push(least, turn * STATES + 4 * cell.get() + side as u32);
                }
            }
        }
    }

    /// Enters the state that a turn of this cost to side `to` of a corridor's cell and a slide lead to; or, in a hurry, one
    /// that it leads on to along the corridor, where all turns cost the same.
    ///
    /// The edges on the way are done, though they may be come to from the other end of the corridor with fewer moves: what
    /// is behind them has been come to from here, and at the other end the search goes on with the least of both.
    fn go_along(
        &mut self,
        board: &Prepared,
        guide: &impl Rest,
        (mut cell, mut to): (CellIdx, Direction),
        mut moves: u64,
        cost: u32,
    ) {
        let step = u64::from(cost) + 1;
        let mut left = MOST_AT_ONCE.min(MOST_MOVES_AT_ONCE / step);
        loop {
            let edge = board.edge(cell, to);
            moves += step;
            let (next, behind) = (board.step(cell, to), to.opposite());
            let goes_on = left != 0 && self.hurry_to.is_some_and(|goal| goal != next);
            let Some(exit) = board.only_exit(next, behind).filter(|_| goes_on) else {
                self.enter(edge, (next, behind), moves, || guide.rest(next, board.free.shape().coord(next), behind));
                return;
            };
            if !is_better(self.round, self.labels[edge], moves) {
                return;
            }
            self.labels[edge] = mark(self.round, behind) | DONE | u64::from(moves as u32);
            self.taken += 1;
            (cell, to) = (next, exit);
            left -= 1;
        }
    }

    fn begin_round(&mut self, hurry_to: Option<CellIdx>) {
        if self.round == MOST_ROUNDS {
            self.labels.fill(0);
            self.round = 0;
        }
        self.round += 1;
        self.taken = 0;
        self.hurry_to = hurry_to;
    }

    /// Enters a state with `moves` to it and at least `rest` from there, unless its edge has been entered with no more.
    #[inline]
    fn enter(&mut self, edge: usize, (cell, side): (CellIdx, Direction), moves: u64, rest: impl FnOnce() -> u64) {
        let label = &mut self.labels[edge];
        if is_better(self.round, *label, moves) {
            *label = mark(self.round, side) | u64::from(moves as u32);
            self.queue.push(moves + rest(), 4 * cell.get() + side as u32);
        }
    }

    #[inline]
    fn is_done(&self, edge: usize) -> bool {
        self.labels[edge] >> 32 & !2 == u64::from(self.round) << 2 | 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::landmarks::Landmarks;
    use super::super::reach::way_to;
    use super::super::start::Game;
    use super::super::walk::Walk;
    use super::*;
    use crate::Scratch;
    use crate::families::FAMILIES;

    /// The numbers of rounds run out and begin anew, with what earlier rounds left in the labels.
    #[test]
    fn rounds_that_run_out() {
        for family in FAMILIES {
            let games = family.instance(8, 3);
            let board = games.board().prepared();
            let cells = board.free.shape().cells();
            let (mut search, mut walk, mut turns) = (Search::default(), Walk::default(), Turns::default());
            search.resize(cells);
            walk.resize(cells);
            turns.fit(board);
            let mut searched = 0;
            for (number, query) in games.queries().iter().enumerate() {
                let [blank, tile, target] = [query.blank, query.tile, query.target].map(|at| board.index(at));
                let Ok((side, block)) = way_to(board, blank, tile, target) else {
                    continue;
                };
                if tile == target {
                    continue;
                }
                if number % 20 == 0 {
                    search.round = MOST_ROUNDS - 3;
                }
                let guide = Landmarks::default();
                let guide = guide.guide(board, block, tile, target);
                let alone = games.board().least_moves(query, &mut Scratch::default()).map(|reply| reply.moves());
                for hurries in [false, true] {
                    let game = Game { blank, tile, target, side };
                    let mut start = Start::new(board, &[], (&mut walk, turns.windows()), game);
                    let found = search.least_moves(board, &guide, &mut start, &mut turns, hurries);
                    assert_eq!(Ok(found.map(|found| found.moves)), alone, "{} {number} {hurries}", family.name);
                }
                searched += 1;
            }
            // Without a cycle no tile goes far.
            assert!(20 < searched || ["comb", "islands", "maze"].contains(&family.name), "{} {searched}", family.name);
        }
    }
}
