//! Slow solvers that are right at a glance, to test the fast one against (feature `reference`).
//!
//! They share nothing with it but the instance type and coordinates.
//!
//! ```
//! use sliding_blocks::{Target, reference, solve};
//!
//! let target: Target = "1 3 3\n1 2\n1 1\n1 3\n".parse()?;
//! assert_eq!(reference::exhaustive(&target), Ok(solve(&target).outcome()));
//! assert_eq!(reference::plain(&target), Ok(solve(&target).outcome()));
//! # Ok::<(), sliding_blocks::ParseError>(())
//! ```

mod exhaustive;
mod plain;

use std::fmt;

pub use exhaustive::{MAX_EXHAUSTIVE, exhaustive, is_maximal};
pub use plain::{MAX_PLAIN, plain};

/// The target has more blocks than a reference solver takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The number of blocks.
    pub given: usize,
    /// The most blocks.
    pub limit: usize,
}

impl TooLarge {
    fn check(given: usize, limit: usize) -> Result<(), Self> {
        if limit < given { Err(Self { given, limit }) } else { Ok(()) }
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected at most {} blocks, found {}", self.limit, self.given)
    }
}

impl std::error::Error for TooLarge {}
