//! `cargo xtask bench`: how fast are the solvers, and how does that grow?
//!
//! ```text
//! plan          families and sizes -> inputs
//! measure       an input -> a row for each program; its processes are run by launch, what they do is in child and floor
//! row           CSV: all that is kept of a run
//! table         rows -> the terminal
//! report        rows -> the README and its plot; it measures nothing
//! budgets       large cases of the corpus -> how much time and memory they may take
//! instructions  families -> counts, compared with those on record
//! ```
//!
//! Times are those of processes built for release, each started anew; `release` sees to that.

#![expect(clippy::cast_precision_loss, reason = "no clock and no memory is as fine as the 53 bits of a number here")]

pub mod budgets;
pub(crate) mod child;
mod floor;
mod instructions;
pub mod launch;
pub mod machine;
pub mod measure;
mod plan;
pub(crate) mod release;
pub mod report;
pub mod row;
mod show;
pub mod stats;
pub mod table;

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use launch::Launcher;
use machine::Machine;
use measure::Settings;
use row::{Row, Writer};

use crate::cli::{BenchArgs, BenchCommand};
use crate::exit::{Error, Exit};
use crate::io::{create, temporary_folder};
use crate::problems;

/// Every measured input is made from this seed.
const SEED: u64 = 1;

pub(crate) fn run(args: BenchArgs) -> Result<Exit, Error> {
    let measures = !matches!(args.command, Some(BenchCommand::Report(_)));
    if measures && let Some(exit) = release::instead("what is measured must be the release build")? {
        return Ok(exit);
    }
    match args.command {
        Some(BenchCommand::Report(args)) => report::run(&args),
        Some(BenchCommand::Budgets(args)) => budgets::run(args),
        Some(BenchCommand::Instructions(args)) => instructions::run(&args),
        None => measured(args),
    }
}

/// This program, for processes that are measured.
fn this_program() -> Result<PathBuf, Error> {
    env::current_exe().map_err(|error| Error::harness(format_args!("cannot find this program: {error}")))
}

fn launcher(timeout: Duration) -> Result<Launcher, Error> {
    Ok(Launcher { program: this_program()?, timeout })
}

fn measured(args: BenchArgs) -> Result<Exit, Error> {
    let problems = problems::all();
    let inputs = plan::inputs(&problems, args.filter, &args.sizes, args.quick);
    if inputs.is_empty() {
        let message = "no measured family is called that: see `cargo xtask bench --list`".to_owned();
        return Err(Error { exit: Exit::Nothing, message });
    }
    let mut out = io::stdout().lock();
    if args.list {
        let mut names: Vec<String> = inputs.iter().map(plan::Planned::name).collect();
        names.dedup();
        writeln!(out, "{}", names.join("\n"))?;
        return Ok(Exit::Good);
    }
    let settings = Settings {
        launcher: launcher(Duration::from_secs(args.timeout))?,
        runs: args.runs.unwrap_or(if args.quick { 3 } else { 7 }),
        most: Duration::from_secs(if args.quick { 2 } else { 20 }),
        against: args.against,
        named: args.named,
    };
    // Before a file is touched, which may be part of the sources.
    let machine = Machine::here();
    // Rows on a terminal are for nobody: there the table is.
    let rows_out: Option<Box<dyn Write + '_>> = match &args.out {
        Some(path) => Some(Box::new(create(path)?)),
        None if io::stdout().is_terminal() => None,
        None => Some(Box::new(&mut out)),
    };
    let rows = measure_all(&settings, &machine, &inputs, rows_out.map(Writer::new))?;
    anstream::eprint!("{}", table::table(&rows));
    let good = rows.iter().all(|row| !row.is_ours() || row.error.is_empty());
    Ok(if good { Exit::Good } else { Exit::Bad })
}

fn measure_all(
    settings: &Settings,
    machine: &Machine,
    inputs: &[plan::Planned<'_>],
    mut out: Option<Writer<Box<dyn Write + '_>>>,
) -> Result<Vec<Row>, Error> {
    let folder = temporary_folder()?;
    let shows_progress = io::stderr().is_terminal();
    let mut rows: Vec<Row> = Vec::new();
    for (done, planned) in inputs.iter().enumerate() {
        if shows_progress {
            anstream::eprint!("\r\x1b[K{}/{} {} {}", done + 1, inputs.len(), planned.name(), planned.items);
        }
        // What failed on a smaller input is not tried on a larger one, which would take even longer to fail.
        let failed_before = rows.iter().any(|row| {
            !row.is_ours() && !row.error.is_empty() && format!("{}/{}", row.problem, row.family) == planned.name()
        });
        let settings = Settings { against: settings.against.clone().filter(|_| !failed_before), ..settings.clone() };
        let Some(input) = planned.input() else { continue };
        let row = Row {
            asked: planned.items,
            items: input.items,
            ..Row::new(machine, planned.problem.name(), planned.family, planned.problem.bench_items())
        };
        for row in measure::measure(&settings, planned.problem, &input.text, row, folder.path())? {
            if let Some(out) = &mut out {
                out.write(&row)?;
            }
            rows.push(row);
        }
    }
    if shows_progress {
        anstream::eprint!("\r\x1b[K");
    }
    Ok(rows)
}
