//! Distances of the blank from a few cells: a better guide for its walk where walls make the straight way useless.
//!
//! This is for the walks of the blank what [`landmarks`](super::landmarks) are for the states; but the graph is the free
//! cells themselves, and finding the distances a plain flood.

use core_grid::CellIdx;
use rustc_hash::FxHashMap;

use crate::input::Prepared;

/// The most beacons of a component.
pub(super) const MOST: usize = 2;

/// The distances from beacons that were found so far on one board.
#[derive(Debug, Default)]
pub(super) struct Beacons {
    /// `tables[k][cell]`: the steps from the beacon number `k` of the cell's component. Its cells are its own, so one table
    /// does for all components.
    tables: Vec<Vec<u32>>,
    /// By the first cell of each component that was walked far in.
    components: FxHashMap<CellIdx, Component>,
}

/// What was found of a component, and what walks in it took.
#[derive(Clone, Copy, Debug, Default)]
struct Component {
    /// How many tables hold its distances.
    count: usize,
    /// The cells that walks took since the last table.
    taken: u64,
    /// The next beacon: the cell farthest from the last one.
    next: Option<CellIdx>,
}

impl Beacons {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tables.clear();
        self.components.clear();
    }

    /// The distances that are known in the component of `cell`.
    pub(super) fn of(&self, board: &Prepared, cell: CellIdx) -> &[Vec<u32>] {
        if self.tables.is_empty() {
            return &[];
        }
        let count = self.components.get(&board.component(cell).0).map_or(0, |component| component.count);
        &self.tables[..count]
    }

    /// Notes that a walk in the component of `cell` took so many cells, where at best it would have taken `steps`; finds
    /// the distances from one more beacon when that is due.
    pub(super) fn note(&mut self, board: &Prepared, cell: CellIdx, taken: u64, steps: u64) {
        if taken <= 4 * steps {
            return;
        }
        let (first, cells) = board.component(cell);
        let component = self.components.entry(first).or_default();
        component.taken += taken;
        if component.count == MOST || component.taken < u64::from(cells) {
            return;
        }
        component.taken = 0;
        self.add(board, first);
    }

    /// Finds the distances from one more beacon of the component with this first cell, of which there must be fewer than the
    /// most.
    fn add(&mut self, board: &Prepared, first: CellIdx) {
        let component = self.components.entry(first).or_default();
        if self.tables.len() == component.count {
            self.tables.push(vec![u32::MAX; board.free.shape().cells()]);
        }
        let table = &mut self.tables[component.count];
        component.count += 1;
        component.next = Some(flood(board, table, component.next.unwrap_or(first)));
    }

    /// Finds the distances from as many beacons of the component of `cell` as there may be, however short the walks in it are.
    #[cfg(any(test, feature = "reference"))]
    pub(super) fn fill(&mut self, board: &Prepared, cell: CellIdx) {
        let (first, _) = board.component(cell);
        while self.components.get(&first).is_none_or(|component| component.count < MOST) {
            self.add(board, first);
        }
    }
}

/// Fills `table` with the steps from `start` to all cells of its component, none of which it holds yet, and gives the
/// farthest of them.
fn flood(board: &Prepared, table: &mut [u32], start: CellIdx) -> CellIdx {
    table[start.usize()] = 0;
    let mut front = vec![start];
    let mut farthest = start;
    let mut steps = 0;
    let mut next_front = Vec::new();
    while let Some(&last) = front.last() {
        farthest = last;
        steps += 1;
        for cell in front.drain(..) {
            for next in board.free.neighbours(cell) {
                if table[next.usize()] == u32::MAX {
                    table[next.usize()] = steps;
                    next_front.push(next);
                }
            }
        }
        std::mem::swap(&mut front, &mut next_front);
    }
    farthest
}
