//! Cases held to their budgets, each in a process of its own, one after the other.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use testdata::{Budget, Case, Group};

use super::Verifier;
use crate::bench::budgets::Meter;
use crate::bench::launch::Usage;
use crate::io::temporary_folder;
use crate::outcome::{Failure, Kind, Outcome, Verdict};
use crate::problems;

/// A case is over its budget if it is so in each of so many tries: another program may have been in its way.
const TRIES: usize = 3;

impl Verifier<'_> {
    /// Measures every case that passed and has a budget, or is large and should have one; those that fail here have
    /// failed.
    pub(super) fn hold_to_budgets(&self, meter: &Meter, cases: &[&Case], outcomes: &mut [Outcome]) {
        for outcome in
            outcomes.iter_mut().filter(|outcome| matches!(outcome.verdict, Verdict::Passed | Verdict::Recorded))
        {
            let Some(case) = cases.iter().find(|case| case.id() == outcome.id) else { continue };
            match self.hold_to_budget(meter, case) {
                Ok(held) => outcome.checked.budget = held,
                Err(failure) => outcome.verdict = Verdict::Failed(failure),
            }
        }
    }

    /// Whether the case was held to a budget, and kept it.
    fn hold_to_budget(&self, meter: &Meter, case: &Case) -> Result<bool, Box<Failure>> {
        let path = case.budget_path();
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return if case.group == Group::Large { Err(self.without_budget(case)) } else { Ok(false) };
            }
            Err(error) => return Err(Box::new(self.unreadable(case, &path, &error))),
        };
        let budget: Budget =
            text.parse().map_err(|error| self.budget_failure(case, &path, "not a budget", vec![format!("{error}")]))?;
        let Some(problem) = problems::find(self.problems, &case.problem) else { return Ok(false) };
        let failed =
            |message: String| self.budget_failure(case, &case.input_path(), "cannot be measured", vec![message]);
        let folder = temporary_folder().map_err(|error| failed(error.message))?;
        let input = folder.path().join("input.txt");
        Meter::write_input(problem, case, &input).map_err(failed)?;
        let mut exceeded = Vec::new();
        for _ in 0..TRIES {
            let usage = meter.measure(problem.name(), &input).map_err(failed)?;
            exceeded = over(budget, usage);
            if exceeded.is_empty() {
                return Ok(true);
            }
        }
        Err(self.budget_failure(case, &path, "over budget", exceeded))
    }

    fn without_budget(&self, case: &Case) -> Box<Failure> {
        let details = vec!["a large case has the time and memory that it may take in a file NAME.budget".to_owned()];
        self.budget_failure(case, &case.input_path(), "no budget", details)
    }

    fn budget_failure(&self, case: &Case, path: &Path, title: &str, details: Vec<String>) -> Box<Failure> {
        Box::new(Failure {
            path: self.shown(path),
            details,
            advice: vec![
                format!("to try it: {}", self.how_to_debug(case)),
                format!("to measure it anew and write its budget: cargo xtask bench budgets {}", case.id()),
            ],
            ..self.failure(case, Kind::Budget, title)
        })
    }
}

/// What a process took over the budget, a line each.
fn over(budget: Budget, usage: Usage) -> Vec<String> {
    let Budget { time_ms, memory_mib } = budget;
    let mut lines = Vec::new();
    if Duration::from_millis(time_ms) < usage.time {
        let measured = usage.time.as_secs_f64() * 1e3;
        lines.push(format!("time: measured {measured:.0} ms, allowed {time_ms} ms"));
    }
    if let Some(kib) = usage.peak_kib.filter(|&kib| memory_mib.saturating_mul(1024) < kib) {
        lines.push(format!("memory: measured {} MiB, allowed {memory_mib} MiB", kib.div_ceil(1024)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::launch::End;

    #[test]
    fn what_is_over_is_told_with_what_is_allowed() {
        let budget = Budget { time_ms: 250, memory_mib: 80 };
        let usage = |ms, kib| Usage { time: Duration::from_millis(ms), peak_kib: kib, end: End::Exit(0) };
        assert!(over(budget, usage(250, Some(80 * 1024))).is_empty());
        assert!(over(budget, usage(0, None)).is_empty());
        let both = ["time: measured 251 ms, allowed 250 ms", "memory: measured 81 MiB, allowed 80 MiB"];
        assert_eq!(over(budget, usage(251, Some(80 * 1024 + 1))), both);
    }
}
