//! `bench` as a whole, with programs of all kinds beside the solver. The build is whatever the tests are built as: what
//! is tested is what is measured and told, not how fast it is.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use xtask::bench::report;
use xtask::bench::row::{self, Row};

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

fn bench(arguments: &[&str]) -> Output {
    let mut command = Command::new(XTASK);
    command.env("XTASK_THIS_BUILD", "1").arg("bench").args(arguments);
    command.output().expect("it ends")
}

/// The rows of a run on walls of cubes.
#[track_caller]
fn rows(arguments: &[&str]) -> Vec<Row> {
    let output = bench(&[&["stable-cubes/wall", "--runs", "3"], arguments].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{error}");
    row::read(&output.stdout).expect("rows")
}

/// The row of another program on a small wall of cubes.
#[track_caller]
fn against(command: &str, more: &[&str]) -> Row {
    let rows = rows(&[&["--sizes", "1000", "--against", command], more].concat());
    let [ours, theirs] = <[Row; 2]>::try_from(rows).expect("a row each");
    assert!(ours.is_ours() && ours.error.is_empty() && ours.to_ours.is_none());
    assert_eq!((theirs.program.as_str(), theirs.items), (command, 1000));
    theirs
}

#[test]
fn our_own_rows_are_complete() {
    let rows = rows(&["--sizes", "3000,1000"]);
    assert_eq!(rows.iter().map(|row| row.items).collect::<Vec<_>>(), [1000, 3000]);
    for row in rows {
        assert!(row.is_ours() && row.error.is_empty(), "{row:?}");
        assert_eq!((row.problem.as_str(), row.family.as_str(), row.unit.as_str()), ("stable-cubes", "wall", "cubes"));
        assert_eq!(row.runs, 3);
        let (work, whole) = (row.work_ns().expect("stages"), row.whole_ns.expect("a time"));
        assert!(0 < work && 0 < whole && row.floor_ns.is_some() && row.to_floor.is_some());
        assert!(4 * row.items <= row.input_bytes);
        assert!(row.answer_bytes.is_some_and(|bytes| (2..=11).contains(&bytes)));
        if cfg!(target_os = "linux") {
            assert!(row.peak_kib.is_some_and(|kib| 500 < kib), "{row:?}");
        }
        assert!(row.compiler.starts_with("rustc ") && row.date.len() == 10 && 0 < row.cores);
    }
}

#[test]
fn a_right_answer_has_times() {
    let theirs = against(&format!("'{XTASK}' solve \"$1\""), &[]);
    assert_eq!((theirs.error.as_str(), theirs.runs), ("", 3));
    assert!(theirs.whole_ns.is_some() && theirs.to_ours.is_some_and(|ratio| 0.0 < ratio));
    assert!(theirs.parse_ns.is_none() && theirs.to_floor.is_none());
}

#[test]
fn what_takes_longer_has_a_larger_ratio() {
    let theirs = against(&format!("sleep 0.5; '{XTASK}' solve $1"), &[]);
    assert!(theirs.whole_ns.is_some_and(|time| 500_000_000 < time));
    assert!(theirs.to_ours.is_some_and(|ratio| 1.5 < ratio), "{theirs:?}");
}

/// A row that says what went wrong, and no time.
#[track_caller]
fn fails(command: &str, more: &[&str], error: &str) {
    let theirs = against(command, more);
    assert!(theirs.error.contains(error), "{theirs:?}");
    assert!(theirs.whole_ns.is_none() && theirs.to_ours.is_none() && theirs.runs == 0, "{theirs:?}");
}

#[test]
fn a_wrong_answer_has_no_time() {
    fails("cat > /dev/null; echo 1", &[], "wrong answer: ");
    fails("true", &[], "wrong answer: ");
    fails("echo hello", &[], "wrong answer: ");
}

#[test]
fn a_crash_has_no_time() {
    fails("exit 3", &[], "ended with exit code 3");
    fails("kill -SEGV $$", &[], "ended with signal 11");
    fails(&format!("'{XTASK}' solve $1; exit 1"), &[], "ended with exit code 1");
    fails("no-such-program-anywhere", &[], "ended with exit code 127");
}

#[test]
fn what_never_ends_is_ended_with_all_that_it_started() {
    let start = Instant::now();
    fails("sleep 77.5 & sleep 77.5; wait", &["--timeout", "1"], "took over 1 s");
    assert!(start.elapsed() < Duration::from_mins(1));
}

#[test]
fn what_nobody_waits_for_is_ended() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    let (begun, ended) = (path("begun"), path("ended"));
    let against = format!("touch '{}'; sleep 3; touch '{}'", begun.display(), ended.display());
    let mut command = Command::new(XTASK);
    command.args(["bench", "cubes/wall", "--sizes", "10", "--against", &against]);
    let mut bench = command.env("XTASK_THIS_BUILD", "1").stdout(Stdio::null()).spawn().expect("the program runs");
    while !begun.exists() {
        thread::sleep(Duration::from_millis(10));
    }
    bench.kill().expect("it runs");
    bench.wait().expect("it ends");
    thread::sleep(Duration::from_secs(4));
    assert!(!ended.exists());
}

#[test]
fn a_program_that_failed_is_not_tried_on_larger_inputs() {
    let rows = rows(&["--sizes", "100,1000", "--against", "exit 3"]);
    let programs: Vec<(&str, u64)> = rows.iter().map(|row| (row.program.as_str(), row.items)).collect();
    assert_eq!(programs, [("ours", 100), ("exit 3", 100), ("ours", 1000)]);
}

