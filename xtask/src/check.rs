//! `cargo xtask check`: is this answer right?

use std::io::{self, Write};

use crate::cli::CheckArgs;
use crate::exit::{Error, Exit};
use crate::problems;

pub(crate) fn run(args: &CheckArgs) -> Result<Exit, Error> {
    let problems = problems::all();
    let problem = problems::required(&problems, &args.problem)?;
    let input = crate::io::read(&args.input)?;
    let answer = crate::io::read(&args.answer)?;
    let instance = problem.parse(&input).map_err(Error::usage)?;
    let mut out = io::stdout().lock();
    match instance.check(&answer) {
        Ok(()) => {
            writeln!(out, "right")?;
            Ok(Exit::Good)
        }
        Err(wrong) => {
            writeln!(out, "wrong: {wrong}")?;
            Ok(Exit::Bad)
        }
    }
}
