//! An answer in the judge's format, from any program.

use std::fmt;
use std::str::FromStr;

use core_grid::text::{Scanner, TokenError};

use super::{Outcome, Wrong, write_lines};
use crate::input::Games;
use crate::solve::solve;

/// What an answer in the judge's format says: for each game a number of moves, or that there is no way.
///
/// ```
/// use huarong_dao::{Claim, Games, Wrong};
///
/// let games: Games = "1 3 1\n1 1 1\n1 2 1 1 1 2\n".parse()?;
/// let right: Claim = "1\n".parse()?;
/// assert_eq!(right.verify(&games), Ok(()));
/// let wrong: Claim = "-1".parse()?;
/// assert_eq!(wrong.verify(&games), Err(Wrong::Value { line: 1, expected: Some(1), found: None }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    lines: Outcome,
}

/// Why a text is no answer in the judge's format.
pub type ClaimError = TokenError;

impl Claim {
    pub(super) const fn new(lines: Outcome) -> Self {
        Self { lines }
    }

    /// Reads numbers from -1 on, as many as there are; -1 stands for "no way".
    ///
    /// # Errors
    ///
    /// A [`ClaimError`] with line and column for a token that is no such number.
    pub fn parse(text: &[u8]) -> Result<Self, ClaimError> {
        let mut scanner = Scanner::new(text);
        let mut lines = Vec::new();
        while !scanner.is_finished() {
            let number = scanner.signed("a number of moves, or -1 for no way", -1..=i64::MAX)?;
            lines.push(u64::try_from(number).ok());
        }
        Ok(Self { lines })
    }

    /// What it says of each game.
    pub fn outcome(&self) -> Outcome {
        self.lines.clone()
    }

    /// Whether it is right: as many lines as games, each with the least number of moves.
    ///
    /// A bare number cannot be replayed. So it is compared with our own answer, once that has passed its own check.
    ///
    /// # Errors
    ///
    /// The first thing that is [`Wrong`].
    pub fn verify(&self, games: &Games) -> Result<(), Wrong> {
        let (expected, found) = (games.queries().len(), self.lines.len());
        if expected != found {
            return Err(Wrong::Count { expected, found });
        }
        let answer = solve(games);
        answer.verify(games)?;
        for (index, (&found, expected)) in self.lines.iter().zip(answer.outcome()).enumerate() {
            if found != expected {
                return Err(Wrong::Value { line: index + 1, expected, found });
            }
        }
        Ok(())
    }
}

impl FromStr for Claim {
    type Err = ClaimError;

    fn from_str(text: &str) -> Result<Self, ClaimError> {
        Self::parse(text.as_bytes())
    }
}

/// The judge's format, without a final newline.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_lines(self.lines.iter().copied(), f)
    }
}
