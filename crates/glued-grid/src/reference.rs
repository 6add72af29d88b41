//! Slow, plain methods to compare with (feature `reference`).
//!
//! Neither shares a line with [`solve`](crate::solve) beyond the instance type and the coordinates: [`exhaustive`] knows nothing but
//! the rules of the game; [`plain`] knows the theory, but finds blocks, parity and turns in other ways, for boards that
//! no search could manage.
//!
//! ```
//! use glued_grid::{Puzzle, reference, solve};
//!
//! let puzzle = Puzzle::parse(b"2 3  ... ...  1 2 3 5 4 0")?;
//! assert_eq!(reference::exhaustive(&puzzle), Ok(false));
//! assert_eq!(reference::plain(&puzzle), Ok(false));
//! assert!(!solve(&puzzle).outcome());
//! # Ok::<(), glued_grid::ParseError>(())
//! ```

mod exhaustive;
mod plain;

use std::error::Error;
use std::fmt;

pub use exhaustive::{MOST_CELLS as EXHAUSTIVE_MOST_CELLS, exhaustive};
pub use plain::{MOST_CELLS as PLAIN_MOST_CELLS, plain};

/// A puzzle is too large for a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// How many cells it has, counted as the method counts them.
    pub given: usize,
    /// How many the method can manage.
    pub limit: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected at most {} cells, found {}", self.limit, self.given)
    }
}

impl Error for TooLarge {}
