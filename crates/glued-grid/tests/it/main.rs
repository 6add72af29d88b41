//! Tests of the crate from outside, by subject.

mod agreement;
mod arrangements;
mod blocks;
mod checks;
mod common;
mod corpus;
mod deep_and_wide;
mod families;
mod hostile;
mod impossible;
mod metamorphic;
mod plans;
mod proof;
mod reasons;
mod text;
mod traps;
