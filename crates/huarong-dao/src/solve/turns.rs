//! What it costs the blank to change from one side of the tile to another.

use core_grid::{CellIdx, Direction};

use super::bottlenecks::Bottlenecks;
use super::walk::{Walk, Ways};
use crate::input::{EXITS, PAIR, Prepared};

/// The costs of changing sides on one board: found when first asked for, and kept.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// `costs[6 * cell + pair of sides]`: the moves, or 0 where they are not known yet.
    costs: Vec<u32>,
    walk: Walk,
    bottlenecks: Bottlenecks,
    /// The cells that walks took since this was last asked for.
    walked: u64,
    /// The cells that long walks took since bottlenecks were last looked for.
    taken: u64,
    /// How often in a row that was not worth its while.
    in_vain: u32,
}

/// A walk is long that takes this many cells.
const LONG: u64 = 32;

impl Turns {
    /// Makes room for a board of this many cells, and forgets all costs.
    pub(super) fn resize(&mut self, cells: usize) {
        self.costs = vec![0; 6 * cells];
        self.walk.resize(cells);
        self.bottlenecks.clear();
        (self.walked, self.taken, self.in_vain) = (0, 0, 0);
    }

    /// The moves of the blank from side `from` of a tile on `cell` to side `to`. The two edges must be in one block.
    #[inline]
    pub(super) fn cost(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        if let Some(cost) = board.turn_on_ring(cell, from, to) {
            return cost;
        }
        let known = self.costs[slot(cell, from, to)];
        if known != 0 { known } else { self.find(board, cell, from, to) }
    }

    /// How many cells walks took since this was last asked for.
    pub(super) fn take_walked(&mut self) -> u64 {
        std::mem::take(&mut self.walked)
    }

    /// Finds a cost by a walk around the tile.
    #[cold]
    fn find(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        let goal = board.step(cell, to);
        self.walk.begin(board, &[], cell, (board.step(cell, from), from.opposite()), goal);
        let cost = loop {
            let (at, steps) =
                self.walk.next(board, &[], Ways::Block).expect("edges of one block lie on a common cycle");
            if at == goal {
                break steps;
            }
        };
        self.walked += self.walk.taken();
        self.costs[slot(cell, from, to)] = cost;
        if only_exit(board, cell, from) == Some(to) {
            self.spread(board, cell, from, cost);
            self.spread(board, cell, to, cost);
        } else if LONG <= self.walk.taken() {
            self.look_for_bottlenecks(board, cell, from, to);
        }
        cost
    }

    /// Finds the costs at other cells that the way around `cell` leads through, once the walks since the last time have
    /// taken as long as that does: so it at most doubles the time, and where there are many such cells saves nearly all.
    fn look_for_bottlenecks(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) {
        let Some(block) = board.block(cell, from) else {
            return;
        };
        let took = self.walk.taken();
        self.taken += took;
        let size = u64::from(board.size(block));
        if self.taken < size << self.in_vain {
            return;
        }
        self.taken = 0;
        let mut found = 0;
        let costs = &mut self.costs;
        self.bottlenecks.find(board, cell, (from, to), |(cell, one, other, cost)| {
            let known = &mut costs[slot(cell, one, other)];
            debug_assert!(*known == 0 || *known == cost);
            found += u64::from(*known == 0);
            *known = cost;
        });
        self.in_vain = if found * took < size { (self.in_vain + 1).min(30) } else { 0 };
    }

    /// Notes a cost at all cells of a chain, from `cell` in direction `to`.
    ///
    /// A chain is a row of cells that have only two sides in the block. A way around one of them leads through all the
    /// others, and around them it is the same cycle: all have the same cost.
    fn spread(&mut self, board: &Prepared, cell: CellIdx, to: Direction, cost: u32) {
        let (mut at, mut entry) = (board.step(cell, to), to.opposite());
        while at != cell
            && let Some(exit) = only_exit(board, at, entry)
            && self.costs[slot(at, entry, exit)] == 0
        {
            self.costs[slot(at, entry, exit)] = cost;
            at = board.step(at, exit);
            entry = exit.opposite();
        }
    }
}

