//! The checks themselves: true reasons pass, whatever cell they name; untrue ones do not.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{Coord, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Answer, Arrangement, Claim, Puzzle, Reason, Wrong, reference, solve};

/// A cell, counted from 1 as in texts.
fn at(row: u32, col: u32) -> Coord {
    Coord::new(row - 1, col - 1)
}

#[track_caller]
fn check(text: &str, reason: &Reason, expected: &Result<(), Wrong>) {
    let puzzle = Puzzle::parse(text.as_bytes()).unwrap();
    assert_eq!(&reason.verify(&puzzle), expected, "{reason}");
    assert_eq!(&Answer::Impossible(reason.clone()).verify(&puzzle), expected);
    // A reason that passes is a proof.
    assert!(expected.is_err() || reference::plain(&puzzle) == Ok(false));
}

#[test]
fn no_untrue_reason_passes_on_small_boards() {
    // Every reason of every form with every cell and tile, on boards that are possible.
    let possible = [
        "2 2 .. .. 2 3 1 0",
        "2 3 ... ... 2 3 1 4 5 0",
        "2 3 #.. ... 1 5 2 4 3 0",
        "3 3 ... .#. ... 2 3 6 1 5 8 4 7 0",
    ];
    let mut tried = 0;
    for text in possible {
        let puzzle = Puzzle::parse(text.as_bytes()).unwrap();
        assert_eq!(reference::exhaustive(&puzzle), Ok(true));
        let shape = puzzle.shape();
        let cells: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).chain([at(9, 9)]).collect();
        let tiles = 0..=shape.cells() as u32;
        let mut try_reason = |reason: Reason| {
            assert!(reason.verify(&puzzle).is_err(), "{text}: {reason}");
            tried += 1;
        };
        for &a in &cells {
            for &b in &cells {
                try_reason(Reason::BlankShutOff { from: a, to: b });
                try_reason(Reason::OddParity { cut: a, inside: b });
                for tile in tiles.clone() {
                    for &cut in &cells {
                        try_reason(Reason::WrongBlock { tile, from: a, to: b, cut });
                    }
                }
            }
            for tile in tiles.clone() {
                for expected in tiles.clone() {
                    try_reason(Reason::StuckTile { cell: a, tile, expected });
                }
            }
        }
    }
    // With s one more than the cells: 2 s^2 + s^4 + s^3 a board.
    assert_eq!(tried, 800 + 2 * 2_842 + 11_200);
}

#[test]
fn a_stuck_tile() {
    let text = "2 2 .# #. 2 1 3 0";
    let stuck = |cell, tile, expected| Reason::StuckTile { cell, tile, expected };
    check(text, &stuck(at(1, 1), 2, 1), &Ok(()));
    check(text, &stuck(at(1, 2), 1, 2), &Ok(()));
    check(text, &stuck(at(2, 1), 3, 3), &Err(Wrong::NotParted { cut: at(2, 1) }));
    check(text, &stuck(at(1, 1), 1, 1), &Err(Wrong::OtherTile { cell: at(1, 1), named: 1, found: 2 }));
    check(text, &stuck(at(1, 1), 2, 2), &Err(Wrong::OtherTile { cell: at(1, 1), named: 2, found: 1 }));
    check(text, &stuck(at(3, 1), 2, 1), &Err(Wrong::NoSuchCell(at(3, 1))));
    check("2 2 .. .. 2 1 3 0", &stuck(at(1, 1), 2, 1), &Err(Wrong::NotStuck(at(1, 1))));
}

#[test]
fn a_wrong_block() {
    let text = "1 5 ..... 2 1 3 4 0";
    let wrong = |tile, from, to, cut| Reason::WrongBlock { tile, from, to, cut };
    check(text, &wrong(2, at(1, 1), at(1, 2), at(1, 2)), &Ok(()));
    check(text, &wrong(1, at(1, 2), at(1, 1), at(1, 2)), &Ok(()));
    check(text, &wrong(2, at(1, 1), at(1, 2), at(1, 3)), &Err(Wrong::NotParted { cut: at(1, 3) }));
    check(text, &wrong(2, at(1, 3), at(1, 2), at(1, 2)), &Err(Wrong::OtherTile { cell: at(1, 3), named: 2, found: 3 }));
    check(text, &wrong(3, at(1, 3), at(1, 3), at(1, 4)), &Err(Wrong::NotParted { cut: at(1, 4) }));
    check(text, &wrong(2, at(1, 1), at(1, 1), at(1, 2)), &Err(Wrong::OtherTile { cell: at(1, 1), named: 2, found: 1 }));
    check(text, &wrong(0, at(1, 5), at(1, 5), at(1, 2)), &Err(Wrong::OtherTile { cell: at(1, 5), named: 0, found: 0 }));
    check(text, &wrong(2, at(1, 1), at(1, 2), at(2, 1)), &Err(Wrong::NoSuchCell(at(2, 1))));
}

#[test]
fn a_tile_is_named_where_it_stands_and_not_in_a_third_part() {
    // The blank's goal is the cut itself, in the middle of a cross; tiles 1 and 2 are in each other's arm.
    let shape = Shape::new(3, 3).unwrap();
    let free = FreeCells::new(shape, |cell| matches!(cell.get(), 1 | 3 | 4 | 5 | 7));
    let arrangement = |tiles: [u32; 9]| Arrangement::new(shape, tiles.to_vec()).unwrap();
    let (start, goal) = (arrangement([11, 2, 12, 1, 0, 3, 13, 4, 14]), arrangement([11, 1, 12, 2, 0, 3, 13, 4, 14]));
    let puzzle = Puzzle::between(free, &start, &goal).unwrap();
    let wrong = |from| Reason::WrongBlock { tile: 2, from, to: at(2, 1), cut: at(2, 2) };
    assert_eq!(wrong(at(1, 2)).verify(&puzzle), Ok(()));
    for (from, found) in [(at(2, 1), 1), (at(2, 3), 3), (at(3, 2), 4)] {
        assert_eq!(wrong(from).verify(&puzzle), Err(Wrong::OtherTile { cell: from, named: 2, found }));
    }
}

