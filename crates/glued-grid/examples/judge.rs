//! Reads a board in the judge's form from standard input and writes `possible` or `impossible`.
//!
//! `cargo run --release -p glued-grid --example judge < board.txt`

use std::io::{self, Read, Write};
use std::process::ExitCode;

use glued_grid::{Puzzle, solve};

fn main() -> io::Result<ExitCode> {
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    match Puzzle::parse(&text) {
        Ok(puzzle) => {
            writeln!(io::stdout(), "{}", solve(&puzzle))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            writeln!(io::stderr(), "error: {error}")?;
            Ok(ExitCode::from(2))
        }
    }
}
