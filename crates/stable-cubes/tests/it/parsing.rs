//! Reading piles: what is accepted, and every error with its place and message.

use core_grid::text::{ParseErrorKind, Position};
use proptest::prelude::*;
use stable_cubes::{Cube, Pile, PileError};

use super::{drawn_piles, solved};

#[track_caller]
fn check(text: impl AsRef<[u8]>, message: &str) {
    assert_eq!(Pile::parse(text.as_ref()).expect_err("the text is no pile").to_string(), message);
}

#[track_caller]
fn accepts(text: impl AsRef<[u8]>, cubes: &[(i32, u32)]) {
    let pile = Pile::parse(text.as_ref()).expect("the text is a pile");
    assert_eq!(pile.cubes().iter().map(|cube| (cube.x, cube.y)).collect::<Vec<_>>(), cubes);
}

#[test]
fn any_blanks_leading_zeros_and_no_final_newline() {
    accepts("2\n0 0\n0 1\n", &[(0, 0), (0, 1)]);
    accepts("2\r\n0 0\r\n0 1\r\n", &[(0, 0), (0, 1)]);
    accepts(" \t\n2 0\t0\r0\n\n1", &[(0, 0), (0, 1)]);
    accepts("002 -000 0 -007 00", &[(0, 0), (-7, 0)]);
    accepts("2 1000000000 0 -1000000000 0 \t\r\n ", &[(1_000_000_000, 0), (-1_000_000_000, 0)]);
    accepts(format!("{:01$} 5 0", 1, 10_000), &[(5, 0)]);
}

#[test]
fn the_number_of_cubes() {
    let expected = "expected the number of cubes (1 to 536870911), found";
    check("", &format!("line 1, column 1: {expected} the end of the input"));
    check(" \n\n ", &format!("line 3, column 2: {expected} the end of the input"));
    check("0", &format!("line 1, column 1: {expected} `0`"));
    check("\n 0\n", &format!("line 2, column 2: {expected} `0`"));
    check("-1", &format!("line 1, column 1: {expected} `-1`"));
    check("+1 0 0", &format!("line 1, column 1: {expected} `+1`"));
    check("1.0 0 0", &format!("line 1, column 1: {expected} `1.0`"));
    check("536870912 0 0", &format!("line 1, column 1: {expected} `536870912`"));
    check("18446744073709551617 0 0", &format!("line 1, column 1: {expected} `18446744073709551617`"));
    check(b"\x001 0 0", &format!(r"line 1, column 1: {expected} `\x001`"));
    check("\u{feff}1 0 0", &format!(r"line 1, column 1: {expected} `\xef\xbb\xbf1`"));
}

#[test]
fn coordinates() {
    let x = "expected x of a cube (-1000000000 to 1000000000), found";
    let y = "expected y of a cube (0 to 1000000000), found";
    check("1", &format!("line 1, column 2: {x} the end of the input"));
    check("2\n0 0\n", &format!("line 3, column 1: {x} the end of the input"));
    check("1\n5", &format!("line 2, column 2: {y} the end of the input"));
    check("1\n1000000001 0\n", &format!("line 2, column 1: {x} `1000000001`"));
    check("1\n-1000000001 0\n", &format!("line 2, column 1: {x} `-1000000001`"));
    check("1\n0 1000000001\n", &format!("line 2, column 3: {y} `1000000001`"));
    check("1\n0 -0\n", &format!("line 2, column 3: {y} `-0`"));
    check("1\n0 -1\n", &format!("line 2, column 3: {y} `-1`"));
    check("1\n- 0\n", &format!("line 2, column 1: {x} `-`"));
    check("1\n--1 0\n", &format!("line 2, column 1: {x} `--1`"));
    check("1\n+0 0\n", &format!("line 2, column 1: {x} `+0`"));
    check("1\n0,0\n", &format!("line 2, column 1: {x} `0,0`"));
    check("1\n0x1 0\n", &format!("line 2, column 1: {x} `0x1`"));
    check("1\n0 0\x0b\n", &format!(r"line 2, column 3: {y} `0\x0b`"));
    check(b"1\n\xff\xfe 0\n", &format!(r"line 2, column 1: {x} `\xff\xfe`"));
    check("2\n0 0\n1 1e1\n", &format!("line 3, column 3: {y} `1e1`"));
}

#[test]
fn trailing_tokens() {
    check("1\n0 0\n\n1 0\n", "line 4, column 1: expected the end of the input, found `1`");
    check(b"1 0 0\n\0", r"line 2, column 1: expected the end of the input, found `\x00`");
}

#[test]
fn repeated_cubes() {
    check(
        "4\n5 0\n-6 0\n5 0\n-6 0\n",
        "line 4, column 1: expected distinct cubes, found cube 2 at x 5, y 0, the place of cube 0",
    );
    // The first repetition in the order of the input, of the nearest cube before it.
    check(
        "5 7 0 7 0\n7 0 0 0 0 0",
        "line 1, column 7: expected distinct cubes, found cube 1 at x 7, y 0, the place of cube 0",
    );
    // Whatever else is wrong.
    check(
        "4\n9 9\n0 0\n\n\t1 5\n 1 5",
        "line 6, column 2: expected distinct cubes, found cube 3 at x 1, y 5, the place of cube 2",
    );
}

