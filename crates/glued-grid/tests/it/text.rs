//! Reading and writing: every error with its place, and values that read back.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Answer, Arrangement, Claim, Puzzle, PuzzleError, solve};

#[track_caller]
fn check(text: &[u8], expected: &str) {
    let error = Puzzle::parse(text).unwrap_err();
    assert_eq!(error.to_string(), expected, "{}", text.escape_ascii());
}

#[test]
fn sides_that_are_no_sides() {
    check(b"", "line 1, column 1: expected the number of rows (1 to 4294967295), found the end of the input");
    check(b"\n\n 3", "line 3, column 3: expected the number of columns (1 to 4294967295), found the end of the input");
    check(b"0 3", "line 1, column 1: expected the number of rows (1 to 4294967295), found `0`");
    check(b"3 -0", "line 1, column 3: expected the number of columns (1 to 4294967295), found `-0`");
    check(b"+3 3", "line 1, column 1: expected the number of rows (1 to 4294967295), found `+3`");
    check(b"3 \0", "line 1, column 3: expected the number of columns (1 to 4294967295), found `\\x00`");
    check(
        "３ 3".as_bytes(),
        "line 1, column 1: expected the number of rows (1 to 4294967295), found `\\xef\\xbc\\x93`",
    );
    check(
        b"99999999999999999999 1",
        "line 1, column 1: expected the number of rows (1 to 4294967295), found `99999999999999999999`",
    );
    check(b"65536 65536 .", "line 1, column 7: expected at most 4294967295 cells, found a board of 4294967296");
}

#[test]
fn pictures_that_are_no_pictures() {
    check(b"2 2\n..", "line 2, column 3: expected a row of the picture, found the end of the input");
    check(b"2 2\n..\n..#", "line 3, column 1: expected a row of the picture of 2 characters, found `..#`");
    check(b"2 2\n.\n..", "line 2, column 1: expected a row of the picture of 2 characters, found `.`");
    check(b"2 4\n....\n..x.", "line 3, column 3: expected `.` or `#`, found `x`");
    check(b"2 4\n....\n..\0.", "line 3, column 3: expected `.` or `#`, found `\\x00`");
    check(b"2 4\n....\n.\xff..", "line 3, column 2: expected `.` or `#`, found `\\xff`");
    check(b"1 2\n1 0", "line 2, column 1: expected `.` or `#`, found `1`");
    check(
        b"2 2\n..\n.#\n1 2 3 0",
        "line 3, column 2: expected the blank on a free cell, found it on glued cell (2, 2)",
    );
    check(
        b"2 3 ... ..# 1 2 3 4 5 0",
        "line 1, column 11: expected the blank on a free cell, found it on glued cell (2, 3)",
    );
}

