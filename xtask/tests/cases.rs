//! The corpus as tests: one test a case, with the checks of `cargo xtask verify`.
//!
//! No snapshot is touched, unless `INSTA_UPDATE` asks for it, as `cargo insta test --workspace` does.

use std::env;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use testdata::{Case, Corpus};
use xtask::environment::Environment;
use xtask::outcome::{Failure, Kind, Verdict};
use xtask::problems::{self, Problem};
use xtask::report::terminal;
use xtask::select::Selection;
use xtask::snapshot::Update;
use xtask::verify::{Options, Verifier};

/// What every test needs.
struct Shared {
    problems: Vec<Box<dyn Problem>>,
    corpus: Corpus,
    options: Options,
    /// Whether insta will ask about new answers after the tests, which must not fail for them.
    asked_later: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let shared = match shared() {
        Ok(shared) => Arc::new(shared),
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut trials = vec![in_order(&shared)];
    for case in &shared.corpus.cases {
        let (shared, case) = (Arc::clone(&shared), case.clone());
        trials.push(Trial::test(case.id(), move || examine(&shared, &case)));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn shared() -> Result<Shared, xtask::Error> {
    let environment = Environment::read()?;
    let asked = env::var("INSTA_UPDATE").is_ok_and(|word| !word.is_empty() && word != "auto");
    let options = Options {
        selection: Selection::default(),
        update: if asked { environment.update } else { Update::No },
        recheck: false,
        exhaustive: false,
        budgets: None,
        ci: environment.ci,
        jobs: None,
    };
    let corpus = Corpus::read(&testdata::root()).map_err(xtask::Error::harness)?;
    let asked_later = env::var("INSTA_FORCE_PASS").is_ok_and(|word| word == "1");
    Ok(Shared { problems: problems::all(), corpus, options, asked_later })
}

/// The test of the corpus itself: every problem has cases, and nothing lies there that is part of none.
fn in_order(shared: &Arc<Shared>) -> Trial {
    let shared = Arc::clone(shared);
    Trial::test("corpus", move || {
        for problem in &shared.problems {
            if !shared.corpus.cases.iter().any(|case| case.problem == problem.name()) {
                return Err(format!("the corpus has no case of {}", problem.name()).into());
            }
        }
        let root = testdata::root();
        let faults = Verifier::new(&shared.problems, &root, &shared.options).faults(&shared.corpus, &[]);
        if faults.is_empty() { Ok(()) } else { Err(faults.iter().map(told).collect::<String>().into()) }
    })
}

fn examine(shared: &Shared, case: &Case) -> Result<(), Failed> {
    let root = testdata::root();
    match Verifier::new(&shared.problems, &root, &shared.options).examine(case).verdict {
        Verdict::Passed | Verdict::Recorded | Verdict::Proved(_) => Ok(()),
        Verdict::Failed(failure) if shared.asked_later && matches!(failure.kind, Kind::Changed | Kind::Missing) => {
            Ok(())
        }
        Verdict::Failed(failure) => Err(told(&failure).into()),
    }
}

fn told(failure: &Failure) -> String {
    let mut text = Vec::new();
    match terminal::write_failure(failure, &mut text) {
        Ok(()) => anstream::adapter::strip_str(&String::from_utf8_lossy(&text)).to_string(),
        Err(error) => error.to_string(),
    }
}
