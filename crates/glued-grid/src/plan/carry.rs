//! Carrying one tile to a cell in the fewest moves.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use core_grid::{CellIdx, Coord, Direction};

use super::detours::Detours;
use super::region::Region;
use super::walks::Walks;

/// Searches for the fewest moves that bring a tile to a cell, whatever happens to the others.
///
/// What matters is the cell of the tile and on which side of it the blank is: from there the blank changes places with
/// the tile, or goes around it to another side. A* over these states; the estimate is the least number of moves on a
/// board without end.
#[derive(Debug)]
pub(super) struct Carries {
    detours: Detours,
    /// By cell and side: the number of the search that last came there, the moves so far, and from where.
    searches: Vec<[u32; 4]>,
    search: u32,
    moves: Vec<[u64; 4]>,
    origins: Vec<[Origin; 4]>,
    /// States with the estimate that is the least at the moment, the last one first; all others, by estimate.
    now: Vec<State>,
    later: BinaryHeap<(Reverse<u64>, State)>,
    least: u64,
    sides: Vec<Direction>,
}

/// The tile in a cell and the blank on a side of it, after so many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    moves: u64,
    cell: CellIdx,
    side: Direction,
    /// Whether the blank comes from elsewhere, and the moves are those on a board without end.
    is_guess: bool,
}

/// How a state was come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// The blank came from elsewhere.
    Start,
    /// The blank changed places with the tile.
    Swap,
    /// The blank went around the tile from this side.
    Around(Direction),
}

impl Carries {
    pub(super) fn new(cells: usize) -> Self {
        Self {
            detours: Detours::new(cells),
            searches: vec![[0; 4]; cells],
            search: 0,
            moves: vec![[0; 4]; cells],
            origins: vec![[Origin::Start; 4]; cells],
            now: Vec::new(),
            later: BinaryHeap::new(),
            least: 0,
            sides: Vec::new(),
        }
    }

    /// The sides of the tile from which the blank changes places with it, one after the other, in reverse; `None` where
    /// the tile cannot get there. All cells must be open.
    pub(super) fn find(
        &mut self,
        region: &Region<'_>,
        walks: &mut Walks,
        blank: CellIdx,
        (from, to): (CellIdx, CellIdx),
    ) -> Option<&[Direction]> {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.searches.fill([0; 4]);
            self.search = 1;
        }
        self.now.clear();
        self.later.clear();
        self.least = 0;
        self.sides.clear();
        let target = region.coord(to);
        let Coord { row, col } = region.coord(blank);
        for side in region.sides(from).iter() {
            let beside = region.coord(region.step(from, side));
            let moves = u64::from(row.abs_diff(beside.row)) + u64::from(col.abs_diff(beside.col));
            self.push(region, target, State { moves, cell: from, side, is_guess: true });
        }
        while let Some(State { moves, cell, side, is_guess }) = self.pop() {
            if is_guess {
                if let Some(way) = walks.find(region, blank, region.step(cell, side), Some(cell)) {
                    self.reach(region, target, (cell, side), way.len() as u64, Origin::Start);
                }
                continue;
            }
            if cell == to {
                self.trace(region, cell, side);
                return Some(&self.sides);
            }
            if self.moves[cell.usize()][side.index()] < moves {
                continue;
            }
            let state = (region.step(cell, side), side.opposite());
            self.reach(region, target, state, moves + 1, Origin::Swap);
            for other in region.sides(cell).iter().filter(|&other| other != side) {
                if let Some(length) = self.detours.length(region, walks, cell, (side, other)) {
                    self.reach(region, target, (cell, other), moves + length, Origin::Around(side));
                }
            }
        }
        None
    }

    fn reach(
        &mut self,
        region: &Region<'_>,
        target: Coord,
        (cell, side): (CellIdx, Direction),
        moves: u64,
        origin: Origin,
    ) {
        let (place, index) = (cell.usize(), side.index());
        let least = &mut self.moves[place][index];
        if self.searches[place][index] == self.search && *least <= moves {
            return;
        }
        self.searches[place][index] = self.search;
        *least = moves;
        self.origins[place][index] = origin;
        self.push(region, target, State { moves, cell, side, is_guess: false });
    }

    fn push(&mut self, region: &Region<'_>, target: Coord, state: State) {
        let estimate = state.moves + least_moves(region.coord(state.cell), state.side, target);
        if estimate <= self.least {
            self.now.push(state);
        } else {
            self.later.push((Reverse(estimate), state));
        }
    }

    fn pop(&mut self) -> Option<State> {
        self.now.pop().or_else(|| {
            let (Reverse(estimate), state) = self.later.pop()?;
            self.least = estimate;
            Some(state)
        })
    }

    fn trace(&mut self, region: &Region<'_>, mut cell: CellIdx, mut side: Direction) {
        loop {
            match self.origins[cell.usize()][side.index()] {
                Origin::Start => return,
                Origin::Swap => {
                    cell = region.step(cell, side);
                    side = side.opposite();
                    self.sides.push(side);
                }
                Origin::Around(before) => side = before,
            }
        }
    }
}

/// About how many moves bring a tile from one cell to another where no cell is closed, the blank being next to it.
pub(super) fn rough_moves(from: Coord, to: Coord) -> u64 {
    least_moves(from, Direction::Up, to)
}

/// The least number of moves that bring a tile from one cell to another where no cell is closed, the blank being next
/// to it.
///
/// After a step of the tile the blank is behind it: 2 more moves bring it to the side for a turn, 4 to the front for a
/// step straight on. So turns are cheap, and the least is a staircase with what is left of the longer way at its end.
fn least_moves(from: Coord, blank: Direction, to: Coord) -> u64 {
    let vertical = (from.row.abs_diff(to.row), if to.row < from.row { Direction::Up } else { Direction::Down });
    let horizontal = (from.col.abs_diff(to.col), if to.col < from.col { Direction::Left } else { Direction::Right });
    let (long, short) = if vertical.0 < horizontal.0 { (horizontal, vertical) } else { (vertical, horizontal) };
    let to_side = |side: Direction| {
        if side == blank {
            0
        } else if side == blank.opposite() {
            4
        } else {
            2
        }
    };
    let (long, long_side, short, short_side) = (u64::from(long.0), long.1, u64::from(short.0), short.1);
    let steps = long + short;
    // The moves between steps, of which there is one fewer than there are steps.
    let between = |turns: u64| 2 * turns + 4 * (steps - 1 - turns);
    if steps == 0 {
        0
    } else if short == 0 {
        steps + to_side(long_side) + between(0)
    } else if short == long {
        steps + to_side(long_side).min(to_side(short_side)) + between(2 * short - 1)
    } else {
        steps + (to_side(long_side) + between(2 * short)).min(to_side(short_side) + between(2 * short - 1))
    }
}
