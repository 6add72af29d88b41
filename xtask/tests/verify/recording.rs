//! What is written, and when.

use xtask::Exit;
use xtask::outcome::Kind;
use xtask::snapshot::Update;
use xtask::verify::Options;

use super::corpus::{Scratch, filtered, only_failure, options};
use super::shuffle;

#[test]
fn a_snapshot_is_in_the_format_of_insta() {
    let scratch = Scratch::recorded();
    let expected = "---\nsource: testdata/shuffle/sample/three.in\n\
                    input_file: testdata/shuffle/sample/three.in\n---\n1\n2\n3\n";
    assert_eq!(scratch.read("sample/three.snap"), expected);
}

/// Runs with one snapshot missing and one changed, and tells what became of both, and of proposals.
fn after(update: Update) -> [bool; 4] {
    let scratch = Scratch::recorded();
    scratch.remove("edge/one.snap");
    scratch.replace("sample/three.snap", "1\n2\n3\n", "3\n2\n1\n");
    let report = scratch.run(shuffle::upwards(), &options(update));
    let recorded = [scratch.exists("edge/one.snap"), scratch.read("sample/three.snap").ends_with("1\n2\n3\n")];
    let proposed = [scratch.exists("edge/one.snap.new"), scratch.exists("sample/three.snap.new")];
    assert_eq!(report.counts().recorded, recorded.iter().filter(|&&recorded| recorded).count());
    assert_eq!(report.exit(), if recorded == [true, true] { Exit::Good } else { Exit::Bad });
    [recorded[0], recorded[1], proposed[0], proposed[1]]
}

#[test]
fn the_modes_of_insta_update() {
    assert_eq!(after(Update::New), [false, false, true, true]);
    assert_eq!(after(Update::Always), [true, true, false, false]);
    assert_eq!(after(Update::Force), [true, true, false, false]);
    assert_eq!(after(Update::Unseen), [true, false, false, true]);
    assert_eq!(after(Update::No), [false, false, false, false]);
}

#[test]
fn force_rewrites_a_header_and_nothing_else_does() {
    let scratch = Scratch::recorded();
    let right = scratch.read("edge/one.snap");
    scratch.write("edge/one.snap", "---\nsource: moved\n---\n1\n\nexplained:\nfrom 1 to 1\n");
    for update in [Update::New, Update::Always, Update::No] {
        let report = scratch.run(shuffle::upwards(), &options(update));
        assert_eq!((report.exit(), report.counts().recorded), (Exit::Good, 0));
    }
    let report = scratch.run(shuffle::upwards(), &options(Update::Force));
    assert_eq!((report.exit(), report.counts().recorded), (Exit::Good, 1));
    assert_eq!(scratch.read("edge/one.snap"), right);
}

#[test]
fn a_pass_removes_a_proposal_that_is_out_of_date() {
    let scratch = Scratch::recorded();
    scratch.write("edge/one.snap.new", "---\nsource: x\n---\n2\n");
    assert_eq!(scratch.run(shuffle::upwards(), &options(Update::New)).exit(), Exit::Good);
    assert!(!scratch.exists("edge/one.snap.new"));
}

#[test]
fn a_proposal_is_a_failure_where_nothing_may_be_written() {
    let scratch = Scratch::recorded();
    scratch.write("edge/one.snap.new", "---\nsource: x\n---\n2\n");
    let report = scratch.run(shuffle::upwards(), &options(Update::No));
    assert_eq!(report.exit(), Exit::Bad);
    let failure = only_failure(&report);
    assert_eq!((failure.kind, failure.path.as_str()), (Kind::Pending, "testdata/shuffle/edge/one.snap.new"));
    assert!(failure.advice[0].contains("cargo insta review --workspace"), "{failure:?}");
    assert!(scratch.exists("edge/one.snap.new"));
}

#[test]
fn a_proposal_is_a_failure_in_ci_whatever_may_be_written() {
    for update in [Update::No, Update::New] {
        let scratch = Scratch::recorded();
        scratch.write("edge/one.snap.new", "---\nsource: x\n---\n2\n");
        let report = scratch.run(shuffle::upwards(), &Options { ci: true, ..options(update) });
        assert_eq!((report.exit(), only_failure(&report).kind), (Exit::Bad, Kind::Pending));
    }
}

#[test]
fn a_proposal_for_no_case_is_a_failure() {
    let scratch = Scratch::recorded();
    scratch.write("edge/gone.snap.new", "---\nsource: x\n---\n2\n");
    assert_eq!(only_failure(&scratch.run(shuffle::upwards(), &options(Update::New))).kind, Kind::Pending);
    assert_eq!(scratch.run(shuffle::upwards(), &filtered(Update::New, "one")).exit(), Exit::Good);
}

#[test]
fn a_wrong_answer_is_not_proposed_and_takes_older_proposals_with_it() {
    let scratch = Scratch::recorded();
    scratch.write("edge/one.snap.new", "---\nsource: x\n---\n2\n");
    let report = scratch.run(shuffle::forgetful(), &filtered(Update::New, "edge/one"));
    assert_eq!(only_failure(&report).kind, Kind::Wrong);
    assert!(!scratch.exists("edge/one.snap.new"));
}

#[test]
fn recheck_asks_the_plain_method_about_what_is_on_record() {
    let scratch = Scratch::recorded();
    let report = scratch.run(shuffle::upwards(), &Options { recheck: true, ..options(Update::New) });
    assert_eq!(report.exit(), Exit::Good);
    assert_eq!(report.counts().plain, 3, "all but the invalid one and the one that is too large for it");
    // A wrong answer on record, too large for the search, behind a broken check: only the plain method notices.
    let scratch = Scratch::new(&[("edge/nine.in", "9")]);
    scratch.run(shuffle::upwards(), &options(Update::Always));
    scratch.replace("edge/nine.snap", "\n9\n", "\n");
    assert_eq!(scratch.run(shuffle::forgetful_unnoticed(), &options(Update::New)).exit(), Exit::Good);
    let recheck = Options { recheck: true, ..options(Update::New) };
    let failure = only_failure(&scratch.run(shuffle::forgetful_unnoticed(), &recheck));
    assert_eq!(failure.details, ["reference, plain method: found 9, the solver 8"]);
}

#[test]
fn line_ends_of_an_input_are_left_alone() {
    let scratch = Scratch::recorded();
    scratch.write("invalid/crlf.in", "\r\n\r\n 3\r\n4\r\n");
    scratch.run(shuffle::upwards(), &filtered(Update::Always, "crlf"));
    assert!(scratch.read("invalid/crlf.snap").contains("error: line 4, column 1: "));
    assert_eq!(scratch.read("invalid/crlf.in"), "\r\n\r\n 3\r\n4\r\n");
}