fn slot(cell: CellIdx, from: Direction, to: Direction) -> usize {
    6 * cell.usize() + PAIR[from.index()][to.index()] as usize
}

/// The only side of `cell` in the block of its edge to side `entry`, beside that one; `None` where there are more.
fn only_exit(board: &Prepared, cell: CellIdx, entry: Direction) -> Option<Direction> {
    let exits = EXITS[entry.index()][board.joined(cell) as usize];
    exits.is_power_of_two().then(|| Direction::from_index(exits.trailing_zeros() as u8))
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use core_grid::{FreeCells, Shape};

    use super::*;

    /// The moves of the blank by a plain flood over all free cells but the tile's.
    fn by_flood(board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> Option<u32> {
        let (start, goal) = (board.step(cell, from), board.step(cell, to));
        let mut seen = vec![false; board.free.shape().cells()];
        seen[cell.usize()] = true;
        seen[start.usize()] = true;
        let mut todo = VecDeque::from([(start, 0)]);
        while let Some((at, steps)) = todo.pop_front() {
            if at == goal {
                return Some(steps);
            }
            for next in board.free.neighbours(at) {
                if !std::mem::replace(&mut seen[next.usize()], true) {
                    todo.push_back((next, steps + 1));
                }
            }
        }
        None
    }

    /// All costs on a board, those that come from chains and bottlenecks included; and that there is a way exactly between
    /// sides that are joined.
    #[track_caller]
    fn check(rows: &[&str]) {
        let shape = Shape::new(rows.len() as u32, rows[0].len() as u32).expect("a small board");
        let is_free = |cell: CellIdx| rows.concat().as_bytes()[cell.usize()] == b'.';
        let board = Prepared::new(FreeCells::new(shape, is_free));
        for reversed in [false, true] {
            let mut turns = Turns::default();
            turns.resize(shape.cells());
            let mut cells: Vec<CellIdx> = board.free.iter().collect();
            if reversed {
                cells.reverse();
            }
            for cell in cells {
                for from in board.free.sides(cell).iter() {
                    for to in board.free.sides(cell).iter().filter(|&to| to != from) {
                        let is_joined = EXITS[from.index()][board.joined(cell) as usize] >> to as u8 & 1 == 1;
                        let cost = is_joined.then(|| turns.cost(&board, cell, from, to));
                        assert_eq!(cost, by_flood(&board, cell, from, to), "{cell:?} {from:?} {to:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn costs_on_a_necklace() {
        let (top, inner) = ("..#".repeat(12) + "..", format!(".{}.", "#".repeat(36)));
        let open = ".".repeat(38);
        check(&[&top, &open, &inner, &open, &top]);
    }

    #[test]
    fn costs_on_a_necklace_with_a_second_way() {
        let (top, open) = ("..#".repeat(8) + "..", ".".repeat(26));
        let inner = format!(".{}.{}.", "#".repeat(9), "#".repeat(14));
        check(&[&top, &open, &inner, &open, &top, &inner, &open, "#.".repeat(13).as_str()]);
    }

    #[test]
    fn costs_in_a_maze_with_loops() {
        check(&[
            ".............",
            ".#.###.#.###.",
            "...#...#...#.",
            ".###.#.###...",
            ".....#.....#.",
            ".#.#####.###.",
            ".#...#.....#.",
            ".###.#.#.###.",
            ".......#.....",
            ".#####.#.###.",
            ".............",
        ]);
    }

    #[test]
    fn costs_on_drawn_boards() {
        let mut random = 1_u64;
        for round in 0..300 {
            let cols = 4 + round % 9;
            let rows: Vec<String> = (0..9)
                .map(|_| {
                    let mut cell = || {
                        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                        if (random >> 33) % 100 < 30 { '#' } else { '.' }
                    };
                    (0..cols).map(|_| cell()).collect()
                })
                .collect();
            check(&rows.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }
}
