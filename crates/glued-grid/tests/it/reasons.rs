//! A reason that passes its check is true of every state that moves can reach, whichever reason it is.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::families::Rng;
use core_grid::{CellIdx, Coord, FreeCells, Shape};
use glued_grid::{Answer, Arrangement, Puzzle, Reason, solve};
use rustc_hash::FxHashSet;

/// What stands in each cell, 0 for the blank.
type State = Vec<u32>;

/// Every state that can be reached from the start, by trying every move from every state.
fn reachable(puzzle: &Puzzle) -> FxHashSet<State> {
    let start = puzzle.start().as_slice().to_vec();
    let mut seen = FxHashSet::from_iter([start.clone()]);
    let mut todo = vec![start];
    while let Some(state) = todo.pop() {
        let blank = state.iter().position(|&tile| tile == 0).unwrap();
        for to in puzzle.free().neighbours(CellIdx::new(blank as u32)) {
            let mut next = state.clone();
            next.swap(blank, to.usize());
            if seen.insert(next.clone()) {
                todo.push(next);
            }
        }
    }
    seen
}

/// A puzzle of at most seven free cells, some swaps from where moves lead to.
fn drawn(rng: &mut Rng) -> Puzzle {
    let (rows, cols) = [(1, 5), (2, 2), (2, 3), (3, 2), (3, 3), (3, 3), (2, 5), (3, 4)][rng.index(8)];
    let shape = Shape::new(rows, cols).unwrap();
    let mut cells: Vec<usize> = (0..shape.cells()).collect();
    rng.shuffle(&mut cells);
    cells.truncate(7);
    if rng.chance(1, 4) {
        // A ring, with two cells more where there is room.
        cells = (0..shape.cells()).filter(|&cell| cell != 4).take(8).collect();
        let turn = rng.index(cells.len());
        cells.rotate_left(turn);
    }
    let free = FreeCells::new(shape, |cell| cells.contains(&cell.usize()));
    let mut start: State = (1..=shape.cells() as u32).collect();
    start[cells[0]] = 0;
    let mut goal = start.clone();
    let mut blank = cells[0];
    let steps = if rng.chance(1, 2) { 0 } else { rng.below(30) };
    for _ in 0..steps {
        let near: Vec<CellIdx> = free.neighbours(CellIdx::new(blank as u32)).collect();
        if !near.is_empty() {
            let to = near[rng.index(near.len())].usize();
            goal.swap(blank, to);
            blank = to;
        }
    }
    for _ in 0..rng.below(4) {
        let (a, b) = if rng.chance(4, 5) {
            (cells[rng.index(cells.len())], cells[rng.index(cells.len())])
        } else {
            (rng.index(shape.cells()), rng.index(shape.cells()))
        };
        goal.swap(a, b);
    }
    let blank = goal.iter().position(|&tile| tile == 0).unwrap();
    if !cells.contains(&blank) {
        goal.swap(blank, cells[1]);
    }
    let arrangement = |tiles| Arrangement::new(shape, tiles).unwrap();
    Puzzle::between(free, &arrangement(start), &arrangement(goal)).unwrap()
}

/// The cells that can be reached from `inside` without entering `cut`.
fn part(puzzle: &Puzzle, cut: usize, inside: usize) -> Vec<usize> {
    let mut part = vec![inside];
    let mut next = 0;
    while let Some(&at) = part.get(next) {
        next += 1;
        for near in puzzle.free().neighbours(CellIdx::new(at as u32)) {
            if near.usize() != cut && !part.contains(&near.usize()) {
                part.push(near.usize());
            }
        }
    }
    part
}

/// Whether `from` and `to` are an odd number of swaps apart; they must have the same tiles.
fn is_odd(from: &[u32], to: &[u32]) -> bool {
    let places: Vec<usize> = from.iter().map(|tile| to.iter().position(|other| other == tile).unwrap()).collect();
    let inversions = |place: usize| places[place..].iter().filter(|&&later| later < places[place]).count();
    (0..places.len()).map(inversions).sum::<usize>() % 2 == 1
}

fn place(state: &State, tile: u32) -> Option<usize> {
    state.iter().position(|&other| other == tile)
}

