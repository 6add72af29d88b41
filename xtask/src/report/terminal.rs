//! The report for someone at a terminal, or in the log of CI.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::diff::{Diff, Side, visible};
use crate::outcome::{Failure, Outcome, Report, Verdict};

const RED: Style = AnsiColor::Red.on_default();
const GREEN: Style = AnsiColor::Green.on_default();
const CYAN: Style = AnsiColor::Cyan.on_default();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes a block for everything that is wrong, a line for everything recorded, and the counts. Colours are written
/// always: `out` takes them away where they are not wanted.
///
/// # Errors
///
/// Where `out` cannot be written.
pub fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    for Outcome { id, verdict, time, .. } in &report.outcomes {
        match verdict {
            Verdict::Recorded => writeln!(out, "{GREEN}recorded{GREEN:#} {id}")?,
            Verdict::Proved(cases) => {
                let seconds = time.as_secs_f64();
                writeln!(out, "{GREEN}proved{GREEN:#} {id}: all {cases} cases {DIM}({seconds:.1} s){DIM:#}")?;
            }
            Verdict::Passed | Verdict::Failed(_) => {}
        }
    }
    for failure in report.failures() {
        write_failure(failure, out)?;
    }
    let counts = report.counts();
    let cases = report.outcomes.len();
    let style = if report.failures().next().is_some() { RED } else { GREEN };
    let seconds = report.time.as_secs_f64();
    let verdicts = if cases == 0 { "nothing to do".to_owned() } else { counts.verdicts() };
    let what = if cases == 1 { "case" } else { "cases" };
    write!(out, "{style}{cases} {what}: {verdicts}{style:#}")?;
    if !report.faults.is_empty() {
        write!(out, "{RED}; faults of the corpus: {}{RED:#}", report.faults.len())?;
    }
    if report.left_out != 0 {
        write!(out, "; {} left out", report.left_out)?;
    }
    writeln!(out, " {DIM}({seconds:.1} s){DIM:#}")?;
    if cases != 0 {
        writeln!(out, "checked: {}", counts.checks())?;
    }
    Ok(())
}

/// Writes the block for one thing that is wrong.
///
/// # Errors
///
/// Where `out` cannot be written.
pub fn write_failure(failure: &Failure, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{RED}FAIL{RED:#} {BOLD}{}{BOLD:#}: {RED}{}{RED:#}", failure.name, failure.title)?;
    if failure.path != failure.name {
        writeln!(out, "  {DIM}{}{DIM:#}", failure.path)?;
    }
    for detail in &failure.details {
        writeln!(out, "  {}", visible(detail))?;
    }
    if let Some(diff) = &failure.diff {
        write_diff(diff, out)?;
    }
    for advice in &failure.advice {
        writeln!(out, "  {CYAN}->{CYAN:#} {advice}")?;
    }
    writeln!(out)
}

fn write_diff(diff: &Diff, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  {DIM}--- on record   +++ answered{DIM:#}")?;
    for line in &diff.lines {
        let style = match line.side {
            Side::Both => Style::new(),
            Side::Old => RED,
            Side::New => GREEN,
            Side::Gap => DIM,
        };
        writeln!(out, "  {style}{} {}{style:#}", line.side.sign(), line.text)?;
    }
    if diff.left_off != 0 {
        writeln!(out, "  {DIM}and {} more lines{DIM:#}", diff.left_off)?;
    }
    Ok(())
}
