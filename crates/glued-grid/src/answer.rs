//! The answer: possible, or impossible and why.

mod claim;
mod reason;
mod verify;
mod wrong;

use std::fmt;

pub use claim::{Claim, ClaimError};
pub use reason::Reason;
pub use wrong::Wrong;

use crate::Puzzle;

/// The part of an answer that is unique: whether the start can be brought into the goal.
pub type Outcome = bool;

/// What [`solve`](crate::solve) found.
///
/// `Display` writes the judge's output, without a newline: `possible` or `impossible`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Answer {
    /// The start can be brought into the goal.
    Possible,
    /// It cannot, and this shows it.
    Impossible(Reason),
}

impl Answer {
    /// Whether the start can be brought into the goal.
    pub const fn outcome(&self) -> Outcome {
        matches!(self, Self::Possible)
    }

    /// What the answer says in the judge's format.
    pub const fn claim(&self) -> Claim {
        if self.outcome() { Claim::Possible } else { Claim::Impossible }
    }

    /// Checks what the answer carries, without solving again and without a line of the solver.
    ///
    /// A reason is proof of `Impossible`: see [`Reason::verify`]. `Possible` carries nothing that could be checked, so it
    /// passes; what shows that it is right is a [`plan`](crate::plan) of moves, which takes longer. O(cells) time.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: what does not hold of the reason.
    pub fn verify(&self, puzzle: &Puzzle) -> Result<(), Wrong> {
        match self {
            Self::Possible => Ok(()),
            Self::Impossible(reason) => reason.verify(puzzle),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.claim().fmt(f)
    }
}
