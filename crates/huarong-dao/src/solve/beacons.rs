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

#[cfg(test)]
mod tests {
    use super::super::floods::steps_from;
    use super::*;
    use crate::families::FAMILIES;

    /// On boards of each family, both tables hold plain distances in each component; the second beacon is as far from the
    /// first as any cell.
    #[test]
    fn tables_hold_distances() {
        let mut cells = 0;
        for family in FAMILIES {
            for size in [3, 8, 13] {
                let games = family.instance(size, 7);
                let board = games.board().prepared();
                let mut beacons = Beacons::default();
                for cell in board.free.iter() {
                    beacons.fill(board, cell);
                    let tables = beacons.of(board, cell);
                    assert_eq!(tables.len(), MOST);
                    let component: Vec<CellIdx> =
                        board.free.iter().filter(|&other| board.are_connected(cell, other)).collect();
                    for table in tables {
                        let beacon = *component.iter().find(|&&at| table[at.usize()] == 0).expect("the beacon");
                        let steps = steps_from(board, None, beacon);
                        for at in &component {
                            assert_eq!(Some(table[at.usize()]), steps[at.usize()], "{} {size}", family.name);
                            cells += 1;
                        }
                    }
                    let second = *component.iter().find(|&&at| tables[1][at.usize()] == 0).expect("the beacon");
                    let farthest = component.iter().map(|at| tables[0][at.usize()]).max();
                    assert_eq!(Some(tables[0][second.usize()]), farthest);
                }
            }
        }
        assert!(10_000 < cells, "{cells} cells");
    }

    /// A table is found when walks that take more than four cells a step have taken as many as the component has.
    #[test]
    fn tables_are_found_once_walks_prove_long() {
        let games = FAMILIES.iter().find(|family| family.name == "open").expect("a family").instance(9, 1);
        let board = games.board().prepared();
        let cell = board.free.iter().last().expect("a free cell");
        let mut beacons = Beacons::default();
        for count in 0..MOST {
            beacons.note(board, cell, 80, 20);
            assert_eq!(beacons.of(board, cell).len(), count, "four cells a step are no hardship");
            beacons.note(board, cell, 80, 19);
            assert_eq!(beacons.of(board, cell).len(), count, "80 cells of 81");
            beacons.note(board, cell, 1, 0);
            assert_eq!(beacons.of(board, cell).len(), count + 1);
        }
        beacons.note(board, cell, 1000, 1);
        assert_eq!(beacons.of(board, cell).len(), MOST);
        beacons.clear();
        assert!(beacons.of(board, cell).is_empty());
    }
}