#[test]
fn a_tile_that_is_repeated_far_from_the_first() {
    let cols = 1_000;
    for (first, second) in [(0, 998), (1, 255), (254, 256), (255, 257), (600, 601)] {
        let mut tiles: Vec<usize> = (1..cols).collect();
        tiles[second] = tiles[first];
        let tiles: Vec<String> = tiles.iter().map(usize::to_string).collect();
        let text = format!("1 {cols}\n{}\n{}\n0", ".".repeat(cols), tiles.join("\n"));
        let error = Puzzle::parse(text.as_bytes()).unwrap_err();
        let [line, tile, first, second] = [second + 3, first + 1, first + 1, second + 1];
        let expected = format!(
            "line {line}, column 1: expected distinct tiles, found tile {tile} again at (1, {second}), after (1, {first})"
        );
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn numbers_that_are_no_arrangement() {
    check(
        b"2 2\n..\n..\n1 2\n3",
        "line 5, column 2: expected the blank in the bottom right corner (0 or 4), found the end of the input",
    );
    check(b"2 2\n..\n..\n1 2\n", "line 5, column 1: expected a tile (1 to 3), found the end of the input");
    check(b"2 2\n..\n..\n1 4\n3 0", "line 4, column 3: expected a tile (1 to 3), found `4`");
    check(b"2 2\n..\n..\n1 0\n3 2", "line 4, column 3: expected a tile (1 to 3), found `0`");
    check(b"2 2\n..\n..\n1 -2\n3 0", "line 4, column 3: expected a tile (1 to 3), found `-2`");
    check(b"2 2\n..\n..\n1 2x\n3 0", "line 4, column 3: expected a tile (1 to 3), found `2x`");
    // Whichever comes first is reported.
    check(
        b"2 2\n..\n..\n2 2\nx 0",
        "line 4, column 3: expected distinct tiles, found tile 2 again at (1, 2), after (1, 1)",
    );
    check(b"2 2\n..\n..\n2 x\n2 0", "line 4, column 3: expected a tile (1 to 3), found `x`");
    check(
        b"2 2\n..\n..\n1 2\n2 0",
        "line 5, column 1: expected distinct tiles, found tile 2 again at (2, 1), after (1, 2)",
    );
    check(
        b"2 2\n..\n..\n1 2\n3 1",
        "line 5, column 3: expected the blank in the bottom right corner (0 or 4), found tile 1",
    );
    check(
        b"2 2\n..\n..\n1 2\n3 5",
        "line 5, column 3: expected the blank in the bottom right corner (0 or 4), found `5`",
    );
    check(b"1 1 . 2", "line 1, column 7: expected the blank in the bottom right corner (0 or 1), found `2`");
    check(b"1 1 . 0 0", "line 1, column 9: expected the end of the input, found `0`");
    check(b"1 1 . 0\n\n  possible\n", "line 3, column 3: expected the end of the input, found `possible`");
}

#[test]
fn places_of_errors_on_boards_of_three_rows() {
    check(
        b"3 2\n..\n..\n.#\n1 2\n3 4\n5 0",
        "line 4, column 2: expected the blank on a free cell, found it on glued cell (3, 2)",
    );
    check(
        b"3 2\n..\n..\n..\n1 2\n3 4\n1 0",
        "line 7, column 1: expected distinct tiles, found tile 1 again at (3, 1), after (1, 1)",
    );
    check(
        b"3 2\n..\n..\n..\n1 2\n3 4\n5 1",
        "line 7, column 3: expected the blank in the bottom right corner (0 or 6), found tile 1",
    );
    let check = |text: &[u8], expected: &str| {
        assert_eq!(Puzzle::parse_between(text).unwrap_err().to_string(), expected, "{}", text.escape_ascii());
    };
    check(
        b"3 1\n.\n.\n#\n0\n1\n2\n1\n2\n0",
        "line 10, column 1: expected the blank on a free cell, found it on glued cell (3, 1)",
    );
    check(
        b"3 1\n.\n.\n.\n0\n1\n2\n1\n0\n3",
        "line 7, column 1: expected the tiles of the goal, found tile 2 at (3, 1)",
    );
}

#[test]
fn blanks_and_zeros_do_not_matter() {
    let plain = Puzzle::parse(b"2 2\n..\n..\n2 3\n1 0\n").unwrap();
    for text in [
        &b"2 2\r\n..\r\n..\r\n2 3\r\n1 0\r\n"[..],
        b"2 2 .. .. 2 3 1 0",
        b"\n\n2\t2\t..\t..\t2\t3\t1\t0",
        b"002 2 .. .. 0002 3 00000000000000000000001 4",
        b"2 2 .. .. 2 3 1 000000000000",
    ] {
        assert_eq!(Puzzle::parse(text).as_ref(), Ok(&plain), "{}", text.escape_ascii());
    }
}

#[test]
fn claims_of_a_huge_size_take_no_room() {
    check(b"1000000000 4 .", "line 1, column 14: expected a row of the picture of 4 characters, found `.`");
    check(b"4 1000000000 .", "line 1, column 14: expected a row of the picture of 1000000000 characters, found `.`");
    check(b"4294967295 1 .", "line 1, column 15: expected a row of the picture, found the end of the input");
    let mut digits = b"2 2 .. .. ".to_vec();
    digits.resize(10_000_000, b'7');
    check(&digits, "line 1, column 11: expected a tile (1 to 3), found `777777777777777777777777... (9999990 bytes)`");
    digits[10..].fill(b'0');
    check(&digits, "line 1, column 11: expected a tile (1 to 3), found `000000000000000000000000... (9999990 bytes)`");
}

#[test]
fn every_prefix_and_every_changed_byte_ends_in_a_value_or_an_error() {
    let text = b"2 3\n..#\n...\n2 3 4\n1 5 0\n";
    let bytes = [0, b' ', b'\n', b'#', b'.', b'-', b'0', b'9', b'x', 0x80, 0xff];
    let mut read = 0;
    for len in 0..text.len() {
        assert!(Puzzle::parse(&text[..len]).is_ok() == (text.len() - 1 <= len));
        for byte in bytes {
            let mut changed = text.to_vec();
            changed[len] = byte;
            if let Ok(puzzle) = Puzzle::parse(&changed) {
                assert_eq!(solve(&puzzle).verify(&puzzle), Ok(()));
                read += 1;
            }
        }
    }
    assert!((10..100).contains(&read), "{read}");
}

#[test]
fn puzzles_of_the_judges_form_read_back() {
    for family in FAMILIES {
        for size in [1, 2, 3, 7] {
            for seed in 0..5 {
                let puzzle = family.instance(size, seed);
                let text = puzzle.judge_text().unwrap();
                assert_eq!(text, puzzle.to_string());
                assert!(text.ends_with('\n'));
                assert_eq!(text.parse(), Ok(puzzle), "{}", family.name);
            }
        }
    }
}

#[test]
fn puzzles_of_any_form_read_back() {
    let shape = Shape::new(2, 3).unwrap();
    let free = || FreeCells::new(shape, |cell| cell.get() != 2);
    let arrangement = |tiles: [u32; 6]| Arrangement::new(shape, tiles.to_vec()).unwrap();
    let (start, goal) = (arrangement([5, 0, 7, 4_000_000_000, 9, 1]), arrangement([0, 5, 7, 4_000_000_000, 9, 1]));
    let puzzle = Puzzle::between(free(), &start, &goal).unwrap();
    assert_eq!((puzzle.start(), puzzle.goal()), (start, goal));
    assert_eq!(puzzle.judge_text(), None);
    let text = puzzle.to_string();
    assert_eq!(text, "2 3\n..#\n...\n5 0 7\n4000000000 9 1\n0 5 7\n4000000000 9 1\n");
    assert_eq!(Puzzle::parse_between(text.as_bytes()), Ok(puzzle));
    let error = Puzzle::parse(b"2 3\n..#\n...\n5 2 3\n4 1 0\n0 5 7").unwrap_err();
    assert_eq!(error.to_string(), "line 6, column 1: expected the end of the input, found `0`");
    // The goal in order, but the blank starts elsewhere: not the judge's form.
    let (start, home) = (arrangement([1, 2, 3, 4, 0, 5]), Arrangement::home(shape));
    let puzzle = Puzzle::between(free(), &start, &home).unwrap();
    assert_eq!(puzzle.judge_text(), None);
    assert_eq!(Puzzle::parse_between(puzzle.to_string().as_bytes()), Ok(puzzle));
}

#[test]
fn the_long_form_has_places_of_errors_too() {
    let check = |text: &[u8], expected: &str| {
        assert_eq!(Puzzle::parse_between(text).unwrap_err().to_string(), expected, "{}", text.escape_ascii());
    };
    check(b"1 3\n..#\n1 2 3\n1 2 0", "line 3, column 1: expected one blank, found none");
    check(b"1 3\n..#\n0 2 0\n1 2 0", "line 3, column 5: expected one blank, found a second at (1, 3), after (1, 1)");
    check(
        b"1 3\n..#\n0 2 3\n3 2 2",
        "line 4, column 5: expected distinct tiles, found tile 2 again at (1, 3), after (1, 2)",
    );
    check(b"1 3\n..#\n0 2 3\n0 2 4", "line 3, column 5: expected the tiles of the goal, found tile 3 at (1, 3)");
    check(
        b"1 3\n..#\n2 3 0\n0 2 3",
        "line 3, column 5: expected the blank on a free cell, found it on glued cell (1, 3)",
    );
    check(
        b"1 3\n..#\n0 2 3\n2 3 0",
        "line 4, column 5: expected the blank on a free cell, found it on glued cell (1, 3)",
    );
    check(
        b"1 3\n..#\n0 2 3\n2 3",
        "line 4, column 4: expected a tile or the blank (0 to 4294967295), found the end of the input",
    );
}

#[test]
fn constructors_say_what_is_wrong() {
    let (two, three) = (Shape::new(1, 2).unwrap(), Shape::new(1, 3).unwrap());
    let error = Arrangement::new(three, vec![1, 0]).unwrap_err();
    assert_eq!(error, PuzzleError::WrongCount { given: 2, expected: 3 });
    let big = u32::MAX;
    let error = Arrangement::new(three, vec![big, 0, big]).unwrap_err();
    assert_eq!(error.to_string(), "expected distinct tiles, found tile 4294967295 again at (1, 3), after (1, 1)");
    let free = FreeCells::new(three, |_| true);
    let error = Puzzle::between(free, &Arrangement::home(three), &Arrangement::home(two)).unwrap_err();
    assert_eq!(error.to_string(), "expected an arrangement of 1 x 3 cells, found one of 1 x 2");
}

#[test]
fn claims_read_back_and_say_what_is_wrong() {
    for answer in [solve(&Puzzle::parse(b"1 1 . 0").unwrap()), solve(&Puzzle::parse(b"1 3 ... 2 1 0").unwrap())] {
        let text = answer.to_string();
        assert_eq!(text, if answer == Answer::Possible { "possible" } else { "impossible" });
        let claim: Claim = text.parse().unwrap();
        assert_eq!((claim, claim.to_string(), claim.outcome()), (answer.claim(), text, answer.outcome()));
    }
    let error = |text: &[u8]| Claim::parse(text).unwrap_err().to_string();
    assert_eq!(error(b""), "line 1, column 1: expected `possible` or `impossible`, found the end of the input");
    assert_eq!(error(b"\nPossible"), "line 2, column 1: expected `possible` or `impossible`, found `Possible`");
    assert_eq!(error(b"possible\npossible"), "line 2, column 1: expected the end of the input, found `possible`");
    assert_eq!(
        error(b"impossible\0"),
        "line 1, column 1: expected `possible` or `impossible`, found `impossible\\x00`"
    );
}
