//! Bad input of any kind ends in an error with a position in the text, or in an instance; never in a panic.

use std::time::{Duration, Instant};

use core_grid::families::Rng;
use core_grid::text::Position;
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Claim, Games, reference, solve};
use testdata::Group;

/// What is accepted is solved and checked, and where it is small compared with the reference; the place of an error is in
/// the text, or its end. Whether it was accepted.
fn is_accepted(text: &[u8]) -> bool {
    if let Err(error) = Claim::parse(text) {
        assert!(error.position.is_in(text), "{error}: {}", text.escape_ascii());
    }
    match Games::parse(text) {
        Err(error) => {
            assert!(error.position.is_in(text), "{error}: {}", text.escape_ascii());
            false
        }
        Ok(games) => {
            let answer = solve(&games);
            assert_eq!(answer.verify(&games), Ok(()));
            assert_eq!(answer.to_string().parse(), Ok(answer.claim()));
            if games.board().shape().cells() <= 30 && games.queries().len() <= 5 {
                assert_eq!(reference::exhaustive(&games), Ok(answer.outcome()), "{games}");
            }
            assert_eq!(Games::parse(games.to_string().as_bytes()), Ok(games));
            true
        }
    }
}

/// Small texts of all families, and all texts of the corpus that are not long.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for family in FAMILIES {
        for size in [1, 2, 3, 5] {
            let games = family.instance(size, 1);
            let queries = games.queries().iter().copied().take(3).collect();
            let games = Games::new(games.board().clone(), queries).expect("the same queries");
            texts.push(games.to_string().into_bytes());
        }
    }
    for group in [Group::Sample, Group::Edge, Group::Invalid] {
        let cases = testdata::cases("huarong-dao", group).expect("the corpus is there");
        let inputs = cases.iter().map(|case| case.read().expect("a readable file"));
        texts.extend(inputs.filter(|text| text.len() < 2000));
    }
    texts
}

const PIECES: [&[u8]; 22] = [
    b"",
    b" ",
    b"\n",
    b"\r\n",
    b"\t",
    b"0",
    b"1",
    b" 1 ",
    b"-",
    b"+",
    b"9",
    b"\0",
    b"\xff",
    b"\xe2\x82\xac",
    b"\xef\xbb\xbf",
    b"99999999999",
    b"-1 ",
    b" 4294967295 ",
    b" 4294967296 ",
    b" 18446744073709551615 ",
    b" 18446744073709551616 ",
    b"1e3",
];

const ROUNDS: usize = 30_000;

/// Truncated, spliced with pieces and with other texts, with parts repeated and swapped, with bits flipped, with other line
/// ends: up to three times over.
#[test]
fn mutated_texts() {
    let texts = texts();
    assert!(100 < texts.len(), "{} texts", texts.len());
    let mut rng = Rng::new(8);
    let mut accepted = 0;
    for round in 0..ROUNDS {
        let mut text = texts[round % texts.len()].clone();
        for _ in 0..=rng.below(3) {
            let at = rng.index(text.len() + 1);
            let to = at + rng.index(text.len() - at + 1).min(6);
            match rng.below(8) {
                0 => text.truncate(at),
                1 | 2 => drop(text.splice(at..to, PIECES[rng.index(PIECES.len())].iter().copied())),
                3 => {
                    let part = text[at..to].to_vec();
                    let place = rng.index(text.len() + 1);
                    drop(text.splice(place..place, part));
                }
                4 => text.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << rng.below(8)),
                5 => {
                    let other = &texts[rng.index(texts.len())];
                    text.truncate(at);
                    text.extend_from_slice(&other[rng.index(other.len() + 1)..]);
                }
                6 => {
                    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
                    let (one, other) = (rng.index(lines.len()), rng.index(lines.len()));
                    lines.swap(one, other);
                    text = lines.join(&b'\n');
                }
                _ => text = text.split(|&byte| byte == b'\n').collect::<Vec<_>>().join(&b"\r\n"[..]),
            }
        }
        accepted += usize::from(is_accepted(&text));
    }
    assert!((1_000..ROUNDS - 1_000).contains(&accepted), "{accepted} of {ROUNDS}");
}

