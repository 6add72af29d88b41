//! Reads the judge's input from stdin and writes the answer: `cargo run --release -p huarong-dao --example judge < FILE`.

use std::io::{Read, Write};
use std::process::ExitCode;

use huarong_dao::{Games, solve};

fn main() -> ExitCode {
    let mut text = Vec::new();
    if let Err(error) = std::io::stdin().lock().read_to_end(&mut text) {
        eprintln!("error: {error}");
        return ExitCode::from(3);
    }
    let games = match Games::parse(&text) {
        Ok(games) => games,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let answer = format!("{}\n", solve(&games));
    match std::io::stdout().lock().write_all(answer.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(3),
    }
}
