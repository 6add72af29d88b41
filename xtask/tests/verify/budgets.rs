//! Cases held to budgets, with a solver that takes as long, and as much memory, as a test wants.

use std::path::PathBuf;
use std::time::Duration;

use xtask::Exit;
use xtask::bench::budgets::Meter;
use xtask::bench::launch::Launcher;
use xtask::outcome::{Failure, Kind, Report};
use xtask::snapshot::Update;

use super::corpus::{Scratch, only_failure, options, says};
use super::shuffle;

/// Runs a corpus whose one large case has this budget, with a shell command as the solver's process.
fn run(budget: Option<&str>, solver: &str) -> Report {
    let scratch = Scratch::recorded();
    if let Some(budget) = budget {
        scratch.write("large/run.budget", budget);
    }
    let launcher = Launcher { program: PathBuf::from(env!("CARGO_BIN_EXE_xtask")), timeout: Duration::from_mins(1) };
    let meter = Meter { launcher, solver: ["sh", "-c", solver].map(Into::into).to_vec() };
    let options = xtask::verify::Options { budgets: Some(meter), ..options(Update::No) };
    scratch.run(shuffle::upwards(), &options)
}

/// The one failure of such a run, which advises to measure the budget anew.
#[track_caller]
fn failure(budget: Option<&str>, solver: &str) -> Failure {
    let report = run(budget, solver);
    assert_eq!((report.exit(), report.counts().budget), (Exit::Bad, 0));
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.name.as_str()), (Kind::Budget, "shuffle/large/run"));
    let advice = "cargo xtask bench budgets shuffle/large/run";
    assert!(failure.advice.iter().any(|line| line.contains(advice)), "{failure:#?}");
    failure
}

#[test]
fn a_case_within_its_budget_passes() {
    // The process gets the input of the case, and the name of the problem after its command.
    let report = run(Some("time 30000 ms, memory 500 MiB\n"), r#"read number; [ "$number$0" = 2000shuffle ]"#);
    assert_eq!((report.exit(), report.counts().passed, report.counts().budget), (Exit::Good, 5, 1), "{report:#?}");
    assert!(report.counts().checks().ends_with("; 1 within their budget"));
}

#[test]
fn a_case_that_takes_too_long_fails() {
    let failure = failure(Some("time 50 ms, memory 500 MiB\n"), "sleep 0.2");
    assert_eq!((failure.title.as_str(), failure.path.as_str()), ("over budget", "testdata/shuffle/large/run.budget"));
    assert!(failure.details[0].starts_with("time: measured ") && failure.details[0].ends_with(" ms, allowed 50 ms"));
    assert_eq!(failure.details.len(), 1, "{failure:#?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_case_that_takes_too_much_memory_fails() {
    let failure =
        failure(Some("time 30000 ms, memory 50 MiB\n"), "head -c 100000000 /dev/zero | tail -n 1 > /dev/null");
    assert_eq!(failure.title, "over budget");
    let measured = failure.details[0].strip_prefix("memory: measured ").expect("memory is measured");
    let mib: u64 = measured.split(' ').next().and_then(|number| number.parse().ok()).expect("a number");
    // The hundred million bytes are one line, which is held as a whole.
    assert!((95..300).contains(&mib) && failure.details[0].ends_with(" MiB, allowed 50 MiB"), "{failure:#?}");
}

#[test]
fn one_slow_try_is_forgiven() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mark = folder.path().join("tried");
    let mark = mark.to_str().expect("UTF-8");
    let report =
        run(Some("time 1000 ms, memory 500 MiB\n"), &format!("[ -e '{mark}' ] || {{ touch '{mark}'; sleep 1.2; }}"));
    assert_eq!(report.exit(), Exit::Good, "{report:#?}");
}

#[test]
fn a_large_case_without_a_budget_fails_and_so_does_a_text_that_is_none() {
    let missing = failure(None, "true");
    assert_eq!((missing.title.as_str(), missing.path.as_str()), ("no budget", "testdata/shuffle/large/run.gen"));
    let bad = failure(Some("much\n"), "true");
    assert_eq!(bad.title, "not a budget");
    says(&bad, "expected one line `time N ms, memory N MiB`, found \"much\\n\"");
}

#[test]
fn a_process_that_fails_is_no_measurement() {
    let failure = failure(Some("time 30000 ms, memory 500 MiB\n"), "exit 3");
    assert_eq!(failure.title, "cannot be measured");
    says(&failure, "the process ended with exit code 3");
}

#[test]
fn a_budget_without_a_case_is_an_orphan() {
    let scratch = Scratch::recorded();
    scratch.write("large/gone.budget", "time 50 ms, memory 500 MiB\n");
    let failure = only_failure(&scratch.run(shuffle::upwards(), &options(Update::New)));
    assert_eq!((failure.kind, failure.path.as_str()), (Kind::Orphan, "testdata/shuffle/large/gone.budget"));
    assert!(failure.title.contains("a budget without a case") && failure.advice[0].contains("delete the budget"));
}
