//! What an answer in the judge's format says, from any program.

use std::fmt;
use std::str::FromStr;

use core_grid::text::{Scanner, TokenError};

use super::{Answer, Outcome, Wrong};
use crate::{Puzzle, solve};

/// Why a text is not an answer in the judge's format.
pub type ClaimError = TokenError;

/// An answer in the judge's format, from any program.
///
/// ```
/// use glued_grid::{Claim, Puzzle};
///
/// let puzzle = Puzzle::parse(b"1 3  ...  2 1 0")?;
/// let claim: Claim = "possible\n".parse()?;
/// assert!(claim.verify(&puzzle).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// `possible`
    Possible,
    /// `impossible`
    Impossible,
}

impl Claim {
    /// Reads `possible` or `impossible`, with any blanks around it.
    ///
    /// # Errors
    ///
    /// [`ClaimError`] for anything else, and for what follows.
    pub fn parse(text: &[u8]) -> Result<Self, ClaimError> {
        let mut scanner = Scanner::new(text);
        let expected = "`possible` or `impossible`";
        let (start, word) = scanner.token(expected)?;
        let claim = match word {
            b"possible" => Self::Possible,
            b"impossible" => Self::Impossible,
            _ => return Err(scanner.unexpected(start, &expected)),
        };
        scanner.finish()?;
        Ok(claim)
    }

    /// Whether it is claimed that the start can be brought into the goal.
    pub const fn outcome(self) -> Outcome {
        matches!(self, Self::Possible)
    }

    /// Checks the claim against the answer of our own solver, which is verified first.
    ///
    /// A word alone cannot be checked in any other way. O(cells) time.
    ///
    /// # Errors
    ///
    /// [`Wrong::Outcome`] where the claim is not right.
    pub fn verify(self, puzzle: &Puzzle) -> Result<(), Wrong> {
        let answer = solve(puzzle);
        answer.verify(puzzle)?;
        match answer {
            Answer::Possible if self == Self::Impossible => Err(Wrong::Outcome { reason: None }),
            Answer::Impossible(reason) if self == Self::Possible => Err(Wrong::Outcome { reason: Some(reason) }),
            _ => Ok(()),
        }
    }
}

impl FromStr for Claim {
    type Err = ClaimError;

    /// [`Claim::parse`] of the bytes of `text`.
    fn from_str(text: &str) -> Result<Self, ClaimError> {
        Self::parse(text.as_bytes())
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Possible => "possible",
            Self::Impossible => "impossible",
        })
    }
}