#[test]
fn an_odd_part() {
    let text = "3 4 ...# .... #... 1 2 3 4 5 6 8 7 9 10 11 0";
    let odd = |cut, inside| Reason::OddParity { cut, inside };
    check(text, &odd(at(3, 4), at(1, 1)), &Ok(()));
    check(text, &odd(at(3, 4), at(3, 3)), &Ok(()));
    check(text, &odd(at(2, 3), at(1, 1)), &Err(Wrong::NotClosed { cut: at(2, 3) }));
    check(text, &odd(at(3, 4), at(3, 4)), &Err(Wrong::NotClosed { cut: at(3, 4) }));
    check(text, &odd(at(3, 4), at(3, 1)), &Err(Wrong::NoSuchCell(at(3, 1))));
    check("2 2 .. .. 2 3 1 0", &odd(at(2, 2), at(1, 1)), &Err(Wrong::Even));
}

#[test]
fn a_ring_out_of_order() {
    let text = "3 3 ... .#. ... 2 3 1 4 5 6 7 8 0";
    let cells = [at(3, 3), at(2, 3), at(1, 3), at(1, 2), at(1, 1), at(2, 1), at(3, 1), at(3, 2)];
    let ring = |cells: &[Coord], first, second| Reason::RingOutOfOrder { ring: cells.to_vec(), first, second };
    // Tiles 1, 2 and 3 need one or two steps, the others none.
    check(text, &ring(&cells, at(1, 1), at(3, 1)), &Ok(()));
    check(text, &ring(&cells, at(1, 3), at(1, 2)), &Ok(()));
    check(text, &ring(&cells, at(3, 1), at(3, 2)), &Err(Wrong::InOrder));
    check(text, &ring(&cells, at(3, 3), at(3, 2)), &Err(Wrong::NotARing(at(3, 3))));
    check(text, &ring(&cells, at(2, 2), at(3, 2)), &Err(Wrong::NoSuchCell(at(2, 2))));
    check(text, &ring(&[], at(1, 1), at(3, 2)), &Err(Wrong::NotARing(at(1, 1))));
    check(text, &ring(&cells[..7], at(1, 1), at(3, 1)), &Err(Wrong::NotARing(at(3, 3))));
    let mut shuffled = cells;
    shuffled.swap(2, 3);
    check(text, &ring(&shuffled, at(1, 1), at(3, 1)), &Err(Wrong::NotARing(at(2, 3))));
    let mut elsewhere = cells;
    elsewhere.rotate_left(2);
    check(text, &ring(&elsewhere, at(1, 1), at(3, 1)), &Err(Wrong::NotClosed { cut: at(1, 3) }));
    // The same cells with a way across, and with a way around.
    let across = "3 3 ... ... ... 2 3 1 4 5 6 7 8 0";
    check(across, &ring(&cells, at(1, 1), at(3, 1)), &Err(Wrong::NotARing(at(1, 2))));
    let around = "3 5 ..... .#.#. ..... 2 3 1 4 5 6 7 8 9 10 11 12 13 14 0";
    check(around, &ring(&cells, at(1, 1), at(3, 1)), &Err(Wrong::NotARing(at(1, 3))));
}

#[test]
fn a_blank_that_is_shut_off() {
    let shape = Shape::new(1, 4).unwrap();
    let puzzle = |picture: &str, start: [u32; 4], goal: [u32; 4]| {
        let free = FreeCells::new(shape, |cell| picture.as_bytes()[cell.usize()] == b'.');
        let [start, goal] = [start, goal].map(|tiles| Arrangement::new(shape, tiles.to_vec()).unwrap());
        Puzzle::between(free, &start, &goal).unwrap()
    };
    let shut_off = |from, to| Reason::BlankShutOff { from, to };
    let walled = puzzle(".#..", [0, 1, 2, 3], [3, 1, 2, 0]);
    assert_eq!(shut_off(at(1, 1), at(1, 4)).verify(&walled), Ok(()));
    let other = Wrong::OtherTile { cell: at(1, 3), named: 0, found: 2 };
    assert_eq!(shut_off(at(1, 3), at(1, 4)).verify(&walled), Err(other.clone()));
    assert_eq!(shut_off(at(1, 1), at(1, 3)).verify(&walled), Err(other));
    let open = puzzle("....", [0, 1, 2, 3], [3, 1, 2, 0]);
    assert_eq!(shut_off(at(1, 1), at(1, 4)).verify(&open), Err(Wrong::Blank { reaches: true }));
    // Reasons that suppose that the blank gets to its goal.
    let odd = Reason::OddParity { cut: at(1, 4), inside: at(1, 3) };
    assert_eq!(odd.verify(&walled), Err(Wrong::Blank { reaches: false }));
}

#[test]
fn claims_are_checked_against_a_verified_answer() {
    for family in FAMILIES {
        for seed in 0..6 {
            let puzzle = family.instance(7, seed);
            let answer = solve(&puzzle);
            let (right, other) = if answer.outcome() {
                (Claim::Possible, Claim::Impossible)
            } else {
                (Claim::Impossible, Claim::Possible)
            };
            assert_eq!(right.verify(&puzzle), Ok(()));
            let reason = if let Answer::Impossible(reason) = answer { Some(reason) } else { None };
            assert_eq!(other.verify(&puzzle), Err(Wrong::Outcome { reason }));
        }
    }
}