/// Ten bytes that claim a board of the largest size must not make room for it.
#[test]
fn claims_of_size() {
    for text in [
        "16384 16384 1",
        "1000000000 1000000000 1",
        "1 268435456 0",
        "268435456 1 4294967295\n1",
        "1 1 4294967295\n1\n",
        "1 1 1000000000\n1\n",
        "4294967295 4294967295 4294967295",
    ] {
        assert!(!is_accepted(text.as_bytes()));
    }
    let error = |text: &str| Games::parse(text.as_bytes()).unwrap_err().to_string();
    let expected = format!("line 1, column 1: expected a board of 1 to {} cells", Board::MAX_CELLS);
    assert_eq!(error("1 268435457 0"), format!("{expected}, found one of 268435457"));
    assert_eq!(error("65536 4097 0"), format!("{expected}, found one of 268500992"));
    assert_eq!(error("1 4294967295 0"), format!("{expected}, found one of 4294967295"));
    assert_eq!(error("4294967295 4294967295 0"), format!("{expected}, found one of 18446744065119617025"));
    // The largest board that may be is asked for its cells.
    assert_eq!(error("16384 16384 0"), "line 1, column 14: expected a cell (0 to 1), found the end of the input");
    let cells = "line 2, column 2: expected a cell (0 to 1), found the end of the input";
    assert_eq!(error("1 268435456 1000000000\n1"), cells);
    let query = "line 2, column 2: expected the row of the blank in query 1 (1 to 1), found the end of the input";
    assert_eq!(error("1 1 1000000000\n1"), query);
}

#[test]
fn long_tokens() {
    let digits = vec![b'7'; 10 << 20];
    let error = Games::parse(&digits).unwrap_err();
    assert_eq!((error.position.line, error.position.column), (1, 1));
    let mut zeros = vec![b'0'; 10 << 20];
    zeros.extend_from_slice(b"1 1 0 1");
    assert_eq!(Games::parse(&zeros).map(|games| games.to_string()), Ok("1 1 0\n1\n".to_owned()));
    assert!(Claim::parse(&digits).is_err());
    let blanks = vec![b'\n'; 10 << 20];
    assert_eq!(Games::parse(&blanks).unwrap_err().position, Position { line: (10 << 20) + 1, column: 1 });
    assert_eq!(Claim::parse(&blanks).map(|claim| claim.outcome()), Ok(Vec::new()));
}

/// A megabyte whose last number is wrong takes no longer than one that is right: about a hundredth of a second.
#[test]
fn late_errors() {
    let board = |cells: &str| format!("1 500000 0\n{}{cells}", "1 ".repeat(499_999));
    let queries = |last: &str| format!("1 2 100000\n1 1\n{}{last}", "1 1 1 2 1 1\n".repeat(99_999));
    for (text, message) in [
        (board("2"), "line 2, column 999999: expected a cell (0 to 1), found `2`"),
        (board("1 x"), "line 2, column 1000001: expected the end of the input, found `x`"),
        (
            queries("1 1 1 2 1 3"),
            "line 100002, column 11: expected the column of the target in query 100000 (1 to 2), found `3`",
        ),
        (
            queries("1 1 1 1 1 2"),
            "line 100002, column 5: query 100000: expected the tile on another cell than the blank, found both at (1, 1)",
        ),
    ] {
        let start = Instant::now();
        assert_eq!(Games::parse(text.as_bytes()).unwrap_err().to_string(), message);
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    }
    let start = Instant::now();
    assert!(Claim::parse(&[b"1 ".repeat(500_000).as_slice(), b"x"].concat()).is_err());
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}
