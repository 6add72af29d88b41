//! Texts that are damaged in many ways: each ends in an answer or in an error with a place.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use core_grid::Coord;
use core_grid::families::Rng;
use core_grid::text::{ParseErrorKind, Position};
use sliding_blocks::families::FAMILIES;
use sliding_blocks::reference::{exhaustive, plain};
use sliding_blocks::{Claim, Target, TargetError, solve};
use testdata::Group;

const DAMAGED_EACH: usize = 150;
const MOST_SEARCHED: usize = 12; // blocks that the exhaustive search takes on without delay

/// What a number may be replaced by: bounds of this format and of machine words, and what is no number at all.
const TOKENS: [&str; 24] = [
    "0",
    "1",
    "2",
    "-1",
    "-0",
    "+1",
    "007",
    "999999999",
    "1000000000",
    "1000000001",
    "1073741824",
    "2147483648",
    "4294967295",
    "4294967296",
    "4294967297",
    "18446744073709551615",
    "18446744073709551616",
    "100000000000000000000000000000000000000000",
    "1e9",
    "0x1",
    "1.0",
    "\0",
    "\u{ff11}",
    "\u{feff}1",
];

/// The texts of all families when small, of the corpus, and of answers to them.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for family in FAMILIES {
        for (size, seed) in [(1, 0), (7, 1), (12, 2), (40, 3)] {
            let target = family.instance(size, seed);
            texts.push(target.to_string().into_bytes());
            texts.push(solve(&target).to_string().into_bytes());
        }
    }
    assert_eq!(texts.len(), 120);
    for group in [Group::Sample, Group::Edge, Group::Invalid] {
        let cases = testdata::cases("sliding-blocks", group).unwrap();
        assert!(!cases.is_empty());
        texts.extend(cases.iter().map(|case| case.read().unwrap()));
    }
    texts
}

/// Damages a text in one of many ways.
fn damage(text: &mut Vec<u8>, others: &[Vec<u8>], rng: &mut Rng) {
    if text.is_empty() {
        text.extend_from_slice(b"1 1 1\n1 1\n");
        return;
    }
    let (at, other) = (rng.index(text.len()), rng.index(text.len()));
    let (from, to) = (at.min(other), at.max(other));
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let token = || {
        let start = text[..at].iter().rposition(is_blank).map_or(0, |blank| blank + 1);
        let end = text[at..].iter().position(is_blank).map_or(text.len(), |blank| at + blank);
        start.min(end)..end
    };
    let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    let (line, another) = (rng.index(lines.len()), rng.index(lines.len()));
    match rng.below(14) {
        0 => text.truncate(at),
        1 => drop(text.drain(from..to)),
        2 => text.extend_from_within(from..to),
        3 => text.swap(at, other),
        4 => text[at] ^= 1 << rng.below(8),
        5 => text[at] = rng.below(256) as u8,
        6 => text.insert(at, rng.below(256) as u8),
        7 => drop(text.splice(token(), TOKENS[rng.index(TOKENS.len())].bytes())),
        8 => drop(text.splice(token(), rng.below(9).to_string().into_bytes())),
        9 => {
            let donor = &others[rng.index(others.len())];
            let cut = rng.index(donor.len() + 1);
            text.truncate(at);
            text.extend_from_slice(&donor[cut..]);
        }
        10 => {
            lines.swap(line, another);
            *text = lines.concat();
        }
        11 => {
            lines.insert(line, lines[another]);
            *text = lines.concat();
        }
        12 => {
            lines.remove(line);
            *text = lines.concat();
        }
        _ => *text = lines.join(&b'\r'),
    }
}

/// That the place of an error is a byte of the text, or its end, and its message one that can be shown.
#[track_caller]
fn assert_inside(text: &[u8], position: Position, message: &str) {
    assert!(position.is_in(text), "{message}");
    assert!(message.contains(": expected ") && message.contains(", found ") && message.len() < 300, "{message}");
    assert!(message.bytes().all(|byte| (b' '..=b'~').contains(&byte)), "{message}");
}

