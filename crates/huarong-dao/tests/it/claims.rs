//! Answers in the judge's format from other programs, and the checks of our own.

use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Claim, Games, Query, QueryError, Reason, Reply, Role, Scratch, Wrong, solve};

fn games() -> Games {
    "2 5 3\n1 1 0 1 1\n1 1 1 1 1\n1 2 2 2 1 1\n1 2 2 2 2 4\n1 5 2 2 2 3\n".parse().expect("a valid text")
}

#[track_caller]
fn verify(lines: &str) -> Result<(), Wrong> {
    lines.parse::<Claim>().expect("numbers").verify(&games())
}

#[test]
fn a_right_claim_in_any_layout() {
    assert_eq!(solve(&games()).to_string(), "4\n-1\n4");
    assert_eq!(verify("4\n-1\n4"), Ok(()));
    assert_eq!(verify(" 04\r\n-01\t4\r\n\r\n"), Ok(()));
}

#[test]
fn a_wrong_claim_names_the_line() {
    let value = |line, expected, found| Err(Wrong::Value { line, expected, found });
    assert_eq!(verify("5 -1 4"), value(1, Some(4), Some(5)));
    assert_eq!(verify("4 7 4"), value(2, None, Some(7)));
    assert_eq!(verify("4 -1 -1"), value(3, Some(4), None));
    assert_eq!(verify("4 -1"), Err(Wrong::Count { expected: 3, found: 2 }));
    assert_eq!(verify("4 -1 4 0"), Err(Wrong::Count { expected: 3, found: 4 }));
    assert_eq!(verify(""), Err(Wrong::Count { expected: 3, found: 0 }));
    assert_eq!(verify("4 7 4").unwrap_err().to_string(), "line 2: expected -1, found 7");
    assert_eq!(verify("4 -1").unwrap_err().to_string(), "expected 3 lines, one for each query, found 2");
}

#[test]
fn a_claim_that_is_no_numbers() {
    let error = |text: &str| text.parse::<Claim>().unwrap_err().to_string();
    let expected = "expected a number of moves, or -1 for no way (-1 to 9223372036854775807)";
    assert_eq!(error("4\n-2\n"), format!("line 2, column 1: {expected}, found `-2`"));
    assert_eq!(error("4 no"), format!("line 1, column 3: {expected}, found `no`"));
    assert_eq!(error("+4"), format!("line 1, column 1: {expected}, found `+4`"));
    assert_eq!(error("9223372036854775808"), format!("line 1, column 1: {expected}, found `9223372036854775808`"));
    assert!(Claim::parse(b"4\xff").is_err());
    assert!(Claim::parse(&vec![b'7'; 1 << 20]).is_err());
}

#[test]
fn claims_read_back() {
    for family in FAMILIES {
        let answer = solve(&family.instance(9, 4));
        let claim = answer.claim();
        assert_eq!(claim.to_string(), answer.to_string());
        assert_eq!(answer.to_string().parse(), Ok(claim.clone()));
        assert_eq!(claim.outcome(), answer.outcome());
    }
}

/// Any single line of a right answer, made one or two more or less or turned into the opposite, is found out.
#[test]
fn perturbed_claims_are_rejected() {
    for family in FAMILIES {
        let games = family.instance(6, 9);
        let games =
            Games::new(games.board().clone(), games.queries()[..40.min(games.queries().len())].to_vec()).unwrap();
        let right = solve(&games).outcome();
        for (line, &moves) in right.iter().enumerate() {
            let wrong = match moves {
                Some(moves) => vec![Some(moves + 1), moves.checked_sub(1), Some(moves + 2), None],
                None => vec![Some(0), Some(9)],
            };
            for found in wrong.into_iter().filter(|&found| found != moves) {
                let mut lines: Vec<String> =
                    right.iter().map(|moves| moves.map_or("-1".into(), |moves| moves.to_string())).collect();
                lines[line] = found.map_or("-1".into(), |moves| moves.to_string());
                let claim: Claim = lines.join("\n").parse().unwrap();
                let expected = Err(Wrong::Value { line: line + 1, expected: moves, found });
                assert_eq!(claim.verify(&games), expected, "{}", family.name);
            }
        }
    }
}

