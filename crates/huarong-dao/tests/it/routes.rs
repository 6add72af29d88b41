//! Routes: each replays, in the least number of moves; it is the one that it says it is, whatever was asked before.

use core_grid::families::Rng;
use core_grid::{Coord, Direction, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Leg, Query, Reply, Route, Scratch, WrongRoute, reference};

/// Asks for the route of a query: it must be there exactly where moves are, and replay in so many.
#[track_caller]
fn checked_route(board: &Board, query: &Query, scratch: &mut Scratch) -> Option<Route> {
    let reply = board.least_moves(query, scratch).expect("a query that fits");
    match board.route(query, scratch).expect("a query that fits") {
        Ok(route) => {
            assert_eq!(Reply::Moves(route.len()), reply, "{board:?} {query:?}");
            assert_eq!(route.verify(board, query), Ok(()), "{board:?} {query:?}");
            assert_eq!(board.next_move(query, scratch), Ok(Ok(route.next_move())));
            Some(route)
        }
        Err(reason) => {
            assert_eq!(Reply::Unreachable(reason), reply, "{board:?} {query:?}");
            assert_eq!(board.next_move(query, scratch), Ok(Err(reason)));
            None
        }
    }
}

/// A board drawn cell by cell, and a query that fits it.
fn drawn(rng: &mut Rng, most: u64) -> Option<(Board, Vec<Query>)> {
    let (rows, cols) = (1 + rng.below(most) as u32, 1 + rng.below(most) as u32);
    let walls = rng.below(50);
    let shape = Shape::new(rows, cols).expect("a small board");
    let board = Board::new(shape, |_| !rng.chance(walls, 100)).expect("a small board");
    let free: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).filter(|&at| board.is_free(at)).collect();
    if free.len() < 2 {
        return None;
    }
    let mut any = || free[rng.index(free.len())];
    let queries = (0..40).map(|_| Query { blank: any(), tile: any(), target: any() });
    let queries = queries.filter(|query| query.blank != query.tile).collect();
    Some((board, queries))
}

/// Every route is the one that a search over whole states singles out: with fresh memory, and with memory that was used for
/// all queries before, forwards and backwards.
#[test]
fn routes_on_drawn_boards_are_those_of_the_reference() {
    let mut rng = Rng::new(5);
    let mut used = Scratch::default();
    let (mut boards, mut routes) = (0, 0);
    while boards < 2500 {
        let Some((board, queries)) = drawn(&mut rng, 7) else {
            continue;
        };
        boards += 1;
        for query in queries.iter().chain(queries.iter().rev().take(5)) {
            let found = checked_route(&board, query, &mut used);
            let alone = board.route(query, &mut Scratch::default()).unwrap().ok();
            assert_eq!(found, alone);
            let expected = reference::route(&board, query).unwrap();
            let moves = found.map(|route| route.moves().collect::<Vec<_>>());
            assert_eq!(moves, expected, "{board:?} {query:?}");
            routes += u32::from(moves.is_some());
        }
    }
    assert!(50_000 < routes, "{routes} routes");
}

#[test]
fn routes_of_families_are_those_of_the_reference() {
    let mut routes = 0;
    for family in FAMILIES {
        for size in [4, 7, 10] {
            let games = family.instance(size, u64::from(size));
            let mut scratch = Scratch::default();
            for query in &games.queries()[..60] {
                let found = checked_route(games.board(), query, &mut scratch);
                let moves = found.map(|route| route.moves().collect::<Vec<_>>());
                let expected = reference::route(games.board(), query).unwrap();
                assert_eq!(moves, expected, "{} {size} {query:?}", family.name);
                routes += u32::from(moves.is_some());
            }
        }
    }
    assert!(1500 < routes, "{routes} routes");
}

/// Who asks for a hint after each move goes the route.
#[test]
fn hints_lead_along_the_route() {
    let mut hints = 0;
    for family in FAMILIES {
        let games = family.instance(9, 3);
        let board = games.board();
        let mut scratch = Scratch::default();
        for query in &games.queries()[..20] {
            let Some(route) = checked_route(board, query, &mut scratch) else {
                continue;
            };
            let mut now = *query;
            for (made, to) in (0..).zip(route.moves().take(300)) {
                assert_eq!(board.next_move(&now, &mut scratch), Ok(Ok(Some(to))), "{} {query:?}", family.name);
                let next = board.shape().step(now.blank, to).unwrap();
                if next == now.tile {
                    now.tile = now.blank;
                }
                now.blank = next;
                hints += 1;
                assert!(made < route.len());
            }
        }
    }
    assert!(3000 < hints, "{hints} hints");
}

/// On larger boards, where detours are long and searches are guided.
#[test]
fn routes_of_families_replay() {
    let mut routes = 0;
    for family in FAMILIES {
        for size in [15, 40, 90] {
            let games = family.instance(size, 2);
            let (board, mut used) = (games.board(), Scratch::default());
            let count = if size == 90 { 40 } else { 120 };
            let found: Vec<Option<Route>> =
                games.queries()[..count].iter().map(|query| checked_route(board, query, &mut used)).collect();
            for (query, found) in games.queries()[..count].iter().zip(&found).rev().step_by(5) {
                let again = board.route(query, &mut used).unwrap().ok();
                let alone = board.route(query, &mut Scratch::default()).unwrap().ok();
                assert_eq!((&again, &alone), (found, found), "{} {size} {query:?}", family.name);
            }
            for route in found.iter().flatten() {
                let in_stretches: u64 = route.stretches().map(|stretch| stretch.len()).sum();
                assert_eq!(in_stretches, route.len());
                let legs: Vec<Leg> = route.legs().collect();
                assert!(legs.windows(2).all(|pair| pair[0].to != pair[1].to));
                routes += 1;
            }
        }
    }
    assert!(2500 < routes, "{routes} routes");
}

