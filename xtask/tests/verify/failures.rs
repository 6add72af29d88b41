//! Each way in which a run fails: what it is called, and that it says what to do.

use std::fs;

use xtask::Exit;
use xtask::outcome::{Failure, Kind};
use xtask::snapshot::Update;
use xtask::verify::Options;

use super::corpus::{Scratch, filtered, only_failure, options, says};
use super::shuffle;

/// Whether some line of advice contains this.
#[track_caller]
fn advises(failure: &Failure, advice: &str) {
    assert!(failure.advice.iter().any(|line| line.contains(advice)), "{failure:#?}");
}

#[test]
fn a_sound_corpus_passes() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::upwards(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Good);
    let counts = report.counts();
    assert_eq!((counts.passed, counts.replay, counts.exhaustive, counts.plain), (5, 4, 2, 0));
    assert_eq!(counts.snapshot_only, 1);
}

#[test]
fn a_changed_digit_in_a_snapshot() {
    let scratch = Scratch::recorded();
    scratch.replace("sample/three.snap", "\n3\n", "\n4\n");
    let report = scratch.run(shuffle::upwards(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Bad);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.title.as_str()), (Kind::Changed, "changed, now valid"));
    assert_eq!(failure.name, "shuffle/sample/three");
    assert_eq!(failure.path, "testdata/shuffle/sample/three.snap");
    says(&failure, "the recorded answer is WRONG: expected 3 among the numbers, found 4");
    advises(&failure, "cargo insta review --workspace");
    advises(&failure, "cargo xtask verify --accept --exact shuffle/sample/three");
    let diff = failure.diff.expect("a diff");
    let lines: Vec<String> = diff.lines.iter().map(|line| format!("{}{}", line.side.sign(), line.text)).collect();
    assert_eq!(lines, [" 1", " 2", "-4", "+3"]);
    assert!(scratch.exists("sample/three.snap.new"));
}

#[test]
fn another_valid_answer() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::downwards(), &filtered(Update::New, "three"));
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.title.as_str()), (Kind::Changed, "changed, still valid"));
    says(&failure, "the recorded answer is valid");
}

#[test]
fn a_broken_solver() {
    let scratch = Scratch::recorded();
    let before = scratch.everything();
    for update in [Update::New, Update::Always, Update::Force, Update::No] {
        let report = scratch.run(shuffle::forgetful(), &filtered(update, "three"));
        assert_eq!(report.exit(), Exit::Bad);
        let failure = only_failure(&report);
        assert_eq!((failure.kind, failure.title.as_str()), (Kind::Wrong, "changed, WRONG"));
        says(&failure, "replay: expected 3 numbers, found 2");
        says(&failure, "reference, exhaustive search: found 3, the solver 2");
        says(&failure, "reference, plain method: found 3, the solver 2");
        says(&failure, "the recorded answer is valid");
        advises(&failure, "cargo xtask solve shuffle testdata/shuffle/sample/three.in");
        assert_eq!(scratch.everything(), before, "a wrong answer is neither recorded nor proposed");
    }
}

#[test]
fn a_broken_solver_whose_check_is_broken_too() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::forgetful_unnoticed(), &filtered(Update::Always, "three"));
    let failure = only_failure(&report);
    assert_eq!(failure.title, "changed, WRONG");
    assert!(failure.details.iter().all(|detail| !detail.starts_with("replay")), "{failure:#?}");
    says(&failure, "reference, exhaustive search");
}

#[test]
fn a_wrong_answer_on_record_fails_though_the_solver_repeats_it() {
    let scratch = Scratch::recorded();
    scratch.replace("sample/three.snap", "\n3\n", "\n");
    let report = scratch.run(shuffle::forgetful(), &filtered(Update::New, "three"));
    assert_eq!(only_failure(&report).title, "as recorded, WRONG");
    // Too large for any other method, and only a digest on record: the replay notices.
    let digest = scratch.read("large/run.snap");
    assert!(digest.contains("\n[1980 more lines, "), "{digest}");
    let report = scratch.run(shuffle::forgetful(), &filtered(Update::New, "run"));
    let failure = only_failure(&report);
    assert_eq!(failure.title, "changed, WRONG");
    assert_eq!(failure.details, ["replay: expected 2000 numbers, found 1999"]);
    advises(&failure, "cargo xtask gen shuffle $(cat testdata/shuffle/large/run.gen) | cargo xtask solve shuffle");
}

