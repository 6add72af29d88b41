//! The checks accept every right answer and no wrong one; texts read back.

use core_grid::Coord;
use core_grid::Direction::{self, Down, Left, Right, Up};
use proptest::prelude::*;
use sliding_blocks::{Answer, Claim, Plan, Push, Target, Wrong, solve};

use super::{drawn, small_targets};

/// Plays pushes cell by cell on a picture of the board: true where they build the target.
fn builds(target: &Target, pushes: &[Push]) -> bool {
    let (rows, cols) = (target.rows() as usize, target.cols() as usize);
    let mut board = vec![vec![false; cols]; rows];
    let first = target.cells()[0];
    board[first.row as usize][first.col as usize] = true;
    for &Push { direction, line } in pushes {
        let line = line as usize;
        let way: Vec<(usize, usize)> = match direction {
            Up => (0..rows).rev().map(|row| (row, line)).collect(),
            Down => (0..rows).map(|row| (row, line)).collect(),
            Left => (0..cols).rev().map(|col| (line, col)).collect(),
            Right => (0..cols).map(|col| (line, col)).collect(),
        };
        let occupied = |&(row, col): &(usize, usize)| board.get(row).and_then(|row| row.get(col)) == Some(&true);
        let Some(met) = way.iter().position(occupied) else { return false };
        let Some(&(row, col)) = met.checked_sub(1).and_then(|stop| way.get(stop)) else { return false };
        board[row][col] = true;
    }
    let count = board.iter().flatten().filter(|&&occupied| occupied).count();
    count == target.cells().len() && target.cells().iter().all(|cell| board[cell.row as usize][cell.col as usize])
}

