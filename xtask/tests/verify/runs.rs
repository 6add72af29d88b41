//! Which cases run, on how many threads.

use std::num::NonZero;

use xtask::Exit;
use xtask::problems;
use xtask::select::Selection;
use xtask::snapshot::Update;
use xtask::verify::{Options, Verifier};

use super::corpus::{Scratch, filtered, only_failure, options, says, verdicts};
use super::shuffle;

#[test]
fn a_filter_runs_only_what_it_names() {
    let scratch = Scratch::recorded();
    for snapshot in ["sample/three.snap", "edge/one.snap", "edge/thirteen.snap"] {
        scratch.remove(snapshot);
    }
    let report = scratch.run(shuffle::upwards(), &filtered(Update::Always, "shuffle/edge"));
    let ran: Vec<&str> = report.outcomes.iter().map(|outcome| outcome.id.as_str()).collect();
    assert_eq!(ran, ["shuffle/edge/one", "shuffle/edge/thirteen"]);
    assert_eq!(report.left_out, 3);
    assert!(scratch.exists("edge/one.snap") && !scratch.exists("sample/three.snap"));
}

#[test]
fn a_filter_that_names_nothing_is_not_a_success() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::upwards(), &filtered(Update::New, "nothing-like-this"));
    assert_eq!((report.exit(), report.outcomes.len()), (Exit::Nothing, 0));
    let empty = Scratch::new(&[]);
    std::fs::create_dir(empty.root()).expect("a folder");
    assert_eq!(empty.run(shuffle::upwards(), &options(Update::New)).exit(), Exit::Nothing);
}

#[test]
fn a_corpus_that_is_not_there_is_a_failure_of_the_harness() {
    let scratch = Scratch::new(&[]);
    let (problems, root, options) = (shuffle::upwards(), scratch.root(), options(Update::New));
    let error = Verifier::new(&problems, &root, &options).run(|_, _, _| ()).expect_err("there is no such folder");
    assert_eq!(error.exit, Exit::Harness);
}

#[test]
fn parts_of_a_run_are_all_of_it() {
    let scratch = Scratch::recorded();
    let ran = |partition: &str| {
        let partition = Some(partition.parse().expect("a partition"));
        let selection = Selection { partition, ..Selection::default() };
        let report = scratch.run(shuffle::upwards(), &Options { selection, ..options(Update::New) });
        report.outcomes.into_iter().map(|outcome| outcome.id).collect::<Vec<_>>()
    };
    assert_eq!(ran("slice:1/2"), ["shuffle/edge/one", "shuffle/invalid/word", "shuffle/sample/three"]);
    assert_eq!(ran("slice:2/2"), ["shuffle/edge/thirteen", "shuffle/large/run"]);
}

#[test]
fn one_thread_or_sixteen() {
    let scratch = Scratch::recorded();
    for count in 1..60 {
        scratch.write(&format!("edge/count-{count:02}.in"), count.to_string());
    }
    scratch.remove("edge/one.snap");
    scratch.write("edge/gone.snap", "");
    let run = |jobs| {
        let report =
            scratch.run(shuffle::superstitious(), &Options { jobs: NonZero::new(jobs), ..options(Update::No) });
        (verdicts(&report), report.faults)
    };
    let one = run(1);
    assert_eq!(one.0.len(), 64);
    for jobs in [2, 16, 200] {
        assert_eq!(run(jobs), one);
    }
}

/// The corpus of this repository, in which every answer is the one on record, whatever ran beside it.
#[test]
fn the_corpus_on_one_thread_or_sixteen() {
    let (problems, root) = (problems::all(), testdata::root());
    let run = |jobs| {
        let options = Options { jobs: NonZero::new(jobs), ..options(Update::No) };
        Verifier::new(&problems, &root, &options).run(|_, _, _| ()).expect("a readable corpus")
    };
    let (one, sixteen) = (run(1), run(16));
    assert!(300 < one.outcomes.len() && one.exit() == Exit::Good, "{one:?}");
    assert_eq!(verdicts(&one), verdicts(&sixteen));
    assert_eq!((one.counts(), one.faults), (sixteen.counts(), sixteen.faults));
}

#[test]
fn proofs_run_when_asked_for_and_count() {
    let scratch = Scratch::recorded();
    let all = Options { exhaustive: true, ..options(Update::New) };
    let report = scratch.run(shuffle::upwards(), &all);
    assert_eq!(report.exit(), Exit::Bad);
    assert_eq!((report.counts().proved, report.counts().failed), (1, 1));
    let failure = only_failure(&report);
    assert_eq!((failure.name.as_str(), failure.title.as_str()), ("shuffle/proof/some", "disproved"));
    says(&failure, "some: expected 10 cases, found 9");

    let one = Options { exhaustive: true, ..filtered(Update::New, "proof/ten") };
    let report = scratch.run(shuffle::upwards(), &one);
    assert_eq!(report.exit(), Exit::Good);
    assert_eq!(report.outcomes.len(), 1);
    let report = scratch.run(shuffle::upwards(), &filtered(Update::New, "proof/ten"));
    assert_eq!(report.exit(), Exit::Nothing, "only with --exhaustive");
}
