//! What the reporters make of a run.

use std::fs;

use anstream::adapter::strip_bytes;
use xtask::environment::Environment;
use xtask::report;
use xtask::snapshot::Update;

use super::corpus::{Scratch, options};
use super::shuffle;

const QUIET: Environment = Environment { ci: false, update: Update::New, github_actions: false, step_summary: None };

fn published(scratch: &Scratch, environment: &Environment) -> String {
    let report = scratch.run(shuffle::downwards(), &options(Update::No));
    let mut out = Vec::new();
    report::publish(&report, environment, &mut out).expect("a vector can be written");
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn the_terminal_shows_what_failed_and_what_to_do() {
    let scratch = Scratch::recorded();
    scratch.write("edge/gone.snap", "");
    let coloured = published(&scratch, &QUIET);
    let plain = String::from_utf8(strip_bytes(coloured.as_bytes()).into_vec()).expect("UTF-8");
    assert_ne!(coloured, plain);
    let expected = "\
FAIL shuffle/sample/three: changed, still valid
  testdata/shuffle/sample/three.snap
  the recorded answer is valid
  --- on record   +++ answered
  + 3
  + 2
    1
  - 2
  - 3
  -> to accept the answer: cargo xtask verify --accept --exact shuffle/sample/three
";
    assert!(plain.contains(expected), "{plain}");
    let orphan = "FAIL testdata/shuffle/edge/gone.snap: orphan: a snapshot without a case\n";
    assert!(plain.contains(orphan), "{plain}");
    assert!(plain.contains("\n5 cases: 2 passed, 3 failed; faults of the corpus: 1 ("), "{plain}");
    let checked =
        "checked: 4 by replay or witness, 2 by exhaustive search, 2 by the plain method, 1 by snapshot only\n";
    assert!(plain.ends_with(checked), "{plain}");
}

#[test]
fn github_gets_notes_and_a_summary_that_is_added_to() {
    let scratch = Scratch::recorded();
    let summary = scratch.root().with_file_name("summary.md");
    fs::write(&summary, "# An earlier step\n").expect("a file");
    let environment = Environment { github_actions: true, step_summary: Some(summary.clone()), ..QUIET };
    let log = published(&scratch, &environment);
    let note = "\n::error file=testdata/shuffle/sample/three.snap,line=1,\
                title=shuffle/sample/three%3A changed%2C still valid::the recorded answer is valid%0Ato accept";
    assert!(log.contains(note), "{log}");
    let page = fs::read_to_string(summary).expect("a file");
    assert!(page.starts_with("# An earlier step\n## cargo xtask verify: FAILED\n"), "{page}");
    assert!(page.contains("\n```diff\n+ 3\n+ 2\n  1\n- 2\n- 3\n```\n"), "{page}");
    assert!(!published(&scratch, &QUIET).contains("::error"));
}

#[test]
fn a_summary_that_cannot_be_written_is_an_error() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::upwards(), &options(Update::No));
    let environment = Environment { step_summary: Some(scratch.path("missing/summary.md")), ..QUIET };
    let error = report::publish(&report, &environment, &mut Vec::new()).expect_err("there is no such folder");
    assert_eq!(error.exit, xtask::Exit::Harness);
}