/// What an edge case has on record is an answer and what there is to tell of it.
#[test]
fn an_explanation_that_is_wrong_or_changed() {
    let scratch = Scratch::recorded();
    let snapshot = scratch.read("edge/one.snap");
    assert!(snapshot.ends_with("---\n1\n\nexplained:\nfrom 1 to 1\n"), "{snapshot}");
    let report = scratch.run(shuffle::deluded(), &filtered(Update::Always, "edge/one"));
    let failure = only_failure(&report);
    assert_eq!(failure.kind, Kind::Wrong);
    assert_eq!(failure.details, ["explanation: 1 comes after 2", "the recorded answer is valid"]);
    assert_eq!(scratch.read("edge/one.snap"), snapshot);
    scratch.replace("edge/one.snap", "from 1 to 1", "from 1 to 2");
    let report = scratch.run(shuffle::upwards(), &options(Update::No));
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.title.as_str()), (Kind::Changed, "changed, still valid"));
    says(&failure, "the recorded answer is valid");
}

#[test]
fn a_panicking_solver() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::superstitious(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Bad);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.name.as_str()), (Kind::Panicked, "shuffle/edge/thirteen"));
    says(&failure, "thirteen is not a number");
    assert_eq!(report.counts().passed, 4);
}

#[test]
fn a_deleted_snapshot() {
    let scratch = Scratch::recorded();
    let snapshot = scratch.read("edge/one.snap");
    scratch.remove("edge/one.snap");
    let report = scratch.run(shuffle::upwards(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Bad);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.title.as_str()), (Kind::Missing, "no snapshot"));
    assert_eq!(failure.path, "testdata/shuffle/edge/one.in");
    advises(&failure, "cargo insta review --workspace");
    advises(&failure, "cargo xtask verify --accept --exact shuffle/edge/one");
    assert_eq!(scratch.read("edge/one.snap.new"), snapshot);
}

#[test]
fn an_emptied_snapshot_and_others_that_are_none() {
    let contents: [(&str, &str); 5] = [
        ("", "the file is empty"),
        ("\n", "the first line is not `---`"),
        ("1\n", "the first line is not `---`"),
        ("---\nsource: x\n", "no second line `---`"),
        ("<<<<<<< HEAD\n---\nsource: x\n---\n1\n=======\n---\n>>>>>>> other\n", "merge conflict"),
    ];
    for (content, reason) in contents {
        let scratch = Scratch::recorded();
        scratch.write("edge/one.snap", content);
        let report = scratch.run(shuffle::upwards(), &options(Update::No));
        assert_eq!(report.exit(), Exit::Bad);
        let failure = only_failure(&report);
        assert_eq!((failure.kind, failure.title.as_str()), (Kind::BadSnapshot, "unreadable snapshot"));
        says(&failure, reason);
        advises(&failure, "git checkout -- testdata/shuffle/edge/one.snap");
        let report = scratch.run(shuffle::upwards(), &options(Update::Always));
        assert_eq!((report.exit(), report.counts().recorded), (Exit::Good, 1));
    }
}

#[test]
fn a_snapshot_that_is_the_answer_but_for_blanks() {
    for (from, to) in [("1\n2\n3\n", "1\n2\n3"), ("1\n2\n3\n", "1\r\n2\r\n3\r\n"), ("3\n", "3\n\n"), ("2\n", "2 \n")] {
        let scratch = Scratch::recorded();
        scratch.replace("sample/three.snap", from, to);
        let report = scratch.run(shuffle::upwards(), &options(Update::No));
        let failure = only_failure(&report);
        assert!(matches!(failure.kind, Kind::BadSnapshot | Kind::Changed), "{failure:#?}");
    }
}

#[test]
fn a_stray_snapshot() {
    let scratch = Scratch::recorded();
    scratch.write("edge/gone.snap", "---\nsource: x\n---\n1\n");
    let report = scratch.run(shuffle::upwards(), &options(Update::Always));
    assert_eq!(report.exit(), Exit::Bad);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.path.as_str()), (Kind::Orphan, "testdata/shuffle/edge/gone.snap"));
    advises(&failure, "delete the snapshot, or restore its input");
    assert!(scratch.exists("edge/gone.snap"), "never deleted unasked");
    // Not judged where only some cases run.
    assert_eq!(scratch.run(shuffle::upwards(), &filtered(Update::New, "edge")).exit(), Exit::Good);
}

#[test]
fn a_stray_file() {
    let scratch = Scratch::recorded();
    scratch.write("edge/one.in.orig", "1");
    let failure = only_failure(&scratch.run(shuffle::upwards(), &options(Update::New)));
    assert_eq!((failure.kind, failure.path.as_str()), (Kind::Stray, "testdata/shuffle/edge/one.in.orig"));
    advises(&failure, "rename or delete it");
}