/// Whether what a reason says is so in every state of `reached`.
fn is_true(reason: &Reason, puzzle: &Puzzle, reached: &FxHashSet<State>) -> bool {
    let shape = puzzle.shape();
    let index = |coord: Coord| shape.index(coord).unwrap().usize();
    let goal = puzzle.goal().as_slice().to_vec();
    let home = puzzle.goal_blank().usize();
    let mut at_home = reached.iter().filter(|state| state[home] == 0).peekable();
    match reason {
        Reason::BlankShutOff { from, to } => {
            *from == shape.coord(puzzle.start_blank()) && index(*to) == home && at_home.peek().is_none()
        }
        Reason::StuckTile { cell, tile, expected } => {
            let cell = index(*cell);
            tile != expected && goal[cell] == *expected && reached.iter().all(|state| state[cell] == *tile)
        }
        // The tile is never home, and it can be where it is said to stand, or in the part of that cell.
        Reason::WrongBlock { tile, from, to, cut } => {
            let (from, to, cut) = (index(*from), index(*to), index(*cut));
            let blank_side = if cut == home { vec![cut] } else { [part(puzzle, cut, home), vec![cut]].concat() };
            let side = if blank_side.contains(&from) { blank_side } else { part(puzzle, cut, from) };
            goal[to] == *tile
                && !side.contains(&to)
                && at_home.all(|state| side.iter().any(|&cell| state[cell] == *tile))
        }
        Reason::OddParity { cut, inside } => {
            let part = part(puzzle, index(*cut), index(*inside));
            let tiles = |state: &State| part.iter().map(|&cell| state[cell]).collect::<Vec<u32>>();
            !part.contains(&home)
                && at_home.all(|state| {
                    tiles(state).iter().all(|tile| tiles(&goal).contains(tile)) && is_odd(&tiles(state), &tiles(&goal))
                })
        }
        // The ring is never home; where the blank need not walk, the two tiles on it are never home at once.
        Reason::RingOutOfOrder { ring, first, second } => {
            let ring: Vec<usize> = ring.iter().map(|&cell| index(cell)).collect();
            let start = puzzle.start();
            let pair = [first, second].map(|&cell| start.as_slice()[index(cell)]);
            let is_home = |state: &State, tile| place(state, tile) == place(&goal, tile);
            let has_walked = puzzle.start_blank() != puzzle.goal_blank();
            at_home.all(|state| {
                let is_pair_home = pair.iter().all(|&tile| is_home(state, tile));
                ring.iter().any(|&cell| state[cell] != goal[cell]) && (has_walked || !is_pair_home)
            })
        }
        _ => false,
    }
}

/// Reasons of every kind with every cell: but for the ring, all that name cells and right tiles.
fn reasons(puzzle: &Puzzle) -> Vec<Reason> {
    let cells: Vec<Coord> = puzzle.shape().iter().map(|cell| puzzle.shape().coord(cell)).collect();
    let mut reasons = Vec::new();
    for (&a, cell) in cells.iter().zip(puzzle.shape().iter()) {
        reasons.push(Reason::StuckTile { cell: a, tile: puzzle.start_tile(cell), expected: puzzle.goal_tile(cell) });
        for &b in &cells {
            reasons.push(Reason::BlankShutOff { from: a, to: b });
            reasons.push(Reason::OddParity { cut: a, inside: b });
            for &cut in &cells {
                reasons.push(Reason::WrongBlock { tile: puzzle.goal_tile(cell), from: b, to: a, cut });
            }
        }
    }
    if let Answer::Impossible(Reason::RingOutOfOrder { ring, .. }) = solve(puzzle) {
        for start in 0..ring.len() {
            for is_reversed in [false, true] {
                for len in [ring.len() - 1, ring.len()] {
                    let mut ring = ring.clone();
                    ring.rotate_left(start);
                    if is_reversed {
                        ring.reverse();
                    }
                    ring.truncate(len);
                    for &first in &cells {
                        for &second in &cells {
                            reasons.push(Reason::RingOutOfOrder { ring: ring.clone(), first, second });
                        }
                    }
                }
            }
        }
    }
    reasons
}

#[test]
fn what_passes_is_true() {
    let mut rng = Rng::new(7);
    let mut passed = [0; 5];
    let (mut possible, mut tried) = (0, 0);
    for _ in 0..1_500 {
        let puzzle = drawn(&mut rng);
        let reached = reachable(&puzzle);
        let is_possible = reached.contains(puzzle.goal().as_slice());
        possible += usize::from(is_possible);
        for reason in reasons(&puzzle) {
            tried += 1;
            if reason.verify(&puzzle) == Ok(()) {
                assert!(!is_possible, "{puzzle}{reason:?}");
                assert!(is_true(&reason, &puzzle, &reached), "{puzzle}{reason:?}");
                passed[match reason {
                    Reason::BlankShutOff { .. } => 0,
                    Reason::StuckTile { .. } => 1,
                    Reason::WrongBlock { .. } => 2,
                    Reason::OddParity { .. } => 3,
                    _ => 4,
                }] += 1;
            }
        }
    }
    // Enough of each kind, and many more that do not pass.
    assert!(250 < possible, "{possible}");
    assert!(passed.iter().all(|&passed| 30 < passed), "{passed:?}");
    assert!(10 * passed.iter().sum::<usize>() < tried, "{passed:?} of {tried}");
}