#[test]
fn damaged_texts_of_all_families_and_of_the_corpus() {
    let texts = texts();
    let mut rng = Rng::new(3);
    let (mut targets, mut no_targets, mut claims, mut no_claims) = (0, 0, 0, 0);
    for text in &texts {
        for _ in 0..DAMAGED_EACH {
            let mut text = text.clone();
            for _ in 0..=rng.below(3) {
                damage(&mut text, &texts, &mut rng);
            }
            match Target::parse(&text) {
                Ok(target) => {
                    let answer = solve(&target);
                    assert_eq!(answer.verify(&target), Ok(()), "{target}{answer}");
                    assert_eq!(plain(&target), Ok(answer.outcome()), "{target}");
                    if target.cells().len() <= MOST_SEARCHED {
                        assert_eq!(exhaustive(&target), Ok(answer.outcome()), "{target}");
                    }
                    assert_eq!(target.to_string().parse().as_ref(), Ok(&target));
                    targets += 1;
                }
                Err(error) => {
                    assert_inside(&text, error.position, &error.to_string());
                    no_targets += 1;
                }
            }
            match Claim::parse(&text) {
                Ok(claim) => {
                    assert_eq!(claim.to_string().parse().as_ref(), Ok(&claim));
                    claims += 1;
                }
                Err(error) => {
                    assert_inside(&text, error.position, &error.to_string());
                    no_claims += 1;
                }
            }
        }
    }
    assert_eq!(targets + no_targets, texts.len() * DAMAGED_EACH);
    assert_eq!(claims + no_claims, texts.len() * DAMAGED_EACH);
    assert!(20_000 < texts.len() * DAMAGED_EACH);
    let counts = [targets, no_targets, claims, no_claims];
    assert!(counts.iter().all(|&count| 1000 < count), "{counts:?}");
}

#[test]
fn damaged_answers_are_right_or_wrong_but_never_harmful() {
    let mut rng = Rng::new(4);
    let (mut right, mut wrong, mut none) = (0, 0, 0);
    for family in FAMILIES {
        for seed in 0..200 {
            let target = family.instance(3 + seed as u32 % 15, seed);
            let outcome = plain(&target).unwrap();
            let mut text = solve(&target).to_string().into_bytes();
            let another = solve(&family.instance(3 + seed as u32 % 15, seed + 1)).to_string().into_bytes();
            for _ in 0..=rng.below(2) {
                damage(&mut text, std::slice::from_ref(&another), &mut rng);
            }
            match Claim::parse(&text) {
                Err(error) => {
                    assert_inside(&text, error.position, &error.to_string());
                    none += 1;
                }
                Ok(claim) => match claim.verify(&target) {
                    Ok(()) => {
                        assert_eq!(claim.outcome(), outcome);
                        right += 1;
                    }
                    Err(error) => {
                        // Only a list of pushes can be wrong where the outcome is right.
                        assert!(claim.outcome() || outcome, "{target}{claim}");
                        if let (Claim::Possible(plan), Some(line)) = (&claim, error.line()) {
                            assert!((2..plan.len() + 2).contains(&line), "{error}");
                        }
                        wrong += 1;
                    }
                },
            }
        }
    }
    assert_eq!(right + wrong + none, FAMILIES.len() * 200);
    assert!([right, wrong, none].iter().all(|&count| 150 < count), "{right} {wrong} {none}");
}

/// Parses a long text on a stack of 256 KiB, within a second a megabyte.
#[track_caller]
fn fault(rows: u32, cols: u32, cells: Vec<Coord>) -> (TargetError, Position) {
    let mut text = format!("{rows} {cols} {}\n", cells.len());
    for Coord { row, col } in cells {
        writeln!(text, "{} {}", row + 1, col + 1).unwrap();
    }
    let parse = move || in_a_second_a_megabyte(text.as_bytes(), |text| Target::parse(text).unwrap_err());
    let error = std::thread::Builder::new().stack_size(256 << 10).spawn(parse).unwrap().join().unwrap();
    let ParseErrorKind::Invalid(kind) = error.kind else { panic!("{error}") };
    (kind, error.position)
}

