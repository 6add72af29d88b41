//! `cargo xtask verify`: options in, reports out.

use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;

use super::{Options, Verifier};
use crate::bench::budgets::Meter;
use crate::bench::release;
use crate::cli::VerifyArgs;
use crate::environment::Environment;
use crate::exit::{Error, Exit};
use crate::outcome::Outcome;
use crate::problems;
use crate::report;
use crate::select::Selection;
use crate::snapshot::Update;

pub(crate) fn run(args: VerifyArgs) -> Result<Exit, Error> {
    let environment = Environment::read()?;
    if args.budgets
        && let Some(exit) = release::instead("budgets are of the release build")?
    {
        return Ok(exit);
    }
    let options = Options {
        selection: Selection { filters: args.filter, exact: args.exact, partition: args.partition },
        update: match environment.update {
            Update::Force => Update::Force,
            _ if args.accept => Update::Always,
            update => update,
        },
        recheck: args.recheck,
        exhaustive: args.exhaustive,
        budgets: if args.budgets { Some(Meter::new()?) } else { None },
        ci: environment.ci,
        jobs: args.jobs,
    };
    let (problems, root) = (problems::all(), testdata::root());
    let mut progress = Progress::new();
    let report =
        Verifier::new(&problems, &root, &options).run(|done, all, outcome| progress.show(done, all, outcome))?;
    progress.clear();

    let mut out = AutoStream::new(io::stdout(), args.color.into()).lock();
    report::publish(&report, &environment, &mut out)?;
    let exit = report.exit();
    if exit == Exit::Nothing {
        return Err(Error { exit, message: "no case was selected: see `cargo xtask list`".to_owned() });
    }
    Ok(exit)
}

/// A line on the terminal that says how far it is; nothing where there is no terminal.
struct Progress {
    wanted: bool,
}

impl Progress {
    fn new() -> Self {
        Self { wanted: io::stderr().is_terminal() }
    }

    fn show(&mut self, done: usize, all: usize, outcome: &Outcome) {
        if self.wanted {
            // A terminal that cannot be written to does without.
            let _ = write!(io::stderr(), "\r\x1b[K{done}/{all} {}", outcome.id);
        }
    }

    fn clear(&mut self) {
        if self.wanted {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
