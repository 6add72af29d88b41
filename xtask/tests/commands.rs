//! The program itself: what it prints, where, and how it exits.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, in an environment that says nothing.
fn xtask(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let heard = ["CI", "TF_BUILD", "INSTA_UPDATE", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"];
    for variable in heard.iter().chain(&["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]) {
        command.env_remove(variable);
    }
    command.args(arguments);
    command
}

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = xtask(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    // It may end without reading.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Runs the program, and expects this exit code and this on the standard output and the standard error.
#[track_caller]
fn check(arguments: &[&str], input: &[u8], code: i32, out: &str, err: &str) {
    let output = run(arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), err);
    assert_eq!(String::from_utf8_lossy(&output.stdout), out);
    assert_eq!(output.status.code(), Some(code));
}

/// Runs the program, and expects this exit code and all these parts in what it prints anywhere.
#[track_caller]
fn mentions(arguments: &[&str], code: i32, parts: &[&str]) {
    let output = run(arguments, b"");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{text}");
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

const PROBLEMS: [&str; 4] = ["glued-grid", "huarong-dao", "sliding-blocks", "stable-cubes"];
const THREE_CUBES: &[u8] = b"3\n2 1\n1 0\n0 1\n";

#[test]
fn help_is_for_newcomers() {
    mentions(
        &["--help"],
        0,
        &["Examples:", "cargo xtask verify", "solve", "list", "gen", "check", "bench", "Exit codes"],
    );
    mentions(&["verify", "--help"], 0, &["--accept", "--recheck", "INSTA_UPDATE", "cargo insta review --workspace"]);
    mentions(&["solve", "--help"], 0, &PROBLEMS);
    mentions(&["check", "--help"], 0, &["Examples:"]);
    mentions(&["bench", "--help"], 0, &["--quick", "--against", "Examples:", "Exit codes"]);
    mentions(&[], 2, &["Usage: cargo xtask <COMMAND>"]);
    mentions(&["frobnicate"], 2, &["frobnicate"]);
}

#[test]
fn solve_reads_the_standard_input_and_files() {
    check(&["solve", "stable-cubes"], THREE_CUBES, 0, "19\n", "");
    check(&["solve", "stable-cubes", "-"], THREE_CUBES, 0, "19\n", "");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("cubes.txt");
    fs::write(&path, THREE_CUBES).expect("a file");
    let path = path.to_str().expect("UTF-8");
    check(&["solve", "stable-cubes", path], b"", 0, "19\n", "");
    let output = xtask(&["solve", "stable-cubes"]).stdin(fs::File::open(path).expect("a file")).output();
    assert_eq!(output.expect("it ends").stdout, b"19\n");
    mentions(&["solve", "stable-cubes", "no/such/file"], 3, &["error: cannot read no/such/file: "]);
}

#[test]
fn solve_tells_bad_input_in_one_line() {
    let error = "error: line 2, column 1: expected the end of the input, found `x`\n";
    check(&["solve", "stable-cubes"], b"1 0 0\nx", 2, "", error);
    for problem in PROBLEMS {
        let output = run(&["solve", problem], b"");
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(error.starts_with("error: line 1, column 1: ") && error.lines().count() == 1, "{error}");
        assert_eq!((output.status.code(), output.stdout), (Some(2), Vec::new()));
    }
}

#[test]
fn names_that_do_not_exist_are_answered_with_those_that_do() {
    for command in ["solve", "gen", "check"] {
        mentions(&[command, "klotski"], 2, &PROBLEMS);
    }
    let output = run(&["gen", "stable-cubes", "nothing", "--size", "1", "--seed", "1"], b"");
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(error.starts_with("error: stable-cubes has no family `nothing`, only "), "{error}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_no_machine_has_room_for_is_not_made() {
    let error = "error: spiral is made up to a size of 10000 (rows and columns), not 10001\n";
    check(&["gen", "glued-grid", "spiral", "--size", "10001", "--seed", "1"], b"", 2, "", error);
    for problem in PROBLEMS {
        let listed = run(&["list", "--families", problem], b"");
        let listed = String::from_utf8(listed.stdout).expect("UTF-8");
        for family in listed.lines().filter_map(|line| line.strip_prefix(problem)?.strip_prefix('/')) {
            mentions(&["gen", problem, family, "--size", "4294967295", "--seed", "1"], 2, &["is made up to a size of"]);
        }
    }
}

#[test]
fn families_make_instances_that_solve() {
    let listed = run(&["list", "--families"], b"");
    let listed = String::from_utf8(listed.stdout).expect("UTF-8");
    for problem in PROBLEMS {
        let names: Vec<&str> =
            listed.lines().filter_map(|line| line.strip_prefix(problem)?.strip_prefix('/')).collect();
        assert!(10 <= names.len(), "{problem}: {names:?}");
        for family in names {
            let arguments = ["gen", problem, family, "--size", "6", "--seed", "3"];
            let instance = run(&arguments, b"");
            assert_eq!(instance.status.code(), Some(0), "{problem} {family}");
            assert_eq!(run(&arguments, b"").stdout, instance.stdout);
            let answer = run(&["solve", problem], &instance.stdout);
            assert_eq!(answer.status.code(), Some(0), "{problem} {family}");
            assert!(answer.stdout.ends_with(b"\n") && !answer.stdout.ends_with(b"\n\n"));
        }
    }
}

#[test]
fn check_judges_any_answer() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("target.txt");
    // A row of three around its first block, the middle one.
    fs::write(&path, "1 3 3\n1 2\n1 1\n1 3\n").expect("a file");
    let path = path.to_str().expect("UTF-8");
    let arguments = ["check", "sliding-blocks", path, "-"];
    check(&arguments, b"possible\n> 1\n< 1\n", 0, "right\n", "");
    check(&arguments, b"possible\n< 1\n> 1", 0, "right\n", "");
    for wrong in ["impossible\n", "possible\n> 1\n> 1\n", "possible\n> 1\n", "possible\nv 2\n< 1\n", "perhaps", ""] {
        let output = run(&arguments, wrong.as_bytes());
        let out = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(out.starts_with("wrong: ") && out.lines().count() == 1, "{out}");
        assert_eq!(output.status.code(), Some(1));
    }
    let output = run(&["check", "sliding-blocks", "-", path], b"1 3");
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(error.starts_with("error: line 1, column 4: ") && error.lines().count() == 1, "{error}");
    assert_eq!(output.status.code(), Some(2));
    mentions(&["check", "sliding-blocks", path, "no/such/file"], 3, &["cannot read no/such/file"]);
}

#[test]
fn list_names_cases() {
    let output = run(&["list"], b"");
    let names: Vec<String> = String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect();
    assert!(names.is_sorted() && names.contains(&"stable-cubes/sample/codeforces-1".to_owned()), "{names:?}");
    let some = run(&["list", "codeforces", "glued-grid/invalid"], b"");
    let some = String::from_utf8(some.stdout).expect("UTF-8");
    let expected: Vec<&String> =
        names.iter().filter(|name| name.contains("codeforces") || name.contains("glued-grid/invalid")).collect();
    assert_eq!(some.lines().collect::<Vec<_>>(), expected);
    check(&["list", "nothing-like-this"], b"", 4, "", "error: no name contains nothing-like-this\n");
}

#[test]
fn verify_exits_as_it_should() {
    let sample = ["verify", "--exact", "stable-cubes/sample/codeforces-1"];
    mentions(&sample, 0, &["1 case: 1 passed; ", "1 by replay or witness, 1 by exhaustive search"]);
    mentions(&["verify", "nothing-matches"], 4, &["error: no case was selected"]);
    mentions(&["verify", "--exact"], 2, &["FILTER"]);
    mentions(&["verify", "--partition", "slice:3/2"], 2, &["expected slice:M/N or hash:M/N"]);
    mentions(&["verify", "--jobs", "0"], 2, &["--jobs"]);
    let output = xtask(&sample).env("INSTA_UPDATE", "maybe").output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: INSTA_UPDATE: expected auto, "));
}

#[test]
fn verify_writes_the_summary_of_a_step() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("summary.md");
    let mut command = xtask(&["verify", "--exact", "stable-cubes/sample/codeforces-1"]);
    let output = command.env("GITHUB_STEP_SUMMARY", &path).env("CI", "true").output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let page = fs::read_to_string(path).expect("a file");
    assert!(page.starts_with("## cargo xtask verify: all good\n\n| cases | passed |"), "{page}");
}

#[test]
fn colours_follow_the_flag_then_the_variables_then_the_terminal() {
    let coloured = |flag: &str, variables: &[(&str, &str)]| {
        let mut command = xtask(&["verify", "--exact", "stable-cubes/sample/codeforces-1", "--color", flag]);
        let output = command.envs(variables.iter().copied()).output().expect("it ends");
        output.stdout.contains(&0x1b)
    };
    assert!(coloured("always", &[("NO_COLOR", "1")]));
    assert!(!coloured("never", &[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured("auto", &[]));
    assert!(coloured("auto", &[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured("auto", &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let listing = ["list"];
    let generating = ["gen", "stable-cubes", "tower", "--size", "100000", "--seed", "1"];
    for arguments in [&listing[..], &generating[..]] {
        let mut child =
            xtask(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), Some(0));
    }
}