/// An answer to other games does not pass: each reply is checked against its own game.
#[test]
fn replies_to_other_games_are_rejected() {
    let game = |text: &str| -> Games { text.parse().unwrap() };
    let with = |from: &str, to: &str| solve(&game(from)).verify(&game(to));
    let board = "2 5 1\n1 1 0 1 1\n1 1 1 1 1\n";
    let query = |query: &str| format!("{board}{query}\n");
    // One move is given where the tile is at home, none where it is not.
    let home = query("1 1 2 2 2 2");
    let beside = query("2 1 2 2 2 1");
    assert_eq!(with(&beside, &home), Err(Wrong::Value { line: 1, expected: Some(0), found: Some(1) }));
    assert_eq!(with(&home, &beside), Err(Wrong::TooFew { line: 1, at_least: 1, found: 0 }));
    // Four moves, where two cells of distance and the blank's walk take at least four.
    assert_eq!(
        with(&query("1 5 2 2 2 3"), &query("1 1 2 2 1 1")),
        Err(Wrong::TooFew { line: 1, at_least: 5, found: 4 })
    );
    // Four moves, where an odd number is needed.
    assert_eq!(with(&query("1 2 2 2 1 1"), &beside), Err(Wrong::Parity { line: 1, found: 4 }));
    // The target is fixed.
    assert_eq!(with(&beside, &query("2 1 2 2 1 3")), Err(Wrong::NoWay { line: 1 }));
    // The tile cannot turn in the bridge; but here it need not.
    assert_eq!(with(&query("1 2 2 2 2 4"), &query("1 2 2 2 1 1")), Err(Wrong::Reason { line: 1 }));
    // Reasons of other kinds.
    let walls = "1 6 1\n1 1 1 0 1 1\n";
    let walled = |query: &str| format!("{walls}{query}\n");
    for reason in ["1 1 1 2 1 4", "1 1 1 5 1 6", "1 1 1 2 1 5", "1 1 1 2 1 3"] {
        assert_eq!(with(&walled(reason), &walled("1 1 1 2 1 1")), Err(Wrong::Reason { line: 1 }));
        assert_eq!(with(&walled(reason), &walled("1 1 1 2 1 2")), Err(Wrong::Reason { line: 1 }));
    }
    // One move, where the blank, the target or both are walled off from the tile.
    for query in ["1 5 1 2 1 1", "1 1 1 2 1 5", "1 5 1 2 1 6"] {
        assert_eq!(with(&walled("1 1 1 2 1 1"), &walled(query)), Err(Wrong::NoWay { line: 1 }));
    }
    let two = format!("2 5 2{}1 2 2 2 1 1\n1 2 2 2 1 1\n", &board[5..]);
    assert_eq!(with(&home, &two), Err(Wrong::Count { expected: 2, found: 1 }));
}

/// The first line that is wrong is named, whether the board shows it at once or only the cell where the tile cannot turn.
#[test]
fn the_first_wrong_line_is_named() {
    let board = "2 5 3\n1 1 0 1 1\n1 1 1 1 1\n";
    let games = |queries: [&str; 3]| -> Games { format!("{board}{}\n", queries.join("\n")).parse().unwrap() };
    // In the bridge the tile cannot turn; at home it need not; beside the blank it needs one move; two at a distance.
    let [stuck, home, near, far] = ["1 2 2 2 2 4", "1 1 2 2 2 2", "2 1 2 2 2 1", "1 2 2 2 1 1"];
    let wrong = |from: [&str; 3], to: [&str; 3]| solve(&games(from)).verify(&games(to));
    assert_eq!(wrong([stuck; 3], [stuck; 3]), Ok(()));
    assert_eq!(wrong([stuck, near, stuck], [far, home, far]), Err(Wrong::Reason { line: 1 }));
    let value = Wrong::Value { line: 2, expected: Some(0), found: Some(1) };
    assert_eq!(wrong([stuck, near, stuck], [stuck, home, far]), Err(value));
    assert_eq!(wrong([near, stuck, stuck], [near, far, far]), Err(Wrong::Reason { line: 2 }));
    assert_eq!(wrong([stuck, near, stuck], [stuck, near, far]), Err(Wrong::Reason { line: 3 }));
    // A tile that cannot turn says nothing of a target that is fixed.
    assert_eq!(wrong([stuck; 3], [stuck, stuck, "1 2 2 2 1 3"]), Err(Wrong::Reason { line: 3 }));
}

