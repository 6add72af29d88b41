//! Texts that were spoiled at random: each is a puzzle or an error with a place in the text.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::families::Rng;
use glued_grid::families::FAMILIES;
use glued_grid::{Answer, Claim, Puzzle, reference, solve};
use testdata::Group;

/// The texts to spoil: of every family, of every case of the corpus that is a text, the long form, and claims.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for family in FAMILIES {
        for (size, seed) in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (9, 5)] {
            texts.push(family.instance(size, seed).to_string().into_bytes());
        }
    }
    for group in [Group::Sample, Group::Edge, Group::Invalid] {
        texts.extend(testdata::cases("glued-grid", group).unwrap().iter().map(|case| case.read().unwrap()));
    }
    for text in [
        "1 4 .... 0 7 8 9 7 8 9 0",
        "2 3\n..#\n...\n5 0 7\n4000000000 9 1\n0 5 7\n4000000000 9 1\n",
        "2 2\n..\n..\n1 2\n3 0\n0 1\n2 3\n",
        "possible\n",
        "impossible",
    ] {
        texts.push(text.as_bytes().to_vec());
    }
    texts
}

/// What texts are spoiled with.
const PIECES: [&[u8]; 24] = [
    b"0",
    b"1",
    b"4",
    b"-1",
    b"-0",
    b"+1",
    b"00000000000000000000000000003",
    b"4294967295",
    b"4294967296",
    b"18446744073709551615",
    b"18446744073709551616",
    b"99999999999999999999999999999999",
    b"1000000000",
    b"\0",
    b"\r\n",
    b"\t",
    b" ",
    b"\xff\xfe",
    "\u{ff13}".as_bytes(),
    "é".as_bytes(),
    b".",
    b"#",
    b"...#...",
    b"possible",
];

/// Spoils a text in one of ten ways.
fn spoil(text: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let place = |rng: &mut Rng, len: usize| rng.index(len + 1);
    let (a, b) = (place(rng, text.len()), place(rng, text.len()));
    let (from, to) = (a.min(b), a.max(b));
    match rng.below(10) {
        0 => text.truncate(a),
        1 => drop(text.drain(from..to)),
        2 => {
            let part = text[from..to].to_vec();
            text.splice(a..a, part);
        }
        3 if from < to => text.swap(from, to - 1),
        4 => {
            let start = place(rng, other.len());
            text.splice(from..to, other[start..].iter().copied());
        }
        5 if from < to => text[from] ^= 1 << rng.below(8),
        6 => {
            let piece = PIECES[rng.index(PIECES.len())];
            text.splice(a..a, piece.iter().copied());
        }
        // A token for another one.
        7 => {
            let tokens: Vec<usize> = (0..text.len())
                .filter(|&at| !text[at].is_ascii_whitespace() && (at == 0 || text[at - 1].is_ascii_whitespace()))
                .collect();
            if !tokens.is_empty() {
                let start = tokens[rng.index(tokens.len())];
                let len = text[start..].iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
                let piece = PIECES[rng.index(PIECES.len())];
                text.splice(start..start + len, piece.iter().copied());
            }
        }
        // Two tokens exchanged: often still a puzzle.
        8 => {
            let mut tokens: Vec<Vec<u8>> =
                text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).map(<[u8]>::to_vec).collect();
            if !tokens.is_empty() {
                let (a, b) = (rng.index(tokens.len()), rng.index(tokens.len()));
                tokens.swap(a, b);
                *text = tokens.join(&b" "[..]);
            }
        }
        _ => {
            let line_end = |&byte: &u8| if byte == b'\n' { b"\r\n".to_vec() } else { vec![byte] };
            *text = text.iter().flat_map(line_end).collect();
        }
    }
}

/// Solves what is small, and gives whether it is possible.
fn check(puzzle: &Puzzle) -> bool {
    let answer = solve(puzzle);
    assert_eq!(answer.verify(puzzle), Ok(()), "{puzzle}");
    assert_eq!(reference::plain(puzzle), Ok(answer.outcome()), "{puzzle}");
    if puzzle.free().iter().count() <= 7 {
        assert_eq!(reference::exhaustive(puzzle), Ok(answer.outcome()), "{puzzle}");
    }
    answer == Answer::Possible
}

