//! Distances from a few landmarks: a better guide on boards where walls make the straight way useless.
//!
//! The states of a block and the steps between them are a graph without direction: sliding back costs what sliding
//! costs, and so does changing sides back. So by the triangle inequality the difference of two states' distances from a
//! third, the landmark, is a lower bound of the way between them (Goldberg and Harrelson, "Computing the shortest path:
//! A* search meets graph theory", 2005).
//!
//! Finding the distances from a landmark takes a search over all states of its block. So that is only done once earlier
//! searches have shown that they take as long.

use core_grid::{BlockId, CellIdx, Coord, Direction};
use rustc_hash::FxHashMap;

use super::metric::open_board;
use super::queue::Queue;
use super::turns::Turns;
use crate::input::{EXITS, Prepared};

/// The most landmarks of a block.
const MOST: usize = 4;

/// How many of them guide a search: those that promise most where it begins.
const IN_USE: usize = 2;

/// The distances from landmarks that were found so far on one board.
#[derive(Debug, Default)]
pub(super) struct Landmarks {
    /// `tables[k][state]`: one more than the distance from the landmark number `k` of the state's block, or `u32::MAX`
    /// where that is less; 0 where it has not been found. A block's states are its own, so one table does for all blocks.
    tables: Vec<Vec<u32>>,
    blocks: FxHashMap<BlockId, Block>,
    queue: Queue,
}

/// What was found of a block, and what it cost to search it.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    /// How many tables hold its distances.
    count: usize,
    /// The states that were taken by searches since the last table.
    taken: u64,
    /// The cells that the blank's walks around the tile took meanwhile.
    walked: u64,
    /// The next landmark: the state farthest from those so far.
    next: Option<u32>,
}

impl Landmarks {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tables.clear();
        self.blocks.clear();
    }

    /// The guide to `target` for a search from `tile`, both cells of `block`.
    pub(super) fn guide(&self, board: &Prepared, block: BlockId, tile: CellIdx, target: CellIdx) -> Guide<'_> {
        let count = self.blocks.get(&block).map_or(0, |block| block.count);
        let sides = |cell| Direction::ALL.into_iter().filter(move |&side| board.block(cell, side) == Some(block));
        let mut bounds = [Bound::default(); IN_USE];
        let mut promises = [0; IN_USE];
        let start = sides(tile).next().map_or(0, |side| state(tile, side));
        for table in &self.tables[..count] {
            let distances = sides(target).map(|side| table[state(target, side) as usize]);
            let (least, most) = distances.fold((u32::MAX, 0), |(least, most), next| (least.min(next), most.max(next)));
            let mut bound = Bound { table, least, most };
            let mut promise = bound.at(start);
            for (other, others) in bounds.iter_mut().zip(&mut promises) {
                if *others < promise {
                    std::mem::swap(other, &mut bound);
                    std::mem::swap(others, &mut promise);
                }
            }
        }
        let count = promises.iter().filter(|&&promise| promise != 0).count();
        Guide { goal: board.free.shape().coord(target), bounds, count }
    }

    /// Notes that a search in `block` took so many states, where at best it would have taken `steps` of them; finds the
    /// distances from one more landmark when that is due.
    pub(super) fn note(&mut self, board: &Prepared, turns: &mut Turns, id: BlockId, taken: u64, steps: u64) {
        if taken <= 4 * steps {
            return;
        }
        let block = self.blocks.entry(id).or_default();
        block.taken += taken;
        block.walked += turns.take_walked();
        // A table takes a search over all states, and the walks that this needs.
        let states = u64::from(board.size(id)) << block.count;
        if MOST <= block.count || block.taken < states + states.saturating_mul(block.walked) / block.taken {
            return;
        }
        (block.taken, block.walked) = (0, 0);
        self.add(board, turns, id);
    }

    /// Finds the distances from one more landmark of a block, of which there must be fewer than the most.
    fn add(&mut self, board: &Prepared, turns: &mut Turns, id: BlockId) {
        let block = self.blocks.entry(id).or_default();
        let landmark = match block.next {
            Some(state) => state,
            None => match board.state_of(id) {
                Some((cell, side)) => state(cell, side),
                None => return,
            },
        };
        let count = block.count;
        block.count += 1;
        if self.tables.len() == count {
            self.tables.push(vec![0; 4 * board.free.shape().cells()]);
        }
        let farthest = self.find(board, turns, count, landmark);
        if let Some(block) = self.blocks.get_mut(&id) {
            block.next = Some(farthest);
        }
    }

    /// Finds the distances from as many landmarks of a block as there may be, however easy the searches in it are.
    #[cfg(any(test, feature = "reference"))]
    pub(super) fn fill(&mut self, board: &Prepared, turns: &mut Turns, id: BlockId) {
        while self.blocks.get(&id).is_none_or(|block| block.count < MOST) {
            self.add(board, turns, id);
        }
    }

    /// Fills table number `number` with the distances from `landmark`, in all states of its block; gives the one that is
    /// farthest from all landmarks so far.
    ///
    /// States are settled in pairs, before a slide and after it: when the nearer of the two is reached by a slide, the
    /// other is known to be one less, and need not be searched from.
    fn find(&mut self, board: &Prepared, turns: &mut Turns, number: usize, landmark: u32) -> u32 {
        let shape = board.free.shape();
        let (earlier, table) = self.tables.split_at_mut(number);
        let table = &mut table[0];
        let queue = &mut self.queue;
        let colour = |cell: CellIdx| {
            let Coord { row, col } = shape.coord(cell);
            u64::from(row ^ col) & 1
        };
        // Keys must be all even: to odd distances 1 is added, which a step never makes up for.
        let home = colour(cell_of(landmark));
        let odd = |cell| colour(cell) ^ home;
        queue.restart(0);
        let (start, side) = (cell_of(landmark), side_of(landmark));
        table[landmark as usize] = 1;
        queue.push(2, state(board.step(start, side), side.opposite()));
        expand(board, turns, queue, table, landmark, 0, &odd);
        let mut farthest = (0, landmark);
        while let Some((key, state)) = queue.pop() {
            let distance = key - odd(cell_of(state));
            let before = partner(board, state) as usize;
            let least = u32::try_from(distance).unwrap_or(u32::MAX);
            if table[state as usize] != 0 {
                // Of two slides to and fro at the same distance, each has the other's end before it.
                table[before] = table[before].min(least);
                continue;
            }
            table[state as usize] = u32::try_from(distance + 1).unwrap_or(u32::MAX);
            table[before] = least;
            let nearest = earlier.iter().map(|table| table[state as usize]).min();
            farthest = farthest.max((nearest.unwrap_or(u32::MAX).min(table[state as usize]), state));
            expand(board, turns, queue, table, state, distance, &odd);
        }
        farthest.1
    }
}

