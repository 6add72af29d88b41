//! The rows of a run: all that `bench report` reads.

use std::io;

use serde::{Deserialize, Serialize};

use super::machine::Machine;
use crate::exit::Error;

/// What was measured of one program on one input. In CSV each field is a column; what is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The revision of the sources, as git describes it.
    pub revision: String,
    /// The day, as 2026-01-31, in UTC.
    pub date: String,
    /// The compiler and its version.
    pub compiler: String,
    /// The model of the processor.
    pub processor: String,
    /// How many threads it runs at a time.
    pub cores: usize,
    /// The operating system and the architecture.
    pub system: String,
    /// The problem.
    pub problem: String,
    /// The family of the input.
    pub family: String,
    /// What items are.
    pub unit: String,
    /// About how many it should have: the same for all families.
    pub asked: u64,
    /// How many the input has.
    pub items: u64,
    /// The bytes of the input.
    pub input_bytes: u64,
    /// The bytes of the answer, with its final line feed.
    pub answer_bytes: Option<u64>,
    /// `ours`, or the name or command of another program.
    pub program: String,
    /// How often it ran: the times are medians.
    pub runs: usize,
    /// Nanoseconds to parse the input.
    pub parse_ns: Option<u64>,
    /// Nanoseconds to solve it.
    pub solve_ns: Option<u64>,
    /// Nanoseconds to make the text of the answer.
    pub print_ns: Option<u64>,
    /// Nanoseconds from the start of the process to its end.
    pub whole_ns: Option<u64>,
    /// The most memory of the process that was resident at a time, in KiB.
    pub peak_kib: Option<u64>,
    /// The nanoseconds of the process that only reads, scans and writes.
    pub floor_ns: Option<u64>,
    /// Whole to floor: the median of the pairs that ran in turn.
    pub to_floor: Option<f64>,
    /// The other program's whole to ours: the median of the pairs that ran in turn.
    pub to_ours: Option<f64>,
    /// Why there are no times.
    pub error: String,
}

/// The name of our own solver among the programs.
pub const OURS: &str = "ours";

impl Row {
    /// A row that says where and what, but no result yet.
    pub fn new(machine: &Machine, problem: &str, family: &str, unit: &str) -> Self {
        Self {
            revision: machine.revision.clone(),
            date: machine.date.clone(),
            compiler: machine.compiler.clone(),
            processor: machine.processor.clone(),
            cores: machine.cores,
            system: machine.system.clone(),
            problem: problem.to_owned(),
            family: family.to_owned(),
            unit: unit.to_owned(),
            ..Self::default()
        }
    }

    /// Whether this is of our own solver.
    pub fn is_ours(&self) -> bool {
        self.program == OURS
    }

    /// How many items a second the whole process does.
    pub fn items_per_second(&self) -> Option<f64> {
        self.whole_ns.filter(|&whole| 0 < whole).map(|whole| self.items as f64 * 1e9 / whole as f64)
    }

    /// Nanoseconds of the work itself, from the text of the input to the text of the answer: without the start of a
    /// process, which would hide how the time of small inputs grows.
    pub fn work_ns(&self) -> Option<u64> {
        Some(self.parse_ns? + self.solve_ns? + self.print_ns?)
    }
}

/// Writes rows as CSV, with a header before the first.
pub struct Writer<W: io::Write>(csv::Writer<W>);

impl<W: io::Write> std::fmt::Debug for Writer<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Writer").finish_non_exhaustive()
    }
}

impl<W: io::Write> Writer<W> {
    /// Writes to `out`.
    pub fn new(out: W) -> Self {
        Self(csv::Writer::from_writer(out))
    }

    /// Writes one row, at once: what was measured is not lost where a later measurement is broken off.
    ///
    /// # Errors
    ///
    /// Where it cannot be written.
    pub fn write(&mut self, row: &Row) -> Result<(), Error> {
        self.0.serialize(row).map_err(|error| match error.into_kind() {
            csv::ErrorKind::Io(error) => error.into(),
            kind => Error::harness(format_args!("cannot write a row: {kind:?}")),
        })?;
        Ok(self.0.flush()?)
    }
}

/// Reads the rows of a CSV text that [`Writer`] wrote; the order of its columns does not matter.
///
/// # Errors
///
/// What is wrong, and in which line.
pub fn read(text: &[u8]) -> Result<Vec<Row>, String> {
    csv::Reader::from_reader(text).into_deserialize().map(|row| row.map_err(|error| error.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> Row {
        Row {
            revision: "v1-2-gabc".to_owned(),
            date: "2026-01-31".to_owned(),
            compiler: "rustc 1.95.0".to_owned(),
            processor: "A \"fast\" one, with a comma".to_owned(),
            cores: 2,
            system: "linux x86_64".to_owned(),
            problem: "p".to_owned(),
            family: "f".to_owned(),
            unit: "cells".to_owned(),
            asked: 1000,
            items: 1024,
            input_bytes: 12_345,
            answer_bytes: Some(9),
            program: "ulimit -s 1; ./a \"b\"\n".to_owned(),
            runs: 5,
            parse_ns: Some(1),
            solve_ns: Some(20),
            print_ns: Some(300),
            whole_ns: Some(4000),
            peak_kib: Some(1024),
            floor_ns: Some(3000),
            to_floor: Some(4000.0 / 3000.0),
            to_ours: Some(0.1),
            error: "wrong: x, y".to_owned(),
        }
    }

    #[test]
    fn rows_survive_csv() {
        let rows = [full(), Row::default(), Row { error: String::new(), ..full() }];
        let mut text = Vec::new();
        let mut writer = Writer::new(&mut text);
        for row in &rows {
            writer.write(row).expect("a vector takes all");
        }
        drop(writer);
        assert_eq!(read(&text).expect("as it was written"), rows);
        assert!(text.starts_with(b"revision,date,compiler,"));
    }

    #[test]
    fn what_is_no_row_is_refused() {
        assert!(read(b"a,b\n1,2\n").expect_err("not the columns").contains("missing field"));
        let mut text = Vec::new();
        Writer::new(&mut text).write(&full()).expect("a vector takes all");
        let text = String::from_utf8(text).expect("UTF-8").replace(",1000,", ",many,");
        assert!(read(text.as_bytes()).expect_err("not a number").contains("line: 2"));
        assert_eq!(read(b""), Ok(Vec::new()));
    }

    #[test]
    fn what_follows_from_a_row() {
        assert_eq!(full().items_per_second(), Some(2.56e8));
        assert_eq!(full().work_ns(), Some(321));
        assert_eq!(Row::default().items_per_second(), None);
        assert_eq!(Row { print_ns: None, ..full() }.work_ns(), None);
    }
}
