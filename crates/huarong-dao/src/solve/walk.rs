//! Ways of the blank around a tile that stands still.

use core_grid::{CellIdx, Coord, Direction};

use super::beacons;
use crate::input::{EXITS, Prepared};

/// A walk of the blank from a cell towards another, around the cell of the tile.
///
/// It settles cells in the order of the length of a way over them, if the rest of the way were straight: a step nearer
/// to the goal keeps that length, a step away adds 2. So two stacks are enough of a queue: the cells of the present
/// length, and those of the next one.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// By cell: the number of the walk that last settled it: that found it on a way of the present length or less, so that
    /// none is shorter.
    settled: Vec<u32>,
    number: u32,
    /// How many cells this walk has taken.
    taken: u64,
    goal: Coord,
    /// The present length: no cell not yet settled has a shorter way over it to the goal.
    length: u32,
    /// By table: the distance of the goal.
    goal_in_tables: [u32; beacons::MOST],
    now: Vec<Step>,
    later: Vec<Step>,
}

/// A cell that can be reached: `4 * cell + side`, the side being the one it is entered by, and the steps so far.
#[derive(Clone, Copy, Debug)]
struct Step {
    place: u32,
    steps: u32,
}

/// Where the blank may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ways {
    /// To all free cells.
    All,
    /// Only on within the block of the edge that it comes by: from one cell of a block to another no way is shorter.
    Block,
}

impl Walk {
    /// Makes room for a board of this many cells.
    pub(super) fn resize(&mut self, cells: usize) {
        self.number = 0;
        self.settled = vec![0; cells];
    }

    /// Begins a new walk: from `start`, entered by side `entry`, to `goal`, around `tile`.
    ///
    /// `tables` hold distances of all cells from some cells: their differences are lower bounds too. The same ones are given
    /// to [`next`](Self::next).
    pub(super) fn begin(
        &mut self,
        board: &Prepared,
        tables: &[Vec<u32>],
        tile: CellIdx,
        (start, entry): (CellIdx, Direction),
        goal: CellIdx,
    ) {
        if self.number == u32::MAX {
            self.settled.fill(0);
            self.number = 0;
        }
        self.number += 1;
        self.taken = 0;
        self.settled[tile.usize()] = self.number;
        self.settled[start.usize()] = self.number;
        let shape = board.free.shape();
        let from = shape.coord(start);
        self.goal = shape.coord(goal);
        self.length = from.row.abs_diff(self.goal.row) + from.col.abs_diff(self.goal.col);
        for (table, place) in tables.iter().zip(&mut self.goal_in_tables) {
            *place = table[goal.usize()];
            self.length = self.length.max(table[start.usize()].abs_diff(*place));
        }
        self.later.clear();
        self.now.clear();
        self.now.push(Step { place: 4 * start.get() + entry as u32, steps: 0 });
    }

    /// The length of a way to the goal over any cell that is not yet settled, at least.
    pub(super) fn length(&self) -> u32 {
        if self.now.is_empty() { self.length + 2 } else { self.length }
    }

    /// How many cells this walk has taken.
    pub(super) fn taken(&self) -> u64 {
        self.taken
    }

    /// Takes the next cell, and gives it with the steps of the shortest way to it; `None` when there is no more.
    #[inline]
    pub(super) fn next(&mut self, board: &Prepared, tables: &[Vec<u32>], ways: Ways) -> Option<(CellIdx, u32)> {
        loop {
            let Some(Step { place, steps }) = self.now.pop() else {
                if self.later.is_empty() {
                    return None;
                }
                self.begin_length();
                continue;
            };
            let cell = CellIdx::new(place / 4);
            self.taken += 1;
            let at = board.free.shape().coord(cell);
            let rest = self.length - steps;
            let straight = at.row.abs_diff(self.goal.row) + at.col.abs_diff(self.goal.col);
            // By the number of the direction: does it lead straight nearer to the goal?
            let nearer = u8::from(self.goal.row < at.row)
                | u8::from(at.row < self.goal.row) << 1
                | u8::from(self.goal.col < at.col) << 2
                | u8::from(at.col < self.goal.col) << 3;
            let mut exits = match ways {
                Ways::All => board.free.sides(cell).bits(),
                Ways::Block => EXITS[(place % 4) as usize][board.joined(cell) as usize],
            };
            while exits != 0 {
                let to = Direction::from_index(exits.trailing_zeros() as u8);
                exits &= exits - 1;
                let next = board.step(cell, to);
                if self.settled[next.usize()] != self.number {
                    let step = Step { place: 4 * next.get() + to.opposite() as u32, steps: steps + 1 };
                    // Each bound changes by 1 with a step, and they are all even or all odd; so their maximum changes by 1.
                    let is_straight = nearer >> to as u8 & 1 == 1;
                    let is_nearer = if tables.is_empty() {
                        is_straight
                    } else {
                        let bound = |(table, &goal): (&Vec<u32>, &u32)| table[next.usize()].abs_diff(goal);
                        (is_straight || straight < rest)
                            && tables.iter().zip(&self.goal_in_tables).map(bound).all(|bound| bound < rest)
                    };
                    if is_nearer {
                        self.settled[next.usize()] = self.number;
                        self.now.push(step);
                    } else {
                        self.later.push(step);
                    }
                }
            }
            return Some((cell, steps));
        }
    }

    /// Goes over to the next length: of the cells that were left for later, those that have not been settled since.
    fn begin_length(&mut self) {
        self.length += 2;
        for step in self.later.drain(..) {
            let settled = &mut self.settled[(step.place / 4) as usize];
            if *settled != self.number {
                *settled = self.number;
                self.now.push(step);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::beacons::Beacons;
    use super::super::floods::steps_from;
    use super::*;
    use crate::families::FAMILIES;

    /// Walks to all cells around all tiles are as long as plain floods say, with beacons and without, and while the numbers
    /// of walks run out.
    #[test]
    fn walks_are_shortest() {
        let mut walks = 0;
        for family in FAMILIES {
            let games = family.instance(6, 5);
            let board = games.board().prepared();
            let mut walk = Walk::default();
            walk.resize(board.free.shape().cells());
            let mut beacons = Beacons::default();
            for round in 0..2 {
                for tile in board.free.iter() {
                    for start in board.free.iter().filter(|&start| start != tile) {
                        let steps = steps_from(board, Some(tile), start);
                        for goal in board.free.iter().step_by(3).filter(|&goal| goal != tile) {
                            if walks % 7 == 0 {
                                walk.number = walk.number.max(u32::MAX - 4);
                            }
                            let tables = beacons.of(board, start);
                            let entry = board.free.sides(start).iter().next().unwrap_or(Direction::Up);
                            let tables = if board.are_connected(start, goal) { tables } else { &[] };
                            walk.begin(board, tables, tile, (start, entry), goal);
                            let found = loop {
                                match walk.next(board, tables, Ways::All) {
                                    Some((at, steps)) if at == goal => break Some(steps),
                                    Some((at, found)) => assert_eq!(Some(found), steps[at.usize()]),
                                    None => break None,
                                }
                            };
                            assert_eq!(
                                found,
                                steps[goal.usize()],
                                "{} {round} {tile:?} {start:?} {goal:?}",
                                family.name
                            );
                            walks += 1;
                        }
                    }
                }
                for cell in board.free.iter() {
                    beacons.fill(board, cell);
                }
            }
        }
        assert!(100_000 < walks, "{walks} walks");
    }
}