/// What `read` gives, for which it takes less than a second a megabyte: once in three times, on a machine with other
/// work to do.
#[track_caller]
fn in_a_second_a_megabyte<T>(text: &[u8], read: impl Fn(&[u8]) -> T) -> T {
    let limit = Duration::from_micros(text.len() as u64);
    for _ in 0..3 {
        let start = Instant::now();
        let result = read(text);
        if start.elapsed() < limit {
            return result;
        }
    }
    panic!("more than {limit:?}, three times, for {}", text[..text.len().min(50)].escape_ascii())
}

#[test]
fn a_fault_among_many_blocks_is_found_in_linear_time() {
    const MANY: u32 = 300_000;
    const MAX: u32 = Target::MAX_SIDE;
    let at = |line: u32, column| Position { line: line as usize + 2, column };
    let line = || (0..MANY).map(|col| Coord::new(0, col));
    let last = MANY as usize;

    let again = TargetError::Repeated { block: last, earlier: 7, cell: Coord::new(0, 7) };
    assert_eq!(fault(1, MAX, line().chain([Coord::new(0, 7)]).collect()), (again, at(MANY, 1)));
    let same = TargetError::Repeated { block: 1, earlier: 0, cell: Coord::new(MAX - 1, 0) };
    assert_eq!(fault(MAX, 1, vec![Coord::new(MAX - 1, 0); last]), (same, at(1, 1)));
    let far = Coord::new(MAX - 1, MAX - 1);
    let apart = TargetError::Disconnected { block: last, cell: far };
    assert_eq!(fault(MAX, MAX, line().chain([far]).collect()), (apart, at(MANY, 1)));
    let off = TargetError::OffBoard { block: last, cell: Coord::new(0, MAX - 1), rows: 1, cols: MANY };
    assert_eq!(fault(1, MANY, line().chain([Coord::new(0, MAX - 1)]).collect()), (off, at(MANY, 3)));

    // A ring of which the last cell closes it, a full square, a chequerboard, and cells that share no line.
    let side = MANY / 4;
    let ring = (0..side)
        .map(|step| Coord::new(0, step))
        .chain((0..side).map(|step| Coord::new(step, side)))
        .chain((0..side).map(|step| Coord::new(side, side - step)))
        .chain((0..side).map(|step| Coord::new(side - step, 0)));
    let closes = TargetError::Cycle { block: last - 1, cell: Coord::new(1, 0) };
    assert_eq!(fault(side + 1, side + 1, ring.collect()), (closes, at(MANY - 1, 1)));
    let square = |keep: fn(Coord) -> bool| {
        (0..500 * 500).map(|cell| Coord::new(cell / 500, cell % 500)).filter(move |&cell| keep(cell)).collect()
    };
    let closes = TargetError::Cycle { block: 501, cell: Coord::new(1, 1) };
    assert_eq!(fault(500, 500, square(|_| true)), (closes, at(501, 1)));
    let apart = TargetError::Disconnected { block: 1, cell: Coord::new(0, 2) };
    assert_eq!(fault(500, 500, square(|cell| (cell.row + cell.col) % 2 == 0)), (apart, at(1, 1)));
    let scattered = (0..MANY).map(|place| Coord::new(place * 3000, MAX - 1 - place * 2999)).collect();
    let apart = TargetError::Disconnected { block: 1, cell: Coord::new(3000, MAX - 3000) };
    assert_eq!(fault(MAX, MAX, scattered), (apart, at(1, 1)));
}

#[test]
fn megabytes_of_one_kind_take_no_second_a_megabyte() {
    const BYTES: usize = 4_000_000;
    let texts = [" ", "\n", "7", "0", "-", "\0", "\u{ff}", "1 ", "1\n", "x ", "> 1 ", "possible "];
    for piece in texts {
        for head in ["", "1000000000 1000000000 1000000000\n", "possible\n"] {
            let text = [head.as_bytes(), &piece.as_bytes().repeat(BYTES / piece.len())].concat();
            let error = in_a_second_a_megabyte(&text, |text| Target::parse(text).unwrap_err());
            assert_inside(&text, error.position, &error.to_string());
            match in_a_second_a_megabyte(&text, Claim::parse) {
                Ok(claim) => assert!(claim.outcome() && piece != "x "),
                Err(error) => assert_inside(&text, error.position, &error.to_string()),
            }
        }
    }
}
