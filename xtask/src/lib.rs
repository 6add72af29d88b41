//! `cargo xtask`: the commands that prove the solvers against the corpus.
//!
//! ```text
//! main    parses the command line and turns what run says into an exit code
//! run     one module a command: verify, solve, list, gen (generate), check, bench
//! verify  corpus -> cases -> outcomes -> report -> reporters (terminal, markdown, github)
//! ```
//!
//! Everything but [`problems`] handles problems that it does not know, so that a new problem is one adapter and one
//! line; and everything but `main` is this library, so that tests can run a case, or a corpus of their own.

pub mod bench;
mod check;
pub mod cli;
pub mod diff;
pub mod environment;
mod exit;
pub mod explain;
mod generate;
mod io;
mod list;
pub mod outcome;
pub mod problems;
mod recipe;
pub mod report;
pub mod select;
pub mod snapshot;
mod solve;
pub mod verify;

use crate::cli::{Cli, Command};
pub use crate::exit::{Error, Exit};

/// Does what the command line says.
///
/// # Errors
///
/// Where it cannot be done; the error holds the exit code and what to print.
pub fn run(cli: Cli) -> Result<Exit, Error> {
    match cli.command {
        Command::Verify(args) => verify::command::run(args),
        Command::Solve(args) => solve::run(&args),
        Command::List(args) => list::run(args),
        Command::Gen(args) => generate::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Bench(args) => bench::run(args),
        Command::Child(args) => bench::child::run(&args),
    }
}

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
