//! Reads a target from standard input and writes the answer: `cargo run --release --example judge < target.txt`.

use std::io::{Read as _, Write as _};
use std::process::ExitCode;

use sliding_blocks::{Target, solve};

fn main() -> std::io::Result<ExitCode> {
    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text)?;
    match Target::parse(&text) {
        Ok(target) => {
            writeln!(std::io::stdout().lock(), "{}", solve(&target))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("error: {error}");
            Ok(ExitCode::from(2))
        }
    }
}
