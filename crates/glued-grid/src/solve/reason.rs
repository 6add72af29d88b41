//! Why a puzzle is impossible, once it is known that it is.

use core_grid::{CellIdx, Coord};

use super::Board;
use super::tree::BlockId;
use crate::Reason;

impl Board<'_> {
    /// The first tile that is not in its block: stuck out of place, or in a block that is not its own.
    pub(super) fn misplaced(&self) -> Reason {
        let shape = self.puzzle.shape();
        let out_of_place = |cell: &CellIdx| self.goals[cell.usize()] != *cell;
        if let Some(cell) = shape.iter().filter(|&cell| !self.blocks.is_reached(cell)).find(out_of_place) {
            let tile = self.puzzle.start_tile(cell);
            return Reason::StuckTile { cell: shape.coord(cell), tile, expected: self.puzzle.goal_tile(cell) };
        }
        let from = shape.iter().filter(out_of_place).find(|&cell| !self.shares_a_block(cell, self.goals[cell.usize()]));
        let from = from.expect("this is asked only where a tile is not in its block");
        let to = self.goals[from.usize()];
        Reason::WrongBlock {
            tile: self.puzzle.goal_tile(to),
            from: shape.coord(from),
            to: shape.coord(to),
            cut: shape.coord(self.cut_between(from, to)),
        }
    }

    /// What is wrong with the tiles of one of the `wrong` blocks, of which there is at least one, each holding its own tiles.
    ///
    /// Of those with no wrong block behind them, it is the one with the first place in row-major order.
    pub(super) fn wrong_block(&self, wrong: &[bool]) -> Reason {
        let shape = self.puzzle.shape();
        let (block, first_place) = self.outermost(wrong);
        let entrance = shape.coord(self.blocks.entrance(block));
        if !self.blocks.is_ring(block) {
            return Reason::OddParity { cut: entrance, inside: shape.coord(first_place) };
        }
        let around = self.around(block);
        let mut index = vec![0; shape.cells()]; // by cell: its index in `around`
        for (place, &cell) in around.iter().enumerate() {
            index[cell.usize()] = place;
        }
        let goal_index = |place: usize| index[self.goals[around[place].usize()].usize()];
        let turn = |place: usize| (goal_index(place) + around.len() - place) % around.len();
        let first_turn = turn(0);
        let second = (1..around.len()).find(|&place| turn(place) != first_turn).unwrap_or(0);
        let ring: Vec<Coord> = std::iter::once(entrance).chain(around.iter().map(|&cell| shape.coord(cell))).collect();
        Reason::RingOutOfOrder { first: ring[1], second: ring[second + 1], ring }
    }

    /// Of the `wrong` blocks with no wrong block behind them, the one with the first place in row-major order; and that place.
    fn outermost(&self, wrong: &[bool]) -> (BlockId, CellIdx) {
        let mut is_outermost = wrong.to_vec();
        // What a block has behind it, it passes on to the block that owns its entrance, which has a smaller number.
        let mut is_wrong_here_or_behind = wrong.to_vec();
        for block in self.blocks.iter().rev() {
            if let Some(above) = self.blocks.above(block)
                && is_wrong_here_or_behind[block.usize()]
            {
                is_wrong_here_or_behind[above.usize()] = true;
                is_outermost[above.usize()] = false;
            }
        }
        let mut owned = self.puzzle.shape().iter().filter_map(|cell| Some((self.blocks.owner(cell)?, cell)));
        let first = owned.find(|(block, _)| is_outermost[block.usize()]);
        first.expect("a wrong block with none behind it is among the wrong ones")
    }

    /// A cell that separates two places of different blocks, where a cut counts as on the side of the blank's goal.
    ///
    /// One of the entrances of the two blocks does: that of the block of `from`, unless `to` lies behind that
    /// entrance as well, in a block that hangs on the block of `from`; then that of the block of `to`.
    fn cut_between(&self, from: CellIdx, to: CellIdx) -> CellIdx {
        let owner =
            |cell: CellIdx| self.blocks.owner(cell).expect("a tile that is not in its block is on a place of one");
        let (start, end) = (owner(from), owner(to));
        let mut above = Some(end);
        while above.is_some_and(|block| block != start) {
            above = above.and_then(|block| self.blocks.above(block));
        }
        self.blocks.entrance(if above.is_some() { end } else { start })
    }
}
