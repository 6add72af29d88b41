//! The arrangements of the families: by cell, the goal of what stands there.
//!
//! Nothing here depends on the order in which blocks are searched, so that a recipe gives the same bytes for ever.

use std::collections::VecDeque;

use core_grid::families::Rng;
use core_grid::{BlockId, Blocks, CellIdx, FreeCells};

use super::board::Board;

/// What makes a puzzle impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Two tiles of a block are swapped.
    Swap,
    /// Two neighbouring tiles of different blocks are swapped.
    Exchange,
    /// Two tiles that the blank cannot get to are swapped.
    Stuck,
    /// Three tiles of a bare ring of more than four cells are exchanged, which is even.
    Ring,
}

impl Fault {
    pub(super) const ALL: [Self; 4] = [Self::Swap, Self::Exchange, Self::Stuck, Self::Ring];
}

const STEPS_A_CELL: usize = 8;

/// A random walk of the blank, and then the shortest way back to its corner.
pub(super) fn walked(board: &Board, rng: &mut Rng) -> Vec<CellIdx> {
    let free = board.free();
    let home = free.shape().last();
    let mut goals: Vec<CellIdx> = free.shape().iter().collect();
    let mut blank = home;
    let mut step = |blank: &mut CellIdx, to: CellIdx| {
        goals.swap(blank.usize(), to.usize());
        *blank = to;
    };
    for _ in 0..free.shape().cells() * STEPS_A_CELL {
        let sides = rng.index(free.sides(blank).len().max(1) as usize);
        let Some(next) = free.neighbours(blank).nth(sides) else { break };
        step(&mut blank, next);
    }
    let toward_home = shortest_ways(&free, home);
    while blank != home {
        let next = toward_home[blank.usize()];
        step(&mut blank, next);
    }
    goals
}

/// By cell: the next on a shortest way to `home`, or the cell itself where there is none.
fn shortest_ways(free: &FreeCells, home: CellIdx) -> Vec<CellIdx> {
    let mut next: Vec<CellIdx> = free.shape().iter().collect();
    let mut queue = VecDeque::from([home]);
    while let Some(at) = queue.pop_front() {
        for near in free.neighbours(at) {
            if near != home && next[near.usize()] == near {
                next[near.usize()] = at;
                queue.push_back(near);
            }
        }
    }
    next
}

/// In each block, a random arrangement of its tiles among those that can be undone: a turn or an even permutation.
pub(super) fn shuffled(board: &Board, rng: &mut Rng) -> Vec<CellIdx> {
    let parts = Parts::of(board);
    let mut goals: Vec<CellIdx> = board.shape().iter().collect();
    for part in parts.iter() {
        let mut shuffled = part.places.to_vec();
        if part.is_ring {
            shuffled.rotate_left(rng.index(part.places.len()));
        } else {
            shuffle_evenly(&mut shuffled, rng);
        }
        for (place, goal) in part.places.iter().zip(shuffled) {
            goals[place.usize()] = goal;
        }
    }
    goals
}

/// An even number of swaps; all even permutations are equally likely.
fn shuffle_evenly(items: &mut [CellIdx], rng: &mut Rng) {
    let mut is_odd = false;
    for last in (1..items.len()).rev() {
        let other = rng.index(last + 1);
        items.swap(last, other);
        is_odd ^= other != last;
    }
    if is_odd {
        items.swap(0, 1);
    }
}

/// Puts a fault into an arrangement, or does nothing where the board has no room for it.
pub(super) fn apply(fault: Fault, board: &Board, goals: &mut [CellIdx], rng: &mut Rng) {
    let parts = Parts::of(board);
    match fault {
        Fault::Swap => {
            let with_two: Vec<Part<'_>> = parts.iter().filter(|part| 2 <= part.places.len()).collect();
            if !with_two.is_empty() {
                let places = with_two[rng.index(with_two.len())].places;
                swap_two(places, goals, rng);
            }
        }
        Fault::Exchange => {
            let borders: Vec<(CellIdx, CellIdx)> = parts.borders(board);
            if !borders.is_empty() {
                let (a, b) = borders[rng.index(borders.len())];
                goals.swap(a.usize(), b.usize());
            }
        }
        Fault::Stuck => swap_two(&parts.stuck, goals, rng),
        Fault::Ring => {
            let rings: Vec<Part<'_>> = parts.iter().filter(|part| part.is_ring && 3 < part.places.len()).collect();
            if !rings.is_empty() {
                let places = rings[rng.index(rings.len())].places;
                let first = rng.index(places.len() - 2);
                goals.swap(places[first].usize(), places[first + 1].usize());
                goals.swap(places[first + 1].usize(), places[first + 2].usize());
            }
        }
    }
}

