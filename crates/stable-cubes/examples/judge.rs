//! Reads a pile in the judge's format from standard input and writes the answer to standard output.
//!
//! `cargo run --release -p stable-cubes --example judge < pile.txt`

use std::io::{self, Read, Write};
use std::process::ExitCode;

use stable_cubes::{ParseError, Pile, solve};

fn main() -> io::Result<ExitCode> {
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
