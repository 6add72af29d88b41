//! `cargo xtask`: the commands that prove the solvers against the corpus.

pub mod diff;
pub mod environment;
mod exit;
pub mod select;
pub mod snapshot;

pub use crate::exit::{Error, Exit};
