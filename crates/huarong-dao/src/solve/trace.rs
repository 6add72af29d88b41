//! The steps of the tile on one route of the least number of moves, always the same one.
//!
//! Of all these routes it is the one whose last step of the tile comes first in the order of the directions; of those with
//! the same last step, the one whose step before that does; and so on back to the start. So it depends on which routes are
//! shortest, and on nothing else: not on the order in which a search came to their states.

use core_grid::{CellIdx, Direction};

use super::search::Search;
use super::start::Start;
use super::turns::Turns;
use crate::input::Prepared;

/// A search that is finished: all states on shortest routes are done.
///
/// An edge has two states, of which the *nearer* one is 1 move before the *farther* one, by a slide. Its label has the farther
/// one with the moves to it, but for a tie: where the blank can as well turn to the farther state, and the search had put off a
/// closer look at the way to the nearer one, it may meanwhile have taken the slide from the farther state back to the nearer
/// one, and the label has that. In both cases the state that the label does not have is 1 move before the label.
pub(super) struct Trace<'a, 'b> {
    pub(super) board: &'a Prepared,
    pub(super) search: &'a Search,
    pub(super) start: &'a mut Start<'b>,
    pub(super) turns: &'a mut Turns,
}

/// A cell of the tile, and the side of the blank.
type State = (CellIdx, Direction);

impl Trace<'_, '_> {
    /// The steps of the tile to the target, to which the search found that there are so many moves.
    ///
    /// O(1) a step, but for the costs of turns that could lie on a shortest route and are not known yet.
    pub(super) fn steps(mut self, mut moves: u64) -> Vec<Direction> {
        let (tile, target) = (self.start.game.tile, self.start.game.target);
        let mut steps = Vec::new();
        let mut at = target;
        let mut last = Direction::ALL.into_iter().find(|to| {
            let state = (target, to.opposite());
            self.board.free.sides(target).contains(state.1) && self.search.is_entered(self.board, state, moves)
        });
        while let Some(to) = last {
            steps.push(to);
            at = self.board.step(at, to.opposite());
            moves -= 1;
            // Now the tile is at `at`, the blank ahead of it, and `moves` led here.
            if at == tile && self.start.within(self.board, to, moves).is_some() {
                break;
            }
            last = None;
            for before in Direction::ALL {
                if let Some(turn) = self.turn((at, before.opposite()), to, moves) {
                    moves -= u64::from(turn);
                    last = Some(before);
                    break;
                }
            }
        }
        debug_assert_eq!(at, tile, "a state on a shortest route has one before it");
        steps.reverse();
        steps
    }

    /// The moves of the blank from a state to side `to`, if the least way to that side takes `moves` over a slide into that
    /// state.
    fn turn(&mut self, state: State, to: Direction, moves: u64) -> Option<u32> {
        let (cell, side) = state;
        let (turn, is_slid) = self.rest(state, to, moves)?;
        self.turns.within(self.board, (cell, side, to), turn)?;
        // In a tie it was come to by a slide as well, if the nearer state is where it must be.
        let nearer = (self.board.step(cell, side), side.opposite());
        (is_slid || self.is_turned_to(nearer, moves - u64::from(turn) - 1)).then_some(turn)
    }

    /// Whether the blank can turn to this state in so many moves, which are the least that can be.
    fn is_turned_to(&mut self, (cell, to): State, moves: u64) -> bool {
        if cell == self.start.game.tile && self.start.within(self.board, to, moves).is_some() {
            return true;
        }
        Direction::ALL.into_iter().any(|side| {
            self.rest((cell, side), to, moves)
                .is_some_and(|(turn, _)| self.turns.within(self.board, (cell, side, to), turn).is_some())
        })
    }

    /// Of `moves` to side `to` of the tile those that are left for the blank to go there from a state; and whether the label
    /// of the state's edge has this state. `None` where no shortest way to that side leads over the state.
    fn rest(&self, (cell, side): State, to: Direction, moves: u64) -> Option<(u32, bool)> {
        if !self.turns.near(cell).exits(to).contains(side) {
            return None;
        }
        let (is_slid, label) = self.search.done(self.board, (cell, side))?;
        let before = if is_slid { label } else { label.wrapping_sub(1) };
        // All that is compared here lies within the cost of a few turns, so half of the numbers are enough.
        let rest = (moves as u32).wrapping_sub(before);
        (0 < rest.cast_signed()).then_some((rest, is_slid))
    }
}
