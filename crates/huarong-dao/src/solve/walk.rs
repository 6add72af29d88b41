//! Ways of the blank around a tile that stands still.

use core_grid::{CellIdx, Coord, Direction};

use super::beacons;
use super::queue::Queue;
use super::start::beside;
use crate::input::{Board, EXITS, Prepared};

/// A walk of the blank from a cell towards another, around the cell of the tile.
///
/// It takes cells in the order of the length of a way over them, if the rest of the way were straight. Along a corridor, whose
/// cells have one way on, it goes at once, and gives none of them but those next to the goal and those where it pauses.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// By cell: the number of the walk that last settled it: that found a way to it of which none is shorter, or
    /// went through it along a corridor, so that it need not be come to from the other end.
    settled: Vec<u16>,
    number: u16,
    /// Whether it takes all cells, those of corridors too.
    is_stepwise: bool,
    /// How many cells this walk has been to.
    taken: u64,
    /// The number of the goal's cell.
    goal: u32,
    goal_at: Coord,
    /// The present length: no cell not yet settled has a shorter way over it to the goal.
    length: u32,
    /// By table: the distance of the goal.
    goal_in_tables: [u32; beacons::MOST],
    /// The cells that can be reached, by that length: `4 * cell + side`, the side being the one it is entered by, and
    /// `SETTLED`, if it is.
    queue: Queue,
}

/// In the queue: the cell was settled when it came to it.
const SETTLED: u32 = 4 * Board::MAX_CELLS as u32;

/// How many cells of a corridor a walk goes along at once: not so many that lengths would come out of the queue's near buckets.
const MOST_AT_ONCE: u32 = 60;

/// Where the blank may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ways {
    /// To all free cells.
    All,
    /// Only on within the block of the edge that it comes by: from one cell of a block to another no way is shorter.
    Block,
}

impl Ways {
    /// The sides of a cell, entered by one of them, to which the blank may go on, as bits.
    #[inline]
    fn on(self, board: &Prepared, cell: CellIdx, entry: Direction) -> u8 {
        match self {
            Self::All => board.free.sides(cell).bits() & !(1 << entry as u8),
            Self::Block => EXITS[entry.index()][board.joined(cell) as usize],
        }
    }
}

