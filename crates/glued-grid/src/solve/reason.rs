//! Why a puzzle is impossible, once it is known that it is.

use core_grid::{CellIdx, Coord};

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

    /// What is wrong with the tiles of a block that holds its own.
    pub(super) fn wrong_block(&self, block: usize, is_ring: bool) -> Reason {
        let shape = self.puzzle.shape();
        let places: Vec<CellIdx> = self.places(block).collect();
        let entrance = places.first().map_or(self.puzzle.goal_blank(), |&first| self.entrance(first));
        if !is_ring {
            let inside = places.first().copied().unwrap_or(entrance);
            return Reason::OddParity { cut: shape.coord(entrance), inside: shape.coord(inside) };
        }
        // Places in preorder are in order around the ring.
        let index = |cell: CellIdx| places.iter().position(|&place| place == cell).unwrap_or(0);
        let needs_turn =
            |place: usize| (index(self.goals[places[place].usize()]) + places.len() - place) % places.len();
        let turn = needs_turn(0);
        let second = (1..places.len()).find(|&place| needs_turn(place) != turn).unwrap_or(0);
        let ring: Vec<Coord> = [entrance].iter().chain(&places).map(|&cell| shape.coord(cell)).collect();
        Reason::RingOutOfOrder { first: ring[1], second: ring[second + 1], ring }
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
