//! Reasons, each checked on its own.

use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Query, Reason, Reply, Scratch, Wrong};

/// Each reason holds for its game; and no reason holds for a game that can be won.
#[test]
fn reasons_on_families() {
    let (mut by_kind, mut refused) = ([0; 4], 0);
    for family in FAMILIES {
        let games = family.instance(11, 9);
        let (board, mut scratch) = (games.board(), Scratch::default());
        for query in &games.queries()[..150] {
            if let Reply::Unreachable(reason) = board.least_moves(query, &mut scratch).unwrap() {
                assert_eq!(reason.verify(board, query), Ok(()), "{} {query:?}", family.name);
                by_kind[match reason {
                    Reason::TargetFixed => 0,
                    Reason::BlankWalledOff => 1,
                    Reason::TargetWalledOff => 2,
                    _ => 3,
                }] += 1;
            } else {
                let cells = board.shape().iter().map(|cell| Reason::CannotTurn { at: board.shape().coord(cell) });
                let others = [Reason::TargetFixed, Reason::BlankWalledOff, Reason::TargetWalledOff];
                for reason in cells.step_by(7).chain(others) {
                    assert_eq!(reason.verify(board, query), Err(Wrong::Reason { line: 1 }), "{reason:?} {query:?}");
                    refused += 1;
                }
            }
        }
    }
    assert!(by_kind.iter().all(|&count| 20 < count) && 10_000 < refused, "{by_kind:?}, {refused} refused");
}

#[test]
fn queries_that_do_not_fit() {
    let board = Board::new(Shape::new(1, 3).unwrap(), |_| true).unwrap();
    let [one, two, three] = [0, 1, 2].map(|col| Coord::new(0, col));
    let wrong = Reason::TargetFixed.verify(&board, &Query { blank: one, tile: one, target: two });
    assert_eq!(
        wrong.unwrap_err().to_string(),
        "line 1: expected the tile on another cell than the blank, found both at (1, 1)"
    );
    let off = Query { blank: one, tile: two, target: Coord::new(1, 0) };
    assert!(matches!(Reason::CannotTurn { at: three }.verify(&board, &off), Err(Wrong::Query { line: 1, .. })));
    // A cell of the reason may be anywhere.
    let query = Query { blank: one, tile: two, target: three };
    let far = Reason::CannotTurn { at: Coord::new(9, 9) };
    assert_eq!(far.verify(&board, &query), Err(Wrong::Reason { line: 1 }));
}
