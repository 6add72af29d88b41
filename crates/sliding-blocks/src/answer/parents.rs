//! Who rests on whom, for checks: found apart from the solver.

use std::collections::VecDeque;

use core_grid::{Coord, Direction, SparseCells};

use crate::input::Target;

/// The parent of each block, found by walking the tree from the first block, level by level.
pub(super) struct Parents {
    cells: SparseCells,
    /// By rank; the first block is its own.
    parents: Vec<u32>,
}

impl Parents {
    pub(super) fn new(target: &Target) -> Self {
        let cells = SparseCells::new(target.cells()).expect("the cells of a target are distinct");
        let mut parents = vec![u32::MAX; cells.len()];
        let first = cells.rank(0);
        parents[first as usize] = first;
        let mut reached = VecDeque::from([first]);
        while let Some(block) = reached.pop_front() {
            for next in Direction::ALL.into_iter().filter_map(|to| cells.neighbour(block, to)) {
                if parents[next as usize] == u32::MAX {
                    parents[next as usize] = block;
                    reached.push_back(next);
                }
            }
        }
        Self { cells, parents }
    }

    /// A number for the block in this cell, below the number of blocks; `None` where there is none.
    pub(super) fn rank(&self, cell: Coord) -> Option<usize> {
        self.cells.coords().binary_search(&cell).ok()
    }

    /// The cell of the parent of the block in `cell`; `None` for the first block, and where there is no block.
    pub(super) fn of(&self, cell: Coord) -> Option<Coord> {
        let rank = self.rank(cell)?;
        let parent = self.parents[rank] as usize;
        (parent != rank).then(|| self.cells.coords()[parent])
    }

    /// The side from which the block in `cell` comes; `None` for the first block, and where there is no block.
    pub(super) fn side(&self, cell: Coord) -> Option<Direction> {
        let parent = self.of(cell)?;
        Direction::ALL.into_iter().find(|&to| parent.step(to) == Some(cell))
    }

    /// Whether the block in cell `block`, on its way in, passes the block in cell `other`.
    pub(super) fn passes(&self, block: Coord, other: Coord) -> bool {
        let is_block = self.rank(other).is_some();
        let beyond = self.side(block).is_some_and(|side| match side {
            Direction::Up => other.col == block.col && other.row < block.row,
            Direction::Down => other.col == block.col && block.row < other.row,
            Direction::Left => other.row == block.row && other.col < block.col,
            Direction::Right => other.row == block.row && block.col < other.col,
        });
        is_block && beyond
    }
}
