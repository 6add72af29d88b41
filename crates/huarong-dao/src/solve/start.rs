//! The blank's walk to the tile.

use core_grid::{CellIdx, Coord, Direction};

use super::approach::Approach;
use super::walk::{Walk, Ways};
use super::windows::Windows;
use crate::input::{EXITS, Prepared};

/// A game that can be won, and one of the sides of the tile to which the blank can come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) blank: CellIdx,
    pub(super) tile: CellIdx,
    pub(super) target: CellIdx,
    pub(super) side: Direction,
}

/// The blank's walks from its start to the sides of the tile.
///
/// The walk goes to the tile's own cell, all sides being one step from there, and no farther than is asked for.
#[derive(Debug)]
pub(super) struct Start<'a> {
    pub(super) game: Game,
    walk: &'a mut Walk,
    tables: &'a [Vec<u32>],
    /// The sides that the blank can come to, as bits.
    sides: u8,
    /// By side: a lower bound of the length of the shortest walk.
    pub(super) at_least: [u32; 4],
    /// By side: that length, where the walk has shown it.
    known: [Option<u32>; 4],
    /// Gives the length sooner, for walks that the window shows.
    approach: Option<Approach>,
}

impl<'a> Start<'a> {
    /// Looks at the four sides; the walk and the approach only begin.
    ///
    /// `tables` hold distances of the blank, as [`Walk::begin`] takes them.
    pub(super) fn new(
        board: &Prepared,
        tables: &'a [Vec<u32>],
        (walk, windows): (&'a mut Walk, &mut Windows),
        game: Game,
    ) -> Self {
        let Game { blank, tile, side, .. } = game;
        let shape = board.free.shape();
        let (from, around) = (shape.coord(blank), shape.coord(tile));
        let sides = EXITS[side.index()][board.joined(tile) as usize] | 1 << side as u8;
        let at_least = Direction::ALL.map(|to| {
            let beyond = match to {
                Direction::Up => from.col == around.col && around.row < from.row,
                Direction::Down => from.col == around.col && from.row < around.row,
                Direction::Left => from.row == around.row && around.col < from.col,
                Direction::Right => from.row == around.row && from.col < around.col,
            };
            // In line with the tile it must step aside and back; a side that is not open is never asked for.
            let at = beside(around, to);
            if sides >> to as u8 & 1 == 0 {
                0
            } else {
                from.row.abs_diff(at.row) + from.col.abs_diff(at.col) + 2 * u32::from(beyond)
            }
        });
        walk.begin(board, tables, tile, (blank, side), tile);
        let approach = Approach::new(windows, board, from, around);
        Self { game, walk, tables, sides, at_least, known: [None; 4], approach }
    }

    /// How many cells the walk has taken so far.
    pub(super) fn walked(&self) -> u64 {
        self.walk.taken()
    }

    /// Whether the blank can come to `side`.
    pub(super) fn has(&self, side: Direction) -> bool {
        self.sides >> side as u8 & 1 == 1
    }

    /// The length of the shortest walk to `side`, if it is at most `most`; `None` also where the blank cannot come to it. The
    /// walk goes no farther than that takes; the approach may.
    pub(super) fn within(&mut self, board: &Prepared, side: Direction, most: u64) -> Option<u32> {
        if !self.has(side) {
            return None;
        }
        let mut at_least = self.at_least[side.index()];
        while u64::from(at_least) <= most {
            match self.walk_to(board, side, at_least) {
                Length::Exactly(length) => return (u64::from(length) <= most).then_some(length),
                Length::AtLeast(length) => at_least = length,
            }
        }
        None
    }

    fn sides(&self) -> impl Iterator<Item = Direction> + use<> {
        let sides = self.sides;
        Direction::ALL.into_iter().filter(move |&side| sides >> side as u8 & 1 == 1)
    }

    /// The length of the shortest walk to `side`, to which the blank can come; or a better bound than `at_least`, which it is
    /// known to be at least. The approach gives the length however long it is, the walk only where it is no more than
    /// `at_least`.
    pub(super) fn walk_to(&mut self, board: &Prepared, side: Direction, at_least: u32) -> Length {
        if let Some(approach) = self.approach.as_mut().filter(|approach| approach.shows(at_least)) {
            return approach.walk_to(side);
        }
        loop {
            if let Some(length) = self.known[side.index()] {
                return Length::Exactly(length);
            }
            // A walk to another side and on around the tile may show that it is no more.
            for other in self.sides() {
                if let (Some(length), Some(turn)) =
                    (self.known[other.index()], board.turn_on_ring(self.game.tile, other, side))
                    && length + turn <= at_least
                {
                    return Length::Exactly(length + turn);
                }
            }
            // The walk goes to the tile's own cell; beside it, it has one step left.
            if at_least + 1 < self.walk.length() {
                return Length::AtLeast(self.walk.length() - 1);
            }
            while self.walk.length() <= at_least + 1 {
                let (at, steps) =
                    self.walk.next(board, self.tables, Ways::All).expect("the blank can come to this side");
                if let Some(found) = self.sides().find(|&found| board.step(self.game.tile, found) == at) {
                    self.known[found.index()] = Some(steps);
                    break;
                }
            }
        }
    }
}

/// What is known of the length of a walk.
#[derive(Clone, Copy, Debug)]
pub(super) enum Length {
    Exactly(u32),
    AtLeast(u32),
}

/// The cell beside `at` in direction `to`, both on the board.
pub(super) const fn beside(at: Coord, to: Direction) -> Coord {
    /// By direction, and without a branch: which way is taken next cannot be foreseen.
    const ROWS: [u32; 4] = [u32::MAX, 1, 0, 0];
    const COLS: [u32; 4] = [0, 0, u32::MAX, 1];
    Coord::new(at.row.wrapping_add(ROWS[to.index()]), at.col.wrapping_add(COLS[to.index()]))
}

#[cfg(test)]
mod tests {
    use core_grid::{FreeCells, Shape};