fn pushes_of(target: &Target) -> Option<Vec<Push>> {
    match solve(target) {
        Answer::Possible(plan) => Some(plan.iter().collect()),
        _ => None,
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Drop(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
    Turn(prop::sample::Index, u8),
    Shift(prop::sample::Index, u32),
    Repeat(prop::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    use prop::sample::Index;
    prop_oneof![
        any::<Index>().prop_map(Damage::Drop),
        any::<(Index, Index)>().prop_map(|(a, b)| Damage::Swap(a, b)),
        (any::<Index>(), 1..4_u8).prop_map(|(at, by)| Damage::Turn(at, by)),
        (any::<Index>(), 0..9_u32).prop_map(|(at, to)| Damage::Shift(at, to)),
        any::<Index>().prop_map(Damage::Repeat),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn the_replay_agrees_with_one_cell_by_cell(
        target in small_targets(7, 60),
        damages in prop::collection::vec(damage(), 0..3),
    ) {
        let Some(mut pushes) = pushes_of(&target) else { return Ok(()) };
        prop_assert!(builds(&target, &pushes));
        for damage in damages {
            if pushes.is_empty() {
                break;
            }
            let len = pushes.len();
            match damage {
                Damage::Drop(at) => drop(pushes.remove(at.index(len))),
                Damage::Swap(a, b) => pushes.swap(a.index(len), b.index(len)),
                Damage::Turn(at, by) => {
                    let direction = &mut pushes[at.index(len)].direction;
                    *direction = Direction::from_index(direction.index() as u8 + by);
                }
                Damage::Shift(at, to) => pushes[at.index(len)].line = to,
                Damage::Repeat(at) => pushes.push(pushes[at.index(len)]),
            }
        }
        let plan: Plan = pushes.iter().copied().collect();
        prop_assert_eq!(plan.verify(&target).is_ok(), builds(&target, &pushes));
        let claim = Claim::Possible(plan);
        prop_assert_eq!(claim.verify(&target).is_ok(), builds(&target, &pushes));
    }

    #[test]
    fn texts_read_back(target in small_targets(9, 400)) {
        let text = target.to_string();
        let read = Target::parse(text.as_bytes()).unwrap();
        prop_assert_eq!(&read, &target);
        prop_assert_eq!(read.to_string(), text);
        let answer = solve(&target);
        let text = answer.to_string();
        let claim: Claim = text.parse().unwrap();
        prop_assert_eq!(claim.outcome(), answer.outcome());
        prop_assert_eq!(claim.to_string(), text);
        prop_assert_eq!(claim.verify(&target), Ok(()));
        prop_assert_eq!(answer.claim(), claim);
    }
}

#[track_caller]
fn wrong(target: &Target, text: &str, expected: Wrong, line: Option<usize>, message: &str) {
    let error = text.parse::<Claim>().unwrap().verify(target).unwrap_err();
    assert_eq!(error, expected);
    assert_eq!(error.line(), line);
    assert_eq!(error.to_string(), message);
}

#[test]
fn each_wrong_push_is_named() {
    let target = drawn(&["###.", ".F..", "...."]);
    let check = |text, expected, line, message| wrong(&target, text, expected, line, message);
    for right in ["possible\nv 2\n< 1\n> 1\n", "possible v 2 > 1 < 1"] {
        assert_eq!(right.parse::<Claim>().unwrap().verify(&target), Ok(()));
    }
    check(
        "possible\nv 2\n< 4\n",
        Wrong::NoSuchLine { push: 1 },
        Some(3),
        "push 2 goes along a line that is not on the board",
    );
    check(
        "possible\nv 5\n",
        Wrong::NoSuchLine { push: 0 },
        Some(2),
        "push 1 goes along a line that is not on the board",
    );
    check("possible\n< 1\n", Wrong::MeetsNothing { push: 0 }, Some(2), "push 1 meets no block and falls off the board");
    check("possible\nv 4\n", Wrong::MeetsNothing { push: 0 }, Some(2), "push 1 meets no block and falls off the board");
    check(
        "possible\nv 2\nv 2\n",
        Wrong::EntryOccupied { push: 1, cell: Coord::new(0, 1) },
        Some(3),
        "push 2 cannot enter the board, (1, 2) is occupied",
    );
    check(
        "possible\n^ 2\n",
        Wrong::OffTarget { push: 0, cell: Coord::new(2, 1) },
        Some(2),
        "push 1 stops at (3, 2), which is not a cell of the target",
    );
    check("possible\nv 2\n", Wrong::TooFewPushes { given: 1, needed: 3 }, None, "expected 3 pushes, found 1");
    check(
        "possible\nv 2\n< 1\n> 1\n< 1\n",
        Wrong::OffTarget { push: 3, cell: Coord::new(0, 3) },
        Some(5),
        "push 4 stops at (1, 4), which is not a cell of the target",
    );
    check("impossible", Wrong::PossibleAfterAll, Some(1), "the target is possible");
}

#[test]
fn the_entry_cell_may_be_the_last() {
    // The block enters at the border and stays there.
    let target = drawn(&["F#"]);
    assert_eq!("possible < 1".parse::<Claim>().unwrap().verify(&target), Ok(()));
    let error = "possible > 1".parse::<Claim>().unwrap().verify(&target);
    assert_eq!(error, Err(Wrong::EntryOccupied { push: 0, cell: Coord::new(0, 0) }));
}

#[track_caller]
fn no_claim(text: &[u8], message: &str) {
    assert_eq!(Claim::parse(text).unwrap_err().to_string(), message);
}

#[test]
fn claims_that_are_none() {
    no_claim(b"", "line 1, column 1: expected `possible` or `impossible`, found the end of the input");
    no_claim(b"Possible\n", "line 1, column 1: expected `possible` or `impossible`, found `Possible`");
    no_claim(b"impossible\n> 1\n", "line 2, column 1: expected the end of the input, found `>`");
    no_claim(b"possible\n> 1\nx 2\n", "line 3, column 1: expected `<`, `>`, `^` or `v`, found `x`");
    no_claim(b"possible\n>1\n", "line 2, column 1: expected `<`, `>`, `^` or `v`, found `>1`");
    no_claim(
        b"possible\n> \n",
        "line 3, column 1: expected the row or column of a push (1 to 1000000000), found the end of the input",
    );
    no_claim(b"possible\n> 0\n", "line 2, column 3: expected the row or column of a push (1 to 1000000000), found `0`");
    no_claim(b"possible\n\xff 1\n", "line 2, column 1: expected `<`, `>`, `^` or `v`, found `\\xff`");
}

#[test]
fn lines_on_no_board_stay_on_none() {
    let target = Target::new(1, Target::MAX_SIDE, vec![Coord::new(0, 0), Coord::new(0, 1)]).unwrap();
    for line in [Target::MAX_SIDE, (1 << 30) - 1, 1 << 30, (1 << 30) + 1, 1 << 31, u32::MAX] {
        for direction in Direction::ALL {
            let plan: Plan = [Push { direction, line }].into_iter().collect();
            assert_eq!(plan.verify(&target), Err(Wrong::NoSuchLine { push: 0 }), "{line}");
        }
    }
}

#[test]
fn a_block_cannot_enter_where_the_border_is_occupied() {
    // The first block alone, on each side of the board in turn; from the other side the way is long, but open.
    let check = |(rows, cols): (u32, u32), first: Coord, direction: Direction, second: Coord| {
        let line = if direction.is_vertical() { first.col } else { first.row };
        let target = Target::new(rows, cols, vec![first, second]).unwrap();
        let verdict = |direction| [Push { direction, line }].into_iter().collect::<Plan>().verify(&target);
        assert_eq!(verdict(direction), Err(Wrong::EntryOccupied { push: 0, cell: first }));
        assert_eq!(verdict(direction.opposite()), Ok(()));
    };
    check((5, 1), Coord::new(0, 0), Down, Coord::new(1, 0));
    check((5, 1), Coord::new(4, 0), Up, Coord::new(3, 0));
    check((1, 5), Coord::new(0, 0), Right, Coord::new(0, 1));
    check((1, 5), Coord::new(0, 4), Left, Coord::new(0, 3));
}

#[test]
fn plans_and_pushes_as_text() {
    let push = Push { direction: Up, line: 999_999_999 };
    assert_eq!(push.to_string(), "^ 1000000000");
    let plan: Plan = [push].into_iter().collect();
    assert!(!plan.is_empty() && Plan::default().is_empty());
    assert_eq!((plan.len(), Plan::default().len()), (1, 0));
    assert_eq!(Claim::Possible(plan).to_string(), "possible\n^ 1000000000");
}