#[test]
fn unstable_cubes() {
    let unstable = |cube: &str| format!("expected a stable pile, found cube {cube} with no cube below it");
    check("1\n0 1", &format!("line 2, column 1: {}", unstable("0 at x 0, y 1")));
    check("2\n0 0\n2 1", &format!("line 3, column 1: {}", unstable("1 at x 2, y 1")));
    check("2\n0 0\n-2 1", &format!("line 3, column 1: {}", unstable("1 at x -2, y 1")));
    check("2\n0 0\n0 2", &format!("line 3, column 1: {}", unstable("1 at x 0, y 2")));
    check("2\n0 1\n1 1", &format!("line 2, column 1: {}", unstable("0 at x 0, y 1")));
    check("2\n-1000000000 1\n1000000000 0", &format!("line 2, column 1: {}", unstable("0 at x -1000000000, y 1")));
    check("2\n1000000000 1\n-1000000000 0", &format!("line 2, column 1: {}", unstable("0 at x 1000000000, y 1")));
    check("2\n0 0\n0 1000000000", &format!("line 3, column 1: {}", unstable("1 at x 0, y 1000000000")));
    // The first in the order of the input, not the lowest, nor the leftmost.
    check("3\n9 9\n0 1\n0 5", &format!("line 2, column 1: {}", unstable("0 at x 9, y 9")));
}

#[test]
fn piles_are_shown_by_their_cubes() {
    let pile = Pile::new(vec![Cube::new(-3, 0)]).unwrap();
    assert_eq!(format!("{pile:?}"), "Pile { cubes: [Cube { x: -3, y: 0 }], .. }");
}

#[test]
fn errors_are_values() {
    let error = Pile::parse(b"2\n0 0\n0 2").unwrap_err();
    assert_eq!(error.position, Position { line: 3, column: 1 });
    assert_eq!(error.kind, ParseErrorKind::Invalid(PileError::Unstable { number: 1, cube: Cube::new(0, 2) }));
}

#[test]
fn errors_of_lists_from_code() {
    #[track_caller]
    fn check(cubes: &[(i32, u32)], error: PileError, message: &str) {
        let cubes = cubes.iter().map(|&(x, y)| Cube::new(x, y)).collect();
        assert_eq!(Pile::new(cubes), Err(error));
        assert_eq!(error.to_string(), message);
    }
    check(&[], PileError::Empty, "expected at least one cube, found none");
    let range = "expected x from -1000000000 to 1000000000 and y up to 1000000000, found";
    for cube in
        [(1_000_000_001, 0), (-1_000_000_001, 0), (i32::MIN, 0), (i32::MAX, 0), (0, 1_000_000_001), (0, u32::MAX)]
    {
        let error = PileError::OutOfRange { number: 1, cube: Cube::new(cube.0, cube.1) };
        check(&[(0, 0), cube, cube], error, &format!("{range} cube 1 at x {}, y {}", cube.0, cube.1));
    }
    let repeated = PileError::Repeated { first: 1, second: 2, cube: Cube::new(3, 3) };
    check(
        &[(0, 1), (3, 3), (3, 3)],
        repeated,
        "expected distinct cubes, found cube 2 at x 3, y 3, the place of cube 1",
    );
    let too_many = PileError::TooMany { given: 1 << 29, limit: Pile::MAX_CUBES };
    assert_eq!(too_many.to_string(), "expected at most 536870911 cubes, found 536870912");
    assert_eq!(too_many.cube_number(), None);
}

#[test]
fn memory_follows_the_text_and_not_its_claims() {
    check(
        "536870911 ",
        "line 1, column 11: expected x of a cube (-1000000000 to 1000000000), found the end of the input",
    );
}

#[test]
fn ten_megabytes_of_digits() {
    let digits = vec![b'9'; 10 << 20];
    let shown = "`999999999999999999999999... (10485760 bytes)`";
    check(&digits, &format!("line 1, column 1: expected the number of cubes (1 to 536870911), found {shown}"));
    check(
        [b"1 ", &digits[..]].concat(),
        &format!("line 1, column 3: expected x of a cube (-1000000000 to 1000000000), found {shown}"),
    );
}

#[test]
fn a_million_cubes_in_one_place() {
    let mut text = b"1000000\n".to_vec();
    text.extend(b"0 0\n".repeat(1_000_000));
    check(text, "line 3, column 1: expected distinct cubes, found cube 1 at x 0, y 0, the place of cube 0");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn damaged_texts_are_piles_or_errors_within_the_text(
        pile in drawn_piles(12),
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0..4_u8, any::<u8>()), 1..4),
    ) {
        let mut text = pile.to_string().into_bytes();
        for (place, kind, byte) in damage {
            let at = place.index(text.len() + 1);
            // Bytes that mean something, half of the time.
            let byte = if byte < 128 { b"0123456789- \n\r\t+"[usize::from(byte) % 16] } else { byte };
            match kind {
                0 => text.insert(at, byte),
                1 => text.truncate(at),
                2 => text.extend_from_within(at..),
                _ => if let Some(old) = text.get_mut(at) { *old = byte },
            }
        }
        match Pile::parse(&text) {
            Ok(pile) => {
                solved(&pile);
                prop_assert_eq!(Pile::parse(pile.to_string().as_bytes()), Ok(pile));
            }
            Err(error) => {
                // The line and column are of a place in the text, or of its end.
                let line = text.split(|&byte| byte == b'\n').nth(error.position.line - 1).expect("the line exists");
                prop_assert!(1 <= error.position.column && error.position.column <= line.len() + 1);
            }
        }
    }
}