#[test]
fn spoiled_texts_end_in_a_puzzle_or_an_error_with_a_place() {
    const CASES: usize = 40_000;
    let texts = texts();
    assert!(180 < texts.len(), "{}", texts.len());
    let mut rng = Rng::new(2024);
    let (mut possible, mut impossible, mut between, mut claims, mut errors) = (0, 0, 0, 0, 0);
    for _ in 0..CASES {
        let mut text = texts[rng.index(texts.len())].clone();
        for _ in 0..=rng.below(3) {
            let other = &texts[rng.index(texts.len())];
            spoil(&mut text, other, &mut rng);
        }
        match Puzzle::parse(&text) {
            Ok(puzzle) => {
                assert_eq!(puzzle.judge_text().unwrap().parse().as_ref(), Ok(&puzzle));
                *(if check(&puzzle) { &mut possible } else { &mut impossible }) += 1;
            }
            Err(error) => {
                assert!(error.position.is_in(&text), "{error}: {}", text.escape_ascii());
                errors += 1;
            }
        }
        match Puzzle::parse_between(&text) {
            Ok(puzzle) => {
                check(&puzzle);
                between += 1;
            }
            Err(error) => assert!(error.position.is_in(&text), "{error}: {}", text.escape_ascii()),
        }
        match Claim::parse(&text) {
            Ok(claim) => {
                assert_eq!(claim.to_string().parse(), Ok(claim));
                claims += 1;
            }
            Err(error) => assert!(error.position.is_in(&text), "{error}: {}", text.escape_ascii()),
        }
    }
    assert_eq!(possible + impossible + errors, CASES);
    // Enough of each kind.
    assert!(1_000 < possible && 1_000 < impossible && 20_000 < errors, "{possible} {impossible} {errors}");
    assert!(50 < between && 50 < claims, "{between} {claims}");
}

const LARGE: usize = 10_000_000; // bytes

#[test]
fn large_texts_of_nothing() {
    let check = |text: &[u8], expected: &str| {
        assert_eq!(Puzzle::parse(text).unwrap_err().to_string(), expected);
        assert_eq!(Puzzle::parse_between(text).unwrap_err().to_string(), expected);
    };
    let rows = "expected the number of rows (1 to 4294967295)";
    check(&vec![b' '; LARGE], &format!("line 1, column 10000001: {rows}, found the end of the input"));
    check(&vec![b'\n'; LARGE], &format!("line 10000001, column 1: {rows}, found the end of the input"));
    check(
        &vec![b'9'; LARGE],
        &format!("line 1, column 1: {rows}, found `999999999999999999999999... (10000000 bytes)`"),
    );
    check(&vec![0; LARGE], &format!("line 1, column 1: {rows}, found `{}... (10000000 bytes)`", "\\x00".repeat(24)));
    // As many rows as can be claimed, five million of them there.
    let mut text = b"4294967295 1\n".to_vec();
    text.extend(b".\n".repeat(LARGE / 2));
    check(&text, "line 5000002, column 1: expected a row of the picture, found the end of the input");
    // One row, almost as long as can be claimed.
    let mut text = b"1 4294967295\n".to_vec();
    text.resize(LARGE, b'.');
    let row = "expected a row of the picture of 4294967295 characters";
    check(&text, &format!("line 2, column 1: {row}, found `........................... (9999987 bytes)`"));
    // A million numbers, of which only the last is wrong.
    let mut text = format!("1000 1000\n{}", format!("{}\n", ".".repeat(1000)).repeat(1000));
    text.extend((1..1_000_000).map(|tile| format!("{tile} ")));
    text.push('1');
    let error = Puzzle::parse(text.as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1002, column 6888889: expected the blank in the bottom right corner (0 or 1000000), found tile 1"
    );
}
