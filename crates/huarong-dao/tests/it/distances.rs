//! The least moves to every cell at once: those of a game to each.

use core_grid::families::Rng;
use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Games, Query, QueryError, Role, Scratch, reference};

/// Compares the distances from one start with a game to each cell, and gives how many cells can be reached.
#[track_caller]
fn check(board: &Board, tile: Coord, blank: Coord, scratch: &mut Scratch) -> usize {
    let moves = board.distances(tile, blank, scratch).expect("two different free cells");
    let shape = board.shape();
    for target in shape.iter().map(|cell| shape.coord(cell)) {
        let reply = board.least_moves(&Query { blank, tile, target }, scratch).expect("a query that fits");
        assert_eq!(moves[target], reply.moves(), "{board:?} {blank} {tile} {target}");
    }
    moves.as_slice().iter().flatten().count()
}

#[test]
fn distances_on_families() {
    let (mut reached, mut cells) = (0, 0);
    for family in FAMILIES {
        for (size, starts) in [(6, 30), (13, 12), (30, 3)] {
            let games = family.instance(size, 4);
            let mut scratch = Scratch::default();
            for query in &games.queries()[..starts] {
                reached += check(games.board(), query.tile, query.blank, &mut scratch);
                cells += games.board().shape().cells();
            }
        }
    }
    assert!(40_000 < reached && reached < cells, "{reached} of {cells}");
}

/// And those of the search over whole states.
#[test]
fn distances_on_drawn_boards() {
    let mut rng = Rng::new(11);
    let mut scratch = Scratch::default();
    let (mut boards, mut reached) = (0, 0);
    while boards < 3000 {
        let shape = Shape::new(1 + rng.below(6) as u32, 1 + rng.below(6) as u32).unwrap();
        let walls = rng.below(50);
        let board = Board::new(shape, |_| !rng.chance(walls, 100)).unwrap();
        let cells: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).collect();
        let [tile, blank] = [0; 2].map(|_| cells[rng.index(cells.len())]);
        if tile == blank || !board.is_free(tile) || !board.is_free(blank) {
            continue;
        }
        boards += 1;
        let moves = board.distances(tile, blank, &mut scratch).unwrap();
        let games = Games::new(board, cells.iter().map(|&target| Query { blank, tile, target }).collect()).unwrap();
        assert_eq!(moves.as_slice(), reference::exhaustive(&games).unwrap(), "{games}");
        reached += moves.as_slice().iter().flatten().count();
    }
    assert!(20_000 < reached, "{reached}");
}

/// Numbers over 32 bits.
#[test]
fn distances_on_a_long_ring() {
    let family = FAMILIES.iter().find(|family| family.name == "ring").unwrap();
    let games = family.instance(501, 1);
    let (board, mut scratch) = (games.board(), Scratch::default());
    let Query { blank, tile, .. } = games.queries()[0];
    let moves = board.distances(tile, blank, &mut scratch).unwrap();
    for target in games.queries().iter().map(|query| query.target) {
        let reply = board.least_moves(&Query { blank, tile, target }, &mut scratch).unwrap();
        assert_eq!(moves[target], reply.moves());
    }
    let most = moves.as_slice().iter().flatten().max();
    assert!(most.is_some_and(|&most| 1 << 32 < most), "{most:?}");
}

#[test]
fn cells_that_do_not_fit() {
    let board = Board::new(Shape::new(1, 3).unwrap(), |at| at.col != 1).unwrap();
    let [one, fixed, other] = [0, 1, 2].map(|col| Coord::new(0, col));
    let mut scratch = Scratch::default();
    assert_eq!(board.distances(one, one, &mut scratch), Err(QueryError::Shared { at: one }));
    assert_eq!(board.distances(fixed, one, &mut scratch), Err(QueryError::Fixed { role: Role::Tile, at: fixed }));
    let moves = board.distances(one, other, &mut scratch).unwrap();
    assert_eq!(moves.as_slice(), [Some(0), None, None]);
}
