//! Slow solvers that are plainly right (feature `reference`).
//!
//! They share nothing with the fast one but the pile, of which they only read the cubes.

mod exhaustive;
mod plain;

pub use exhaustive::{MAX_EXHAUSTIVE, exhaustive};
pub(crate) use exhaustive::{Rules, members};
pub use plain::{MAX_PLAIN, plain, plain_order};

pub use crate::TooLarge;
