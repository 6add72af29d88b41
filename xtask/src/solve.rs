//! `cargo xtask solve`: one puzzle, as the judge would have it, or told in full.

use std::hint;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::cli::{Format, SolveArgs};
use crate::exit::{Error, Exit};
use crate::explain::data_of;
use crate::problems::{self, Problem, SolveError};

const KEPT: usize = 16 << 20; // bytes; never touched

pub(crate) fn run(args: &SolveArgs) -> Result<Exit, Error> {
    // glibc's allocator, once it got a large block back, keeps what it gets back instead of returning it to the system.
    drop(hint::black_box(Vec::<u8>::with_capacity(KEPT)));
    let problems = problems::all();
    let problem = problems::required(&problems, &args.problem)?;
    let text = crate::io::read(args.file.as_deref().unwrap_or(Path::new("-")))?;
    // One long write passes through; many short ones are gathered.
    let mut out = BufWriter::new(io::stdout().lock());
    if args.plan || args.explain || args.format == Format::Json {
        return tell(problem, &text, args, &mut out);
    }
    problem.solve(text, &mut out).map_err(|error| match error {
        SolveError::Input(message) => Error::usage(message),
        SolveError::Output(error) => error.into(),
    })?;
    Ok(Exit::Good)
}

fn tell(problem: &dyn Problem, text: &[u8], args: &SolveArgs, out: &mut impl Write) -> Result<Exit, Error> {
    let instance = problem.parse(text).map_err(Error::usage)?;
    let answer = instance.solve();
    let told = answer.tell().map_err(Error::wrong)?;
    match args.format {
        _ if args.plan => writeln!(out, "{}", told.plan()),
        Format::Text => out.write_all(told.words().as_bytes()),
        Format::Json => writeln!(out, "{:#}", data_of(problem, &*answer, &*told)),
    }
    .and_then(|()| out.flush())?;
    Ok(Exit::Good)
}
