//! Puzzles that are the same in another guise have the same answer.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{CellIdx, Coord, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Arrangement, Puzzle, solve};

/// The puzzle with each cell moved where `to` says, on a board of shape `shape`; cells that nothing moves to are glued and hold a new tile.
fn moved(puzzle: &Puzzle, shape: Shape, to: impl Fn(Coord) -> Coord) -> Puzzle {
    let mut origin: Vec<Option<CellIdx>> = vec![None; shape.cells()];
    for cell in puzzle.shape().iter() {
        origin[shape.index(to(puzzle.shape().coord(cell))).unwrap().usize()] = Some(cell);
    }
    let free = FreeCells::new(shape, |cell| origin[cell.usize()].is_some_and(|cell| puzzle.free().is_free(cell)));
    let new_tile = |cell: CellIdx| puzzle.shape().cells() as u32 + 1 + cell.get();
    let arrangement = |tile: &dyn Fn(CellIdx) -> u32| {
        let tiles = shape.iter().map(|cell| origin[cell.usize()].map_or_else(|| new_tile(cell), tile)).collect();
        Arrangement::new(shape, tiles).unwrap()
    };
    let start = arrangement(&|cell| puzzle.start_tile(cell));
    let goal = arrangement(&|cell| puzzle.goal_tile(cell));
    Puzzle::between(free, &start, &goal).unwrap()
}

fn relabelled(puzzle: &Puzzle, name: impl Fn(u32) -> u32) -> Puzzle {
    let rename = |tiles: &Arrangement| {
        let tiles = tiles.as_slice().iter().map(|&tile| if tile == 0 { 0 } else { name(tile) }).collect();
        Arrangement::new(puzzle.shape(), tiles).unwrap()
    };
    Puzzle::between(puzzle.free().clone(), &rename(&puzzle.start()), &rename(&puzzle.goal())).unwrap()
}

/// The puzzle after `steps` moves of the blank from its start.
fn after_moves(puzzle: &Puzzle, steps: usize, seed: u64) -> Puzzle {
    let mut rng = core_grid::families::Rng::new(seed);
    let mut tiles = puzzle.start().as_slice().to_vec();
    let mut blank = puzzle.start_blank();
    for _ in 0..steps {
        let near: Vec<CellIdx> = puzzle.free().neighbours(blank).collect();
        if !near.is_empty() {
            let to = near[rng.index(near.len())];
            tiles.swap(blank.usize(), to.usize());
            blank = to;
        }
    }
    let start = Arrangement::new(puzzle.shape(), tiles).unwrap();
    Puzzle::between(puzzle.free().clone(), &start, &puzzle.goal()).unwrap()
}

#[test]
fn mirrored_transposed_translated_relabelled_reversed() {
    let (mut possible, mut all) = (0, 0);
    for family in FAMILIES {
        for (size, seed) in [(2, 0), (3, 1), (4, 2), (4, 3), (5, 4), (6, 5), (7, 6), (9, 7), (9, 8), (12, 9), (13, 10)]
        {
            let puzzle = family.instance(size, seed);
            let shape = puzzle.shape();
            let (rows, cols) = (shape.rows(), shape.cols());
            let across = Shape::new(cols, rows).unwrap();
            let larger = Shape::new(rows + 3, cols + 2).unwrap();
            let outcome = solve(&puzzle).outcome();
            let guises = [
                moved(&puzzle, shape, |at| Coord::new(at.row, cols - 1 - at.col)),
                moved(&puzzle, shape, |at| Coord::new(rows - 1 - at.row, at.col)),
                moved(&puzzle, across, |at| Coord::new(at.col, at.row)),
                moved(&puzzle, across, |at| Coord::new(cols - 1 - at.col, at.row)),
                moved(&puzzle, larger, |at| Coord::new(at.row + 2, at.col + 1)),
                relabelled(&puzzle, |tile| tile * 7 + 3),
                relabelled(&puzzle, |tile| u32::MAX - tile),
                // Moves can be undone.
                Puzzle::between(puzzle.free().clone(), &puzzle.goal(), &puzzle.start()).unwrap(),
                after_moves(&puzzle, 1, seed),
                after_moves(&puzzle, 50, seed),
                after_moves(&puzzle, 501, seed),
            ];
            for guise in guises {
                let answer = solve(&guise);
                assert_eq!(answer.outcome(), outcome, "{}:\n{puzzle}\n{guise}", family.name);
                assert_eq!(answer.verify(&guise), Ok(()), "{}:\n{guise}", family.name);
                all += 1;
                possible += usize::from(outcome);
            }
        }
    }
    assert_eq!(all, FAMILIES.len() * 11 * 11);
    assert!((all / 4..all * 3 / 4).contains(&possible), "{possible} of {all}");
}

#[test]
fn one_more_swap_in_a_block_of_even_permutations_turns_the_answer() {
    // Of these sizes, each board is one block.
    for (family, size) in [("open", 8), ("lattice", 9), ("wide-corridor", 8)] {
        let family = FAMILIES.iter().find(|other| other.name == family).unwrap();
        for seed in 0..40 {
            let puzzle = family.instance(size, seed);
            let mut tiles = puzzle.start().as_slice().to_vec();
            let places: Vec<usize> = puzzle.free().iter().map(CellIdx::usize).collect();
            tiles.swap(places[seed as usize % 10], places[10 + seed as usize % 7]);
            let start = Arrangement::new(puzzle.shape(), tiles).unwrap();
            let swapped = Puzzle::between(puzzle.free().clone(), &start, &puzzle.goal()).unwrap();
            assert_ne!(solve(&puzzle).outcome(), solve(&swapped).outcome(), "{}:\n{puzzle}", family.name);
        }
    }
}
