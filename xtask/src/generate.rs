//! `cargo xtask gen`: an instance of a family.

use std::io::{self, Write};

use crate::cli::GenArgs;
use crate::exit::{Error, Exit};
use crate::problems;

pub(crate) fn run(args: &GenArgs) -> Result<Exit, Error> {
    let problems = problems::all();
    let problem = problems::required(&problems, &args.problem)?;
    let text = problem.generate(&args.family, args.size, args.seed).map_err(Error::usage)?;
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Good)
}
