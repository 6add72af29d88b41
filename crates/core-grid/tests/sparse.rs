//! Sparse cells against a plain search of the list.

use core_grid::{Coord, Direction, Repeated, SparseCells, row_major_order};
use proptest::prelude::*;

/// The nearest cell of `cells` from `at` in direction `to`, by looking at each.
fn nearest(cells: &[Coord], at: Coord, to: Direction) -> Option<Coord> {
    let ahead = cells.iter().copied().filter(|cell| match to {
        Direction::Up => cell.col == at.col && cell.row < at.row,
        Direction::Down => cell.col == at.col && at.row < cell.row,
        Direction::Left => cell.row == at.row && cell.col < at.col,
        Direction::Right => cell.row == at.row && at.col < cell.col,
    });
    ahead.min_by_key(|cell| cell.row.abs_diff(at.row) + cell.col.abs_diff(at.col))
}

fn check(cells: &[Coord]) {
    let mut places: Vec<u32> = (0..cells.len() as u32).collect();
    places.sort_by_key(|&place| cells[place as usize]);
    assert_eq!(row_major_order(cells), places);

    let earlier = |place: usize| cells[..place].iter().rposition(|&cell| cell == cells[place]);
    let repeated = (0..cells.len()).find_map(|second| earlier(second).map(|first| Repeated { first, second }));
    let sparse = match SparseCells::new(cells) {
        Err(error) => return assert_eq!(Some(error), repeated),
        Ok(sparse) => sparse,
    };
    assert_eq!(repeated, None);
    assert_eq!(sparse.len(), cells.len());
    assert_eq!(sparse.is_empty(), cells.is_empty());
    let column_major = sparse.column_order().iter().map(|&rank| sparse.coords()[rank as usize]);
    assert!(column_major.map(|cell| (cell.col, cell.row)).is_sorted());
    for (given, &cell) in cells.iter().enumerate() {
        let rank = sparse.rank(given as u32);
        assert_eq!(sparse.given(rank), given as u32);
        assert_eq!(sparse.coords()[rank as usize], cell);
        assert_eq!(sparse.column_order()[sparse.column_rank(rank) as usize], rank);
        for to in Direction::ALL {
            let found = |rank: Option<u32>| rank.map(|rank| sparse.coords()[rank as usize]);
            let expected = nearest(cells, cell, to);
            assert_eq!(found(sparse.nearest(rank, to)), expected);
            assert_eq!(found(sparse.neighbour(rank, to)), expected.filter(|&next| cell.step(to) == Some(next)));
        }
    }
}

/// Coordinates close together, so that lines are shared, or on all of `u32`.
fn coordinate() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 0_u32..6, 1 => 2_040_u32..2_060, 1 => any::<u32>(), 1 => u32::MAX - 3..=u32::MAX]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn agrees_with_a_plain_search(cells in prop::collection::vec((coordinate(), coordinate()), 0..24)) {
        let cells: Vec<Coord> = cells.into_iter().map(|(row, col)| Coord::new(row, col)).collect();
        check(&cells);
        let mut distinct = cells;
        distinct.sort_by_key(|cell| (cell.col.reverse_bits(), cell.row));
        distinct.dedup();
        check(&distinct);
    }
}
