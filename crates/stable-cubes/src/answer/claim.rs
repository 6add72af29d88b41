//! An answer in the judge's format, from any program.

use std::fmt;
use std::str::FromStr;

use core_grid::text::{Scanner, TokenError};

use super::{MODULUS, Outcome, Wrong};
use crate::{Pile, solve};

/// Why a text is not an answer in the judge's format.
pub type ClaimError = TokenError;

/// What an answer in the judge's format says: the value, and nothing of the order of play.
///
/// ```
/// use stable_cubes::{Claim, Pile, Wrong};
///
/// let pile: Pile = "3\n2 1\n1 0\n0 1\n".parse()?;
/// assert_eq!("19\n".parse::<Claim>()?.verify(&pile), Ok(()));
/// assert_eq!("20".parse::<Claim>()?.verify(&pile), Err(Wrong::Value { given: 20, expected: 19 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    value: u64,
}

impl Claim {
    pub(super) const fn new(value: u64) -> Self {
        Self { value }
    }

    /// Reads one number below [`MODULUS`].
    ///
    /// # Errors
    ///
    /// The first token that is missing, left over or not such a number.
    pub fn parse(text: &[u8]) -> Result<Self, ClaimError> {
        let mut scanner = Scanner::new(text);
        let value = scanner.number("the value", 0..=MODULUS - 1)?;
        scanner.finish()?;
        Ok(Self { value })
    }

    /// What all right answers have in common: the value.
    pub const fn outcome(self) -> Outcome {
        self.value
    }

    /// Checks the value against that of our own answer, which is solved for and verified first: a value alone cannot be
    /// replayed.
    ///
    /// # Errors
    ///
    /// [`Wrong::Value`] where it is another value.
    pub fn verify(&self, pile: &Pile) -> Result<(), Wrong> {
        let answer = solve(pile);
        answer.verify(pile)?;
        let expected = answer.value();
        if self.value == expected { Ok(()) } else { Err(Wrong::Value { given: self.value, expected }) }
    }
}

impl FromStr for Claim {
    type Err = ClaimError;

    fn from_str(text: &str) -> Result<Self, ClaimError> {
        Self::parse(text.as_bytes())
    }
}

/// The judge's output, without a newline.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value)
    }
}
