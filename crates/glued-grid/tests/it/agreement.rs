//! The solver against the references, on all families and on boards drawn cell by cell.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::Cell;

use core_grid::{CellIdx, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Arrangement, Puzzle, reference, solve};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// A board of up to 4 x 4 cells drawn cell by cell, and a start and a goal that differ by a few swaps or by a shuffle.
fn drawn() -> impl Strategy<Value = Puzzle> {
    let sides = (1_u32..=4, 1_u32..=4);
    sides
        .prop_flat_map(|(rows, cols)| {
            let cells = (rows * cols) as usize;
            let picture = prop::collection::vec(prop::bool::weighted(0.6), cells);
            let order = Just((0..cells as u32).collect::<Vec<u32>>()).prop_shuffle();
            let swaps = prop::collection::vec((0..cells, 0..cells), 0..5);
            (Just((rows, cols)), picture, order, swaps, prop::bool::weighted(0.2), 0..cells)
        })
        .prop_map(|((rows, cols), mut picture, order, swaps, is_shuffled, blank)| {
            let shape = Shape::new(rows, cols).unwrap();
            picture[blank] = true;
            let free = FreeCells::new(shape, |cell| picture[cell.usize()]);
            let mut start: Vec<u32> = (1..=shape.cells() as u32).collect();
            start[blank] = 0;
            let mut goal =
                if is_shuffled { order.iter().map(|&cell| start[cell as usize]).collect() } else { start.clone() };
            // Swaps of free neighbours as well as of any two cells: the first kind is more often possible.
            for (a, b) in swaps {
                let near = free.neighbours(CellIdx::new(a as u32)).next().map_or(b, CellIdx::usize);
                goal.swap(a, if b % 2 == 0 { near } else { b });
            }
            let at = goal.iter().position(|&tile| tile == 0).unwrap();
            if !picture[at] {
                goal.swap(at, blank);
            }
            let start = Arrangement::new(shape, start).unwrap();
            let goal = Arrangement::new(shape, goal).unwrap();
            Puzzle::between(free, &start, &goal).unwrap()
        })
}

/// Whether the puzzle is possible, and whether it was small enough for the search through all states.
#[track_caller]
fn check(puzzle: &Puzzle) -> (bool, bool) {
    let answer = solve(puzzle);
    assert_eq!(answer.verify(puzzle), Ok(()), "{puzzle}");
    assert_eq!(reference::plain(puzzle), Ok(answer.outcome()), "{puzzle}");
    let searched = reference::exhaustive(puzzle);
    assert!(searched.as_ref().is_err() || searched == Ok(answer.outcome()), "{puzzle}");
    (answer.outcome(), searched.is_ok())
}

#[test]
fn on_boards_drawn_cell_by_cell() {
    let config = ProptestConfig { cases: 25_000, failure_persistence: None, ..ProptestConfig::default() };
    let searched = Cell::new(0);
    let checked = TestRunner::new(config).run(&drawn(), |puzzle| {
        let (_, is_searched) = check(&puzzle);
        searched.set(searched.get() + usize::from(is_searched));
        Ok(())
    });
    checked.unwrap_or_else(|error| panic!("{error}"));
    assert!(20_000 < searched.get(), "{searched:?}");
}

#[test]
fn on_small_instances_of_every_family() {
    let (mut searched, mut possible) = (0, 0);
    for family in FAMILIES {
        // An open board of 3 x 3 has 181 440 states, so there are fewer of those.
        for (size, seeds) in [(1, 10), (2, 80), (3, 6), (4, 60), (5, 60)] {
            for seed in 0..seeds {
                let puzzle = family.instance(size, seed);
                let (is_possible, is_searched) = check(&puzzle);
                possible += usize::from(is_possible);
                searched += usize::from(is_searched);
            }
        }
    }
    // Enough of both kinds, and enough of them searched.
    assert!(2_000 < searched, "{searched}");
    assert!((1_200..3_000).contains(&possible), "{possible}");
}

#[test]
fn on_medium_instances_of_every_family() {
    for family in FAMILIES {
        let (mut possible, mut impossible) = (0, 0);
        for size in [5, 6, 7, 9, 12, 17, 23, 30] {
            for seed in 0..24 {
                *(if check(&family.instance(size, seed)).0 { &mut possible } else { &mut impossible }) += 1;
            }
        }
        let always = matches!(family.name, "walked");
        let never = matches!(family.name, "glued-out");
        assert!(always == (impossible == 0), "{}: {possible} possible, {impossible} impossible", family.name);
        assert!(never == (possible < 50), "{}: {possible} possible, {impossible} impossible", family.name);
    }
}

#[test]
fn on_large_instances() {
    for (name, size) in
        [("walls", 300), ("thicket", 400), ("caves", 300), ("rings", 300), ("pluses", 300), ("lattice", 200)]
    {
        let family = FAMILIES.iter().find(|family| family.name == name).unwrap();
        for seed in 0..2 {
            check(&family.instance(size, seed));
        }
    }
}

#[test]
fn references_refuse_what_is_too_large_for_them() {
    let ten = Puzzle::parse(b"2 5 ..... ..... 1 2 3 4 5 6 7 8 9 0").unwrap();
    let limit = reference::EXHAUSTIVE_MOST_CELLS;
    assert_eq!(reference::exhaustive(&ten), Err(reference::TooLarge { given: 10, limit }));
    let line = FAMILIES.iter().find(|family| family.name == "line").unwrap();
    let cells = reference::PLAIN_MOST_CELLS as u32 + 1;
    let error = reference::plain(&line.instance(cells, 0)).unwrap_err();
    assert_eq!(error.to_string(), "expected at most 4194304 cells, found 4194305");
}