    use super::super::beacons::Beacons;
    use super::super::floods::{bare_ring, steps_from};
    use super::*;
    use crate::families::FAMILIES;

    /// What was checked.
    #[derive(Default)]
    struct Counts {
        walks: u32,
        /// Games whose walks begin within the window, and are too long for it.
        longer: u32,
    }

    /// Checks the walks from `blank` to all sides of `tile`, with the approach or without it.
    fn check(
        board: &Prepared,
        tables: &[Vec<u32>],
        memory: (&mut Walk, &mut Windows),
        ([blank, tile], has_approach): ([CellIdx; 2], bool),
        counts: &mut Counts,
    ) {
        let Some(side) = board.side_of_blank(blank, tile) else { return };
        let plain = steps_from(board, Some(tile), blank);
        let mut start = Start::new(board, tables, memory, Game { blank, tile, target: tile, side });
        if !has_approach {
            start.approach = None;
        }
        // Not in the order of their lengths.
        for side in [Direction::Left, Direction::Down, Direction::Up, Direction::Right] {
            let steps = board.free.neighbour(tile, side).and_then(|at| plain[at.usize()]);
            assert_eq!(start.has(side), steps.is_some(), "{side} of {tile:?} from {blank:?}");
            if let Some(steps) = steps {
                assert!(start.at_least[side.index()] <= steps, "{side} of {tile:?} from {blank:?}");
                let shorter = steps.checked_sub(1).and_then(|most| start.within(board, side, most.into()));
                assert_eq!(shorter, None, "{side} of {tile:?} from {blank:?}");
                counts.walks += 1;
            }
            let found = start.within(board, side, steps.unwrap_or(u32::MAX).into());
            assert_eq!(found, steps, "{side} of {tile:?} from {blank:?}");
        }
        counts.longer += u32::from(start.approach.is_some() && 0 < start.walked());
    }

    /// With the approach and without, with beacons and without.
    fn check_all(board: &Prepared, pairs: impl Iterator<Item = [CellIdx; 2]>, counts: &mut Counts) {
        let (mut walk, mut windows, mut beacons) = (Walk::default(), Windows::default(), Beacons::default());
        walk.resize(board.free.shape().cells());
        for cell in board.free.iter() {
            beacons.fill(board, cell);
        }
        for pair in pairs.filter(|[blank, tile]| blank != tile) {
            for tables in [&[], beacons.of(board, pair[0])] {
                for has_approach in [true, false] {
                    check(board, tables, (&mut walk, &mut windows), (pair, has_approach), counts);
                }
            }
        }
    }

    fn free_pairs(board: &Prepared) -> impl Iterator<Item = [CellIdx; 2]> {
        board.free.iter().flat_map(|blank| board.free.iter().map(move |tile| [blank, tile]))
    }

    #[test]
    fn walks_on_all_boards_of_3_by_3() {
        let shape = Shape::new(3, 3).expect("a small board");
        let mut counts = Counts::default();
        for free in 0..1 << 9 {
            let board = Prepared::new(FreeCells::new(shape, |cell| free >> cell.get() & 1 == 1));
            check_all(&board, free_pairs(&board), &mut counts);
        }
        assert_eq!((counts.walks, counts.longer), (37_808, 0));
    }

    #[test]
    fn walks_on_boards_of_each_family_and_around_rings() {
        let mut counts = Counts::default();
        for family in FAMILIES {
            for (size, step) in [(7, 3), (70, 60_013)] {
                let games = family.instance(size, 6);
                let board = games.board().prepared();
                check_all(board, free_pairs(board).step_by(step), &mut counts);
            }
        }
        for (rows, cols) in [(3, 80), (80, 3), (66, 34), (2, 80), (1, 90)] {
            let board = bare_ring(rows, cols);
            check_all(&board, free_pairs(&board).step_by(7), &mut counts);
        }
        assert!(30_000 < counts.walks && 1_000 < counts.longer, "{} {}", counts.walks, counts.longer);
    }
}
