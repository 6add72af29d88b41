//! The key steps of a plan: what is home when.

use core_grid::CellIdx;

/// A key step of a plan: tiles are brought home for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'a> {
    /// How many moves of the plan are made by then.
    pub moves: u64,
    /// The cells that the blank keeps off from then on until the block is done: their tiles are home, or on the way by
    /// which the blank will leave the block, and one cell short of it. At the last step of a block the blank is on one
    /// of them.
    pub cells: &'a [CellIdx],
    /// Whether this is the last step of a block.
    pub ends_block: bool,
}

/// The key steps of a plan, in order.
///
/// A block is done in one step if it is a bare ring, otherwise in one for each ear that takes any moves and one for the
/// rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// Step after step.
    cells: Vec<CellIdx>,
    steps: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    moves: u64,
    /// Where its cells end.
    end: usize,
    ends_block: bool,
}

impl Steps {
    /// The number of steps.
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is nothing to do but to move the blank.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The steps in order.
    pub fn iter(&self) -> impl Iterator<Item = Step<'_>> + Clone {
        let starts = std::iter::once(0).chain(self.steps.iter().map(|step| step.end));
        starts.zip(&self.steps).map(|(start, &Entry { moves, end, ends_block })| Step {
            moves,
            cells: &self.cells[start..end],
            ends_block,
        })
    }

    /// Adds a step after so many moves; to the last one if there is no move between the two.
    pub(super) fn push(&mut self, moves: u64, cells: &[CellIdx], ends_block: bool) {
        self.cells.extend_from_slice(cells);
        let step = Entry { moves, end: self.cells.len(), ends_block };
        match self.steps.last_mut() {
            Some(last) if last.moves == moves && !last.ends_block => *last = step,
            _ => self.steps.push(step),
        }
    }

    /// Takes note that moves were taken back, so that so many are left.
    pub(super) fn cut(&mut self, moves: u64) {
        for step in self.steps.iter_mut().rev().take_while(|step| moves < step.moves) {
            step.moves = moves;
        }
    }
}
