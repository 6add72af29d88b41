//! What bad input may cost, for every problem: less than a second a megabyte, and no more memory than the input.

use std::time::{Duration, Instant};

use core_grid::text::Position;
use testdata::{Case, Corpus, Group, Input, Recipe};
use xtask::problems::{self, Problem};

const MEGABYTE: usize = 1_000_000;

/// What `read` gives, for which it takes less than a second a megabyte: once in three times, on a machine with other
/// work to do.
#[track_caller]
fn in_a_second_a_megabyte<T>(text: &[u8], read: impl Fn(&[u8]) -> T) -> T {
    let limit = Duration::from_micros(text.len().max(MEGABYTE) as u64);
    for _ in 0..3 {
        let start = Instant::now();
        let result = read(text);
        if start.elapsed() < limit {
            return result;
        }
    }
    panic!("more than {limit:?}, three times, for {}...", text[..text.len().min(60)].escape_ascii())
}

/// Reads a text as an instance and as an answer to `sample`: in time, and each error has a place in the text. Whether it
/// is an instance.
#[track_caller]
fn read(problem: &dyn Problem, sample: &[u8], text: &[u8]) -> bool {
    let parsed = in_a_second_a_megabyte(text, |text| problem.parse(text).err());
    if let Some(message) = &parsed {
        let place = position(message).unwrap_or_else(|| panic!("no place: {message}"));
        assert!(place.is_in(text), "{message}");
    }
    let instance = problem.parse(sample).expect("the sample is an instance");
    if let Err(message) = in_a_second_a_megabyte(text, |text| instance.check(text)) {
        // Where it is an answer, but a wrong one, there may be no place.
        assert!(position(&message).is_none_or(|place| place.is_in(text)), "{message}");
    }
    parsed.is_none()
}

fn position(message: &str) -> Option<Position> {
    let (line, rest) = message.strip_prefix("line ")?.split_once(", column ")?;
    let (column, _) = rest.split_once(": ")?;
    Some(Position { line: line.parse().ok()?, column: column.parse().ok()? })
}

fn cases(problem: &dyn Problem) -> Vec<Case> {
    let corpus = Corpus::read(&testdata::root()).expect("the corpus can be read");
    corpus.cases.into_iter().filter(|case| case.problem == problem.name()).collect()
}

/// The input of the first sample.
fn sample(cases: &[Case]) -> Vec<u8> {
    let is_sample = |case: &&Case| case.group == Group::Sample && case.input == Input::File;
    cases.iter().find(is_sample).expect("every problem has a sample").read().expect("a readable file")
}

#[test]
fn a_megabyte_of_anything_takes_no_second() {
    let pieces: [&[u8]; 20] = [
        b" ",
        b"\n",
        b"\r\n",
        b"0",
        b"7",
        b"-",
        b".",
        b"#",
        b"\0",
        b"\xff",
        b"0 ",
        b"1 ",
        b"1\n",
        b"-1 ",
        b". ",
        b"x ",
        b"1 2\n",
        b"> 1\n",
        b"possible ",
        b"1000000000 ",
    ];
    let heads = ["", "1000000000 ", "1000 1000\n", "1 1000000\n", "1000000 1 1000000\n", "possible\n"];
    let mut texts = 0;
    for problem in problems::all() {
        let sample = sample(&cases(problem.as_ref()));
        for head in heads {
            for piece in pieces {
                let text = [head.as_bytes(), &piece.repeat((MEGABYTE - head.len()) / piece.len())].concat();
                read(problem.as_ref(), &sample, &text);
                texts += 1;
            }
        }
    }
    assert_eq!(texts, 4 * 6 * 20);
}

/// Every input of the corpus again and again, and the large ones with a fault at their ends.
#[test]
fn a_megabyte_of_the_corpus_takes_no_second() {
    let (mut repeated, mut spoiled) = (0, 0);
    for problem in problems::all() {
        let cases = cases(problem.as_ref());
        let sample = sample(&cases);
        for case in cases {
            let text = case.read().expect("a readable file");
            if case.input == Input::File {
                let times = (MEGABYTE / text.len().max(1)).clamp(1, MEGABYTE);
                read(problem.as_ref(), &sample, &text.repeat(times));
                repeated += 1;
                continue;
            }
            let recipe: Recipe = String::from_utf8_lossy(&text).parse().expect("a recipe");
            let text = problem.generate(&recipe.family, recipe.size, recipe.seed).expect("a family");
            if 3 * MEGABYTE < text.len() {
                continue;
            }
            let text = text.trim_end().as_bytes();
            let last = text.iter().rposition(u8::is_ascii_whitespace).expect("more than one token") + 1;
            let first = text.split(u8::is_ascii_whitespace).next().expect("a token");
            let with = |end: &[u8]| [&text[..last], end].concat();
            for fault in [with(b""), with(b"x"), with(b"-1"), with(b"4294967296"), [text, b" 1"].concat()] {
                assert!(!read(problem.as_ref(), &sample, &fault), "{recipe}");
                spoiled += 1;
            }
            // The first number in place of the last may leave it an instance.
            read(problem.as_ref(), &sample, &with(first));
        }
    }
    assert!(200 < repeated && 100 < spoiled, "{repeated} {spoiled}");
}

/// Claims of sizes that cannot be had where there is a quarter of a gigabyte, the program itself included.
#[test]
#[cfg(target_os = "linux")]
fn claims_of_size_need_no_memory() {
    use std::io::Write;
    use std::process::{Command, Stdio};

    const LIMITED: &str = "ulimit -v 250000 && exec \"$0\" \"$@\"";
    let solve = |problem: &str, text: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", LIMITED, env!("CARGO_BIN_EXE_xtask"), "solve", problem]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("the program reads");
        let output = child.wait_with_output().expect("it ends");
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        // One block is a target on any board.
        match output.status.code() {
            Some(0) => assert_eq!(error, ""),
            Some(2) => assert!(error.starts_with("error: line "), "{problem} {text:?}: {error}"),
            code => panic!("{problem} {text:?}: {code:?} {error}"),
        }
    };
    for size in ["1000000000", "536870911", "268435456", "4294967295", "18446744073709551615"] {
        for problem in problems::all() {
            for text in [
                size.to_owned(),
                format!("{size}\n0 0"),
                format!("{size} 1"),
                format!("1 {size}\n."),
                format!("{size} {size}\n."),
                format!("1 {size} 1\n1 1"),
                format!("{size} 1 {size}\n1 1"),
                format!("1 1 {size}\n1\n"),
                format!("1 2 {size}\n1 1\n1 1 1 2 1 2"),
                format!("9 9 {size}\n1 1\n"),
            ] {
                solve(problem.name(), &text);
            }
        }
    }
}
