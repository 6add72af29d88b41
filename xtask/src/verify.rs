//! `cargo xtask verify`: does every solver answer the whole corpus rightly, and as recorded?
//!
//! Discover the cases, examine each by itself on one of several threads, judge the corpus, report. Nothing flows back:
//! a reporter decides nothing, and a case never sees another one.

mod budgets;
mod caught;
pub(crate) mod command;
mod corpus;
mod examine;
mod parallel;
mod prove;
mod record;

use std::num::NonZero;
use std::path::Path;
use std::thread;
use std::time::Instant;

use core_grid::proof::Proof;
use testdata::{Case, Corpus, Group, Input};

use crate::bench::budgets::Meter;
use crate::exit::{Error, Exit};
use crate::outcome::{Kind, Outcome, Report};
use crate::problems::Problem;
use crate::select::Selection;
use crate::snapshot::Update;

/// What to verify, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which cases.
    pub selection: Selection,
    /// What happens to snapshots that do not hold the answer.
    pub update: Update,
    /// Whether the plain method confirms every answer, not only those that are not on record, and every recipe is made
    /// twice.
    pub recheck: bool,
    /// Whether to go through all small cases of every kind too.
    pub exhaustive: bool,
    /// Whether this runs in CI, where nobody reviews: an answer that waits for review is a failure by itself.
    pub ci: bool,
    /// What holds the large cases to their budgets, where they are held to them.
    pub budgets: Option<Meter>,
    /// How many threads; as many as the machine runs at a time where `None`.
    pub jobs: Option<NonZero<usize>>,
}

/// Runs cases against the problems.
#[expect(missing_debug_implementations, reason = "a problem is a set of functions")]
pub struct Verifier<'a> {
    problems: &'a [Box<dyn Problem>],
    /// The folder of the corpus.
    root: &'a Path,
    options: &'a Options,
}

impl<'a> Verifier<'a> {
    /// Verifies the corpus in the folder `root`.
    pub const fn new(problems: &'a [Box<dyn Problem>], root: &'a Path, options: &'a Options) -> Self {
        Self { problems, root, options }
    }

    /// Runs every selected case, and proof where they are wanted, and judges the corpus. `each` hears, as they come, how many are done of how many, and
    /// the outcome.
    ///
    /// # Errors
    ///
    /// Where the folder of the corpus cannot be read.
    pub fn run(&self, mut each: impl FnMut(usize, usize, &Outcome)) -> Result<Report, Error> {
        let start = Instant::now();
        let corpus = Corpus::read(self.root).map_err(|error| Error::harness(&error))?;
        let mut work: Vec<Work<'_>> = corpus.cases.iter().map(Work::Case).collect();
        if self.options.exhaustive {
            let proofs =
                |problem: &'a dyn Problem| problem.proofs().iter().map(|proof| Work::Proof(problem.name(), proof));
            work.extend(self.problems.iter().flat_map(|problem| proofs(problem.as_ref())));
        }
        let all = work.len();
        self.options.selection.keep(&mut work, Work::id);
        let jobs = self.options.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let mut done = 0;
        let heard = |outcome: &Outcome| {
            done += 1;
            each(done, work.len(), outcome);
        };
        let run = |work: &Work<'_>| match work {
            Work::Case(case) => self.examine(case),
            Work::Proof(problem, proof) => prove::prove(problem, proof),
        };
        let mut outcomes = parallel::map(&work, &longest_first(&work), jobs, run, heard);
        if let Some(meter) = &self.options.budgets {
            // After all others, when nothing else runs.
            let cases: Vec<&Case> = corpus.cases.iter().collect();
            self.hold_to_budgets(meter, &cases, &mut outcomes);
        }
        let faults = self.faults(&corpus, &outcomes);
        Ok(Report { left_out: all - work.len(), outcomes, faults, time: start.elapsed() })
    }
}

/// What a thread does at a time.
enum Work<'a> {
    Case(&'a Case),
    /// A proof of the problem of this name.
    Proof(&'static str, &'static Proof),
}

impl Work<'_> {
    /// The name that filters go by.
    fn id(&self) -> String {
        match self {
            Self::Case(case) => case.id(),
            Self::Proof(problem, proof) => prove::id(problem, proof),
        }
    }

    /// Small for what takes long.
    fn haste(&self) -> u8 {
        match self {
            Self::Proof(_, proof) if proof.long => 0,
            Self::Proof(..) => 1,
            Self::Case(case) if case.group == Group::Large => 2,
            Self::Case(case) if case.input == Input::Recipe => 3,
            Self::Case(_) => 4,
        }
    }
}

/// The order to begin in: what takes long first, so that no thread is left alone with it at the end.
fn longest_first(work: &[Work<'_>]) -> Vec<usize> {
    let mut queue: Vec<usize> = (0..work.len()).collect();
    queue.sort_by_key(|&item| work[item].haste());
    queue
}

impl Report {
    /// The exit code that says how it went.
    pub fn exit(&self) -> Exit {
        if self.failures().any(|failure| failure.kind == Kind::Harness) {
            Exit::Harness
        } else if self.failures().next().is_some() {
            Exit::Bad
        } else if self.outcomes.is_empty() {
            Exit::Nothing
        } else {
            Exit::Good
        }
    }
}
