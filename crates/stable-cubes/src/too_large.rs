//! A pile that is too much for a slow method.

use std::error::Error;
use std::fmt;

/// A pile that is more than a method can manage which takes more than linear time.
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
