//! Block after block.

use core_grid::{BlockSize, Blocks, CellIdx, Direction, FreeCells};

use super::Plan;
use super::base::{Base, Bases};
use super::ears::Growth;
use super::hands::Hands;
use super::sixes::Sixes;
use crate::Puzzle;

/// The moves of a puzzle that is possible.
pub(super) fn moves(puzzle: &Puzzle) -> Plan {
    let free = puzzle.free();
    let home = puzzle.goal_blank();
    let ways = WaysHome::new(free, home);
    let mut hands = Hands::new(free, puzzle.destinations().to_vec(), puzzle.start_blank());
    ways.walk(&mut hands, home);
    let blocks = Blocks::new(free, [home]);
    let members = Members::new(&blocks, free);
    let is_ring: Vec<bool> = blocks.sizes(free).iter().map(|size| size.is_ring()).collect();
    let is_wrong: Vec<bool> =
        members.iter().map(|cells| cells[1..].iter().any(|&cell| !hands.is_right(cell))).collect();
    let cells = free.shape().cells();
    let mut tools = Tools { growth: Growth::new(cells), bases: Bases::new(cells), sixes: Sixes::new() };
    for ((cells, is_ring), is_wrong) in members.iter().zip(is_ring).zip(is_wrong) {
        if is_wrong {
            ways.walk(&mut hands, cells[0]);
            tools.solve_block(&mut hands, cells, is_ring);
        }
    }
    ways.walk(&mut hands, home);
    hands.into_plan()
}

/// What blocks are solved with.
#[derive(Debug)]
struct Tools {
    growth: Growth,
    bases: Bases,
    sixes: Sixes,
}

impl Tools {
    /// Brings the tiles of a block home, the first cell of which is its entrance, where the blank is and ends.
    fn solve_block(&mut self, hands: &mut Hands<'_>, cells: &[CellIdx], is_ring: bool) {
        let entrance = cells[0];
        for &cell in cells {
            hands.region.open(cell);
        }
        // The blank.
        hands.wanted[entrance.usize()] = hands.tile(entrance);
        if is_ring {
            hands.turn();
        } else {
            let base = self.bases.near(&hands.region, &mut self.growth, entrance);
            // The blank is to end in the base, and to walk from there to the entrance: what that walk moves must stand one step further on.
            let inner = match &base {
                Base::Box(cells) if cells.contains(&entrance) => entrance,
                Base::Box(cells) => cells[0],
                Base::Theta(theta) => theta.start(),
            };
            let way = hands.way(entrance, inner);
            for pair in way.windows(2) {
                hands.wanted.swap(pair[0].usize(), pair[1].usize());
            }
            let ears = self.growth.ears(&hands.region, &base.cells());
            for ear in ears.iter_rev() {
                hands.fill(ear);
            }
            match base {
                Base::Box(cells) => hands.solve_box(cells, &mut self.sixes),
                Base::Theta(theta) => hands.solve_theta(&theta),
            }
            hands.go_along(way.iter().rev().skip(1).copied());
            for cell in way {
                hands.wanted[cell.usize()] = cell;
            }
        }
        hands.wanted[entrance.usize()] = entrance;
        for &cell in cells {
            hands.region.close(cell);
        }
    }
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

    fn iter(&self) -> impl Iterator<Item = &[CellIdx]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.cells[start..end])
    }
}

/// Shortest ways from all cells home.
///
/// To get from one cell to another the blank goes towards home until it meets the other's way: what it moves on the way is in its
/// place again when it comes back.
#[derive(Debug)]
struct WaysHome {
    /// By cell: the direction towards home, and how far it is; `UNREACHED` where there is no way.
    homeward: Vec<Direction>,
    distances: Vec<u32>,
}

const UNREACHED: u32 = u32::MAX;

impl WaysHome {
    fn new(free: &FreeCells, home: CellIdx) -> Self {
        let cells = free.shape().cells();
        let mut homeward = vec![Direction::Up; cells];
        let mut distances = vec![UNREACHED; cells];
        distances[home.usize()] = 0;
        let mut queue = vec![home];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for to in free.sides(at).iter() {
                if let Some(near) = free.neighbour(at, to)
                    && distances[near.usize()] == UNREACHED
                {
                    distances[near.usize()] = distances[at.usize()] + 1;
                    homeward[near.usize()] = to.opposite();
                    queue.push(near);
                }
            }
        }
        Self { homeward, distances }
    }

    /// Walks the blank to a cell, both having a way home.
    fn walk(&self, hands: &mut Hands<'_>, to: CellIdx) {
        let mut way_down = Vec::new();
        let mut meeting = to;
        while hands.blank() != meeting {
            if self.distances[hands.blank().usize()] < self.distances[meeting.usize()] {
                let homeward = self.homeward[meeting.usize()];
                way_down.push(homeward.opposite());
                meeting = hands.region.step(meeting, homeward);
            } else {
                hands.go(self.homeward[hands.blank().usize()]);
            }
        }
        for to in way_down.into_iter().rev() {
            hands.go(to);
        }
    }
}
