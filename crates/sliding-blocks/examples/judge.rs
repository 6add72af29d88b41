//! Reads a target from standard input and writes the answer: `cargo run --release --example judge < target.txt`.

use std::io::{Read as _, Write as _};
use std::process::ExitCode;

use sliding_blocks::{Target, solve};

const KEPT: usize = 16 << 20; // bytes; never touched

fn main() -> std::io::Result<ExitCode> {
    // glibc's allocator, once it got a large block back, keeps what it gets back instead of returning it to the system.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(KEPT)));
    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text)?;
    let target = Target::parse(&text);
    drop(text);
    // What is no longer needed is given back at once: the memory is used again.
    match target.map(|target| solve(&target)) {
        Ok(answer) => {
            writeln!(std::io::stdout().lock(), "{answer}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("error: {error}");
            Ok(ExitCode::from(2))
        }
    }
}