/// Up to three swaps of any tiles, glued or not.
pub(super) fn swap_any(goals: &mut [CellIdx], rng: &mut Rng) {
    let tiles = goals.len() - 1; // the blank is in the last cell
    for _ in 0..rng.below(4) {
        if 0 < tiles {
            goals.swap(rng.index(tiles), rng.index(tiles));
        }
    }
}

fn swap_two(places: &[CellIdx], goals: &mut [CellIdx], rng: &mut Rng) {
    if 2 <= places.len() {
        let first = rng.index(places.len());
        let second = (first + 1 + rng.index(places.len() - 1)) % places.len();
        goals.swap(places[first].usize(), places[second].usize());
    }
}

/// The places of each block: those of a ring in order around it, others in row-major order.
struct Parts {
    blocks: Blocks,
    places: Vec<CellIdx>,
    /// By part: where its places end in `places`, and whether it is a ring.
    ends: Vec<(usize, bool)>,
    /// The cells that the blank cannot get to.
    stuck: Vec<CellIdx>,
}

/// A block.
struct Part<'a> {
    places: &'a [CellIdx],
    is_ring: bool,
}

const NO_PART: usize = usize::MAX;

impl Parts {
    fn of(board: &Board) -> Self {
        let free = board.free();
        let shape = free.shape();
        let blocks = Blocks::new(&free, [shape.last()]);
        let sizes = blocks.sizes(&free);
        // Parts are numbered by their first cell, which does not depend on the search.
        let mut part_of_block = vec![NO_PART; blocks.count()];
        let mut ends = Vec::new();
        let owned = || shape.iter().filter_map(|cell| Some((cell, blocks.owner(cell)?)));
        for (_, block) in owned() {
            if part_of_block[block.usize()] == NO_PART {
                part_of_block[block.usize()] = ends.len();
                let size = sizes[block.usize()];
                ends.push((size.cells as usize - 1, size.is_ring()));
            }
        }
        let mut start = 0;
        for (end, _) in &mut ends {
            // First the start, which moves on as places are filled in.
            start += std::mem::replace(end, start);
        }
        let mut places = vec![shape.last(); start];
        for (cell, block) in owned() {
            let next = &mut ends[part_of_block[block.usize()]].0;
            places[*next] = cell;
            *next += 1;
        }
        let stuck = shape.iter().filter(|&cell| !blocks.is_reached(cell)).collect();
        let mut parts = Self { blocks, places, ends, stuck };
        parts.order_rings(&free);
        parts
    }

    fn iter(&self) -> impl Iterator<Item = Part<'_>> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|&(end, _)| end));
        starts.zip(&self.ends).map(|(start, &(end, is_ring))| Part { places: &self.places[start..end], is_ring })
    }

    fn order_rings(&mut self, free: &FreeCells) {
        let mut start = 0;
        for &(end, is_ring) in &self.ends {
            if is_ring {
                let places = &mut self.places[start..end];
                let block = self.blocks.owner(places[0]);
                let around = around_ring(free, &self.blocks, block, places[0]);
                places.copy_from_slice(&around);
            }
            start = end;
        }
    }

    /// Pairs of neighbouring places of different blocks.
    fn borders(&self, board: &Board) -> Vec<(CellIdx, CellIdx)> {
        let free = board.free();
        let owner = |cell: CellIdx| self.blocks.owner(cell);
        let right_and_down =
            |cell: CellIdx| free.neighbours(cell).filter(move |&near| cell < near).map(move |near| (cell, near));
        let is_border = |&(a, b): &(CellIdx, CellIdx)| owner(a).is_some() && owner(b).is_some() && owner(a) != owner(b);
        free.iter().flat_map(right_and_down).filter(is_border).collect()
    }
}

/// The places of a ring in order around it, from one of the two ends of that path to the other.
fn around_ring(free: &FreeCells, blocks: &Blocks, block: Option<BlockId>, any: CellIdx) -> Vec<CellIdx> {
    let next =
        |at: CellIdx, before: CellIdx| free.neighbours(at).find(|&near| near != before && blocks.owner(near) == block);
    // To one end of the path.
    let (mut at, mut before) = (any, any);
    while let Some(near) = next(at, before) {
        (at, before) = (near, at);
    }
    let mut around = vec![at];
    before = at;
    while let Some(near) = next(at, before) {
        (at, before) = (near, at);
        around.push(at);
    }
    around
}