/// Enters all states one change of sides and one slide from `state`.
fn expand(
    board: &Prepared,
    turns: &mut Turns,
    queue: &mut Queue,
    table: &[u32],
    from: u32,
    distance: u64,
    odd: &impl Fn(CellIdx) -> u64,
) {
    let (cell, side) = (cell_of(from), side_of(from));
    for to in Direction::ALL {
        if EXITS[side.index()][board.joined(cell) as usize] >> to as u8 & 1 == 1 {
            let next = board.step(cell, to);
            let after = state(next, to.opposite());
            if table[after as usize] == 0 {
                let turn = turns.cost(board, cell, side, to);
                queue.push(distance + u64::from(turn) + 1 + odd(next), after);
            }
        }
    }
}

const fn state(cell: CellIdx, side: Direction) -> u32 {
    4 * cell.get() + side as u32
}

const fn cell_of(state: u32) -> CellIdx {
    CellIdx::new(state / 4)
}

const fn side_of(state: u32) -> Direction {
    Direction::from_index((state % 4) as u8)
}

/// The state on the other side of a slide.
fn partner(board: &Prepared, of: u32) -> u32 {
    let side = side_of(of);
    state(board.step(cell_of(of), side), side.opposite())
}

/// Lower bounds of the moves from a state to a target.
#[derive(Debug)]
pub(super) struct Guide<'a> {
    goal: Coord,
    bounds: [Bound<'a>; IN_USE],
    count: usize,
}

/// The distances from a landmark, and the least and the most of them at the target.
#[derive(Clone, Copy, Debug, Default)]
struct Bound<'a> {
    table: &'a [u32],
    least: u32,
    most: u32,
}

impl Bound<'_> {
    #[inline]
    fn at(&self, state: u32) -> u32 {
        let distance = self.table[state as usize];
        distance.saturating_sub(self.most).max(self.least.saturating_sub(distance))
    }
}

