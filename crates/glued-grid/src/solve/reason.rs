//! Why a puzzle is impossible, once it is known that it is.

use core_grid::{BlockId, BlockSize, CellIdx, Coord};

use super::Board;
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
        let from = shape.iter().find(|&cell| !self.is_in_its_block(cell, self.goals[cell.usize()]));
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
    pub(super) fn wrong_block(&self, wrong: Vec<bool>, sizes: &[BlockSize]) -> Reason {
        let shape = self.puzzle.shape();
        let block = self.outermost(wrong);
        let places: Vec<CellIdx> = self.places(block).collect();
        let entrance = self.entrance(places[0]);
        if !sizes[block].is_ring() {
            let first = places.iter().copied().min().unwrap_or(entrance);
            return Reason::OddParity { cut: shape.coord(entrance), inside: shape.coord(first) };
        }
        // Places in preorder are in order around the ring; of the two ways around, the smaller neighbour goes first.
        let mut around = places;
        if around.last() < around.first() {
            around.reverse();
        }
        let mut index = vec![0; shape.cells()]; // by cell: its index in `around`
        for (place, &cell) in around.iter().enumerate() {
            index[cell.usize()] = place;
        }
        let goal_index = |place: usize| index[self.goals[around[place].usize()].usize()];
        let turn = |place: usize| (goal_index(place) + around.len() - place) % around.len();
        let first_turn = turn(0);
        let second = (1..around.len()).find(|&place| turn(place) != first_turn).unwrap_or(0);
        let ring: Vec<Coord> = [entrance].iter().chain(&around).map(|&cell| shape.coord(cell)).collect();
        Reason::RingOutOfOrder { first: ring[1], second: ring[second + 1], ring }
    }

    /// Of the `wrong` blocks with no wrong block behind them, the one with the first place in row-major order.
    fn outermost(&self, wrong: Vec<bool>) -> usize {
        let mut is_outermost = wrong.clone();
        // What a block has behind it, it passes on to the block that owns its entrance; children come later in preorder.
        let mut is_wrong_here_or_behind = wrong;
        for &cell in self.blocks.order().iter().rev() {
            let (block, parent) = (self.blocks.owner(cell), self.parent(cell));
            let above = parent.and_then(|parent| self.blocks.owner(parent));
            if let (Some(block), Some(above)) = (block, above)
                && block != above
                && is_wrong_here_or_behind[block.usize()]
            {
                is_wrong_here_or_behind[above.usize()] = true;
                is_outermost[above.usize()] = false;
            }
        }
        let mut owners = self.puzzle.shape().iter().filter_map(|cell| self.blocks.owner(cell)).map(BlockId::usize);
        let first = owners.find(|&block| is_outermost[block]);
        first.expect("a wrong block with none behind it is among the wrong ones")
    }

    /// A cell that separates two places of different blocks, where a cut counts as on the side of the blank's goal.
    ///
    /// One of the entrances of the two blocks does: that of the block of `from`, unless `to` lies behind that
    /// entrance as well, in a block that hangs on the block of `from`; then that of the block of `to`.
    fn cut_between(&self, from: CellIdx, to: CellIdx) -> CellIdx {
        let first_place = |cell: CellIdx| {
            let block = self.blocks.owner(cell).expect("a place of a block is not a root");
            self.places(block.usize()).next().expect("a block owns at least one place")
        };
        // All that hangs behind the entrance of a block is below its first place in the search tree.
        let top = first_place(from);
        let mut above = to;
        while above != top
            && let Some(parent) = self.parent(above)
        {
            above = parent;
        }
        if above == top { self.entrance(first_place(to)) } else { self.entrance(top) }
    }

    /// The places of a block, in preorder. O(cells) time.
    fn places(&self, block: usize) -> impl Iterator<Item = CellIdx> {
        let owned = move |&cell: &CellIdx| self.blocks.owner(cell).is_some_and(|owner| owner.usize() == block);
        self.blocks.order().iter().copied().filter(owned)
    }

    /// The cell at which the blank enters a block, given the first of its places.
    fn entrance(&self, first_place: CellIdx) -> CellIdx {
        self.parent(first_place).expect("a place of a block is not a root")
    }

    fn parent(&self, cell: CellIdx) -> Option<CellIdx> {
        self.blocks.to_parent(cell).and_then(|to| self.puzzle.free().neighbour(cell, to))
    }
}
