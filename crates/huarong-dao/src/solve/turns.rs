//! What it costs the blank to change from one side of the tile to another.
//!
//! ```text
//! near   by cell, for each of the six pairs of sides four bits:      0   not in one block: no way
//!                                                             1 to 8   half of the cost
//!                                                                 14   not known yet, and not along the ring of eight cells
//!                                                                 15   more than 16: see below
//! far    by cell and pair, 0 where near says enough: the cost where it is even, else no cost is less
//! ```
//!
//! A cost that the ring does not give is found when first asked for, by floods of the cells near the tile ([`windows`]); and
//! where these show only that the way is long, by a walk, which may go around half of the board. So that is put off:
//! a search is told how much the cost is at least, and seldom comes back for more, having mostly found a better way to the
//! state behind that turn.

use core_grid::{CellIdx, Direction, Sides};

use super::bottlenecks::Bottlenecks;
use super::start::Length;
use super::walk::{Walk, Ways};
use super::windows::{self, Windows};
use crate::input::{EXITS, NEAR_UNKNOWN, PAIR, Prepared};

/// The costs of changing sides on one board: found when first asked for, and kept.
#[derive(Debug, Default)]
pub(super) struct Turns {
    near: Vec<u32>,
    /// `far[6 * cell + pair of sides]`
    far: Vec<u32>,
    windows: Windows,
    walk: Walk,
    bottlenecks: Bottlenecks,
    /// The cells that walks took since this was last asked for.
    walked: u64,
    /// The cells that long walks took since bottlenecks were last looked for.
    taken: u64,
    /// How often in a row that was not worth its while.
    in_vain: u32,
}

/// What is known at once of a tile on some cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near(u32);

impl Near {
    /// The sides to which the blank can get from side `from`, other than that one.
    #[inline]
    pub(super) const fn exits(self, from: Direction) -> Sides {
        Sides::from_bits(EXITS[from.index()][(self.0 >> JOINED) as usize % 64])
    }

    /// The moves of the blank from side `from` to side `to`, another one to which it can get, where they are few and known.
    #[inline]
    pub(super) const fn cost(self, from: Direction, to: Direction) -> Option<u32> {
        let half = self.0 >> shift(from, to) & 15;
        if half < UNKNOWN { Some(2 * half) } else { None }
    }
}

/// In `near`: the place of the pairs of sides between which there is a way, one bit each.
const JOINED: u32 = 24;

/// In `near`, in place of half of a cost.
const UNKNOWN: u32 = NEAR_UNKNOWN;
const FAR: u32 = 15;

/// In `far`: longer than a window shows.
const VERY_FAR: u32 = windows::FAR + 1;

/// A flood of a large window takes as long as a walk over so many cells.
const FLOOD: u64 = 32;

/// A walk is long that takes this many cells.
const LONG: u64 = 32;

impl Turns {
    /// Makes room for a board, and forgets all costs but those along rings.
    pub(super) fn fit(&mut self, board: &Prepared) {
        let shape = board.free.shape();
        self.near =
            shape.iter().map(|cell| board.turns_on_ring(cell) | u32::from(board.joined(cell)) << JOINED).collect();
        self.far = vec![0; 6 * shape.cells()];
        self.windows.clear();
        self.walk.resize(shape.cells());
        self.bottlenecks.clear();
        (self.walked, self.taken, self.in_vain) = (0, 0, 0);
    }

    /// The windows on the board.
    pub(super) fn windows(&mut self) -> &mut Windows {
        &mut self.windows
    }

    /// What is known at once of a tile on `cell`.
    #[inline]
    pub(super) fn near(&self, cell: CellIdx) -> Near {
        Near(self.near[cell.usize()])
    }

    /// Has the memory of [`near`](Self::near) at hand, if that is a cell; the number tells nothing.
    #[inline]
    pub(super) fn look_at(&self, cell: CellIdx) -> u64 {
        self.near.get(cell.usize()).copied().unwrap_or_default().into()
    }

