//! `cargo xtask solve`: one puzzle, as the judge would have it.

use std::io::{self, BufWriter};
use std::mem;
use std::path::Path;

use crate::cli::SolveArgs;
use crate::exit::{Error, Exit};
use crate::problems::{self, SolveError};

pub(crate) fn run(args: &SolveArgs) -> Result<Exit, Error> {
    let problems = problems::all();
    let problem = problems::required(&problems, &args.problem)?;
    let text = crate::io::read(args.file.as_deref().unwrap_or(Path::new("-")))?;
    // One long write passes through; many short ones are gathered.
    let mut out = BufWriter::new(io::stdout().lock());
    problem.solve(&text, &mut out).map_err(|error| match error {
        SolveError::Input(message) => Error::usage(message),
        SolveError::Output(error) => error.into(),
    })?;
    // The process ends next, and the system takes the memory back.
    mem::forget(text);
    Ok(Exit::Good)
}