impl Walk {
    /// Walks that take all cells one by one.
    pub(super) fn stepwise() -> Self {
        Self { is_stepwise: true, ..Self::default() }
    }

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
        if self.number == u16::MAX {
            self.settled.fill(0);
            self.number = 0;
        }
        self.number += 1;
        self.taken = 0;
        self.settled[tile.usize()] = self.number;
        let shape = board.free.shape();
        (self.goal, self.goal_at) = (goal.get(), shape.coord(goal));
        for (table, place) in tables.iter().zip(&mut self.goal_in_tables) {
            *place = table[goal.usize()];
        }
        self.length = self.rest(tables, start, shape.coord(start));
        self.queue.restart(self.length.into());
        self.reach(tables, (start, shape.coord(start)), entry, 0);
    }

    /// The length of a way to the goal over any cell that is not yet settled, at least.
    pub(super) fn length(&self) -> u32 {
        if self.queue.left().is_empty() { self.length + 2 } else { self.length }
    }

    /// How many cells this walk has been to.
    pub(super) fn taken(&self) -> u64 {
        self.taken
    }

    /// Takes the next cell, and gives it with the steps of the shortest way to it; `None` when there is no more.
    #[inline]
    pub(super) fn next(&mut self, board: &Prepared, tables: &[Vec<u32>], ways: Ways) -> Option<(CellIdx, u32)> {
        loop {
            let (length, token) = self.queue.pop()?;
            self.length = length as u32;
            let cell = CellIdx::new(token % SETTLED / 4);
            if token & SETTLED == 0 && std::mem::replace(&mut self.settled[cell.usize()], self.number) == self.number {
                continue;
            }
            self.taken += 1;
            let at = board.free.shape().coord(cell);
            let steps = self.length - self.rest(tables, cell, at);
            let mut on = match ways {
                // It was not really entered where it starts.
                Ways::All if steps == 0 => board.free.sides(cell).bits(),
                _ => ways.on(board, cell, Direction::from_index((token % 4) as u8)),
            };
            while on != 0 {
                let to = Direction::from_index(on.trailing_zeros() as u8);
                on &= on - 1;
                let next = board.step(cell, to);
                if self.settled[next.usize()] != self.number {
                    let entry = to.opposite();
                    if ways.on(board, next, entry).is_power_of_two() {
                        self.go_along(board, tables, ways, (next, entry), steps + 1);
                    } else {
                        self.reach(tables, (next, beside(at, to)), entry, steps + 1);
                    }
                }
            }
            return Some((cell, steps));
        }
    }

    /// A lower bound of the steps from a cell to the goal, even or odd as they are.
    #[inline]
    fn rest(&self, tables: &[Vec<u32>], cell: CellIdx, at: Coord) -> u32 {
        let straight = at.row.abs_diff(self.goal_at.row) + at.col.abs_diff(self.goal_at.col);
        let tables = tables.iter().zip(&self.goal_in_tables);
        tables.fold(straight, |rest, (table, &goal)| rest.max(table[cell.usize()].abs_diff(goal)))
    }

    /// Puts a cell that is not settled into the queue.
    #[inline]
    fn reach(&mut self, tables: &[Vec<u32>], (cell, at): (CellIdx, Coord), entry: Direction, steps: u32) {
        let length = steps + self.rest(tables, cell, at);
        let mut token = 4 * cell.get() + entry as u32;
        if length == self.length {
            self.settled[cell.usize()] = self.number;
            token |= SETTLED;
        }
        self.queue.push(length.into(), token);
    }

    /// Goes on from a cell that is not settled, as long as there is one way on, and reaches the cell where that ends.
    fn go_along(
        &mut self,
        board: &Prepared,
        tables: &[Vec<u32>],
        ways: Ways,
        (mut cell, mut entry): (CellIdx, Direction),
        mut steps: u32,
    ) {
        let shape = board.free.shape();
        let last = steps + if self.is_stepwise { 0 } else { MOST_AT_ONCE };
        loop {
            let on = ways.on(board, cell, entry);
            let to_goal = cell.get().abs_diff(self.goal);
            if !on.is_power_of_two() || steps == last || to_goal <= 1 || to_goal == shape.cols() {
                self.reach(tables, (cell, shape.coord(cell)), entry, steps);
                return;
            }
            self.settled[cell.usize()] = self.number;
            self.taken += 1;
            let to = Direction::from_index(on.trailing_zeros() as u8);
            (cell, entry) = (board.step(cell, to), to.opposite());
            steps += 1;
            if self.settled[cell.usize()] == self.number {
                return;
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

    /// Walks to all cells around all tiles are as long as plain floods say, with beacons and without, stepwise and not, and
    /// while the numbers of walks run out.
    #[test]
    fn walks_are_shortest() {
        let mut walks = 0;
        for family in FAMILIES {
            let games = family.instance(6, 5);
            let board = games.board().prepared();
            let mut beacons = Beacons::default();
            let mut kinds = [Walk::default(), Walk::stepwise()];
            for walk in &mut kinds {
                walk.resize(board.free.shape().cells());
            }
            for (round, kind) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                if (round, kind) == (1, 0) {
                    for cell in board.free.iter() {
                        beacons.fill(board, cell);
                    }
                }
                let walk = &mut kinds[kind];
                for tile in board.free.iter() {
                    for start in board.free.iter().filter(|&start| start != tile) {
                        let steps = steps_from(board, Some(tile), start);
                        for goal in board.free.iter().step_by(3).filter(|&goal| goal != tile) {
                            if walks % 7 == 0 {
                                walk.number = walk.number.max(u16::MAX - 4);
                            }
                            let tables = beacons.of(board, start);
                            let entry = board.free.sides(start).iter().next().unwrap_or(Direction::Up);
                            let tables = if board.are_connected(start, goal) { tables } else { &[] };
                            walk.begin(board, tables, tile, (start, entry), goal);
                            let mut taken = 0;
                            let found = loop {
                                match walk.next(board, tables, Ways::All) {
                                    Some((at, steps)) if at == goal => break Some(steps),
                                    Some((at, found)) => assert_eq!(Some(found), steps[at.usize()]),
                                    None => break None,
                                }
                                taken += 1;
                            };
                            let context = (family.name, round, walk.is_stepwise, tile, start, goal);
                            assert_eq!(found, steps[goal.usize()], "{context:?}");
                            assert!(!walk.is_stepwise || taken + u64::from(found.is_some()) == walk.taken());
                            walks += 1;
                        }
                    }
                }
            }
        }
        assert!(200_000 < walks, "{walks} walks");
    }
}