/// A route of which something was changed does not pass: a leg left out, added, made longer or shorter, or turned.
#[test]
fn changed_routes_are_refused() {
    let mut rng = Rng::new(8);
    let (mut refused, mut by_kind) = (0, [0; 3]);
    for family in FAMILIES {
        let games = family.instance(12, 6);
        let board = games.board();
        for query in &games.queries()[..60] {
            let Ok(route) = board.route(query, &mut Scratch::default()).unwrap() else {
                continue;
            };
            if route.is_empty() {
                continue;
            }
            let legs: Vec<Leg> = route.legs().collect();
            for kind in 0..6 {
                let mut changed = legs.clone();
                let place = rng.index(legs.len());
                match kind {
                    0 => drop(changed.remove(place)),
                    1 => changed[place].moves += 1,
                    2 => changed[place].moves -= 1,
                    3 => changed[place].to = changed[place].to.opposite(),
                    4 => drop(changed.pop()),
                    _ => changed.truncate(place),
                }
                // The way may be another one to the target; but then it is no shorter, and no route of so many moves less.
                match board.replay(query, changed.iter().copied()) {
                    Ok(moves) => assert!(route.len() <= moves, "{} {query:?}", family.name),
                    Err(wrong) => {
                        refused += 1;
                        by_kind[match wrong {
                            WrongRoute::OffBoard { .. } => 0,
                            WrongRoute::Fixed { .. } => 1,
                            _ => 2,
                        }] += 1;
                    }
                }
            }
        }
    }
    assert!(1500 < refused && by_kind.iter().all(|&count| 100 < count), "{refused} refused, {by_kind:?}");
}

fn at(row: u32, col: u32) -> Coord {
    Coord::new(row, col)
}

#[test]
fn what_is_wrong_first() {
    use Direction::{Down, Left, Right, Up};
    let board = Board::new(Shape::new(2, 4).unwrap(), |cell| cell != at(1, 2)).unwrap();
    let query = Query { blank: at(0, 0), tile: at(0, 1), target: at(0, 0) };
    let leg = |to, moves| Leg { to, moves };
    let replay = |legs: &[Leg]| board.replay(&query, legs.iter().copied());
    assert_eq!(replay(&[leg(Right, 1)]), Ok(1));
    assert_eq!(replay(&[leg(Right, 3)]), Ok(3));
    assert_eq!(replay(&[]), Err(WrongRoute::Elsewhere { expected: at(0, 0), found: at(0, 1) }));
    assert_eq!(replay(&[leg(Right, 1), leg(Down, 0)]), Err(WrongRoute::EmptyLeg { leg: 2 }));
    assert_eq!(replay(&[leg(Right, 2), leg(Down, 1)]), Err(WrongRoute::Fixed { number: 3, at: at(1, 2) }));
    assert_eq!(replay(&[leg(Right, 9)]), Err(WrongRoute::OffBoard { number: 4, from: at(0, 3) }));
    assert_eq!(replay(&[leg(Up, 1)]), Err(WrongRoute::OffBoard { number: 1, from: at(0, 0) }));
    assert_eq!(replay(&[leg(Down, 1), leg(Left, 1)]), Err(WrongRoute::OffBoard { number: 2, from: at(1, 0) }));
    assert_eq!(
        replay(&[leg(Right, u32::MAX)]).unwrap_err().to_string(),
        "move 4: expected the blank to stay on the board, found it leave from (1, 4)"
    );
    let off = Query { target: at(5, 5), ..query };
    assert!(matches!(board.replay(&off, []), Err(WrongRoute::Query(_))));
    // A right route, but for another query or board.
    let route = board.route(&query, &mut Scratch::default()).unwrap().unwrap();
    assert_eq!(route.verify(&board, &query), Ok(()));
    let other = Query { target: at(1, 0), ..query };
    assert_eq!(route.verify(&board, &other), Err(WrongRoute::Elsewhere { expected: at(1, 0), found: at(0, 0) }));
    let home = Query { target: at(0, 1), ..query };
    let empty = board.route(&home, &mut Scratch::default()).unwrap().unwrap();
    assert_eq!((empty.len(), empty.is_empty(), empty.next_move(), empty.to_string()), (0, true, None, String::new()));
    assert_eq!(empty.verify(&board, &home), Ok(()));
}

/// On boards large enough for long detours and landmarks, what was asked before changes nothing.
#[test]
fn memory_never_changes_a_route() {
    let mut rng = Rng::new(77);
    let mut routes = 0;
    for _ in 0..900 {
        let Some((board, queries)) = drawn(&mut rng, 16) else {
            continue;
        };
        let mut used = Scratch::default();
        for query in &queries {
            let found = checked_route(&board, query, &mut used);
            assert_eq!(found, board.route(query, &mut Scratch::default()).unwrap().ok());
            routes += u32::from(found.is_some());
        }
    }
    assert!(10_000 < routes, "{routes} routes");
}
