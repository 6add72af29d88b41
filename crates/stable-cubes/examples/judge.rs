//! Reads a pile in the judge's format from standard input and writes the answer to standard output.
//!
//! `cargo run --release -p stable-cubes --example judge < pile.txt`

use std::io::{self, Read, Write};
use std::process::ExitCode;

use stable_cubes::{ParseError, Pile, solve};

const KEPT: usize = 16 << 20; // bytes; never touched

fn main() -> io::Result<ExitCode> {
    // glibc's allocator, once it got a large block back, keeps what it gets back instead of returning it to the system.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(KEPT)));
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    match answer(text) {
        Ok(line) => {
            io::stdout().lock().write_all(line.as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            writeln!(io::stderr(), "error: {error}")?;
            Ok(ExitCode::from(2))
        }
    }
}

fn answer(text: Vec<u8>) -> Result<String, ParseError> {
    let pile = Pile::parse(&text)?;
    drop(text); // its memory serves the solver
    Ok(format!("{}\n", solve(&pile)))
}