    /// The moves of the blank from side `from` of a tile on `cell` to side `to`, another one to which it can get, where
    /// [`near`](Self::near) does not give them; or a lower bound of them where a closer look takes long.
    pub(super) fn beyond_ring(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> Length {
        if self.half_cost(cell, from, to) == UNKNOWN {
            self.find_near(board, cell, from, to);
        }
        if let Some(cost) = self.near(cell).cost(from, to) {
            return Length::Exactly(cost);
        }
        match self.far[slot(cell, from, to)] {
            0 => Length::AtLeast(windows::NEAR + 2),
            bound if bound % 2 == 1 => Length::AtLeast(bound + 1),
            cost => Length::Exactly(cost),
        }
    }

    /// More about a cost of which only a bound is known: a higher bound, or exactly how much it is.
    pub(super) fn closer(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> Length {
        match self.far[slot(cell, from, to)] {
            0 => self.find_far(board, cell, from, to),
            VERY_FAR => Length::Exactly(self.walk(board, cell, from, to)),
            cost => Length::Exactly(cost),
        }
    }

    /// The moves of the blank from side `from` of a tile on `cell` to side `to`, another one to which it can get, if they are
    /// at most `most`. It looks no closer than that takes.
    pub(super) fn within(
        &mut self,
        board: &Prepared,
        (cell, from, to): (CellIdx, Direction, Direction),
        most: u32,
    ) -> Option<u32> {
        let mut length = match self.near(cell).cost(from, to) {
            Some(cost) => Length::Exactly(cost),
            None => self.beyond_ring(board, cell, from, to),
        };
        loop {
            match length {
                Length::Exactly(cost) => return (cost <= most).then_some(cost),
                Length::AtLeast(bound) if most < bound => return None,
                Length::AtLeast(_) => length = self.closer(board, cell, from, to),
            }
        }
    }

    /// The moves of the blank from side `from` of a tile on `cell` to side `to`, another one to which it can get.
    pub(super) fn exactly(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        self.within(board, (cell, from, to), u32::MAX).expect("no way is longer than a board has cells")
    }

    /// How many cells walks took since this was last asked for.
    pub(super) fn take_walked(&mut self) -> u64 {
        std::mem::take(&mut self.walked)
    }

    /// Finds a cost by a flood of a small window, or that it is not to be found so. What that shows of other sides is kept as
    /// well.
    #[inline(never)]
    fn find_near(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) {
        let (from, missing) = self.better_start(from, to, |turns, from, to| turns.half_cost(cell, from, to) == UNKNOWN);
        let steps = self.windows.near(board, board.free.shape().coord(cell), from, missing);
        for to in missing.iter() {
            let found = steps[to.index()];
            self.set_near(cell, from, to, if found == 0 { FAR } else { found / 2 });
            self.spread(board, cell, from, to);
        }
    }

    /// Finds a cost by a flood of a large window, or that it is not to be found so. What that shows of the other sides is
    /// kept as well.
    #[cold]
    fn find_far(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> Length {
        let (start, missing) = self.better_start(from, to, |turns, from, to| {
            turns.half_cost(cell, from, to) == FAR && turns.far[slot(cell, from, to)] == 0
        });
        let steps = self.windows.far(board, board.free.shape().coord(cell), start, missing);
        self.walked += FLOOD;
        for side in missing.iter() {
            let found = steps[side.index()];
            self.far[slot(cell, start, side)] = if found == 0 { VERY_FAR } else { found };
            self.spread(board, cell, start, side);
        }
        match self.far[slot(cell, from, to)] {
            VERY_FAR => Length::AtLeast(VERY_FAR + 1),
            cost => Length::Exactly(cost),
        }
    }

    /// Of two sides the one from which more costs are missing, and the sides to which they are.
    fn better_start(
        &self,
        from: Direction,
        to: Direction,
        is_missing: impl Fn(&Self, Direction, Direction) -> bool,
    ) -> (Direction, Sides) {
        let missing = [from, to].map(|from| {
            Direction::ALL.into_iter().filter(|&to| to != from && is_missing(self, from, to)).collect::<Sides>()
        });
        if missing[0].len() < missing[1].len() { (to, missing[1]) } else { (from, missing[0]) }
    }

    /// Finds a cost by a walk around the tile.
    #[cold]
    fn walk(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> u32 {
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
        self.set(cell, from, to, cost);
        if !self.spread(board, cell, from, to) && LONG <= self.walk.taken() {
            self.look_for_bottlenecks(board, cell, from, to);
        }
        cost
    }

    fn half_cost(&self, cell: CellIdx, from: Direction, to: Direction) -> u32 {
        self.near[cell.usize()] >> shift(from, to) & 15
    }

    fn set_near(&mut self, cell: CellIdx, from: Direction, to: Direction, near: u32) {
        let word = &mut self.near[cell.usize()];
        *word = *word & !(15 << shift(from, to)) | near << shift(from, to);
    }

    /// Keeps a cost that is too long for the small window, or not known to be.
    fn set(&mut self, cell: CellIdx, from: Direction, to: Direction, cost: u32) {
        if cost <= windows::NEAR {
            self.set_near(cell, from, to, cost / 2);
        } else {
            self.set_near(cell, from, to, FAR);
            self.far[slot(cell, from, to)] = cost;
        }
    }

    /// Whether a cost is known.
    fn is_known(&self, cell: CellIdx, from: Direction, to: Direction) -> bool {
        match self.half_cost(cell, from, to) {
            UNKNOWN => false,
            FAR => !matches!(self.far[slot(cell, from, to)], 0 | VERY_FAR),
            _ => true,
        }
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
        let mut bottlenecks = std::mem::take(&mut self.bottlenecks);
        bottlenecks.find(board, cell, (from, to), |(cell, one, other, cost)| {
            if !self.is_known(cell, one, other) {
                found += 1;
                self.set(cell, one, other, cost);
            }
        });
        self.bottlenecks = bottlenecks;
        self.in_vain = if found * took < size { (self.in_vain + 1).min(30) } else { 0 };
    }

    /// Notes what is known of a cost at all cells of the chain that `cell` is in; `false` where it is in none.
    ///
    /// A chain is a row of cells that have only two sides in the block. A way around one of them leads through all the
    /// others, and around them it is the same cycle: all have the same cost.
    fn spread(&mut self, board: &Prepared, cell: CellIdx, from: Direction, to: Direction) -> bool {
        if board.only_exit(cell, from) != Some(to) {
            return false;
        }
        let (near, far) = (self.half_cost(cell, from, to), self.far[slot(cell, from, to)]);
        for to in [from, to] {
            let (mut at, mut entry) = (board.step(cell, to), to.opposite());
            while at != cell
                && let Some(exit) = board.only_exit(at, entry)
                && !self.is_known(at, entry, exit)
                && (self.half_cost(at, entry, exit), self.far[slot(at, entry, exit)]) != (near, far)
            {
                self.set_near(at, entry, exit, near);
                self.far[slot(at, entry, exit)] = far;
                at = board.step(at, exit);
                entry = exit.opposite();
            }
        }
        true
    }
}

/// Where the four bits of a pair of sides are in `near`.
const fn shift(from: Direction, to: Direction) -> u32 {
    4 * PAIR[from.index()][to.index()] as u32
}

fn slot(cell: CellIdx, from: Direction, to: Direction) -> usize {
    6 * cell.usize() + PAIR[from.index()][to.index()] as usize
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
            turns.fit(&board);
            let mut cells: Vec<CellIdx> = board.free.iter().collect();
            if reversed {
                cells.reverse();
            }
            for cell in cells {
                for from in board.free.sides(cell).iter() {
                    for to in board.free.sides(cell).iter().filter(|&to| to != from) {
                        let is_joined = EXITS[from.index()][board.joined(cell) as usize] >> to as u8 & 1 == 1;
                        assert_eq!(turns.near(cell).exits(from).contains(to), is_joined);
                        let cost = is_joined.then(|| turns.exactly(&board, cell, from, to));
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
