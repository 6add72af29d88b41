//! `cargo xtask bench report`: rows into the README, as tables and a plot.
//!
//! It reads rows and nothing else: what the page says was measured, or is not said.

mod page;
mod plot;
mod tables;

use std::fs;

use super::row::{self, Row};
use super::stats::growth;
use crate::cli::ReportArgs;
use crate::exit::{Error, Exit};
use crate::io::{cannot, write};

pub use page::placed;
pub use plot::plot;
pub use tables::tables;

/// Where the plot is, from the folder of the workspace.
pub const PLOT: &str = "xtask/bench/speed.svg";

/// The marked part of the page for these rows.
pub fn section(rows: &[Row]) -> String {
    format!("{}\n![How the time of each family grows with its size]({PLOT})\n", tables(rows))
}

pub(super) fn run(args: &ReportArgs) -> Result<Exit, Error> {
    let mut rows = Vec::new();
    for path in &args.files {
        let text = crate::io::read(path)?;
        let read = row::read(&text).map_err(|error| Error::usage(format_args!("{}: {error}", path.display())))?;
        rows.extend(read);
    }
    let rows = latest(rows);
    if rows.is_empty() {
        return Err(Error { exit: Exit::Nothing, message: "there are no rows to report".to_owned() });
    }
    let root = testdata::root();
    let workspace = root.parent().unwrap_or(&root);
    let page = args.page.clone().unwrap_or_else(|| workspace.join("README.md"));
    let picture = args.plot.clone().unwrap_or_else(|| workspace.join(PLOT));
    let old = fs::read_to_string(&page).map_err(|error| cannot("read", &page, &error))?;
    let new =
        placed(&old, &section(&rows)).map_err(|error| Error::usage(format_args!("{}: {error}", page.display())))?;
    write(&picture, plot(&rows))?;
    write(&page, &new)?;
    Ok(Exit::Good)
}

/// Of the rows of one program on one input only the last: later files replace what earlier ones say.
pub fn latest(rows: Vec<Row>) -> Vec<Row> {
    let mut kept: Vec<Row> = Vec::new();
    for row in rows {
        let same = |other: &Row| {
            let key = |row: &Row| (row.problem.clone(), row.family.clone(), row.asked, row.program.clone());
            key(other) == key(&row)
        };
        match kept.iter_mut().find(|other| same(other)) {
            Some(other) => *other = row,
            None => kept.push(row),
        }
    }
    kept
}

/// The rows of one family of one problem.
struct Family<'a> {
    problem: &'a str,
    name: &'a str,
    rows: Vec<&'a Row>,
}

impl Family<'_> {
    /// The rows of our own solver that have times.
    fn ours(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().copied().filter(|row| row.is_ours() && row.whole_ns.is_some())
    }

    /// Items and nanoseconds of parsing, solving and printing, by our own solver.
    fn points(&self) -> Vec<(f64, f64)> {
        self.ours().filter_map(|row| Some((row.items as f64, row.work_ns()? as f64))).collect()
    }

    /// The growth up to a million items, and beyond.
    fn growth(&self) -> [Option<f64>; 2] {
        growth(&self.points())
    }
}

/// The families in the order in which they come up, the rows of each by size.
fn families(rows: &[Row]) -> Vec<Family<'_>> {
    let mut families: Vec<Family<'_>> = Vec::new();
    for row in rows {
        match families.iter_mut().find(|family| family.problem == row.problem && family.name == row.family) {
            Some(family) => family.rows.push(row),
            None => families.push(Family { problem: &row.problem, name: &row.family, rows: vec![row] }),
        }
    }
    for family in &mut families {
        family.rows.sort_by_key(|row| row.asked);
    }
    families
}

/// The problems of the families, each once.
fn problems<'a>(families: &[Family<'a>]) -> Vec<&'a str> {
    let mut problems: Vec<&str> = Vec::new();
    for family in families {
        if !problems.contains(&family.problem) {
            problems.push(family.problem);
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of two problems, measured at two sizes, with a program beside the first.
    pub(super) fn example() -> Vec<Row> {
        let row = |problem: &str, family: &str, asked: u64| Row {
            revision: "abc".to_owned(),
            date: "2026-01-31".to_owned(),
            compiler: "rustc 1".to_owned(),
            processor: "P & Q".to_owned(),
            cores: 2,
            system: "linux x86_64".to_owned(),
            problem: problem.to_owned(),
            family: family.to_owned(),
            unit: "cells".to_owned(),
            asked,
            items: asked - 1,
            program: "ours".to_owned(),
            runs: 3,
            parse_ns: Some(100 * asked),
            solve_ns: Some(200 * asked),
            print_ns: Some(asked),
            whole_ns: Some(400 * asked),
            peak_kib: Some(2048),
            to_floor: Some(2.5),
            ..Row::default()
        };
        let beside = |to_ours, error: &str| Row {
            program: "the | published one".to_owned(),
            parse_ns: None,
            solve_ns: None,
            print_ns: None,
            whole_ns: Some(4_000_000),
            to_floor: None,
            to_ours,
            error: error.to_owned(),
            ..row("a", "open", 1000)
        };
        vec![
            row("a", "open", 1000),
            beside(Some(10.0), ""),
            row("a", "open", 1_000_000),
            Row { family: "walls".to_owned(), whole_ns: None, ..beside(None, "ended with signal 11") },
            row("b", "far", 10_000),
        ]
    }

    #[test]
    fn later_rows_replace_earlier_ones() {
        let mut rows = example();
        let other = Row { revision: "new".to_owned(), ..rows[1].clone() };
        rows.push(other.clone());
        let kept = latest(rows);
        assert_eq!(kept.len(), 5);
        assert_eq!(kept[1], other);
    }

    #[test]
    fn families_are_put_together() {
        let rows = example();
        let families = families(&rows);
        let names: Vec<(&str, usize)> = families.iter().map(|family| (family.name, family.rows.len())).collect();
        assert_eq!(names, [("open", 3), ("walls", 1), ("far", 1)]);
        assert_eq!(problems(&families), ["a", "b"]);
        assert_eq!(families[0].points().len(), 2);
        assert!(families[0].growth()[0].is_some_and(|growth| (growth - 1.0).abs() < 0.01));
    }
}
