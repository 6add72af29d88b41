//! What it costs the blank to change from one side of the tile to another.

use core_grid::{CellIdx, Direction};

use super::walk::{Walk, Ways};
use crate::input::{EXITS, PAIR, Prepared};

/// The costs of changing sides on one board: found when first asked for, and kept.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// `costs[6 * cell + pair of sides]`: the moves, or 0 where they are not known yet.
    costs: Vec<u32>,
    walk: Walk,
}

impl Turns {
    /// Makes room for a board of this many cells, and forgets all costs.
    pub(super) fn resize(&mut self, cells: usize) {
        self.costs = vec![0; 6 * cells];
        self.walk.resize(cells);
    }

    /// The moves of the blank from side `from` of a tile on `cell` to side `to`. The two edges must be in one block.
    #[inline]
    pub(super) fn cost(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        if let Some(cost) = board.turn_on_ring(cell, from, to) {
            return cost;
        }
        let known = self.costs[slot(cell, from, to)];
        if known != 0 { known } else { self.find(board, cell, from, to) }
    }

    /// Finds a cost by a walk around the tile.
    #[cold]
    fn find(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        let goal = board.step(cell, to);
        self.walk.begin(board, &[], cell, (board.step(cell, from), from.opposite()), goal);
        let cost = loop {
            let (at, steps) =
                self.walk.next(board, &[], Ways::Block).expect("edges of one block lie on a common cycle");
            if at == goal {
                break steps;
            }
        };
        self.costs[slot(cell, from, to)] = cost;
        if only_exit(board, cell, from) == Some(to) {
            self.spread(board, cell, from, cost);
            self.spread(board, cell, to, cost);
        }
        cost
    }

    /// Notes a cost at all cells of a chain, from `cell` in direction `to`.
    ///
    /// A chain is a row of cells that have only two sides in the block. A way around one of them leads through all the
    /// others, and around them it is the same cycle: all have the same cost.
    fn spread(&mut self, board: &Prepared, cell: CellIdx, to: Direction, cost: u32) {
        let (mut at, mut entry) = (board.step(cell, to), to.opposite());
        while at != cell
            && let Some(exit) = only_exit(board, at, entry)
            && self.costs[slot(at, entry, exit)] == 0
        {
            self.costs[slot(at, entry, exit)] = cost;
            at = board.step(at, exit);
            entry = exit.opposite();
        }
    }
}

fn slot(cell: CellIdx, from: Direction, to: Direction) -> usize {
    6 * cell.usize() + PAIR[from.index()][to.index()] as usize
}

/// The only side of `cell` in the block of its edge to side `entry`, beside that one; `None` where there are more.
fn only_exit(board: &Prepared, cell: CellIdx, entry: Direction) -> Option<Direction> {
    let exits = EXITS[entry.index()][board.joined(cell) as usize];
    exits.is_power_of_two().then(|| Direction::from_index(exits.trailing_zeros() as u8))
}
