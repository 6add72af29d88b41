//! Routes of very many moves.

use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Query, Scratch, Stretch};

/// A ring of half a million cells: the route of most moves takes little memory, and is checked leg by leg.
#[test]
fn a_hundred_thousand_million_moves() {
    let family = FAMILIES.iter().find(|family| family.name == "ring").unwrap();
    let games = family.instance(1001, 1);
    let (board, mut scratch) = (games.board(), Scratch::default());
    let Query { blank, tile, .. } = games.queries()[0];
    let moves = board.distances(tile, blank, &mut scratch).unwrap();
    let cells = board.shape().iter().map(|cell| board.shape().coord(cell));
    let far = cells.clone().max_by_key(|&at| moves[at]).unwrap();
    // To replay that one takes half a minute; so only one that takes a tenth of it is.
    let near = cells.filter(|&at| Some(10_000_000_000) < moves[at]).min_by_key(|&at| moves[at]).unwrap();
    let query = Query { blank, tile, target: near };
    let route = board.route(&query, &mut scratch).unwrap().unwrap();
    assert_eq!(Some(route.len()), moves[near]);
    assert!(route.len() < 10_001_000_000, "{} moves", route.len());
    assert_eq!(route.verify(board, &query), Ok(()));
    let longest = board.route(&Query { target: far, ..query }, &mut scratch).unwrap().unwrap();
    assert_eq!(Some(longest.len()), moves[far]);
    assert!(100_000_000_000 < longest.len(), "{} moves", longest.len());
    // The blank's way to the tile, the laps, and the last part of a lap.
    let stretches: Vec<Stretch> = longest.stretches().collect();
    assert_eq!(stretches.len(), 3);
    assert!(stretches.iter().map(|stretch| stretch.legs.len()).sum::<usize>() < 5000);
    assert_eq!(stretches.iter().map(Stretch::len).sum::<u64>(), longest.len());
    assert!(longest.to_string().len() < 40_000);
}

/// With a dead end at the ring, it is no bare ring any more; it is for the tile all the same, and a little more.
#[test]
fn a_ring_with_dead_ends() {
    let last = 400;
    let shape = Shape::new(last + 1, last + 1).unwrap();
    let is_free =
        |at: Coord| [at.row, at.col].iter().any(|place| place % last == 0) || (at.row == 1 && at.col % 100 == 50);
    let board = Board::new(shape, is_free).unwrap();
    let query = Query { blank: Coord::new(0, 0), tile: Coord::new(0, 1), target: Coord::new(last, last) };
    let mut scratch = Scratch::default();
    let route = board.route(&query, &mut scratch).unwrap().unwrap();
    // The other way around: first slide against the way of the blank, then 4 last - 1 moves for each further step.
    let cells = 4 * u64::from(last);
    assert_eq!(
        route.len(),
        (1 + u64::from(2 * last) * (cells - 1)).min((cells - 2) + 1 + u64::from(2 * last - 2) * (cells - 1))
    );
    assert_eq!(route.verify(&board, &query), Ok(()));
    assert!(route.stretches().count() < 30);
}
