//! Boards that are mirrored, transposed, moved or asked in another order: the answers change as they must.

use core_grid::families::Rng;
use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Games, Outcome, Query, Reply, Scratch, solve};

/// The same games on the board seen through `see`, which takes the cells of the old board to those of a new one of this
/// shape; cells that are taken from nowhere are fixed.
fn seen_through(games: &Games, shape: Shape, see: impl Fn(Coord) -> Coord) -> Games {
    let old = games.board();
    let mut free = vec![false; shape.cells()];
    for at in old.shape().iter().map(|cell| old.shape().coord(cell)) {
        free[shape.index(see(at)).expect("on the new board").usize()] = old.is_free(at);
    }
    let board =
        Board::new(shape, |at| free[shape.index(at).expect("on the new board").usize()]).expect("a small board");
    let query = |query: &Query| Query { blank: see(query.blank), tile: see(query.tile), target: see(query.target) };
    Games::new(board, games.queries().iter().map(query).collect()).expect("the queries fit as before")
}

fn for_each_family(check: impl Fn(&Games, Outcome)) {
    for family in FAMILIES {
        for size in [3, 7, 12, 25] {
            let games = family.instance(size, 11);
            let outcome = solve(&games).outcome();
            check(&games, outcome);
        }
    }
}

#[test]
fn mirrored() {
    for_each_family(|games, outcome| {
        let shape = games.board().shape();
        let mirrored = seen_through(games, shape, |at| Coord::new(at.row, shape.cols() - 1 - at.col));
        assert_eq!(solve(&mirrored).outcome(), outcome);
        let turned = seen_through(games, shape, |at| Coord::new(shape.rows() - 1 - at.row, shape.cols() - 1 - at.col));
        assert_eq!(solve(&turned).outcome(), outcome);
    });
}

#[test]
fn transposed() {
    for_each_family(|games, outcome| {
        let shape = games.board().shape();
        let transposed = Shape::new(shape.cols(), shape.rows()).unwrap();
        assert_eq!(solve(&seen_through(games, transposed, |at| Coord::new(at.col, at.row))).outcome(), outcome);
    });
}

#[test]
fn moved_on_a_larger_board() {
    for_each_family(|games, outcome| {
        let shape = games.board().shape();
        let larger = Shape::new(shape.rows() + 5, shape.cols() + 4).unwrap();
        let moved = seen_through(games, larger, |at| Coord::new(at.row + 2, at.col + 3));
        let answer = solve(&moved);
        assert_eq!(answer.outcome(), outcome);
        assert_eq!(answer.verify(&moved), Ok(()));
    });
}

/// Neither the order of the queries nor what was asked before, on this board or another, changes a reply.
#[test]
fn asked_in_another_order() {
    let mut shared = Scratch::default();
    for_each_family(|games, _| {
        let answer = solve(games);
        let mut scratch = Scratch::default();
        for (query, &reply) in games.queries().iter().zip(answer.replies()).rev() {
            assert_eq!(games.board().least_moves(query, &mut scratch), Ok(reply));
        }
    });
    for family in FAMILIES.iter().chain(FAMILIES.iter().rev()) {
        let games = family.instance(9, 2);
        for (query, &reply) in games.queries().iter().zip(solve(&games).replies()).take(50) {
            assert_eq!(games.board().least_moves(query, &mut shared), Ok(reply));
        }
    }
}

/// A game that is asked alone has the reply that it has after any others: of its own board, so often that these prove hard,
/// and of another board of the same shape, in turns.
#[test]
fn asked_alone_or_after_any_others() {
    let mut asked = 0;
    for family in FAMILIES {
        let (one, other) = (family.instance(11, 1), family.instance(11, 2));
        let [alone, others] = [&one, &other].map(|games| {
            let alone = |query| games.board().least_moves(query, &mut Scratch::default()).unwrap();
            games.queries().iter().take(60).map(alone).collect::<Vec<Reply>>()
        });
        let (mut of_one, mut of_both) = (Scratch::default(), Scratch::default());
        let mut rng = Rng::new(9);
        for _ in 0..600 {
            let at = rng.index(60);
            assert_eq!(one.board().least_moves(&one.queries()[at], &mut of_one), Ok(alone[at]), "{}", family.name);
            if rng.chance(1, 4) {
                assert_eq!(one.board().least_moves(&one.queries()[at], &mut of_both), Ok(alone[at]));
                assert_eq!(other.board().least_moves(&other.queries()[at], &mut of_both), Ok(others[at]));
            }
            asked += 1;
        }
    }
    assert_eq!(asked, 600 * FAMILIES.len());
}

/// A game and the same one with the board opened at one more cell: more room never costs moves.
#[test]
fn one_more_free_cell() {
    for_each_family(|games, outcome| {
        let board = games.board();
        let shape = board.shape();
        let Some(fixed) = shape.iter().map(|cell| shape.coord(cell)).filter(|&at| !board.is_free(at)).nth(1) else {
            return;
        };
        let opened = Board::new(shape, |at| at == fixed || board.is_free(at)).unwrap();
        let opened = Games::new(opened, games.queries().to_vec()).unwrap();
        for (with, without) in solve(&opened).outcome().into_iter().zip(outcome) {
            assert!(without.is_none_or(|without| with.is_some_and(|with| with <= without)));
        }
    });
}

/// Boards and scratches may go to other threads, and a board may be shared between them.
#[test]
fn shared_between_threads() {
    let games = FAMILIES.iter().find(|family| family.name == "walls25").unwrap().instance(30, 1);
    let expected = solve(&games).outcome();
    std::thread::scope(|scope| {
        let parts: Vec<_> = games
            .queries()
            .chunks(100)
            .map(|part| {
                let board = games.board();
                scope.spawn(move || {
                    let mut scratch = Scratch::default();
                    part.iter()
                        .map(|query| board.least_moves(query, &mut scratch).unwrap().moves())
                        .collect::<Outcome>()
                })
            })
            .collect();
        let found: Outcome = parts.into_iter().flat_map(|part| part.join().unwrap()).collect();
        assert_eq!(found, expected);
    });
}
