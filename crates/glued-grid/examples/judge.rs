//! Reads a board in the judge's form from standard input and writes `possible` or `impossible`.
//!
//! `cargo run --release -p glued-grid --example judge < board.txt`

use std::io::{self, Read, Write};
use std::process::ExitCode;

use glued_grid::{Puzzle, solve};

const KEPT: usize = 16 << 20; // bytes; never touched

fn main() -> io::Result<ExitCode> {
    // glibc's allocator, once it got a large block back, keeps what it gets back instead of returning it to the system.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(KEPT)));
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    let puzzle = Puzzle::parse(&text);
    drop(text);
    match puzzle {
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
