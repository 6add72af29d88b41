//! Texts of every family and of the corpus, damaged: each is a pile or an error with a place in the text.

use core_grid::families::Rng;
use core_grid::text::{ParseErrorKind, TokenErrorKind};
use stable_cubes::families::FAMILIES;
use stable_cubes::reference::plain;
use stable_cubes::{Claim, Pile, PileError};
use testdata::Group;

use super::solved;

/// How many damaged texts are made of each.
const ROUNDS: usize = 250;

#[test]
fn damaged_texts_of_every_family_and_of_the_corpus() {
    let texts = texts();
    let mut rng = Rng::new(521);
    let mut endings = Endings::default();
    for text in &texts {
        for _ in 0..ROUNDS {
            let mut damaged = text.clone();
            for _ in 0..=rng.index(3) {
                damage(&mut damaged, &texts, &mut rng);
            }
            endings.note(&damaged);
        }
    }
    // 15 families at 4 sizes, and the corpus, which only ever grows.
    assert_eq!(endings.all(), ROUNDS * texts.len());
    assert!(15 * 4 + 60 <= texts.len());
    // Damage that never led to one of the endings would not try much.
    let Endings { piles, missing, unexpected, trailing, repeated, unstable } = endings;
    for count in [piles, missing, unexpected, trailing, repeated, unstable] {
        assert!(200 < count, "{endings:?}");
    }
}

/// How often each ending came up.
#[derive(Clone, Copy, Debug, Default)]
struct Endings {
    piles: usize,
    missing: usize,
    unexpected: usize,
    trailing: usize,
    repeated: usize,
    unstable: usize,
}

impl Endings {
    /// Reads `text` as a pile and as a claim, and plays the game where it is a pile.
    #[track_caller]
    fn note(&mut self, text: &[u8]) {
        if let Err(error) = Claim::parse(text) {
            assert!(error.position.is_in(text), "{error}: {}", text.escape_ascii());
        }
        let ending = match Pile::parse(text) {
            Ok(pile) => {
                assert_eq!(Ok(solved(&pile).outcome()), plain(&pile), "{pile}");
                assert_eq!(Pile::parse(pile.to_string().as_bytes()), Ok(pile));
                &mut self.piles
            }
            Err(error) => {
                assert!(error.position.is_in(text), "{error}: {}", text.escape_ascii());
                match error.kind {
                    ParseErrorKind::Token(TokenErrorKind::Missing { .. }) => &mut self.missing,
                    ParseErrorKind::Token(TokenErrorKind::Unexpected { .. }) => &mut self.unexpected,
                    ParseErrorKind::Token(TokenErrorKind::Trailing { .. }) => &mut self.trailing,
                    ParseErrorKind::Invalid(PileError::Repeated { .. }) => &mut self.repeated,
                    ParseErrorKind::Invalid(PileError::Unstable { .. }) => &mut self.unstable,
                    kind => panic!("no text can lead to {kind:?}"),
                }
            }
        };
        *ending += 1;
    }

    fn all(&self) -> usize {
        self.piles + self.missing + self.unexpected + self.trailing + self.repeated + self.unstable
    }
}

/// Small piles of every family, and all inputs of the corpus that are texts.
fn texts() -> Vec<Vec<u8>> {
    let sizes = [1, 6, 20, 70];
    let made = FAMILIES.iter().flat_map(|family| sizes.map(|size| family.instance(size, 9).to_string().into_bytes()));
    let corpus = [Group::Sample, Group::Edge, Group::Invalid]
        .into_iter()
        .flat_map(|group| testdata::cases("stable-cubes", group).expect("the corpus can be read"));
    made.chain(corpus.map(|case| case.read().expect("the input can be read"))).collect()
}

/// What parsers stumble over.
const TOKENS: &[&[u8]] = &[
    b"0",
    b"1",
    b"-1",
    b"-0",
    b"+1",
    b"-",
    b"1000000000",
    b"-1000000000",
    b"1000000001",
    b"-1000000001",
    b"536870911",
    b"536870912",
    b"4294967295",
    b"4294967296",
    b"2147483648",
    b"-2147483648",
    b"9223372036854775808",
    b"-9223372036854775808",
    b"18446744073709551615",
    b"18446744073709551616",
    b"99999999999999999999999999999999999999999",
    b"0000000000000000000000000000000000000000000000000001",
    b"1e9",
    b"0x10",
    b"1.0",
    b"\0",
    b"\xff\xfe",
    "\u{663}".as_bytes(),
    "\u{a0}".as_bytes(),
    "\u{feff}".as_bytes(),
];

/// Damages `text` in one of nine ways.
fn damage(text: &mut Vec<u8>, texts: &[Vec<u8>], rng: &mut Rng) {
    let (from, to) = span(text.len(), rng);
    match rng.below(9) {
        0 => text.truncate(to),
        1 => drop(text.drain(from..to)),
        2 => text.extend_from_within(from..to),
        3 => {
            let other = &texts[rng.index(texts.len())];
            let (start, end) = span(other.len(), rng);
            drop(text.splice(from..to, other[start..end].iter().copied()));
        }
        4 => {
            if let Some(byte) = text.get_mut(from) {
                *byte ^= 1 << rng.below(8);
            }
        }
        5 => text.insert(from, rng.below(256) as u8),
        6 => {
            let crlf: Vec<u8> = text.split(|&byte| byte == b'\n').collect::<Vec<_>>().join(&b"\r\n"[..]);
            *text = crlf;
        }
        way => {
            // A token in place of another, or two that change places.
            let mut tokens: Vec<&[u8]> = text.split(u8::is_ascii_whitespace).collect();
            let (one, other) = (rng.index(tokens.len()), rng.index(tokens.len()));
            if way == 7 {
                tokens[one] = TOKENS[rng.index(TOKENS.len())];
            } else {
                tokens.swap(one, other);
            }
            *text = tokens.join(&b' ');
        }
    }
}

/// A stretch of a text of `len` bytes.
fn span(len: usize, rng: &mut Rng) -> (usize, usize) {
    let (one, other) = (rng.index(len + 1), rng.index(len + 1));
    (one.min(other), one.max(other))
}
