//! Deciding a puzzle, in linear time.
//!
//! The blank first walks to its goal; any path will do, and the search tree of the blocks has one. From then on
//! every walk of the blank is a round trip from there, and a tile can only be carried around a cycle, so it never leaves its
//! biconnected block of free cells. Seen from the blank's goal, each other cell that the blank can reach is, as a place for
//! tiles, a place of exactly one block: the one that leads towards that goal, which owns it.
//!
//! ```text
//! a b # d e        the blank's goal is _; the blocks are {b a c x}, {x f}, {f d e g}, {g h}, {h _}
//! c x f g h _      places: a b c x | no: x is a place of the block towards _
//!                          {x}: owned by {x f};  {f d e}: owned by the block of g;  {g}, {h}: by the last two
//! ```
//!
//! What a block can do with the L - 1 places that it owns depends on its kind:
//!
//! - two cells: nothing, and as one place is left there is nothing to do;
//! - a bare cycle: turn them;
//! - anything richer: every even permutation and, as grids are two-coloured, no odd one (Wilson, "Graph puzzles, homotopy, and
//!   the alternating group", 1974; the one exception of his theorem has odd cycles, so it is no grid).
//!
//! So the answer is a few scans over flat arrays: does each block hold its own tiles, is each permutation even (by the lengths of
//! its cycles), is each bare cycle turned as a whole. Only where one of them says no is the reason looked for.

mod parity;
mod reason;
mod rings;

use std::borrow::Cow;

use core_grid::{Blocks, CellIdx};

use crate::{Answer, Puzzle, Reason};

/// Whether the start of `puzzle` can be brought into its goal, and if not, why not.
///
/// The reason is the first that applies of: the blank cannot reach its goal; a tile is stuck out of place (the first in
/// row-major order); a tile is in a wrong block (the first by where it stands when the blank is at its goal); the tiles of
/// a block have odd parity, or those of a bare ring are out of order.
///
/// O(cells) time and memory, without recursion.
///
/// ```
/// use glued_grid::{Answer, Puzzle, Reason, solve};
///
/// // A ring around a hole: its seven tiles can be turned, but not otherwise be rearranged.
/// let turned = Puzzle::parse(b"3 3  ... .#. ...  2 3 6 1 5 8 4 7 0")?;
/// assert_eq!(solve(&turned), Answer::Possible);
/// let swapped = Puzzle::parse(b"3 3  ... .#. ...  2 1 3 7 5 6 4 8 0")?;
/// assert!(matches!(solve(&swapped), Answer::Impossible(Reason::RingOutOfOrder { .. })));
/// # Ok::<(), glued_grid::ParseError>(())
/// ```
pub fn solve(puzzle: &Puzzle) -> Answer {
    let free = puzzle.free();
    let home = puzzle.goal_blank();
    let blocks = Blocks::new(free, [home]);
    if !blocks.is_reached(puzzle.start_blank()) {
        let shape = free.shape();
        let (from, to) = (shape.coord(puzzle.start_blank()), shape.coord(home));
        return Answer::Impossible(Reason::BlankShutOff { from, to });
    }
    let board = Board { puzzle, goals: with_blank_home(puzzle, &blocks), blocks };
    if !board.all_tiles_are_in_their_block() {
        return Answer::Impossible(board.misplaced());
    }
    let sizes = board.blocks.sizes(free);
    let odd = parity::odd_blocks(&board.goals, &board.blocks);
    let rings = rings::rings_out_of_order(&board.goals, &board.blocks, free, &sizes);
    // Blocks are numbered from the blank's goal outwards: when the last is reported, all that hang on it are fine.
    let wrong = |&block: &usize| if sizes[block].is_ring() { rings[block] } else { odd[block] };
    match (0..sizes.len()).rev().find(wrong) {
        None => Answer::Possible,
        Some(block) => Answer::Impossible(board.wrong_block(block, sizes[block].is_ring())),
    }
}

/// The board once the blank is at its goal.
#[derive(Debug)]
struct Board<'a> {
    puzzle: &'a Puzzle,
    blocks: Blocks,
    /// By cell: where what stands there must be at the end.
    goals: Cow<'a, [CellIdx]>,
}

impl Board<'_> {
    fn all_tiles_are_in_their_block(&self) -> bool {
        self.goals.iter().zip(self.puzzle.shape().iter()).all(|(&goal, cell)| self.is_in_its_block(cell, goal))
    }

    /// Whether `cell` and `goal` are places of the same block, or the same cell.
    fn is_in_its_block(&self, cell: CellIdx, goal: CellIdx) -> bool {
        if cell == goal {
            return true;
        }
        let owner = self.blocks.owner(cell);
        owner.is_some() && owner == self.blocks.owner(goal)
    }
}

/// Walks the blank to its goal along the search tree.
fn with_blank_home<'a>(puzzle: &'a Puzzle, blocks: &Blocks) -> Cow<'a, [CellIdx]> {
    let mut goals = Cow::Borrowed(puzzle.destinations());
    let mut at = puzzle.start_blank();
    while let Some(parent) = blocks.to_parent(at).and_then(|to| puzzle.free().neighbour(at, to)) {
        goals.to_mut().swap(at.usize(), parent.usize());
        at = parent;
    }
    goals
}
