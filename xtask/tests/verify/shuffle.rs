//! A problem that exists only here: name all the numbers from 1 to n, in any order.
//!
//! It has many right answers, and comes with solvers that give other ones, wrong ones, and none.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use core_grid::families::{Family, Scale, Size};
use core_grid::proof::Proof;
use core_grid::text::{ParseError, Scanner, TokenError};
use serde_json::Value;
use xtask::explain::Told;
use xtask::problems::{Adapter, Bench, Problem, Shown};

/// The instance: n.
pub(crate) struct Count(u64);

impl Count {
    fn parse(text: &[u8]) -> Result<Self, ParseError<TokenError>> {
        let mut scanner = Scanner::new(text);
        let count = scanner.number("a count", 1..=1_000_000)?;
        scanner.finish()?;
        Ok(Self(count))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}

/// The answer, and what one claims: some numbers.
#[derive(Clone, PartialEq)]
pub(crate) struct Numbers(Vec<u64>);

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(u64::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl Numbers {
    fn parse(text: &[u8]) -> Result<Self, TokenError> {
        let mut scanner = Scanner::new(text);
        let mut numbers = Vec::new();
        while let Ok((start, token)) = scanner.token("a number") {
            let number = std::str::from_utf8(token).ok().and_then(|token| token.parse().ok());
            numbers.push(number.ok_or_else(|| scanner.unexpected(start, &"a number"))?);
        }
        Ok(Self(numbers))
    }

    fn verify(&self, count: &Count) -> Result<(), String> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        match (1..=count.0).zip(&sorted).find(|(expected, found)| expected != *found) {
            Some((expected, found)) => Err(format!("expected {expected} among the numbers, found {found}")),
            None if sorted.len() as u64 == count.0 => Ok(()),
            None => Err(format!("expected {} numbers, found {}", count.0, sorted.len())),
        }
    }

    fn outcome(&self) -> usize {
        self.0.len()
    }
}

fn search(count: &Count) -> Result<usize, String> {
    if count.0 <= 5 { Ok((1..=count.0).count()) } else { Err("expected at most 5".to_owned()) }
}

fn plain(count: &Count) -> Result<usize, String> {
    if count.0 <= 1000 { Ok(count.0 as usize) } else { Err("expected at most 1000".to_owned()) }
}

static FAMILIES: [Family<Count>; 2] = [
    Family {
        name: "exact",
        about: "Just the size.",
        size: Size { unit: "numbers", most: 1_000_000, scale: Scale::Items },
        make: |size, _| Count(u64::from(size.max(1))),
    },
    Family {
        name: "noisy",
        about: "About the size.",
        size: Size { unit: "numbers", most: 1_000_000, scale: Scale::Items },
        make: |size, rng| Count(u64::from(size) + 1 + rng.below(10)),
    },
];

static PROOFS: [Proof; 2] = [
    Proof { name: "ten", about: "Ten cases.", cases: 10, long: false, run: || Ok(10) },
    Proof { name: "some", about: "Cases that are soon over.", cases: 10, long: true, run: || Ok(9) },
];

struct Story<'a>(&'a Count, &'a Numbers);

impl Told for Story<'_> {
    fn words(&self) -> String {
        format!("from 1 to {}\n", self.0.0)
    }

    fn data(&self) -> Value {
        Value::Null
    }

    fn plan(&self) -> String {
        self.1.to_string()
    }
}

type Shuffle = Adapter<Count, Numbers, Numbers, usize, ParseError<TokenError>, TokenError, String, String>;

fn shuffle(solve: fn(&Count) -> Numbers) -> Shuffle {
    Adapter {
        name: "shuffle",
        about: "All the numbers from 1 to n, in any order.",
        families: &FAMILIES,
        bench: Bench {
            items: "numbers",
            count: |count| count.0,
            counted: 100,
            families: &["exact"],
            adapt: |count| count,
        },
        proofs: &PROOFS,
        parse: Count::parse,
        solve,
        verify: |numbers, count| numbers.verify(count).map(|()| Shown::Everything),
        tell: |count, numbers| Ok(Box::new(Story(count, numbers))),
        outcome: Numbers::outcome,
        claim: Numbers::parse,
        own_claim: Numbers::clone,
        check: Numbers::verify,
        exhaustive: search,
        plain,
    }
}

type Problems = Vec<Box<dyn Problem>>;

/// With a solver that counts upwards.
pub(crate) fn upwards() -> Problems {
    vec![Box::new(shuffle(|count| Numbers((1..=count.0).collect())))]
}

/// With a solver that counts downwards.
pub(crate) fn downwards() -> Problems {
    vec![Box::new(shuffle(|count| Numbers((1..=count.0).rev().collect())))]
}

/// With a solver that forgets the last number.
pub(crate) fn forgetful() -> Problems {
    vec![Box::new(shuffle(|count| Numbers((1..count.0).collect())))]
}

/// With a solver that forgets the last number and a check that does not notice.
pub(crate) fn forgetful_unnoticed() -> Problems {
    let verify = |_: &Numbers, _: &Count| Ok(Shown::Everything);
    let check = |_: &Numbers, _: &Count| Ok(());
    vec![Box::new(Adapter { verify, check, ..shuffle(|count| Numbers((1..count.0).collect())) })]
}

/// With a solver that tells something wrong of its answers.
pub(crate) fn deluded() -> Problems {
    vec![Box::new(Adapter {
        tell: |_, _| Err("1 comes after 2".to_owned()),
        ..shuffle(|count| Numbers((1..=count.0).collect()))
    })]
}

/// With a solver that panics at 13.
pub(crate) fn superstitious() -> Problems {
    vec![Box::new(shuffle(|count| {
        assert!(count.0 != 13, "thirteen is not a number");
        Numbers((1..=count.0).collect())
    }))]
}

/// With a family that makes another instance each time.
pub(crate) fn unsteady() -> Problems {
    static MADE: AtomicU64 = AtomicU64::new(1);
    const FAMILIES: &[Family<Count>] = &[Family {
        name: "exact",
        about: "Never the same.",
        size: Size { unit: "nothing", most: 1_000_000, scale: Scale::Items },
        make: |_, _| Count(MADE.fetch_add(1, Ordering::Relaxed)),
    }];
    vec![Box::new(Adapter { families: FAMILIES, ..shuffle(|count| Numbers((1..=count.0).collect())) })]
}

/// With a parser that takes everything.
pub(crate) fn credulous() -> Problems {
    vec![Box::new(Adapter { parse: |_| Ok(Count(3)), ..shuffle(|count| Numbers((1..=count.0).collect())) })]
}

/// With a parser whose errors are nowhere in the input.
pub(crate) fn disoriented() -> Problems {
    vec![Box::new(Adapter {
        parse: |text| {
            Count::parse(text).map_err(|mut error| {
                error.position.line += 7;
                error
            })
        },
        ..shuffle(|count| Numbers((1..=count.0).collect()))
    })]
}
