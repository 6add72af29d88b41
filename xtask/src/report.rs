//! Reporters: each reads what came of a run and lays it out; none decides anything.

pub mod github;
pub mod markdown;
pub mod terminal;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use crate::environment::Environment;
use crate::exit::Error;
use crate::outcome::Report;

/// Writes the report everywhere that the environment has a reader: to `out`, with notes for GitHub Actions where that
/// reads it, and to the summary of the step.
///
/// # Errors
///
/// Where one of them cannot be written.
pub fn publish(report: &Report, environment: &Environment, out: &mut dyn Write) -> Result<(), Error> {
    terminal::write(report, out)?;
    if environment.github_actions {
        out.write_all(github::annotations(report).as_bytes())?;
    }
    out.flush()?;
    match &environment.step_summary {
        Some(path) => append_summary(report, path)
            .map_err(|error| Error::harness(format_args!("cannot write the summary {}: {error}", path.display()))),
        None => Ok(()),
    }
}

/// Adds to a file that holds what earlier commands wrote, and must not grow too large.
fn append_summary(report: &Report, path: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let written = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
    file.write_all(markdown::summary(report, markdown::MOST_BYTES.saturating_sub(written)).as_bytes())
}
