//! Answers, and their checks.

mod claim;
mod deadlock;
mod line;
mod parents;
mod partial;
mod plan;
mod replay;
mod wrong;

use std::fmt;

pub use claim::Claim;
pub use deadlock::{Deadlock, Link, Reason};
pub use partial::{Hindrance, LeftOut, Partial};
pub use plan::{Plan, Push};
pub use wrong::Wrong;

use crate::input::Target;

/// What an answer says that is the same in all right answers: whether the target can be built.
pub type Outcome = bool;

/// What [`solve`](crate::solve) finds.
///
/// `Display` writes it in the judge's format: `impossible`, or `possible` and a line for each push, without a final
/// newline.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Answer {
    /// The target can be built, by these pushes.
    Possible(Plan),
    /// No order of pushes builds the target, for this reason.
    Impossible(Deadlock),
}

impl Answer {
    /// Whether the target can be built.
    pub const fn outcome(&self) -> Outcome {
        matches!(self, Self::Possible(_))
    }

    /// Checks the answer without solving: replays the plan, or follows the deadlock.
    ///
    /// O(B log B) time for B blocks.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: the first thing that is wrong with it.
    ///
    /// ```
    /// use core_grid::Direction::{Left, Up};
    /// use sliding_blocks::{Answer, Push, Target, Wrong};
    ///
    /// let target: Target = "2 2 3\n1 1\n1 2\n2 2\n".parse()?;
    /// let upper = Push { direction: Left, line: 0 }; // along the first row, from the right
    /// let lower = Push { direction: Up, line: 1 }; // along the second column, from below
    /// assert_eq!(Answer::Possible([upper, lower].into_iter().collect()).verify(&target), Ok(()));
    /// let early = Answer::Possible([lower, upper].into_iter().collect());
    /// assert_eq!(early.verify(&target), Err(Wrong::MeetsNothing { push: 0 }));
    /// # Ok::<(), sliding_blocks::ParseError>(())
    /// ```
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        match self {
            Self::Possible(plan) => plan.verify(target),
            Self::Impossible(deadlock) => deadlock.verify(target),
        }
    }

    /// What the answer says in the judge's format.
    pub fn claim(self) -> Claim {
        match self {
            Self::Possible(plan) => Claim::Possible(plan),
            Self::Impossible(_) => Claim::Impossible,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Possible(plan) => plan.write_possible(f),
            Self::Impossible(_) => f.write_str("impossible"),
        }
    }
}
