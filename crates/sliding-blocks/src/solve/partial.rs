//! As much of a target as can be built.
//!
//! Blocks are placed one after the other, each only when no block is left that it would keep out. Before that, all blocks
//! that it would keep out are placed, or given up:
//!
//! ```text
//!     promised: ... x          x is to be placed, but would keep y out: promise y and the blocks that lead to it,
//!     promised: ... x y b a    the first of them, a, on top; then a is to be placed, and so on.
//! ```
//!
//! What is promised is a stack, and can only be placed in this order: a before b before y, since each rests on the one
//! before, and y before x, since x is in its way. So y is given up, for ever and rightly, exactly when it rests on a block
//! that is promised already, or when it or a block that it rests on is in the way of one that is: either would have to
//! come before x and after it. What is promised is placed in the end; so no block that was given up can be added to what
//! is placed in the end, in no order of its blocks.

mod board;

use core_grid::Direction;

use crate::answer::{Hindrance, LeftOut, Partial, Plan};
use crate::input::Target;
use board::{Board, State};

/// Pushes that build as much of `target` as they can, and what the blocks that are left out wait for.
///
/// What is built is a part of the target to which no block can be added: no set of more blocks, these among them, can be
/// built, in whatever order. It need not be the largest of all such parts. A target that can be built is built whole.
///
/// The same target always gives the same answer. For B blocks, O(B) space, without recursion; and O(B) time, but for the
/// search for what a block rests on where it turns out to be in vain. The way that such a search went is remembered, and
/// only gone again if the block that stood against it has been placed since: on every family of this crate all searches
/// together take O(B), and one never takes more.
///
/// ```
/// use sliding_blocks::{Target, partial};
///
/// // ####     The last block of the hook comes from the left, where the first block (F) is in its way.
/// // #..#
/// // F.##
/// let target: Target = "3 4 9\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n3 3\n".parse()?;
/// let partial = partial(&target);
/// partial.verify(&target)?;
/// assert_eq!(partial.plan().len(), 7);
/// assert_eq!(partial.left_out().len(), 1);
/// assert_eq!(partial.left_out()[0].to_string(), "(3, 3) is left out: it would run into (3, 1) on its way along row 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn partial(target: &Target) -> Partial {
    let mut board = Board::new(target);
    let mut building = Building {
        blockers: vec![NONE; target.cells().len()],
        plan: Plan::default(),
        promised: Vec::new(),
        path: Vec::new(),
    };
    for block in board.order() {
        if board.state(block) == State::Waiting {
            board.promise(block);
            building.promised.push(block);
            building.keep(&mut board);
        }
    }
    Partial::new(building.plan, left_out(target, &board))
}

const NONE: u32 = u32::MAX;

struct Building {
    /// By block: one that is promised and must come before it, if there was one when it was looked for.
    blockers: Vec<u32>,
    plan: Plan,
    /// The stack of what is promised, the next to be placed on top.
    promised: Vec<u32>,
    /// A block that is asked for and those that it rests on, upwards: kept only for its room.
    path: Vec<u32>,
}

impl Building {
    /// Places all that is promised, after all that it would keep out.
    fn keep(&mut self, board: &mut Board) {
        while let Some(&block) = self.promised.last() {
            if let Some(kept_out) = board.kept_out(block) {
                self.ask_for(board, kept_out);
                continue;
            }
            self.promised.pop();
            if let Some((direction, line)) = board.place(block) {
                self.plan.push(direction, line);
            }
        }
    }

    /// Promises a block that the top of the stack would keep out, and what it rests on; or gives it up.
    fn ask_for(&mut self, board: &mut Board, asked: u32) {
        self.path.clear();
        let mut block = asked;
        while board.state(block) != State::Placed {
            if let Some(blocker) = self.blocker(board, block) {
                // All that has been looked at rests on this one, and waits with it.
                self.path.iter().for_each(|&waiting| self.blockers[waiting as usize] = blocker);
                self.blockers[block as usize] = blocker;
                board.give_up(asked);
                return;
            }
            self.path.push(block);
            block = board.parent(block);
        }
        for &block in &self.path {
            board.promise(block);
            self.promised.push(block);
        }
    }

    /// A block that is promised and must come before this one, if that can be seen here.
    fn blocker(&self, board: &Board, block: u32) -> Option<u32> {
        let known = self.blockers[block as usize];
        if board.state(block) == State::Promised {
            Some(block)
        } else if known != NONE && board.state(known) == State::Promised {
            Some(known)
        } else {
            board.promised_past(block)
        }
    }
}

/// What each block that is not placed waits for.
fn left_out(target: &Target, board: &Board) -> Vec<LeftOut> {
    let placed = board.placed();
    let blocks = (0..target.cells().len() as u32).map(|given| board.rank(given));
    let unplaced = blocks.filter(|&block| board.state(block) != State::Placed);
    let hindrances = unplaced.map(|block| {
        let cell = board.cell(block);
        let parent = board.parent(block);
        let met = board.motion(block).map(Direction::opposite).and_then(|side| placed.outermost(cell, side));
        match met {
            Some(met) if board.state(parent) == State::Placed => {
                LeftOut { block: cell, waits_for: met, hindrance: Hindrance::InItsWay }
            }
            _ => LeftOut { block: cell, waits_for: board.cell(parent), hindrance: Hindrance::NothingStopsIt },
        }
    });
    hindrances.collect()
}
