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
use super::search::Search;
use super::turns::Turns;
use crate::input::Prepared;

/// The most landmarks of a block.
const MOST: usize = 4;

/// How many of them guide a search: those that promise most where it begins.
const IN_USE: usize = 2;

/// On boards with more cells than this, where most memory of a table is touched for the first time, it takes twice as long a
/// state as other searches.
const LARGE: usize = 1 << 22;

/// The distances from landmarks that were found so far on one board.
#[derive(Debug, Default)]
pub(super) struct Landmarks {
    /// `tables[k][edge]`: how much nearer the farther of the edge's two states is to the landmark number `k` of its block than
    /// `FAR`, the nearer one being 1 nearer still; 0 where it is no nearer, or that has not been looked for. A block's edges
    /// are its own, so one table does for all blocks.
    tables: Vec<Vec<u32>>,
    blocks: FxHashMap<BlockId, Block>,
}

/// Distances are only looked for below this one, so that there is room above it.
const FAR: u32 = 1 << 31;

/// A cell of the tile, and the side of the blank.
type State = (CellIdx, Direction);

/// What finding distances needs.
type Memory<'a> = (&'a mut Search, &'a mut Turns);

/// What was found of a block, and what it cost to search it.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    /// How many tables hold its distances.
    count: usize,
    /// By table: the colour of the landmark's cell.
    colours: [u32; MOST],
    /// The states that were taken by searches since the last table.
    taken: u64,
    /// The cells that the blank's walks around the tile took meanwhile.
    walked: u64,
    /// The next landmark: the state farthest from those so far.
    next: Option<State>,
}

impl Landmarks {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tables.clear();
        self.blocks.clear();
    }

    /// The guide to `target` for a search from `tile`, both cells of `block`.
    pub(super) fn guide<'a>(&'a self, board: &'a Prepared, id: BlockId, tile: CellIdx, target: CellIdx) -> Guide<'a> {
        let block = self.blocks.get(&id).copied().unwrap_or_default();
        let sides = |cell| Direction::ALL.into_iter().filter(move |&side| board.block(cell, side) == Some(id));
        let shape = board.free.shape();
        let goal = shape.coord(target);
        let mut bounds = [Bound::default(); IN_USE];
        let mut promises = [0; IN_USE];
        for (table, home) in self.tables.iter().zip(block.colours).take(block.count) {
            let (mut least, mut most) = (FAR, 0);
            for side in sides(target) {
                let distance = distance(table, board.edge(target, side), home ^ colour(goal));
                least = least.min(distance);
                most = most.max(distance);
            }
            let mut bound = Bound { table, before: FAR - least, beyond: (FAR - 1).saturating_sub(most) };
            let mut promise = sides(tile).next().map_or(0, |side| bound.at(board.edge(tile, side)));
            for (other, others) in bounds.iter_mut().zip(&mut promises) {
                if *others < promise {
                    std::mem::swap(other, &mut bound);
                    std::mem::swap(others, &mut promise);
                }
            }
        }
        let count = promises.iter().filter(|&&promise| promise != 0).count();
        Guide { board, goal, bounds, count }
    }

    /// Notes that a search in `block` took so many states, where at best it would have taken `steps` of them; finds the
    /// distances from one more landmark when that is due.
    pub(super) fn note(&mut self, board: &Prepared, memory: Memory<'_>, id: BlockId, taken: u64, steps: u64) {
        if taken <= 4 * steps {
            return;
        }
        let block = self.blocks.entry(id).or_default();
        block.taken += taken;
        block.walked += memory.1.take_walked();
        // A table takes a search over all states, and the walks that this needs.
        let is_large = LARGE < board.free.shape().cells();
        let states = u64::from(board.size(id)) << (block.count + usize::from(is_large));
        if MOST <= block.count || block.taken < states + states.saturating_mul(block.walked) / block.taken {
            return;
        }
        (block.taken, block.walked) = (0, 0);
        self.add(board, memory, id);
    }

    /// Finds the distances from one more landmark of a block, of which there must be fewer than the most.
    fn add(&mut self, board: &Prepared, memory: Memory<'_>, id: BlockId) {
        let block = self.blocks.entry(id).or_default();
        let landmark = match block.next {
            Some(state) => state,
            None => match board.state_of(id) {
                Some(state) => state,
                None => return,
            },
        };
        let count = block.count;
        block.colours[count] = colour(board.free.shape().coord(landmark.0));
        block.count += 1;
        if self.tables.len() == count {
            self.tables.push(vec![0; 2 * board.free.shape().cells()]);
        }
        let farthest = self.find(board, memory, count, landmark);
        if let Some(block) = self.blocks.get_mut(&id) {
            block.next = Some(farthest);
        }
    }

    /// Finds the distances from as many landmarks of a block as there may be, however easy the searches in it are.
    #[cfg(any(test, feature = "reference"))]
    pub(super) fn fill(&mut self, board: &Prepared, (search, turns): Memory<'_>, id: BlockId) {
        while self.blocks.get(&id).is_none_or(|block| block.count < MOST) {
            self.add(board, (search, turns), id);
        }
    }

    /// Fills table number `number` with the distances from `landmark` in its block; gives the state that is farthest from all
    /// landmarks so far.
    fn find(&mut self, board: &Prepared, (search, turns): Memory<'_>, number: usize, landmark: State) -> State {
        let (earlier, table) = self.tables.split_at_mut(number);
        let table = &mut table[0];
        let mut farthest = (0, landmark);
        search.distances(board, landmark, turns, |(cell, side), moves| {
            let place = board.edge(cell, side);
            let Some(distance) = u32::try_from(moves).ok().filter(|&moves| moves < FAR) else {
                return false;
            };
            // The state before the slide is 1 nearer, but that the landmark itself was not come to by a slide.
            table[place] = FAR - distance.max(1);
            let nearest = earlier.iter().map(|table| FAR - 1 - table[place]).fold(distance, u32::min);
            if farthest.0 < nearest {
                farthest = (nearest, (cell, side));
            }
            true
        });
        farthest.1
    }
}

