//! The solver against the reference solvers.

use core_grid::families::Rng;
use core_grid::{CellIdx, Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Games, Query, reference, solve};
use proptest::prelude::*;

/// A board drawn cell by cell, and games anywhere on it; those that do not fit it are left out.
fn games(rows: u32, cols: u32, cells: &[bool], places: &[(u32, u32, u32)]) -> Games {
    let shape = Shape::new(rows, cols).expect("a small board");
    let index = |at: Coord| shape.index(at).expect("on the board").usize();
    let board = Board::new(shape, |at| cells[index(at)]).expect("a small board");
    let at = |place: u32| shape.coord(CellIdx::new(place % shape.cells() as u32));
    let query =
        |&(blank, tile, target): &(u32, u32, u32)| Query { blank: at(blank), tile: at(tile), target: at(target) };
    let queries = places.iter().map(query).filter(|query| board.check(query).is_ok()).collect();
    Games::new(board, queries).expect("only queries that fit")
}

fn any_games() -> impl Strategy<Value = Games> {
    (1_u32..=8, 1_u32..=8, 0.0..0.6).prop_flat_map(|(rows, cols, walls)| {
        let cells = prop::collection::vec(prop::bool::weighted(1.0 - walls), (rows * cols) as usize);
        let places = prop::collection::vec((0_u32..64, 0_u32..64, 0_u32..64), 1..40);
        (cells, places).prop_map(move |(cells, places)| games(rows, cols, &cells, &places))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn boards_drawn_cell_by_cell(games in any_games()) {
        let answer = solve(&games);
        prop_assert_eq!(answer.verify(&games), Ok(()));
        prop_assert_eq!(answer.claim().verify(&games), Ok(()));
        prop_assert_eq!(&answer.outcome(), &reference::exhaustive(&games).unwrap());
        prop_assert_eq!(answer.outcome(), reference::plain(&games).unwrap());
    }
}

/// The same from the generator that never changes, with many games a board, so that landmarks come into play.
#[test]
fn many_games_on_small_boards() {
    let mut rng = Rng::new(1);
    let mut count = 0;
    for _ in 0..500 {
        let (rows, cols) = (1 + rng.below(9) as u32, 1 + rng.below(9) as u32);
        let walls = rng.below(50);
        let cells: Vec<bool> = (0..rows * cols).map(|_| !rng.chance(walls, 100)).collect();
        let places: Vec<_> =
            (0..150).map(|_| (rng.below(81) as u32, rng.below(81) as u32, rng.below(81) as u32)).collect();
        let games = games(rows, cols, &cells, &places);
        assert_eq!(solve(&games).outcome(), reference::exhaustive(&games).unwrap(), "{games}");
        count += games.queries().len();
    }
    assert!(20_000 < count, "{count} games");
}

#[test]
fn families_at_small_sizes() {
    let mut count = 0;
    for family in FAMILIES {
        for size in 1..=8 {
            let games = family.instance(size, u64::from(size));
            let (board, queries) = (games.board(), games.queries());
            let games = Games::new(board.clone(), queries[..queries.len().min(100)].to_vec()).unwrap();
            let answer = solve(&games);
            assert_eq!(answer.verify(&games), Ok(()), "{} {size}", family.name);
            assert_eq!(answer.outcome(), reference::exhaustive(&games).unwrap(), "{} {size}", family.name);
            count += games.queries().len();
        }
    }
    assert!(10_000 < count, "{count} games");
}

#[test]
fn families_at_medium_sizes() {
    for family in FAMILIES {
        for (size, most) in [(17, 200), (40, 40)] {
            let games = family.instance(size, 5);
            let games = Games::new(games.board().clone(), games.queries()[..most].to_vec()).unwrap();
            let answer = solve(&games);
            assert_eq!(answer.verify(&games), Ok(()), "{} {size}", family.name);
            assert_eq!(answer.outcome(), reference::plain(&games).unwrap(), "{} {size}", family.name);
        }
    }
}

#[test]
fn references_refuse_what_is_too_large() {
    let games = FAMILIES[0].instance(300, 1);
    assert!(reference::exhaustive(&games).is_err_and(|error| error.limit < error.given));
    let games = FAMILIES[0].instance(2000, 1);
    assert!(reference::plain(&games).is_err_and(|error| error.limit < error.given));
}
