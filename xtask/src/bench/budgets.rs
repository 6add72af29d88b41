//! `cargo xtask bench budgets`: writes anew how much time and memory the large cases of the corpus may take.
//!
//! `cargo xtask verify --budgets` holds them to it. Budgets are generous, five times what was measured, since they are
//! there to catch what grows too fast or takes memory without need, on any machine, and not to compare times.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use testdata::{Budget, Case, Corpus, Group, Input};

use super::launch::{End, Launcher, Usage};
use crate::cli::BudgetsArgs;
use crate::exit::{Error, Exit};
use crate::io::{temporary_folder, write};
use crate::problems::{self, Problem};
use crate::recipe;
use crate::select::Selection;

/// How many times what was measured is allowed.
const GENEROUS: u64 = 5;
/// The least that is allowed: what is under it is the start of a process, and says nothing of a solver.
const LEAST: Budget = Budget { time_ms: 100, memory_mib: 25 };
/// How often each case runs before its budget is written.
const RUNS: usize = 5;

/// Measures how much time and memory a case takes.
#[derive(Clone, Debug)]
pub struct Meter {
    /// Starts the processes.
    pub launcher: Launcher,
    /// The command that solves: the name of the problem is added to it.
    pub solver: Vec<OsString>,
}

impl Meter {
    /// With this program as the solver.
    pub(crate) fn new() -> Result<Self, Error> {
        let launcher = super::launcher(Duration::from_mins(2))?;
        let solver = vec![launcher.program.clone().into_os_string(), "solve".into()];
        Ok(Self { launcher, solver })
    }

    /// Writes the input of a case to a file, where its process will read it.
    ///
    /// # Errors
    ///
    /// Where the file of the case cannot be read, or says nothing that makes an input.
    pub(crate) fn write_input(problem: &dyn Problem, case: &Case, to: &Path) -> Result<(), String> {
        let text = case.read().map_err(|error| error.to_string())?;
        let text = match case.input {
            Input::File => text,
            Input::Recipe => recipe::made(problem, &text)?.into_bytes(),
        };
        write(to, text).map_err(|error| error.message)
    }

    /// Solves an input in a process of its own.
    ///
    /// # Errors
    ///
    /// Where there is no such process, or it fails.
    pub(crate) fn measure(&self, problem: &str, input: &Path) -> Result<Usage, String> {
        let command: Vec<OsString> = self.solver.iter().cloned().chain([problem.into()]).collect();
        let usage = self.launcher.run(&command, input, None).map_err(|error| error.message)?;
        if usage.end == End::Exit(0) { Ok(usage) } else { Err(format!("the process ended with {}", usage.end)) }
    }
}

/// A budget that allows a multiple of the median of these times and of the largest peak; in round numbers, so that one
/// that was measured twice is mostly the same.
fn generous(usages: &[Usage]) -> Budget {
    let mut times: Vec<u64> = usages.iter().map(|usage| usage.time.as_millis() as u64 + 1).collect();
    times.sort_unstable();
    let time = times.get(times.len() / 2).copied().unwrap_or(0);
    let peak = usages.iter().filter_map(|usage| usage.peak_kib).max().unwrap_or(0);
    Budget {
        time_ms: round(time * GENEROUS).max(LEAST.time_ms),
        memory_mib: round(peak.div_ceil(1024) * GENEROUS).max(LEAST.memory_mib),
    }
}

/// The next number that has two digits and then zeros only, the second of them 0 or 5.
fn round(number: u64) -> u64 {
    let step = if number < 100 { 5 } else { 5 * 10_u64.pow(number.ilog10() - 1) };
    number.div_ceil(step) * step
}

pub(super) fn run(args: BudgetsArgs) -> Result<Exit, Error> {
    let meter = Meter::new()?;
    let problems = problems::all();
    let mut cases = Corpus::read(&testdata::root()).map_err(Error::harness)?.cases;
    let selection = Selection { filters: args.filter, ..Selection::default() };
    cases.retain(|case| case.group == Group::Large && selection.names(&case.id()));
    if cases.is_empty() {
        return Err(Error { exit: Exit::Nothing, message: "no large case is called that".to_owned() });
    }
    let folder = temporary_folder()?;
    for case in &cases {
        let problem = problems::required(&problems, &case.problem)?;
        let budget = measured(&meter, problem, case, folder.path())
            .map_err(|message| Error::harness(format_args!("{}: {message}", case.id())))?;
        write(&case.budget_path(), format!("{budget}\n"))?;
        anstream::println!("{}: {budget}", case.id());
    }
    Ok(Exit::Good)
}

fn measured(meter: &Meter, problem: &dyn Problem, case: &Case, folder: &Path) -> Result<Budget, String> {
    let input = folder.join("input.txt");
    Meter::write_input(problem, case, &input)?;
    let usages: Result<Vec<Usage>, String> = (0..RUNS).map(|_| meter.measure(problem.name(), &input)).collect();
    Ok(generous(&usages?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usage(millis: u64, peak_kib: u64) -> Usage {
        Usage { time: Duration::from_millis(millis), peak_kib: Some(peak_kib), end: End::Exit(0) }
    }

    #[test]
    fn budgets_are_generous_and_round() {
        let budget = generous(&[usage(70, 50_000), usage(61, 50_100), usage(900, 49_000)]);
        // Five times 71 ms and 49 MiB.
        assert_eq!(budget, Budget { time_ms: 400, memory_mib: 250 });
        assert_eq!(generous(&[usage(1, 10)]), LEAST);
        assert_eq!(generous(&[]), LEAST);
    }

    #[test]
    fn round_numbers_stay() {
        let numbers = [0, 1, 5, 96, 100, 101, 150, 151, 999, 1000, 1001, 12_345];
        assert_eq!(numbers.map(round), [0, 5, 5, 100, 100, 150, 150, 200, 1000, 1000, 1500, 15_000]);
    }
}
