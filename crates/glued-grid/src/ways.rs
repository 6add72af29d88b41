//! Shortest ways of the blank to its goal.

use std::borrow::Cow;

use core_grid::{CellIdx, Direction};

use crate::Puzzle;

/// Shortest ways to the blank's goal, *home*, from all cells from which it can be reached. Which ones they are does not depend on
/// how blocks are searched.
#[derive(Debug)]
pub(crate) struct WaysHome {
    /// By cell: the direction towards home, or `UNSEEN` where there is no way.
    homeward: Vec<u8>,
    /// The cells that have a way, the nearest first: home is the first of all.
    nearest_first: Vec<CellIdx>,
}

const UNSEEN: u8 = u8::MAX;

impl WaysHome {
    /// The ways of the blank of `puzzle`. O(cells) time and memory.
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let (free, home) = (puzzle.free(), puzzle.goal_blank());
        let mut homeward = vec![UNSEEN; free.shape().cells()];
        homeward[home.usize()] = 0; // any: it is never asked
        let mut nearest_first = vec![home];
        let mut next = 0;
        while let Some(&at) = nearest_first.get(next) {
            next += 1;
            for to in free.sides(at).iter() {
                if let Some(near) = free.neighbour(at, to)
                    && homeward[near.usize()] == UNSEEN
                {
                    homeward[near.usize()] = to.opposite() as u8;
                    nearest_first.push(near);
                }
            }
        }
        Self { homeward, nearest_first }
    }

    /// The direction towards home from `at`, which has a way and is not home.
    pub(crate) fn homeward(&self, at: CellIdx) -> Direction {
        Direction::from_index(self.homeward[at.usize()])
    }

    /// The cells that have a way, the nearest first: home is the first of all.
    pub(crate) fn nearest_first(&self) -> &[CellIdx] {
        &self.nearest_first
    }

    /// By cell: where what stands there must be at the end, once the blank of the same puzzle, which has a way, has walked home.
    pub(crate) fn goals(&self, puzzle: &Puzzle) -> Vec<CellIdx> {
        let mut goals = puzzle.destinations().to_vec();
        let mut at = puzzle.start_blank();
        while at != puzzle.goal_blank()
            && let Some(step) = puzzle.free().neighbour(at, self.homeward(at))
        {
            goals.swap(at.usize(), step.usize());
            at = step;
        }
        goals
    }
}

/// By cell: where what stands there must be at the end, once the blank, which has a way to its goal, has walked there.
pub(crate) fn goals_with_blank_home(puzzle: &Puzzle) -> Cow<'_, [CellIdx]> {
    if puzzle.start_blank() == puzzle.goal_blank() {
        Cow::Borrowed(puzzle.destinations())
    } else {
        Cow::Owned(WaysHome::new(puzzle).goals(puzzle))
    }
}