impl Guide<'_> {
    /// A lower bound of the moves from a state to the target, even or odd as those are.
    ///
    /// Each bound differs between two states by no more than the moves between them, so their maximum does too. Raising
    /// it by 1 where it cannot be right for its parity keeps that, since the moves between states have parities too.
    #[expect(clippy::inline_always, reason = "asked for each state that is entered; a call costs more than the answer")]
    #[inline(always)]
    pub(super) fn rest(&self, cell: CellIdx, at: Coord, side: Direction) -> u64 {
        let open = open_board(at, side, self.goal);
        let mut best = open;
        for bound in &self.bounds[..self.count] {
            best = best.max(bound.at(state(cell, side)));
        }
        u64::from(best) + u64::from((best ^ open) & 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use core_grid::families::Rng;

    use super::super::floods::steps_from;
    use super::*;
    use crate::families::FAMILIES;

    /// The steps from state to state of a block: slides, and changes of sides by a plain flood.
    fn steps(board: &Prepared, block: BlockId) -> Vec<(u32, u32, u32)> {
        let mut steps = Vec::new();
        for cell in board.free.iter() {
            let sides = || board.free.sides(cell).iter().filter(|&side| board.block(cell, side) == Some(block));
            for from in sides() {
                steps.push((state(cell, from), partner(board, state(cell, from)), 1));
                let around = steps_from(board, Some(cell), board.step(cell, from));
                for to in sides().filter(|&to| to != from) {
                    let turn = around[board.step(cell, to).usize()];
                    let turn = turn.expect("edges of one block lie on a common cycle");
                    steps.push((state(cell, from), state(cell, to), turn));
                }
            }
        }
        steps
    }

    /// The distances of all states from the nearest of `starts`, by relaxing all steps until nothing changes.
    fn by_relaxation(steps: &[(u32, u32, u32)], starts: &[u32]) -> BTreeMap<u32, u32> {
        let mut distances: BTreeMap<u32, u32> = starts.iter().map(|&start| (start, 0)).collect();
        let mut is_changed = true;
        while std::mem::take(&mut is_changed) {
            for &(from, to, cost) in steps {
                let Some(&distance) = distances.get(&from) else {
                    continue;
                };
                let known = distances.entry(to).or_insert(u32::MAX);
                if distance + cost < *known {
                    *known = distance + cost;
                    is_changed = true;
                }
            }
        }
        distances
    }

    /// On boards of each family, all tables of all blocks hold plain distances in all states of the block; and no guide
    /// overestimates, or is even where the moves are odd.
    #[test]
    fn tables_hold_distances_and_guides_never_overestimate() {
        let mut rng = Rng::new(4);
        let (mut in_tables, mut guided) = (0, 0);
        for family in FAMILIES {
            for size in [4, 7, 11] {
                let games = family.instance(size, 2);
                let board = games.board().prepared();
                let shape = board.free.shape();
                let (mut landmarks, mut turns) = (Landmarks::default(), Turns::default());
                turns.resize(shape.cells());
                let mut blocks: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
                let mut ids = BTreeMap::new();
                for cell in board.free.iter() {
                    for side in board.free.sides(cell).iter() {
                        let id = board.block(cell, side).expect("an open side is in a block");
                        ids.insert(id.usize() as u32, id);
                        blocks.entry(id.usize() as u32).or_default().push(state(cell, side));
                    }
                }
                for (number, states) in &blocks {
                    let id = ids[number];
                    landmarks.fill(board, &mut turns, id);
                    let steps = steps(board, id);
                    for table in &landmarks.tables[..MOST] {
                        let landmark = *states.iter().find(|&&state| table[state as usize] == 1).expect("the landmark");
                        let distances = by_relaxation(&steps, &[landmark]);
                        assert!(distances.keys().eq(states), "{} {size}", family.name);
                        for (&state, &distance) in &distances {
                            assert_eq!(table[state as usize], distance + 1, "{} {size} {state}", family.name);
                            in_tables += 1;
                        }
                    }
                    for _ in 0..6 {
                        let [tile, target] = [0; 2].map(|_| cell_of(states[rng.index(states.len())]));
                        let at_target: Vec<u32> =
                            states.iter().copied().filter(|&state| cell_of(state) == target).collect();
                        let guide = landmarks.guide(board, id, tile, target);
                        for (state, distance) in by_relaxation(&steps, &at_target) {
                            let cell = cell_of(state);
                            let rest = guide.rest(cell, shape.coord(cell), side_of(state));
                            let context = (family.name, size, state, rest, distance);
                            assert!(rest <= u64::from(distance), "{context:?}");
                            assert_eq!(rest % 2, u64::from(distance) % 2, "{context:?}");
                            guided += 1;
                        }
                    }
                }
            }
        }
        assert!(10_000 < in_tables && 10_000 < guided, "{in_tables} and {guided} states");
    }

    /// A table is found when searches have taken as many states as the block has, each next one after twice as many.
    #[test]
    fn tables_are_found_once_searches_prove_hard() {
        let games = FAMILIES.iter().find(|family| family.name == "spiral").expect("a family").instance(12, 1);
        let board = games.board().prepared();
        let cell = board.free.iter().next().expect("a free cell");
        let side = board.free.sides(cell).iter().next().expect("an open side");
        let id = board.block(cell, side).expect("an open side is in a block");
        let (mut landmarks, mut turns) = (Landmarks::default(), Turns::default());
        turns.resize(board.free.shape().cells());
        let size = u64::from(board.size(id));
        landmarks.note(board, &mut turns, id, 40, 10);
        assert!(landmarks.blocks.is_empty(), "four states a step are no hardship");
        for count in 0..MOST {
            // What walks take is only known from here on.
            turns.take_walked();
            landmarks.note(board, &mut turns, id, (size << count) - 1, 0);
            assert_eq!(landmarks.blocks[&id].count, count);
            landmarks.note(board, &mut turns, id, 1, 0);
            assert_eq!(landmarks.blocks[&id].count, count + 1);
        }
        landmarks.note(board, &mut turns, id, u64::from(u32::MAX), 0);
        assert_eq!(landmarks.blocks[&id].count, MOST);
    }
}
