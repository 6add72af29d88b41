//! Block after block.

use core_grid::{BlockSize, Blocks, CellIdx, Coord, FreeCells};

use super::Plan;
use super::base::{Base, Bases};
use super::ears::Growth;
use super::fill::Choice;
use super::hands::Hands;
use super::sixes::Sixes;
use super::steps::Steps;
use crate::Puzzle;
use crate::ways::WaysHome;

/// The moves of a puzzle that is possible, with the steps if there is something to note them in.
pub(super) fn moves(puzzle: &Puzzle, steps: Option<Steps>) -> (Plan, Option<Steps>) {
    let free = puzzle.free();
    let home = puzzle.goal_blank();
    let walks = Walks::new(puzzle);
    let blocks = Blocks::new(free, [home]);
    let members = Members::new(&blocks, free);
    let sizes = blocks.sizes(free);
    let mut is_wrong = walks.wrong_blocks(puzzle, &members);
    let mut hands = Hands::new(free, puzzle.destinations().to_vec(), puzzle.start_blank(), steps);
    let mut tools = Tools::default();
    // First the blocks that the blank has to leave on its way home.
    while let Some(block) = blocks.owner(hands.blank()) {
        let cells = members.of(block.usize());
        if std::mem::take(&mut is_wrong[block.usize()]) {
            tools.solve_block(&mut hands, cells, sizes[block.usize()]);
        } else {
            walks.walk(&mut hands, cells[0]);
        }
    }
    for block in (0..blocks.count()).filter(|&block| is_wrong[block]) {
        let cells = members.of(block);
        walks.walk(&mut hands, cells[0]);
        tools.solve_block(&mut hands, cells, sizes[block]);
    }
    walks.walk(&mut hands, home);
    hands.into_plan()
}

/// What blocks are solved with, made when the first of them needs it.
#[derive(Debug, Default)]
struct Tools {
    parts: Option<(Bases, Growth)>,
    sixes: Sixes,
}

impl Tools {
    /// Brings the tiles of a block home, the first cell of which is its entrance; the blank is on one of its cells and
    /// ends at the entrance.
    fn solve_block(&mut self, hands: &mut Hands<'_>, cells: &[CellIdx], size: BlockSize) {
        let entrance = cells[0];
        hands.wanted[entrance.usize()] = hands.tile(hands.blank()); // the blank
        if size.is_ring() {
            hands.open(cells);
            hands.turn(entrance);
            hands.note(cells, true);
        } else if takes_long(size) {
            self.solve_rich(hands, cells, (entrance, Choice::Last));
        } else {
            let ways = [(entrance, Choice::Last), (middle(hands, cells), Choice::Nearest)];
            let [one, other] = ways.map(|way| hands.trial(|hands| self.solve_rich(hands, cells, way)));
            hands.repeat(if other.0.len() < one.0.len() { &other } else { &one });
        }
        hands.wanted[entrance.usize()] = entrance;
        hands.close(cells);
    }

    /// Brings the tiles of a block home that is no bare ring, with the base near a cell of it.
    fn solve_rich(&mut self, hands: &mut Hands<'_>, cells: &[CellIdx], (near, choice): (CellIdx, Choice)) {
        hands.open(cells);
        let entrance = cells[0];
        let all = hands.region.shape().cells();
        let (bases, growth) = self.parts.get_or_insert_with(|| (Bases::new(all), Growth::new(all)));
        let base = bases.near(&hands.region, growth, near);
        // The blank is to end in the base, and to walk from there to the entrance: what that walk moves must stand one
        // cell further on.
        let inner = match &base {
            Base::Box(cells) if cells.contains(&entrance) => entrance,
            Base::Box(cells) => cells[0],
            Base::Theta(theta) => theta.start(),
        };
        let way = hands.way(entrance, inner);
        for pair in way.windows(2) {
            hands.wanted.swap(pair[0].usize(), pair[1].usize());
        }
        hands.fill_all(growth.ears(&hands.region, &base.cells()), choice);
        let last = base.cells();
        match base {
            Base::Box(cells) => hands.solve_box(cells, &mut self.sixes),
            Base::Theta(theta) => hands.solve_theta(&theta),
        }
        hands.note(&last, true);
        hands.go_along(way.iter().rev().skip(1).copied());
        for pair in way.windows(2).rev() {
            hands.wanted.swap(pair[0].usize(), pair[1].usize());
        }
    }
}

