//! Measuring our own solver, and any other program beside it, on one input.
//!
//! A measurement is a test too: each program runs once unmeasured, and its answer is checked. Only what is right has
//! times; what is wrong, crashes or takes too long has a row that says so.

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use super::launch::{End, Launcher, Usage};
use super::row::{OURS, Row};
use super::stats::median;
use crate::exit::Error;
use crate::io::{cannot, read, write};
use crate::problems::{Instance, Problem};

/// How to measure.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Starts the processes.
    pub launcher: Launcher,
    /// How often each program runs, at most.
    pub runs: usize,
    /// No further run begins after this time on one input.
    pub most: Duration,
    /// Another program: a command for `sh`, in which `$1` is the name of the problem.
    pub against: Option<String>,
    /// What the other program is called in its rows, if not by its command.
    pub named: Option<String>,
}

/// One input to measure, in a folder of its own.
struct Measurement<'a> {
    settings: &'a Settings,
    problem: &'a str,
    folder: &'a Path,
}

/// Measures on the input `text`, and completes `row`, which knows problem and family; with the row of the other program
/// after it, where there is one. `folder` is for files.
///
/// # Errors
///
/// Where files or processes fail us; not where a program fails.
pub fn measure(
    settings: &Settings,
    problem: &dyn Problem,
    text: &str,
    row: Row,
    folder: &Path,
) -> Result<Vec<Row>, Error> {
    let measurement = Measurement { settings, problem: problem.name(), folder };
    let input = measurement.input();
    write(&input, text)?;
    let ours = Row { program: OURS.to_owned(), input_bytes: text.len() as u64, ..row };
    let theirs = settings
        .against
        .as_ref()
        .map(|command| Row { program: settings.named.as_ref().unwrap_or(command).clone(), ..ours.clone() });
    match problem.parse(text.as_bytes()) {
        Ok(instance) => measurement.rows(&*instance, ours, theirs),
        Err(message) => Ok(vec![Row { error: format!("our parser refuses the input: {message}"), ..ours }]),
    }
}

impl Measurement<'_> {
    fn rows(&self, instance: &dyn Instance, mut ours: Row, mut theirs: Option<Row>) -> Result<Vec<Row>, Error> {
        let settings = self.settings;
        let solver = self.program(&["solve", self.problem]);
        self.check(instance, &solver, &mut ours)?;
        let other = settings.against.as_ref().map(|command| self.shell(command)).unwrap_or_default();
        if let Some(theirs) = &mut theirs {
            self.check(instance, &other, theirs)?;
        }
        let start = Instant::now();
        let (mut alone, mut beside) = (Alone::default(), Beside::default());
        for run in 0..settings.runs {
            if 0 < run && settings.most < start.elapsed() {
                break;
            }
            if ours.error.is_empty() {
                self.run_alone(&solver, &mut ours, &mut alone)?;
            }
            // In turn: ours, theirs, ours, theirs, both by way of a shell.
            if let Some(theirs) = theirs.as_mut().filter(|theirs| theirs.error.is_empty() && ours.error.is_empty()) {
                self.run_beside(&solver, &other, theirs, &mut beside)?;
            }
        }
        if ours.error.is_empty() {
            alone.complete(&mut ours);
        }
        if let Some(theirs) = theirs.as_mut().filter(|theirs| theirs.error.is_empty()) {
            if ours.error.is_empty() {
                beside.complete(theirs);
            } else {
                "not measured: our own answer is no good".clone_into(&mut theirs.error);
            }
        }
        Ok([Some(ours), theirs].into_iter().flatten().collect())
    }

    /// Runs a program unmeasured and checks its answer.
    fn check(&self, instance: &dyn Instance, command: &[OsString], row: &mut Row) -> Result<(), Error> {
        let path = self.folder.join("answer.txt");
        let usage = self.settings.launcher.run(command, &self.input(), Some(&path))?;
        if let Some(error) = self.failed(&usage) {
            row.error = error;
            return Ok(());
        }
        let answer = read(&path)?;
        row.answer_bytes = Some(answer.len() as u64);
        if let Err(wrong) = instance.check(&answer) {
            row.error = format!("wrong answer: {wrong}");
        }
        Ok(())
    }

    /// One run of our solver, of the floor, and of the stages.
    fn run_alone(&self, solver: &[OsString], ours: &mut Row, alone: &mut Alone) -> Result<(), Error> {
        let whole = self.settings.launcher.run(solver, &self.input(), None)?;
        let bytes = ours.answer_bytes.unwrap_or(0).to_string();
        let floor = self.settings.launcher.run(&self.program(&["child", "floor", &bytes]), &self.input(), None)?;
        if let Some(error) = self.failed(&whole).or_else(|| self.failed(&floor)) {
            ours.error = error;
            return Ok(());
        }
        alone.whole.push(nanoseconds(&whole));
        alone.floor.push(nanoseconds(&floor));
        alone.peak_kib = alone.peak_kib.max(whole.peak_kib);
        for (times, time) in alone.stages.iter_mut().zip(self.stages()?) {
            times.push(time);
        }
        Ok(())
    }

    /// One run of our solver and one of the other program.
    fn run_beside(
        &self,
        solver: &[OsString],
        other: &[OsString],
        theirs: &mut Row,
        beside: &mut Beside,
    ) -> Result<(), Error> {
        let words: Vec<String> = solver.iter().map(|word| quoted(&word.to_string_lossy())).collect();
        let ours = self.settings.launcher.run(&self.shell(&words.join(" ")), &self.input(), None)?;
        let usage = self.settings.launcher.run(other, &self.input(), None)?;
        if let Some(error) = self.failed(&usage) {
            theirs.error = error;
            return Ok(());
        }
        beside.whole.push(nanoseconds(&usage));
        beside.to_ours.push(nanoseconds(&usage) / nanoseconds(&ours));
        beside.peak_kib = beside.peak_kib.max(usage.peak_kib);
        Ok(())
    }

    /// The nanoseconds of parsing, solving and printing, in a new process.
    fn stages(&self) -> Result<[f64; 3], Error> {
        let program = &self.settings.launcher.program;
        let input = self.input();
        let stdin = File::open(&input).map_err(|error| cannot("read", &input, &error))?;
        let output = Command::new(program).args(["child", "stages", self.problem]).stdin(stdin).output();
        let output = output.map_err(|error| cannot("start", program, &error))?;
        let said = String::from_utf8_lossy(&output.stdout);
        let times: Vec<f64> = said.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        times.try_into().map_err(|_| {
            let error = String::from_utf8_lossy(&output.stderr);
            Error::harness(format_args!("the stages of {} were not measured: {}", self.problem, error.trim()))
        })
    }

    fn failed(&self, usage: &Usage) -> Option<String> {
        match usage.end {
            End::Exit(0) => None,
            End::TimedOut => Some(format!("took over {} s", self.settings.launcher.timeout.as_secs_f64())),
            end => Some(format!("ended with {end}")),
        }
    }

    fn input(&self) -> std::path::PathBuf {
        self.folder.join("input.txt")
    }

    fn program(&self, arguments: &[&str]) -> Vec<OsString> {
        let program = self.settings.launcher.program.clone().into_os_string();
        [program].into_iter().chain(arguments.iter().map(OsString::from)).collect()
    }

    fn shell(&self, command: &str) -> Vec<OsString> {
        ["sh", "-c", command, "sh", self.problem].map(OsString::from).to_vec()
    }
}

