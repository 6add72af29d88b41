//! A second method for large boards: breadth-first, by merging cycles, with inversions counted.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use core_grid::CellIdx;

use super::TooLarge;
use crate::{Outcome, Puzzle};

/// The most cells of a board: it takes a few seconds and some hundreds of megabytes.
pub const MOST_CELLS: usize = 1 << 22;

/// Decides by the same theory as the solver, but by other means.
///
/// Blocks come from a breadth-first tree: each edge outside it closes a cycle with the tree, and the tree edges of cycles that share
/// an edge are merged (union-find), which gives the blocks for any spanning tree. The blank walks to its goal by a shortest path.
/// Parity comes from inversions, counted while merge-sorting. A ring is walked around from cell to cell.
///
/// O(cells log cells) time, O(cells) memory.
///
/// # Errors
///
/// [`TooLarge`] for a board of more than [`MOST_CELLS`] cells.
pub fn plain(puzzle: &Puzzle) -> Result<Outcome, TooLarge> {
    let given = puzzle.shape().cells();
    if MOST_CELLS < given {
        return Err(TooLarge { given, limit: MOST_CELLS });
    }
    let mut tree = Tree::of(puzzle);
    tree.merge_cycles(puzzle);
    Ok(is_possible(puzzle, &mut tree))
}

/// A breadth-first tree from the blank's goal, and the sets of its edges; an edge is named by its lower cell.
struct Tree {
    parent: Vec<Option<CellIdx>>,
    /// By cell: steps from the root; `None` where it cannot be reached.
    depth: Vec<Option<u32>>,
    /// By edge: another of its set, or itself.
    link: Vec<CellIdx>,
    /// By edge that links to itself: the highest cell of its set.
    top: Vec<CellIdx>,
}

impl Tree {
    fn of(puzzle: &Puzzle) -> Self {
        let cells = puzzle.shape().cells();
        let root = puzzle.goal_blank();
        let mut parent = vec![None; cells];
        let mut depth = vec![None; cells];
        depth[root.usize()] = Some(0);
        let mut queue = VecDeque::from([(root, 0)]);
        while let Some((cell, steps)) = queue.pop_front() {
            for near in puzzle.free().neighbours(cell) {
                if depth[near.usize()].is_none() {
                    depth[near.usize()] = Some(steps + 1);
                    parent[near.usize()] = Some(cell);
                    queue.push_back((near, steps + 1));
                }
            }
        }
        let link: Vec<CellIdx> = puzzle.shape().iter().collect();
        let top = link.iter().map(|cell| parent[cell.usize()].unwrap_or(*cell)).collect();
        Self { parent, depth, link, top }
    }

    /// The name of the set of an edge.
    fn set(&mut self, edge: CellIdx) -> CellIdx {
        let mut at = edge;
        while self.link[at.usize()] != at {
            let next = self.link[at.usize()];
            self.link[at.usize()] = self.link[next.usize()];
            at = next;
        }
        at
    }

    fn merge_cycles(&mut self, puzzle: &Puzzle) {
        for cell in puzzle.free().iter() {
            for near in puzzle.free().neighbours(cell) {
                let in_tree = self.parent[cell.usize()] == Some(near) || self.parent[near.usize()] == Some(cell);
                if cell < near && !in_tree && self.depth[cell.usize()].is_some() {
                    self.merge_cycle(cell, near);
                }
            }
        }
    }

    /// Makes one set of all tree edges between two cells: climbs from both, always on the lower side.
    ///
    /// A set is a connected part of the tree, so whatever of the path it holds is climbed at once.
    fn merge_cycle(&mut self, a: CellIdx, b: CellIdx) {
        let (mut a, mut b) = (self.set(a), self.set(b));
        while a != b {
            let (top_a, top_b) = (self.top[a.usize()], self.top[b.usize()]);
            if top_a == top_b {
                self.link[b.usize()] = a;
                return;
            }
            if self.depth[top_a.usize()] < self.depth[top_b.usize()] {
                (a, b) = (b, a);
            }
            let above = self.set(self.top[a.usize()]);
            self.link[a.usize()] = above;
            a = above;
        }
    }
}

fn is_possible(puzzle: &Puzzle, tree: &mut Tree) -> bool {
    let root = puzzle.goal_blank();
    let mut goals = puzzle.destinations().to_vec();
    let mut blank = puzzle.start_blank();
    if tree.depth[blank.usize()].is_none() {
        return false;
    }
    while let Some(parent) = tree.parent[blank.usize()] {
        goals.swap(blank.usize(), parent.usize());
        blank = parent;
    }
    // The places of each set, in row-major order.
    let mut places: BTreeMap<CellIdx, Vec<CellIdx>> = BTreeMap::new();
    for cell in puzzle.shape().iter().filter(|&cell| cell != root) {
        let goal = goals[cell.usize()];
        if tree.depth[cell.usize()].is_none() {
            if goal != cell {
                return false;
            }
            continue;
        }
        let set = tree.set(cell);
        if tree.depth[goal.usize()].is_none() || goal == root || tree.set(goal) != set {
            return false;
        }
        places.entry(set).or_default().push(cell);
    }
    let mut edges: BTreeMap<CellIdx, usize> = BTreeMap::new();
    for cell in puzzle.free().iter() {
        if tree.depth[cell.usize()].is_none() {
            continue;
        }
        for near in puzzle.free().neighbours(cell).filter(|&near| cell < near) {
            // A tree edge is that of its lower cell; the edges up from both ends of any other are on its cycle.
            let lower = if tree.parent[cell.usize()] == Some(near) { cell } else { near };
            *edges.entry(tree.set(lower)).or_default() += 1;
        }
    }
    places.iter().all(|(&set, places)| {
        let cells = places.len() + 1;
        if edges.get(&set) == Some(&cells) {
            is_turn(puzzle, places, tree.top[set.usize()], &goals)
        } else {
            let mut goals: Vec<CellIdx> = places.iter().map(|place| goals[place.usize()]).collect();
            inversions(&mut goals).is_multiple_of(2)
        }
    })
}

/// Walks around the ring from `entrance` and sees whether all tiles must go the same number of places on.
fn is_turn(puzzle: &Puzzle, places: &[CellIdx], entrance: CellIdx, goals: &[CellIdx]) -> bool {
    let mut left: BTreeSet<CellIdx> = places.iter().copied().collect();
    let mut around = Vec::new();
    let mut at = entrance;
    while let Some(next) = puzzle.free().neighbours(at).find(|near| left.contains(near)) {
        left.remove(&next);
        around.push(next);
        at = next;
    }
    let place_of: BTreeMap<CellIdx, usize> = around.iter().copied().zip(0..).collect();
    let turn = |place: usize| {
        let goal = place_of.get(&goals[around[place].usize()]);
        goal.map(|goal| (goal + around.len() - place) % around.len())
    };
    left.is_empty() && (0..around.len()).all(|place| turn(place).is_some() && turn(place) == turn(0))
}

/// Sorts by merging runs of 1, 2, 4 and so on, and counts the pairs that were in the wrong order.
fn inversions(items: &mut Vec<CellIdx>) -> u64 {
    let mut count = 0;
    let mut width = 1;
    while width < items.len() {
        let mut merged = Vec::with_capacity(items.len());
        for pair in items.chunks(2 * width) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            while let (Some(first), Some(second)) = (left.first(), right.first()) {
                if first <= second {
                    merged.push(*first);
                    left = &left[1..];
                } else {
                    count += left.len() as u64;
                    merged.push(*second);
                    right = &right[1..];
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        *items = merged;
        width *= 2;
    }
    count
}