/// Whether a block is so large, or its ears are so long, that it is not to be solved in two ways.
const fn takes_long(size: BlockSize) -> bool {
    const MANY: u32 = 4096; // cells
    const LONG: u32 = 8; // own cells of an ear, on the mean
    let ears = size.edges - size.cells; // one ear fewer than there are rings that do not depend on each other
    MANY < size.cells || LONG * ears < size.cells
}

/// The cell of a block that is nearest to its mean row and column.
fn middle(hands: &Hands<'_>, cells: &[CellIdx]) -> CellIdx {
    let coords = || cells.iter().map(|&cell| hands.region.coord(cell));
    let mean = |places: &dyn Fn(Coord) -> u32| {
        (coords().map(|at| u64::from(places(at))).sum::<u64>() / cells.len() as u64) as u32
    };
    let (row, col) = (mean(&|at| at.row), mean(&|at| at.col));
    let distance = |&cell: &CellIdx| {
        let at = hands.region.coord(cell);
        u64::from(at.row.abs_diff(row)) + u64::from(at.col.abs_diff(col))
    };
    cells.iter().copied().min_by_key(distance).unwrap_or(cells[0])
}

/// The cells of each block, the entrance first.
#[derive(Debug)]
struct Members {
    cells: Vec<CellIdx>,
    /// By block: where its cells end in `cells`.
    ends: Vec<usize>,
}

impl Members {
    fn new(blocks: &Blocks, free: &FreeCells) -> Self {
        let mut sum = 0;
        let start = |size: BlockSize| {
            sum += size.cells as usize;
            sum - size.cells as usize
        };
        let starts: Vec<usize> = blocks.sizes(free).into_iter().map(start).collect();
        let mut cells = vec![CellIdx::new(0); sum];
        // First the starts, which move on as cells are filled in.
        let mut ends = starts.clone();
        for &cell in blocks.order() {
            let Some(block) = blocks.owner(cell) else { continue };
            let end = &mut ends[block.usize()];
            // The first cell of a block was found from its entrance.
            if *end == starts[block.usize()]
                && let Some(entrance) = blocks.to_parent(cell).and_then(|to| free.neighbour(cell, to))
            {
                cells[*end] = entrance;
                *end += 1;
            }
            cells[*end] = cell;
            *end += 1;
        }
        Self { cells, ends }
    }

    fn of(&self, block: usize) -> &[CellIdx] {
        let start = block.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.cells[start..self.ends[block]]
    }

    fn iter(&self) -> impl Iterator<Item = &[CellIdx]> {
        (0..self.ends.len()).map(|block| self.of(block))
    }
}

/// Shortest ways between all cells that have a way home.
///
/// To get from one cell to another the blank goes towards home until it meets the other's way: what it moves on the way
/// is in its place again when it comes back.
#[derive(Debug)]
struct Walks {
    ways: WaysHome,
    /// By cell: how far it is home, where there is a way.
    distances: Vec<u32>,
}

impl Walks {
    fn new(puzzle: &Puzzle) -> Self {
        let ways = WaysHome::new(puzzle);
        let mut distances = vec![0; puzzle.shape().cells()];
        for &cell in &ways.nearest_first()[1..] {
            if let Some(next) = puzzle.free().neighbour(cell, ways.homeward(cell)) {
                distances[cell.usize()] = distances[next.usize()] + 1;
            }
        }
        Self { ways, distances }
    }

    /// By block: whether a tile of it is not at home once the blank has walked home.
    fn wrong_blocks(&self, puzzle: &Puzzle, members: &Members) -> Vec<bool> {
        let goals = self.ways.goals(puzzle);
        members.iter().map(|cells| cells[1..].iter().any(|&cell| goals[cell.usize()] != cell)).collect()
    }

    /// Walks the blank to a cell, both having a way home.
    fn walk(&self, hands: &mut Hands<'_>, to: CellIdx) {
        let mut way_down = Vec::new();
        let mut meeting = to;
        while hands.blank() != meeting {
            if self.distances[hands.blank().usize()] < self.distances[meeting.usize()] {
                let homeward = self.ways.homeward(meeting);
                way_down.push(homeward.opposite());
                meeting = hands.region.step(meeting, homeward);
            } else {
                hands.go(self.ways.homeward(hands.blank()));
            }
        }
        for to in way_down.into_iter().rev() {
            hands.go(to);
        }
    }
}