#[test]
fn reasons() {
    let board = Board::new(Shape::new(2, 8).unwrap(), |at| {
        ![Coord::new(0, 2), Coord::new(0, 5), Coord::new(1, 5)].contains(&at)
    })
    .unwrap();
    let at = |row: u32, col: u32| Coord::new(row - 1, col - 1);
    let mut scratch = Scratch::default();
    let mut reply = |blank, tile, target| board.least_moves(&Query { blank, tile, target }, &mut scratch).unwrap();
    assert_eq!(reply(at(1, 1), at(1, 2), at(1, 3)), Reply::Unreachable(Reason::TargetFixed));
    assert_eq!(reply(at(1, 1), at(1, 7), at(1, 8)), Reply::Unreachable(Reason::BlankWalledOff));
    assert_eq!(reply(at(1, 1), at(1, 2), at(1, 8)), Reply::Unreachable(Reason::TargetWalledOff));
    // From the left square, the tile can come to (2, 2), but not on to the bridge.
    assert_eq!(reply(at(1, 1), at(1, 2), at(2, 4)), Reply::Unreachable(Reason::CannotTurn { at: at(2, 2) }));
    // On the bridge already, it cannot come back beyond (2, 2), nor turn where it stands.
    assert_eq!(reply(at(2, 2), at(2, 3), at(1, 1)), Reply::Unreachable(Reason::CannotTurn { at: at(2, 2) }));
    assert_eq!(reply(at(2, 2), at(2, 3), at(2, 4)), Reply::Unreachable(Reason::CannotTurn { at: at(2, 3) }));
}

#[test]
fn reasons_in_words() {
    let say = |reason: Reason| reason.to_string();
    assert_eq!(say(Reason::TargetFixed), "the target is a fixed cell");
    assert_eq!(say(Reason::BlankWalledOff), "the blank is walled off from the tile");
    assert_eq!(say(Reason::TargetWalledOff), "the target is walled off from the tile");
    let stuck = Reason::CannotTurn { at: Coord::new(1, 2) };
    assert_eq!(say(stuck), "the tile would have to pass (2, 3), where the blank cannot get ahead of it");
}

#[test]
fn what_is_wrong_in_words() {
    #[track_caller]
    fn check(wrong: Wrong, message: &str) {
        assert_eq!(wrong.to_string(), message);
    }
    let line = 7;
    check(Wrong::NoWay { line }, "line 7: expected -1, found moves for a target that is fixed or walled off");
    let message = "line 7: expected at least 5 moves by the distances, found 4";
    check(Wrong::TooFew { line, at_least: 5, found: 4 }, message);
    let parity = |found| Wrong::Parity { line, found };
    check(parity(4), "line 7: expected an odd number of moves by the colours of the cells, found 4");
    check(parity(5), "line 7: expected an even number of moves by the colours of the cells, found 5");
    check(Wrong::Reason { line }, "line 7: expected a reason that holds, found one that does not");
    let value = Wrong::Value { line, expected: Some(3), found: None };
    check(value, "line 7: expected 3, found -1");
}

#[test]
fn queries_that_do_not_fit() {
    let board = Board::new(Shape::new(1, 3).unwrap(), |at| at.col != 2).unwrap();
    let [a, b, fixed, off] = [0, 1, 2, 3].map(|col| Coord::new(0, col));
    let mut scratch = Scratch::default();
    let mut error = |blank, tile, target| board.least_moves(&Query { blank, tile, target }, &mut scratch).unwrap_err();
    assert_eq!(error(off, a, b), QueryError::OffBoard { role: Role::Blank, at: off });
    assert_eq!(error(a, off, b), QueryError::OffBoard { role: Role::Tile, at: off });
    assert_eq!(error(a, b, off), QueryError::OffBoard { role: Role::Target, at: off });
    assert_eq!(error(fixed, a, b), QueryError::Fixed { role: Role::Blank, at: fixed });
    assert_eq!(error(a, fixed, b), QueryError::Fixed { role: Role::Tile, at: fixed });
    assert_eq!(error(a, a, b), QueryError::Shared { at: a });
    let games =
        Games::new(board, vec![Query { blank: a, tile: b, target: a }, Query { blank: a, tile: off, target: a }]);
    let message = "query 2: expected the tile on the board, found it at (1, 4)";
    assert_eq!(games.unwrap_err().to_string(), message);
}

#[test]
fn boards_are_equal_where_their_free_cells_are() {
    let board = |rows, cols, fixed| Board::new(Shape::new(rows, cols).unwrap(), |at| at.col != fixed).unwrap();
    assert_eq!(board(2, 3, 1), board(2, 3, 1));
    assert_ne!(board(2, 3, 1), board(2, 3, 2));
    assert_ne!(board(2, 3, 9), board(3, 2, 9));
}
