//! Parses the command line, runs the command, exits.

use std::process::ExitCode;

use clap::Parser;
use xtask::cli::Cli;
use xtask::{Exit, run};

fn main() -> ExitCode {
    let result = run(Cli::parse());
    result
        .unwrap_or_else(|error| {
            if error.exit != Exit::Good {
                anstream::eprintln!("{error}");
            }
            error.exit
        })
        .into()
}