/// Cells beside each other have different colours, 0 and 1.
pub(super) const fn colour(at: Coord) -> u32 {
    (at.row ^ at.col) & 1
}

/// The distance from a landmark of the state of an edge with the tile on its cell that has a different colour than the
/// landmark's, or on that of the same; no more than `FAR`.
fn distance(table: &[u32], edge: usize, is_odd: u32) -> u32 {
    let farther = FAR - table[edge];
    // Distances to cells of one colour are all even or all odd. So of two that differ by 1, one is right.
    farther - ((farther ^ is_odd) & 1)
}

/// Lower bounds of the moves from a state to a target.
pub(super) struct Guide<'a> {
    board: &'a Prepared,
    goal: Coord,
    bounds: [Bound<'a>; IN_USE],
    count: usize,
}

/// The distances from a landmark, and those of the target from it.
#[derive(Clone, Copy, Debug, Default)]
struct Bound<'a> {
    table: &'a [u32],
    /// How much nearer than `FAR` the target is, with the blank on the best side.
    before: u32,
    /// And how much more than 1 nearer with it on the worst.
    beyond: u32,
}

impl Bound<'_> {
    /// A lower bound of the moves from the states of an edge to the target; for the one that this is not the right bound for, 1
    /// less than that.
    #[inline]
    fn at(&self, edge: usize) -> u32 {
        let nearer = self.table[edge];
        nearer.saturating_sub(self.before).max(self.beyond.saturating_sub(nearer))
    }
}

