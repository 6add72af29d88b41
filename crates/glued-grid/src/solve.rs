//! Deciding a puzzle, in linear time.
//!
//! The blank first walks to its goal; any path will do, a shortest one is taken. From then on every walk of the blank is a round trip from there, and a tile can only be carried around a cycle, so it never leaves its
//! biconnected block of free cells. Seen from the blank's goal, each other cell that the blank can reach is, as a place for
//! tiles, a place of exactly one block: the one that leads towards that goal, which owns it.
//!
//! ```text
//! a b # d e        blocks, from the blank's goal _ outwards: {h _}, {d e g h}, {f g}, {x f}, {a b c x}
//! c x f g h _      their places:                              h     d e g      f      x      a b c
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
pub(crate) mod tree;

use std::borrow::Cow;

use core_grid::CellIdx;

use crate::ways::goals_with_blank_home;
use crate::{Answer, Puzzle, Reason};
use parity::Parity;
use tree::{BlockId, BlockTree};

/// Whether the start of `puzzle` can be brought into its goal, and if not, why not.
///
/// The reason is the first that applies of: the blank cannot reach its goal; a tile is stuck out of place (the first in
/// row-major order); a tile is in a wrong block (the first by where it stands when the blank is at its goal, having walked there
/// by a shortest path); the tiles of a block have odd parity, or those of a bare ring are out of order (of the blocks that have
/// no such block behind them, seen from the blank's goal, the one with the first place).
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
    let blocks = BlockTree::new(free, home);
    if !blocks.is_reached(puzzle.start_blank()) {
        let shape = free.shape();
        let (from, to) = (shape.coord(puzzle.start_blank()), shape.coord(home));
        return Answer::Impossible(Reason::BlankShutOff { from, to });
    }
    let board = Board { puzzle, goals: goals_with_blank_home(puzzle), blocks };
    if !board.holds_its_tiles() {
        return Answer::Impossible(board.misplaced());
    }
    let parities = parity::of_blocks(&board.goals, &board.blocks);
    let is_wrong = |(block, parity): (BlockId, Parity)| {
        if board.blocks.is_ring(block) { parity.is_moved && !board.is_turned(block) } else { parity.is_odd }
    };
    let wrong: Vec<bool> = board.blocks.iter().zip(parities).map(is_wrong).collect();
    if wrong.contains(&true) { Answer::Impossible(board.wrong_block(&wrong)) } else { Answer::Possible }
}

/// The board once the blank is at its goal.
#[derive(Debug)]
struct Board<'a> {
    puzzle: &'a Puzzle,
    blocks: BlockTree,
    /// By cell: where what stands there must be at the end.
    goals: Cow<'a, [CellIdx]>,
}

impl Board<'_> {
    /// Whether each tile is in its block, and at home where it is on a place of none.
    fn holds_its_tiles(&self) -> bool {
        let is_one_block = self.blocks.count() == 1;
        self.goals.chunks(CHUNK).enumerate().all(|(chunk, goals)| {
            let is_stray = |(index, &goal): (usize, &CellIdx)| {
                let cell = CellIdx::new((chunk * CHUNK + index) as u32);
                // All tiles but those of one block being at home, that block has its own.
                let is_in_its_block =
                    if is_one_block { self.blocks.owner(cell).is_some() } else { self.shares_a_block(cell, goal) };
                cell != goal && !is_in_its_block
            };
            // Counted, since which tiles are at home cannot be foreseen.
            goals.iter().enumerate().map(|tile| usize::from(is_stray(tile))).sum::<usize>() == 0
        })
    }

    /// Whether one block owns both cells.
    fn shares_a_block(&self, cell: CellIdx, other: CellIdx) -> bool {
        let owner = self.blocks.owner(cell);
        owner.is_some() & (owner == self.blocks.owner(other))
    }
}

const CHUNK: usize = 1024; // tiles, before it is asked whether one was not in its block
