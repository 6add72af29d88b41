//! Sets of cells of a small board, as numbers.

use std::ops::RangeInclusive;

use core_grid::Coord;

use crate::input::Target;

/// A board of at most 31 cells. A set of cells is a number: bit `row * cols + col` for each cell.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) rows: u32,
    pub(super) cols: u32,
}

impl Board {
    /// All sets but the empty one.
    pub(super) fn sets(self) -> impl Iterator<Item = u32> {
        1..1 << (self.rows * self.cols)
    }

    /// The cells of a set in row-major order.
    pub(super) fn cells(self, set: u32) -> Vec<Coord> {
        let bits = (0..self.rows * self.cols).filter(|bit| set >> bit & 1 == 1);
        bits.map(|bit| Coord::new(bit / self.cols, bit % self.cols)).collect()
    }

    /// The cells that have a neighbour at their right.
    fn inner(self) -> u32 {
        (0..self.rows * self.cols).filter(|bit| bit % self.cols + 1 < self.cols).map(|bit| 1 << bit).sum()
    }

    /// How many pairs of the set's cells share an edge.
    pub(super) fn pairs(self, set: u32) -> u32 {
        (set & set >> self.cols).count_ones() + (set & set >> 1 & self.inner()).count_ones()
    }

    /// The cells of the set to which a path within it leads from its first.
    pub(super) fn reached(self, set: u32) -> u32 {
        let mut reached = set & set.wrapping_neg();
        loop {
            let across = (reached & self.inner()) << 1 | reached >> 1 & self.inner();
            let wider = (reached | across | reached << self.cols | reached >> self.cols) & set;
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// Whether the set is a tree: connected, with one pair of neighbours less than cells.
    pub(super) fn is_tree(self, set: u32) -> bool {
        self.pairs(set) + 1 == set.count_ones() && self.reached(set) == set
    }

    /// Whether the set has a cycle: whether in one of its parts there are as many pairs of neighbours as cells.
    pub(super) fn has_cycle(self, mut set: u32) -> bool {
        while set != 0 {
            let part = self.reached(set);
            if part.count_ones() <= self.pairs(part) {
                return true;
            }
            set &= !part;
        }
        false
    }

    /// Checks every target of so many blocks on the board, from every first block; gives their number.
    pub(super) fn each_target(
        self,
        sizes: RangeInclusive<u32>,
        mut check: impl FnMut(&Target) -> Result<(), String>,
    ) -> Result<u64, String> {
        let mut targets = 0;
        for set in self.sets().filter(|set| sizes.contains(&set.count_ones()) && self.is_tree(*set)) {
            let cells = self.cells(set);
            for first in 0..cells.len() {
                let mut cells = cells.clone();
                cells.swap(0, first);
                let target = Target::new(self.rows, self.cols, cells).map_err(|error| error.to_string())?;
                check(&target)?;
                targets += 1;
            }
        }
        Ok(targets)
    }
}