/// The runs of our solver, in nanoseconds.
#[derive(Default)]
struct Alone {
    whole: Vec<f64>,
    floor: Vec<f64>,
    /// Parse, solve, print.
    stages: [Vec<f64>; 3],
    peak_kib: Option<u64>,
}

impl Alone {
    fn complete(&self, row: &mut Row) {
        let ratios: Vec<f64> = self.whole.iter().zip(&self.floor).map(|(whole, floor)| whole / floor).collect();
        row.runs = self.whole.len();
        [row.parse_ns, row.solve_ns, row.print_ns] = [0, 1, 2].map(|stage| whole_median(&self.stages[stage]));
        (row.whole_ns, row.floor_ns, row.to_floor) =
            (whole_median(&self.whole), whole_median(&self.floor), median(&ratios));
        row.peak_kib = self.peak_kib;
    }
}

/// The runs of another program beside our solver.
#[derive(Default)]
struct Beside {
    whole: Vec<f64>,
    to_ours: Vec<f64>,
    peak_kib: Option<u64>,
}

impl Beside {
    fn complete(&self, row: &mut Row) {
        row.runs = self.whole.len();
        row.whole_ns = whole_median(&self.whole);
        row.to_ours = median(&self.to_ours);
        row.peak_kib = self.peak_kib;
    }
}

/// The median of nanoseconds, in whole ones.
#[expect(clippy::cast_sign_loss, reason = "no time is negative")]
fn whole_median(nanoseconds: &[f64]) -> Option<u64> {
    median(nanoseconds).map(|time| time as u64)
}

fn nanoseconds(usage: &Usage) -> f64 {
    usage.time.as_nanos() as f64
}

/// A word that a shell takes as it is.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_takes_words_as_they_are() {
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }

    #[test]
    fn ratios_are_of_pairs() {
        let mut row = Row::default();
        let alone = Alone {
            whole: vec![10.0, 40.0, 90.0],
            floor: vec![10.0, 10.0, 10.0],
            stages: [vec![1.0], vec![2.0], vec![3.0]],
            peak_kib: Some(7),
        };
        alone.complete(&mut row);
        assert_eq!((row.runs, row.whole_ns, row.floor_ns, row.to_floor), (3, Some(40), Some(10), Some(4.0)));
        assert_eq!((row.parse_ns, row.solve_ns, row.print_ns, row.peak_kib), (Some(1), Some(2), Some(3), Some(7)));
        // The pairs are 2, 1 and 4: no ratio of medians.
        Beside { whole: vec![20.0, 30.0, 4.0], to_ours: vec![2.0, 1.0, 4.0], peak_kib: None }.complete(&mut row);
        assert_eq!((row.whole_ns, row.to_ours, row.peak_kib), (Some(20), Some(2.0), None));
    }
}
