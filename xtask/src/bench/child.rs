//! What `bench` runs in processes of their own: hidden commands of this very program.
//!
//! - `child launch` runs another command and tells its time and its peak memory;
//! - `child floor` does the least that any solver must do;
//! - `child stages` tells how long a solver took to parse, to solve and to print.

use std::hint::black_box;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use super::{floor, launch};
use crate::cli::{ChildArgs, ChildCommand};
use crate::exit::{Error, Exit};
use crate::problems;

pub(crate) fn run(args: &ChildArgs) -> Result<Exit, Error> {
    match &args.command {
        ChildCommand::Launch { answer, timeout, command } => {
            let usage = launch::launched(command, answer.as_deref(), *timeout)?;
            writeln!(io::stdout(), "{usage}")?;
        }
        ChildCommand::Floor { bytes } => floor::write(&read()?, *bytes, &mut io::stdout().lock())?,
        ChildCommand::Stages { problem } => writeln!(io::stdout(), "{}", stages(problem, &read()?)?)?,
    }
    Ok(Exit::Good)
}

fn read() -> Result<Vec<u8>, Error> {
    crate::io::read(Path::new("-"))
}

/// How long the stages take in this process, in nanoseconds: three numbers in a line.
fn stages(problem: &str, text: &[u8]) -> Result<String, Error> {
    let problems = problems::all();
    let problem = problems::required(&problems, problem)?;
    let start = Instant::now();
    let instance = problem.parse(text).map_err(Error::usage)?;
    let parsed = Instant::now();
    let answer = instance.solve();
    let solved = Instant::now();
    black_box(answer.text());
    let printed = Instant::now();
    let times = [parsed - start, solved - parsed, printed - solved].map(|time| time.as_nanos().to_string());
    Ok(times.join(" "))
}
