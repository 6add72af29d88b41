//! Why cells are not a tree: looked for only when they are not, so plainly.

use core_grid::{Coord, Direction, SparseCells};

use super::TargetError;

/// What keeps `cells`, which are no tree, from being one.
///
/// O(B log B) time for B cells.
#[cold]
pub(super) fn find(cells: &[Coord]) -> TargetError {
    let sparse = match SparseCells::new(cells) {
        Ok(sparse) => sparse,
        Err(repeated) => {
            let (block, earlier) = (repeated.second, repeated.first);
            return TargetError::Repeated { block, earlier, cell: cells[block] };
        }
    };
    let mut sets = Sets { parent: (0..cells.len() as u32).collect() };
    for block in 0..cells.len() as u32 {
        let rank = sparse.rank(block);
        let neighbours = Direction::ALL.into_iter().filter_map(|to| sparse.neighbour(rank, to));
        for neighbour in neighbours.map(|rank| sparse.given(rank)).filter(|&neighbour| neighbour < block) {
            if !sets.union(block, neighbour) {
                return TargetError::Cycle { block: block as usize, cell: cells[block as usize] };
            }
        }
    }
    let first = sets.find(0);
    let apart = (1..cells.len() as u32).find(|&block| sets.find(block) != first);
    let block = apart.expect("distinct cells without a cycle are a tree unless one is disconnected") as usize;
    TargetError::Disconnected { block, cell: cells[block] }
}

/// Disjoint sets of blocks, each named by one of its members.
struct Sets {
    parent: Vec<u32>,
}

impl Sets {
    /// The name of the set of `block`. Halves the path on its way, which alone bounds it by O(log B) on average.
    fn find(&mut self, mut block: u32) -> u32 {
        while self.parent[block as usize] != block {
            let above = self.parent[self.parent[block as usize] as usize];
            self.parent[block as usize] = above;
            block = above;
        }
        block
    }

    /// Joins two sets; `false` where they are one already.
    fn union(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.parent[a.max(b) as usize] = a.min(b);
        a != b
    }
}
