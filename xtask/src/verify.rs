//! `cargo xtask verify`: does every solver answer the whole corpus rightly, and as recorded?
//!
//! Discover the cases, examine each by itself on one of several threads, judge the corpus, report. Nothing flows back:
//! a reporter decides nothing, and a case never sees another one.

mod caught;
pub(crate) mod command;
mod corpus;
mod examine;
mod parallel;
mod record;

use std::num::NonZero;
use std::path::Path;
use std::thread;
use std::time::Instant;

use testdata::{Case, Corpus, Group, Input};

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
    /// Whether the plain method confirms every answer, not only those that are not on record.
    pub recheck: bool,
    /// Whether this runs in CI, where nobody reviews: an answer that waits for review is a failure by itself.
    pub ci: bool,
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

    /// Runs every selected case and judges the corpus. `each` hears, as they come, how many are done of how many, and
    /// the outcome.
    ///
    /// # Errors
    ///
    /// Where the folder of the corpus cannot be read.
    pub fn run(&self, mut each: impl FnMut(usize, usize, &Outcome)) -> Result<Report, Error> {
        let start = Instant::now();
        let corpus = Corpus::read(self.root).map_err(|error| Error::harness(&error))?;
        let mut cases = corpus.cases.clone();
        self.options.selection.keep(&mut cases, Case::id);
        let jobs = self.options.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let mut done = 0;
        let heard = |outcome: &Outcome| {
            done += 1;
            each(done, cases.len(), outcome);
        };
        let outcomes = parallel::map(&cases, &longest_first(&cases), jobs, |case| self.examine(case), heard);
        let faults = self.faults(&corpus, &outcomes);
        Ok(Report { left_out: corpus.cases.len() - cases.len(), outcomes, faults, time: start.elapsed() })
    }
}

/// The order to begin the cases in: what takes long first, so that no thread is left alone with it at the end.
fn longest_first(cases: &[Case]) -> Vec<usize> {
    let mut queue: Vec<usize> = (0..cases.len()).collect();
    queue.sort_by_key(|&case| (cases[case].group != Group::Large, cases[case].input != Input::Recipe));
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
