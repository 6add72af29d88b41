//! How many arrangements there are, against the states that moves reach; all small boards are proved in `proof`.

use core_grid::families::Rng;
use core_grid::{CellIdx, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::num_bigint::BigUint;
use glued_grid::{Block, Factor, Puzzle};
use rustc_hash::FxHashSet;

use super::common::solved;

/// How many states can be reached from the goal with the blank at its goal, and how many in all.
fn reached(puzzle: &Puzzle) -> (u64, u64) {
    let home = puzzle.goal_blank();
    let goal = puzzle.goal().as_slice().to_vec();
    let mut seen = FxHashSet::from_iter([goal.clone()]);
    let mut todo = vec![(goal, home)];
    let mut at_home = 0;
    while let Some((state, blank)) = todo.pop() {
        at_home += u64::from(blank == home);
        for to in puzzle.free().neighbours(blank) {
            let mut next = state.clone();
            next.swap(blank.usize(), to.usize());
            if seen.insert(next.clone()) {
                todo.push((next, to));
            }
        }
    }
    (at_home, seen.len() as u64)
}

#[test]
fn on_boards_drawn_from_any_cell() {
    let mut rng = Rng::new(11);
    let (mut counts, mut largest) = (FxHashSet::default(), 0);
    for _ in 0..400 {
        let (rows, cols) = [(1, 9), (2, 5), (3, 3), (4, 3), (4, 4), (3, 6), (5, 5)][rng.index(7)];
        let shape = Shape::new(rows, cols).unwrap();
        // Grown from one cell or a ring, so that it hangs together, up to a size that a search can manage.
        let mut cells = vec![shape.iter().nth(rng.index(shape.cells())).unwrap()];
        if 3 <= rows && rng.chance(1, 2) {
            cells = [0, 1, 2, cols, cols + 2, 2 * cols, 2 * cols + 1, 2 * cols + 2].map(CellIdx::new).to_vec();
        }
        let all = FreeCells::new(shape, |_| true);
        let most = 3 + rng.index(6);
        for _ in 0..60 {
            let near: Vec<CellIdx> = all.neighbours(cells[rng.index(cells.len())]).collect();
            let next = near[rng.index(near.len())];
            if cells.len() < most && !cells.contains(&next) {
                cells.push(next);
            }
        }
        let puzzle = solved(FreeCells::new(shape, |cell| cells.contains(&cell)), cells[rng.index(cells.len())]);
        let (at_home, all) = reached(&puzzle);
        let arrangements = puzzle.arrangements();
        assert_eq!(arrangements.to_u64(), Some(at_home), "{puzzle}");
        assert_eq!(arrangements.blank_anywhere().to_u64(), Some(all), "{puzzle}");
        assert_eq!(arrangements.exact(), BigUint::from(at_home), "{puzzle}");
        assert_eq!(arrangements.blank_anywhere().blank_anywhere().exact(), BigUint::from(all), "{puzzle}");
        counts.insert(at_home);
        largest = largest.max(all);
    }
    // Nothing, turns, a product of turns, even permutations.
    assert!([1, 3, 7, 9, 60].iter().all(|count| counts.contains(count)), "{counts:?}");
    assert!(10_000 < largest, "{largest}");
}

#[test]
fn factors_are_those_of_the_blocks() {
    for family in FAMILIES {
        let puzzle = family.instance(13, 2);
        let arrangements = puzzle.arrangements();
        let blocks = puzzle.blocks();
        assert_eq!(arrangements.factors(), blocks.iter().map(Block::factor).collect::<Vec<Factor>>());
        // The number by its own meaning, in plain multiplications.
        let mut number = BigUint::from(1_u32);
        for factor in arrangements.factors() {
            number *= match *factor {
                Factor::One => BigUint::from(1_u32),
                Factor::Turns(tiles) => BigUint::from(tiles),
                Factor::EvenPermutations(tiles) => (1..=tiles).map(BigUint::from).product::<BigUint>() / 2_u32,
                _ => panic!("{factor:?}"),
            };
        }
        let exact = arrangements.exact();
        assert_eq!(exact, number, "{}", family.name);
        let bits = f64::from(exact.bits() as u32);
        assert!((bits - 1.0..=bits).contains(&arrangements.log2()), "{}: {bits}", family.name);
        assert_eq!(arrangements.to_u64(), u64::try_from(&exact).ok(), "{}", family.name);
        let cells = arrangements.blank_anywhere().exact() / exact;
        assert_eq!(cells, BigUint::from(1 + blocks.iter().map(|block| block.places().len()).sum::<usize>()));
    }
}

#[test]
fn a_product_is_written_in_powers() {
    #[track_caller]
    fn check(text: &str, fixed: &str, anywhere: &str) {
        let arrangements = Puzzle::parse(text.as_bytes()).unwrap().arrangements();
        assert_eq!(arrangements.to_string(), fixed);
        assert_eq!(arrangements.blank_anywhere().to_string(), anywhere);
    }
    check("1 1 . 0", "1", "1");
    check("1 3 ... 1 2 0", "1", "3");
    check("2 2 .. .. 1 2 3 0", "3", "3 x 4");
    check("2 3 ... ... 1 2 3 4 5 0", "(5!/2)", "(5!/2) x 6");
    check("3 3 ... .#. ... 1 2 3 4 5 6 7 8 0", "7", "7 x 8");
    // Three rooms in a row, corner by corner.
    check("4 4 ..## ...# #... ##.. 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "3^3", "3^3 x 10");
}

#[test]
fn a_million_cells_in_one_block() {
    let open = FAMILIES.iter().find(|family| family.name == "open").unwrap().instance(1_000, 0);
    let arrangements = open.arrangements();
    // The logarithms of 3 to 999 999, added up; and by Stirling's series in forty digits.
    assert!((arrangements.log2() - 18_488_863.888_399_11).abs() < 1e-6, "{}", arrangements.log2());
    assert_eq!(arrangements.to_u64(), None);
}