#[test]
fn rows_go_to_a_file_and_a_table_to_the_reader() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("new/rows.csv");
    let path = path.to_str().expect("UTF-8");
    let output = bench(&["stable-cubes/tower", "--sizes", "100,1000", "--runs", "1", "--out", path]);
    assert_eq!((output.status.code(), output.stdout), (Some(0), Vec::new()));
    assert_eq!(row::read(&fs::read(Path::new(path)).expect("a file")).expect("rows").len(), 2);
    let table = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(table.contains("stable-cubes/tower") && table.contains("time grows like items^"), "{table}");
}

#[test]
fn families_are_listed_and_chosen_by_name() {
    let output = bench(&["--list", "cubes/tower", "glued-grid/open"]);
    assert_eq!(output.stdout, b"glued-grid/open\nstable-cubes/tower\n");
    assert_eq!(bench(&["klotski"]).status.code(), Some(4));
    assert_eq!(bench(&["--runs", "0"]).status.code(), Some(2));
    assert_eq!(bench(&["--sizes", "many"]).status.code(), Some(2));
}

#[test]
fn another_program_can_have_a_name() {
    let output = bench(&["cubes/wall", "--sizes", "10", "--runs", "1", "--against", "exit 3", "--named", "theirs"]);
    assert_eq!(row::read(&output.stdout).expect("rows")[1].program, "theirs");
    assert_eq!(bench(&["--named", "theirs"]).status.code(), Some(2));
}

#[test]
fn a_report_is_made_from_rows_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (rows, page, plot) = (path("rows.csv"), path("page.md"), path("new/plot.svg"));
    bench(&["cubes/wall", "--sizes", "100,1000", "--runs", "1", "--out", &rows]);
    let report = |files: &[&str]| {
        let mut command = Command::new(XTASK);
        command.args(["bench", "report", "--page", &page, "--plot", &plot]).args(files);
        command.output().expect("it ends")
    };
    fs::write(&page, "no markers\n").expect("a file");
    assert_eq!(report(&[&rows]).status.code(), Some(2));
    fs::write(&page, "before\n<!-- bench:begin -->\n<!-- bench:end -->\nafter\n").expect("a file");
    assert_eq!(report(&[&rows]).status.code(), Some(0));
    let once = fs::read_to_string(&page).expect("a file");
    assert!(once.starts_with("before\n") && once.ends_with("after\n") && once.contains("| wall |"), "{once}");
    assert!(fs::read_to_string(&plot).expect("a file").contains("<polyline"));
    assert_eq!(report(&[&rows, &rows]).status.code(), Some(0));
    assert_eq!(fs::read_to_string(&page).expect("a file"), once);
    assert_eq!(report(&["no/such/file"]).status.code(), Some(3));
    assert_eq!(report(&[&page]).status.code(), Some(2));
    fs::write(&rows, "").expect("a file");
    assert_eq!(report(&[&rows]).status.code(), Some(4));
}

/// A `valgrind` for whom every program takes so many instructions.
fn fake_valgrind(folder: &Path, said: &str) {
    use std::os::unix::fs::PermissionsExt;

    let path = folder.join("valgrind");
    fs::write(&path, format!("#!/bin/sh\n[ \"$1\" = --version ] || {{ cat > /dev/null; {said}; }}\n")).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
}

#[test]
fn instructions_are_compared_with_the_table() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let count = |said: &str| {
        fake_valgrind(folder.path(), said);
        let mut command = Command::new(XTASK);
        let path = format!("{}:/usr/bin:/bin", folder.path().display());
        let command = command.env("XTASK_THIS_BUILD", "1").env("PATH", path).args(["bench", "instructions"]);
        let output = command.output().expect("it ends");
        let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        (output.status.code(), text)
    };
    let (code, text) = count("echo '==1== Collected : 1000000000000' >&2");
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("FAIL stable-cubes/wall: 1 000 000 000 000 instructions, "), "{text}");
    assert!(text.contains("-> to put the counts on record: cargo xtask bench instructions --accept"), "{text}");
    let (code, text) = count("echo '==1== Collected : 1' >&2");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("better stable-cubes/wall: 1 instructions, "), "{text}");
    let (code, text) = count("exit 1");
    assert!(code == Some(3) && text.contains("under valgrind: exit status: 1"), "{text}");
}

#[test]
fn without_valgrind_nothing_is_counted_and_that_is_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::new(XTASK);
    let command = command.env("XTASK_THIS_BUILD", "1").env("PATH", folder.path()).args(["bench", "instructions"]);
    let output = command.output().expect("it ends");
    assert_eq!(output.status.code(), Some(3));
    let error = "error: instructions are counted by valgrind, which is not here: apt-get install valgrind\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
}

/// Nobody has touched up what the README says of speed.
#[test]
fn the_readme_says_what_was_measured() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let read = |path: &str| fs::read_to_string(workspace.join(path)).expect("a file");
    let rows = report::latest(row::read(read("xtask/bench/rows.csv").as_bytes()).expect("rows"));
    let advice = "run: cargo xtask bench report xtask/bench/rows.csv";
    assert_eq!(report::placed(&read("README.md"), &report::section(&rows)), Ok(read("README.md")), "{advice}");
    assert_eq!(report::plot(&rows), read(report::PLOT), "{advice}");
}
