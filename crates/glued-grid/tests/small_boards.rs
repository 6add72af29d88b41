//! Every small board, with every arrangement, against the whole set of states that moves can reach.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{CellIdx, FreeCells, Shape};
use glued_grid::{Arrangement, Puzzle, solve};
use rustc_hash::FxHashSet;

/// What stands in each cell, 0 for the blank.
type State = Vec<u32>;

/// Every state that can be reached from `start`, by trying every move from every state.
fn reachable(free: &FreeCells, start: &State) -> FxHashSet<State> {
    let mut seen = FxHashSet::from_iter([start.clone()]);
    let mut todo = vec![start.clone()];
    while let Some(state) = todo.pop() {
        let blank = state.iter().position(|&tile| tile == 0).unwrap();
        for to in free.neighbours(CellIdx::new(blank as u32)) {
            let mut next = state.clone();
            next.swap(blank, to.usize());
            if seen.insert(next.clone()) {
                todo.push(next);
            }
        }
    }
    seen
}

/// The next order of `items` in lexicographic order, until they are in descending order.
fn next_order(items: &mut [u32]) -> bool {
    let Some(pivot) = items.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let larger = items.iter().rposition(|&item| items[pivot] < item).unwrap();
    items.swap(pivot, larger);
    items[pivot + 1..].reverse();
    true
}

/// The counts of what was compared.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    boards: usize,
    arrangements: usize,
    possible: usize,
}

/// Compares, on every board of this shape with at most `most_free` free cells, every arrangement of the tiles on free cells, with the
/// blank in the corner: can it be brought home?
fn compare_homeward(rows: u32, cols: u32, most_free: usize) -> Count {
    let shape = Shape::new(rows, cols).unwrap();
    let home = Arrangement::home(shape);
    let mut count = Count::default();
    for picture in 0_u32..1 << (shape.cells() - 1) {
        let free = FreeCells::new(shape, |cell| cell == shape.last() || picture >> cell.get() & 1 == 1);
        let cells: Vec<usize> = free.iter().map(CellIdx::usize).filter(|&cell| cell != shape.last().usize()).collect();
        if most_free < cells.len() + 1 {
            continue;
        }
        count.boards += 1;
        // Moves can be undone, so what can be reached from home is what can be brought home.
        let reached = reachable(&free, &home.as_slice().to_vec());
        let mut order: Vec<u32> = cells.iter().map(|&cell| cell as u32 + 1).collect();
        loop {
            let mut state = home.as_slice().to_vec();
            for (&cell, &tile) in cells.iter().zip(&order) {
                state[cell] = tile;
            }
            let is_possible = reached.contains(&state);
            let start = Arrangement::new(shape, state).unwrap();
            let puzzle = Puzzle::between(free.clone(), &start, &home).unwrap();
            let answer = solve(&puzzle);
            assert_eq!(answer.outcome(), is_possible, "{puzzle}");
            assert_eq!(answer.verify(&puzzle), Ok(()), "{puzzle}");
            count.arrangements += 1;
            count.possible += usize::from(is_possible);
            if !next_order(&mut order) {
                break;
            }
        }
    }
    count
}

/// Compares, on every board of this shape with at most `most_free` free cells, every start with the blank in any free cell and every goal of the
/// tiles on free cells, the blank among them.
fn compare_any(rows: u32, cols: u32, most_free: usize) -> Count {
    let shape = Shape::new(rows, cols).unwrap();
    let mut count = Count::default();
    for picture in 1_u32..1 << shape.cells() {
        let free = FreeCells::new(shape, |cell| picture >> cell.get() & 1 == 1);
        let cells: Vec<usize> = free.iter().map(CellIdx::usize).collect();
        if most_free < cells.len() {
            continue;
        }
        count.boards += 1;
        for &blank in &cells {
            let mut start_state: State = (1..=shape.cells() as u32).collect();
            start_state[blank] = 0;
            let reached = reachable(&free, &start_state);
            let start = Arrangement::new(shape, start_state.clone()).unwrap();
            let mut order: Vec<u32> = cells.iter().map(|&cell| start_state[cell]).collect();
            order.sort_unstable();
            loop {
                let mut state = start_state.clone();
                for (&cell, &tile) in cells.iter().zip(&order) {
                    state[cell] = tile;
                }
                let is_possible = reached.contains(&state);
                let goal = Arrangement::new(shape, state).unwrap();
                let puzzle = Puzzle::between(free.clone(), &start, &goal).unwrap();
                let answer = solve(&puzzle);
                assert_eq!(answer.outcome(), is_possible, "{puzzle}");
                assert_eq!(answer.verify(&puzzle), Ok(()), "{puzzle}");
                count.arrangements += 1;
                count.possible += usize::from(is_possible);
                if !next_order(&mut order) {
                    break;
                }
            }
        }
    }
    count
}

#[test]
fn every_board_up_to_3_x_3_brought_home() {
    // Boards: all subsets of the other cells. Arrangements: sum over k of C(8, k) k!.
    let count = compare_homeward(3, 3, 9);
    assert_eq!((count.boards, count.arrangements), (256, 109_601));
    let count = compare_homeward(2, 4, 8);
    assert_eq!((count.boards, count.arrangements), (128, 13_700));
    let count = compare_homeward(1, 7, 7);
    assert_eq!((count.boards, count.arrangements), (64, 1_957));
    // Nothing moves in a single row.
    assert_eq!(count.possible, 64);
}

#[test]
fn boards_of_3_x_4_with_up_to_7_free_cells_brought_home() {
    // Sum over k up to 6 of C(11, k), and of C(11, k) k!.
    for (rows, cols) in [(3, 4), (4, 3)] {
        let count = compare_homeward(rows, cols, 7);
        assert_eq!((count.boards, count.arrangements), (1_486, 397_112));
    }
}

#[test]
fn small_boards_from_any_start_to_any_goal() {
    // Sum over k of C(cells, k) k k!.
    let count = compare_any(2, 3, 6);
    assert_eq!((count.boards, count.arrangements), (63, 9_786));
    let count = compare_any(3, 3, 5);
    assert_eq!((count.boards, count.arrangements), (381, 89_361));
}

#[test]
fn what_one_block_can_do() {
    let possible = |rows, cols, pictured: &str| {
        let shape = Shape::new(rows, cols).unwrap();
        let free = FreeCells::new(shape, |cell| pictured.as_bytes()[cell.usize()] == b'.');
        let home = Arrangement::home(shape).as_slice().to_vec();
        reachable(&free, &home).iter().filter(|state| state[shape.last().usize()] == 0).count()
    };
    // Two cells; a bare cycle of four, of eight; a richer block of six.
    assert_eq!(possible(1, 2, ".."), 1);
    assert_eq!(possible(2, 2, "...."), 3);
    assert_eq!(possible(3, 3, "....#...."), 7);
    assert_eq!(possible(2, 3, "......"), 60);
}
