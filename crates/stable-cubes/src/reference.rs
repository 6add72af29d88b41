//! Slow solvers that are plainly right (feature `reference`).
//!
//! They share nothing with the fast one but the pile, of which they only read the cubes.

use std::error::Error;
use std::fmt;

mod exhaustive;
mod plain;

pub use exhaustive::{MAX_EXHAUSTIVE, exhaustive};
pub(crate) use exhaustive::{Rules, members};
pub use plain::{MAX_PLAIN, plain};

/// A pile that is more than a reference solver can manage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// How many cubes it has.
    pub given: usize,
    /// How many it may have.
    pub limit: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected at most {} cubes, found {}", self.limit, self.given)
    }
}

impl Error for TooLarge {}
