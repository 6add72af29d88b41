//! The harness on throw-away corpora, with a small problem of its own: each way in which a run can fail, and what is
//! written when.

#[cfg(unix)]
mod budgets;
mod corpus;
mod failures;
mod recording;
mod reports;
mod runs;
mod shuffle;
