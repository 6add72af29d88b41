//! The shortest path over the states (cell of the tile, side of the blank).

use core_grid::{CellIdx, Direction};

use super::landmarks::Guide;
use super::queue::Queue;
use super::start::{Length, Start, beside};
use super::turns::Turns;
use crate::input::{EXITS, Prepared};

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
/// A state is `4 * cell + side`. Its label is one word: in the upper half `2 * round` once the state was reached in this
/// round, and one more once it is done; in the lower half the moves to it, modulo 2^32. Of the states that are reached
/// but not done, the keys lie within two steps' cost of each other, so half of the numbers are enough to compare them;
/// and since the rest of a key is less than 2^32, key and label give the moves.
#[derive(Debug, Default)]
pub(super) struct Search {
    labels: Vec<u64>,
    round: u32,
    queue: Queue,
}

impl Search {
    /// Makes room for a board of this many cells.
    pub(super) fn resize(&mut self, cells: usize) {
        self.round = 0;
        self.labels = vec![0; 4 * cells];
    }

    /// The least number of moves that bring the tile to its target, which is another cell of the block that the tile
    /// moves in.
    ///
    /// States come from the queue in the order of the moves to them and a lower bound of the moves from there.
    /// The first states, with the tile one step from its start, are entered with a lower bound of the blank's walk to
    /// that side of the tile, which is found only when it comes to them.
    ///
    /// A state is not entered once the one before its slide backwards is done: the blank was on that side then, without
    /// the slide and back, and could have gone on from there.
    pub(super) fn least_moves(
        &mut self,
        board: &Prepared,
        guide: &Guide<'_>,
        start: &mut Start<'_>,
        turns: &mut Turns,
    ) -> Option<Found> {
        self.begin_round();
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
        let mut taken = 0;
        while let Some((key, state)) = self.queue.pop() {
            if let Some(side) = side_of_token(state) {
                let at = board.step(game.tile, side);
                let rest = guide.rest(at, shape.coord(at), side.opposite());
                match start.walk_to(board, side, (key - rest - 1) as u32) {
                    Length::Exactly(walk) => self.enter(at, side.opposite(), u64::from(walk) + 1, rest),
                    Length::AtLeast(walk) => self.queue.push(u64::from(walk) + 1 + rest, state),
                }
                continue;
            }
            let cell = CellIdx::new(state / 4);
            if cell == game.target {
                return Some(Found { moves: key, taken });
            }
            let label = self.labels[state as usize];
            if (label >> 32) as u32 != 2 * self.round {
                continue;
            }
            self.labels[state as usize] = label + (1 << 32);
            taken += 1;
            let rest = (key as u32).wrapping_sub(label as u32);
            let moves = key - u64::from(rest);
            let side = Direction::from_index((state % 4) as u8);
            let at = shape.coord(cell);
            let mut exits = EXITS[side.index()][board.joined(cell) as usize];
            while exits != 0 {
                let to = Direction::from_index(exits.trailing_zeros() as u8);
                exits &= exits - 1;
                let next = board.step(cell, to);
                let behind = to.opposite();
                if self.is_done(4 * cell.get() + to as u32) || self.is_done(4 * next.get() + behind as u32) {
                    continue;
                }
                let moves = moves + u64::from(turns.cost(board, cell, side, to)) + 1;
                self.enter(next, behind, moves, guide.rest(next, beside(at, to), behind));
            }
        }
        None
    }

    fn begin_round(&mut self) {
        if self.round == u32::MAX / 2 {
            self.labels.fill(0);
            self.round = 0;
        }
        self.round += 1;
    }

    /// Enters a state with `moves` to it and at least `rest` from there, unless it has been entered with no more.
    fn enter(&mut self, cell: CellIdx, side: Direction, moves: u64, rest: u64) {
        let state = 4 * cell.get() + side as u32;
        let label = self.labels[state as usize];
        let (mark, before) = ((label >> 32) as u32, label as u32);
        let is_better = (moves as u32).wrapping_sub(before).cast_signed() < 0;
        if mark < 2 * self.round || mark == 2 * self.round && is_better {
            self.labels[state as usize] = u64::from(2 * self.round) << 32 | u64::from(moves as u32);
            self.queue.push(moves + rest, state);
        }
    }

    fn is_done(&self, state: u32) -> bool {
        (self.labels[state as usize] >> 32) as u32 == 2 * self.round + 1
    }
}

/// The tokens of the four sides of the tile's start in the queue, above all states.
const TOKENS: u32 = u32::MAX - 3;

const fn start_token(side: Direction) -> u32 {
    TOKENS + side as u32
}

const fn side_of_token(state: u32) -> Option<Direction> {
    if TOKENS <= state { Some(Direction::from_index((state - TOKENS) as u8)) } else { None }
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
            turns.resize(cells);
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
                    search.round = u32::MAX / 2 - 3;
                }
                let guide = Landmarks::default();
                let guide = guide.guide(board, block, tile, target);
                let mut start = Start::new(board, &[], &mut walk, Game { blank, tile, target, side });
                let found = search.least_moves(board, &guide, &mut start, &mut turns).map(|found| found.moves);
                let alone = games.board().least_moves(query, &mut Scratch::default()).map(|reply| reply.moves());
                assert_eq!(Ok(found), alone, "{} {number}", family.name);
                searched += 1;
            }
            // Without a cycle no tile goes far.
            assert!(20 < searched || ["comb", "islands", "maze"].contains(&family.name), "{} {searched}", family.name);
        }
    }
}