impl Guide<'_> {
    /// A lower bound of the moves from a state to the target, even or odd as those are.
    ///
    /// Each bound differs between two states by no more than the moves between them, so their maximum does too. Raising
    /// it by 1 where it cannot be right for its parity keeps that, since the moves between states have parities too; and it
    /// makes up for the bound of an edge that is 1 less for one of its states.
    #[expect(clippy::inline_always, reason = "asked for each state that is entered; a call costs more than the answer")]
    #[inline(always)]
    pub(super) fn rest(&self, cell: CellIdx, at: Coord, side: Direction) -> u64 {
        let open = open_board(at, side, self.goal);
        if self.count == 0 {
            return u64::from(open);
        }
        let edge = self.board.edge(cell, side);
        let best = self.bounds[..self.count].iter().fold(open, |best, bound| best.max(bound.at(edge)));
        u64::from(best) + u64::from((best ^ open) & 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use core_grid::families::Rng;
    use core_grid::{FreeCells, Shape};

    use super::super::floods::steps_from;
    use super::*;
    use crate::Board;
    use crate::families::FAMILIES;

    /// The steps from state to state of a block: slides, and changes of sides by a plain flood.
    fn steps(board: &Prepared, block: BlockId) -> Vec<(State, State, u32)> {
        let mut steps = Vec::new();
        for cell in board.free.iter() {
            let sides = || board.free.sides(cell).iter().filter(|&side| board.block(cell, side) == Some(block));
            for from in sides() {
                steps.push(((cell, from), (board.step(cell, from), from.opposite()), 1));
                let around = steps_from(board, Some(cell), board.step(cell, from));
                for to in sides().filter(|&to| to != from) {
                    let turn = around[board.step(cell, to).usize()];
                    let turn = turn.expect("edges of one block lie on a common cycle");
                    steps.push(((cell, from), (cell, to), turn));
                }
            }
        }
        steps
    }

    /// The distances of all states from the nearest of `starts`, by relaxing all steps until nothing changes.
    fn by_relaxation(steps: &[(State, State, u32)], starts: &[State]) -> BTreeMap<State, u32> {
        let mut distances: BTreeMap<State, u32> = starts.iter().map(|&start| (start, 0)).collect();
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

    /// All tables of all blocks hold plain distances in all states of the block; and no guide overestimates, or is even where
    /// the moves are odd. Gives the numbers of distances, of bounds, and of bounds that are better than those of an open board.
    fn check_tables(board: &Board, name: &str, rng: &mut Rng) -> [u32; 3] {
        let (mut in_tables, mut guided, mut better) = (0, 0, 0);
        let board = board.prepared();
        let shape = board.free.shape();
        let (mut landmarks, mut search, mut turns) = (Landmarks::default(), Search::default(), Turns::default());
        search.resize(shape.cells());
        turns.fit(board);
        let mut blocks: BTreeMap<u32, Vec<State>> = BTreeMap::new();
        let mut ids = BTreeMap::new();
        for cell in board.free.iter() {
            for side in board.free.sides(cell).iter() {
                let id = board.block(cell, side).expect("an open side is in a block");
                ids.insert(id.usize() as u32, id);
                blocks.entry(id.usize() as u32).or_default().push((cell, side));
            }
        }
        for (number, states) in &blocks {
            let id = ids[number];
            landmarks.fill(board, (&mut search, &mut turns), id);
            let steps = steps(board, id);
            for (table, home) in landmarks.tables.iter().zip(landmarks.blocks[&id].colours) {
                let in_table =
                    |&(cell, side): &State| distance(table, board.edge(cell, side), home ^ colour(shape.coord(cell)));
                let landmark = states.iter().copied().find(|state| in_table(state) == 0);
                let distances = by_relaxation(&steps, &[landmark.expect("the landmark")]);
                assert!(distances.keys().eq(states), "{name}");
                for (state, &distance) in &distances {
                    assert_eq!(in_table(state), distance, "{name} {state:?}");
                    in_tables += 1;
                }
            }
            for _ in 0..6 {
                let [tile, target] = [0; 2].map(|_| states[rng.index(states.len())].0);
                let at_target: Vec<State> = states.iter().copied().filter(|&(cell, _)| cell == target).collect();
                let guide = landmarks.guide(board, id, tile, target);
                for ((cell, side), distance) in by_relaxation(&steps, &at_target) {
                    let rest = guide.rest(cell, shape.coord(cell), side);
                    let context = (name, cell, side, rest, distance);
                    assert!(rest <= u64::from(distance), "{context:?}");
                    assert_eq!(rest % 2, u64::from(distance) % 2, "{context:?}");
                    guided += 1;
                    better += u32::from(u64::from(open_board(shape.coord(cell), side, shape.coord(target))) < rest);
                }
            }
        }
        [in_tables, guided, better]
    }

    #[test]
    fn tables_hold_distances_and_guides_never_overestimate() {
        let mut rng = Rng::new(4);
        let mut counts = [0; 3];
        let mut check = |board: &Board, name: &str, rng: &mut Rng| {
            let more = check_tables(board, name, rng);
            counts = [0, 1, 2].map(|count| counts[count] + more[count]);
        };
        for family in FAMILIES {
            for size in [4, 7, 11, 21] {
                check(family.instance(size, 2).board(), family.name, &mut rng);
            }
        }
        for number in 0..150 {
            let shape = Shape::new(9, 12 + number % 8).expect("a small board");
            let fixed = 25 + u64::from(number % 15);
            let free: Vec<bool> = shape.iter().map(|_| !rng.chance(fixed, 100)).collect();
            let board = Board::new(shape, |at| shape.index(at).is_some_and(|cell| free[cell.usize()]));
            check(&board.expect("a small board"), "drawn", &mut rng);
        }
        let [in_tables, guided, better] = counts;
        assert!(100_000 < in_tables && 100_000 < guided && guided < 3 * better, "{counts:?}");
    }

    /// Boards where a state is as far by a turn that was put off up to its very cost, two steps more than a small window
    /// shows, as by a slide: a ring of 20 cells, and rooms around it that make other turns cheap. Turns are forgotten before
    /// each search, as only those that are not yet known are put off. Were these not ahead by 2, 83 distances would be wrong.
    #[test]
    fn distances_where_turns_are_put_off_to_a_tie() {
        let mut rng = Rng::new(1);
        let mut distances = 0;
        for number in 0..400 {
            let shape = Shape::new(8 + number % 2, 8 + number % 3).expect("a small board");
            let (rows, cols) = if number % 3 == 1 { (5, 7) } else { (6, 6) };
            let chance = 35 + u64::from(number % 7) * 5;
            let cells = shape.iter().map(|cell| shape.coord(cell)).map(|at| match (at.row, at.col) {
                (row, col) if (1..=rows).contains(&row) && (1..=cols).contains(&col) => {
                    row == 1 || col == 1 || row == rows || col == cols || rng.chance(8, 100)
                }
                _ => rng.chance(chance, 100),
            });
            let free: Vec<bool> = cells.collect();
            let board = Prepared::new(FreeCells::new(shape, |cell| free[cell.usize()]));
            let on_ring = shape.index(Coord::new(1, 1)).expect("a cell of the ring");
            let block = board.block(on_ring, Direction::Right).expect("the block of the ring");
            let steps = steps(&board, block);
            for _ in 0..10 {
                let (landmark, ..) = steps[rng.index(steps.len())];
                let plain = by_relaxation(&steps, &[landmark]);
                let (mut search, mut turns) = (Search::default(), Turns::default());
                search.resize(shape.cells());
                turns.fit(&board);
                search.distances(&board, landmark, &mut turns, |state, moves| {
                    assert_eq!(u64::from(plain[&state]), moves, "{free:?} {landmark:?} {state:?}");
                    distances += 1;
                    true
                });
            }
        }
        assert!(100_000 < distances, "{distances} distances");
    }

    /// A table is found when searches have taken as many states as the block has, each next one after twice as many.
    #[test]
    fn tables_are_found_once_searches_prove_hard() {
        let games = FAMILIES.iter().find(|family| family.name == "spiral").expect("a family").instance(12, 1);
        let board = games.board().prepared();
        let cell = board.free.iter().next().expect("a free cell");
        let side = board.free.sides(cell).iter().next().expect("an open side");
        let id = board.block(cell, side).expect("an open side is in a block");
        let (mut landmarks, mut search, mut turns) = (Landmarks::default(), Search::default(), Turns::default());
        search.resize(board.free.shape().cells());
        turns.fit(board);
        let mut note = |landmarks: &mut Landmarks, turns: &mut Turns, taken, steps| {
            landmarks.note(board, (&mut search, turns), id, taken, steps);
        };
        let size = u64::from(board.size(id));
        note(&mut landmarks, &mut turns, 40, 10);
        assert!(landmarks.blocks.is_empty(), "four states a step are no hardship");
        for count in 0..MOST {
            // What walks take is only known from here on.
            turns.take_walked();
            note(&mut landmarks, &mut turns, (size << count) - 1, 0);
            assert_eq!(landmarks.blocks[&id].count, count);
            note(&mut landmarks, &mut turns, 1, 0);
            assert_eq!(landmarks.blocks[&id].count, count + 1);
        }
        note(&mut landmarks, &mut turns, u64::from(u32::MAX), 0);
        assert_eq!(landmarks.blocks[&id].count, MOST);
    }
}
