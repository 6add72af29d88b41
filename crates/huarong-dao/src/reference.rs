//! Slow solvers that are obviously right (feature `reference`).
//!
//! They share nothing with [`solve`](crate::solve()) but the instance type:
//!
//! - [`exhaustive()`] searches whole states of the board, by nothing but the rules of the game;
//! - [`route()`] does too, and gives the route that [`Route`](crate::Route) describes;
//! - [`plain()`] knows only that the states matter in which the blank touches the tile, and goes much farther.

mod exhaustive;
mod plain;
mod route;

use std::fmt;

pub use exhaustive::exhaustive;
pub use plain::plain;
pub use route::route;

/// An instance is more than a reference solver can manage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The size of the instance, as the solver counts it.
    pub given: u64,
    /// The largest size it can manage.
    pub limit: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected an instance of size {} or less, found one of size {}", self.limit, self.given)
    }
}

impl std::error::Error for TooLarge {}
