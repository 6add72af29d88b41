//! What an answer in the judge's format says, from any program.

use std::fmt;
use std::str::FromStr;

use core_grid::Direction;
use core_grid::text::{Scanner, TokenError};

use super::{Outcome, Plan, Wrong};
use crate::input::Target;
use crate::solve::solve;

/// What an answer in the judge's format says.
///
/// ```
/// use sliding_blocks::{Claim, Target, Wrong};
///
/// let target: Target = "1 3 3\n1 2\n1 1\n1 3\n".parse()?;
/// assert_eq!("possible\n> 1\n< 1\n".parse::<Claim>()?.verify(&target), Ok(()));
/// assert_eq!("possible\n< 1\n> 1\n".parse::<Claim>()?.verify(&target), Ok(()));
/// assert_eq!("impossible\n".parse::<Claim>()?.verify(&target), Err(Wrong::PossibleAfterAll));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The target can be built, by these pushes.
    Possible(Plan),
    /// The target cannot be built.
    Impossible,
}

impl Claim {
    /// Reads an answer, which may hold any bytes. O(text) time.
    ///
    /// # Errors
    ///
    /// [`TokenError`] for the first token that is missing, left over, or not what was expected.
    pub fn parse(text: &[u8]) -> Result<Self, TokenError> {
        const WORDS: &str = "`possible` or `impossible`";
        let mut scanner = Scanner::new(text);
        match scanner.token(WORDS)? {
            (_, b"impossible") => scanner.finish().map(|()| Self::Impossible),
            (_, b"possible") => {
                let mut plan = Plan::default();
                while !scanner.is_finished() {
                    let (start, token) = scanner.token("an arrow")?;
                    let arrow = if let [byte] = token { Direction::from_glyph(char::from(*byte)) } else { None };
                    let direction = arrow.ok_or_else(|| scanner.unexpected(start, &"`<`, `>`, `^` or `v`"))?;
                    let line = scanner.number("the row or column of a push", 1..=u64::from(Target::MAX_SIDE))?;
                    plan.push(direction, line as u32 - 1);
                }
                Ok(Self::Possible(plan))
            }
            (start, _) => Err(scanner.unexpected(start, &WORDS)),
        }
    }

    /// Whether the claim is that the target can be built.
    pub const fn outcome(&self) -> Outcome {
        matches!(self, Self::Possible(_))
    }

    /// Checks the claim: replays the pushes, or looks for a plan where there should be none.
    ///
    /// O(B log B) time for B blocks.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: the first thing that is wrong with it.
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        match self {
            Self::Possible(plan) => plan.verify(target),
            Self::Impossible => {
                let answer = solve(target);
                match answer.verify(target) {
                    Ok(()) if answer.outcome() => Err(Wrong::PossibleAfterAll),
                    other => other,
                }
            }
        }
    }
}

impl FromStr for Claim {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        Self::parse(text.as_bytes())
    }
}

/// The judge's format, without a final newline.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Possible(plan) => plan.write_possible(f),
            Self::Impossible => f.write_str("impossible"),
        }
    }
}