#[test]
fn an_input_in_the_wrong_group() {
    let scratch = Scratch::recorded();
    scratch.write("invalid/five.in", "5\n");
    scratch.write("edge/minus.in", "-5\n");
    let report = scratch.run(shuffle::upwards(), &options(Update::Always));
    assert_eq!(report.exit(), Exit::Bad);
    let titles: Vec<&str> = report.failures().map(|failure| failure.title.as_str()).collect();
    assert_eq!(titles, ["the input does not parse", "valid input"]);
    assert!(!scratch.exists("invalid/five.snap") && !scratch.exists("edge/minus.snap"));
    let report = scratch.run(shuffle::credulous(), &filtered(Update::New, "invalid/word"));
    assert_eq!(only_failure(&report).title, "valid input");
}

#[test]
fn an_error_message_that_changes_or_points_nowhere() {
    let scratch = Scratch::recorded();
    assert!(
        scratch
            .read("invalid/word.snap")
            .ends_with("---\nerror: line 1, column 1: expected a count (1 to 1000000), found `three`\n")
    );
    scratch.replace("invalid/word.snap", "column 1", "column 2");
    let report = scratch.run(shuffle::upwards(), &options(Update::No));
    assert_eq!(only_failure(&report).title, "changed message");
    let failure = only_failure(&scratch.run(shuffle::disoriented(), &filtered(Update::Always, "invalid")));
    assert_eq!((failure.kind, failure.title.as_str()), (Kind::Wrong, "changed, WRONG"));
    says(&failure, "position: the input has no line 8, column 1");
}

#[test]
fn a_bad_recipe_and_an_unknown_family() {
    let scratch = Scratch::recorded();
    scratch.write("large/bad.gen", "exact 5\n");
    scratch.write("large/unknown.gen", "fuzzy --size 5 --seed 1\n");
    let report = scratch.run(shuffle::upwards(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Bad);
    let failures: Vec<&Failure> = report.failures().collect();
    assert!(failures.iter().all(|failure| failure.kind == Kind::Input && failure.title == "bad recipe"));
    says(failures[0], "expected one line `FAMILY --size N --seed S`, found \"exact 5\\n\"");
    says(failures[1], "has no family `fuzzy`, only exact, noisy");
    advises(failures[1], "cargo xtask list --families shuffle");
}

#[test]
fn a_recipe_that_gives_two_instances() {
    let scratch = Scratch::recorded();
    let failures = |problems, recheck| {
        let options = Options { recheck, ..filtered(Update::No, "run") };
        let report = scratch.run(problems, &options);
        report.failures().map(|failure| (failure.kind, failure.title.clone())).collect::<Vec<_>>()
    };
    assert_eq!(failures(shuffle::upwards(), true), []);
    assert_eq!(failures(shuffle::unsteady(), true), [(Kind::Input, "unsteady recipe".to_owned())]);
    // Without --recheck it is made once, and is another instance than the one on record.
    assert_eq!(failures(shuffle::unsteady(), false), [(Kind::Changed, "changed, still valid".to_owned())]);
}

#[test]
fn an_unknown_problem() {
    let scratch = Scratch::recorded();
    scratch.write("../shuffel/edge/one.in", "1");
    let failure = only_failure(&scratch.run(shuffle::upwards(), &options(Update::New)));
    assert_eq!(failure.title, "unknown problem");
    says(&failure, "there is no problem `shuffel`, only shuffle");
}

#[test]
fn a_file_that_cannot_be_read() {
    // Folders where files should be: for a superuser nothing else is unreadable.
    let scratch = Scratch::recorded();
    scratch.remove("edge/one.snap");
    fs::create_dir(scratch.path("edge/one.snap")).expect("a folder");
    let report = scratch.run(shuffle::upwards(), &filtered(Update::New, "edge/one"));
    assert_eq!(report.exit(), Exit::Harness);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.path.as_str()), (Kind::Harness, "testdata/shuffle/edge/one.snap"));
}

#[cfg(unix)]
#[test]
fn a_link_to_nowhere() {
    let scratch = Scratch::recorded();
    std::os::unix::fs::symlink("nowhere", scratch.path("edge/two.in")).expect("a link");
    let report = scratch.run(shuffle::upwards(), &options(Update::New));
    assert_eq!(report.exit(), Exit::Harness, "a failure of the harness outweighs the others");
    assert_eq!(only_failure(&report).path, "testdata/shuffle/edge/two.in");
}
