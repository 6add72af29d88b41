//! What came of a run: all that the reporters read.

use std::time::Duration;

use crate::diff::Diff;

/// What came of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `problem/group/name`.
    pub id: String,
    /// How long everything about it took.
    pub time: Duration,
    /// Which checks the answer passed.
    pub checked: Checked,
    /// How it ended.
    pub verdict: Verdict,
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right as far as the checks can tell, and is the one on record.
    Passed,
    /// It is right as far as the checks can tell, and is on record from now on.
    Recorded,
    /// All of so many small cases were gone through, and the solver was right in each.
    Proved(u64),
    /// Something is wrong.
    Failed(Box<Failure>),
}

/// Which checks, other than the snapshot, an answer passed.
#[expect(clippy::struct_excessive_bools, reason = "the checks are independent of each other")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Its own check, a replay or a witness confirmed, where that proves all that it says.
    pub replay: bool,
    /// The exhaustive search.
    pub exhaustive: bool,
    /// The plain method.
    pub plain: bool,
    /// The budget of the case.
    pub budget: bool,
}

/// Something that is wrong, with a case or with the corpus, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The case, or else the file.
    pub name: String,
    /// The file to look at, relative to the workspace.
    pub path: String,
    /// The kind.
    pub kind: Kind,
    /// In a few words.
    pub title: String,
    /// In full, a line each.
    pub details: Vec<String>,
    /// From what is on record to the answer.
    pub diff: Option<Diff>,
    /// What to do, a line each.
    pub advice: Vec<String>,
}

/// The kinds of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Not the solver's or the corpus's fault: a file that cannot be read or written.
    Harness,
    /// The input is not what its group says, or there is no such problem or family.
    Input,
    /// The code panicked.
    Panicked,
    /// The answer does not pass the checks.
    Wrong,
    /// The solver is wrong in a small case, or not all were gone through.
    Disproved,
    /// The answer passes the checks, but another one is on record.
    Changed,
    /// The answer passes the checks; none is on record.
    Missing,
    /// What is on record is not a snapshot, or is a wrong answer.
    BadSnapshot,
    /// An answer waits for review.
    Pending,
    /// The case takes more time or memory than its budget, or has no budget that it could be held to.
    Budget,
    /// A snapshot or a budget without a case.
    Orphan,
    /// A file that has no place in the corpus.
    Stray,
}

/// What came of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The cases that ran, in the order of their names.
    pub outcomes: Vec<Outcome>,
    /// What is wrong with the corpus itself.
    pub faults: Vec<Failure>,
    /// How many cases were left out by filters.
    pub left_out: usize,
    /// How long it all took.
    pub time: Duration,
}

/// How many cases ended how, and which checks how many answers passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Ended as [`Verdict::Passed`].
    pub passed: usize,
    /// Ended as [`Verdict::Recorded`].
    pub recorded: usize,
    /// Ended as [`Verdict::Proved`].
    pub proved: usize,
    /// Ended as [`Verdict::Failed`].
    pub failed: usize,
    /// Proved by their own check.
    pub replay: usize,
    /// Confirmed by the exhaustive search.
    pub exhaustive: usize,
    /// Confirmed by the plain method.
    pub plain: usize,
    /// Within their budget.
    pub budget: usize,
    /// Compared with the snapshot, and checked by nothing else.
    pub snapshot_only: usize,
}

impl Report {
    /// Everything that is wrong: the cases first, then the corpus.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        let of_cases = self.outcomes.iter().filter_map(|outcome| match &outcome.verdict {
            Verdict::Failed(failure) => Some(&**failure),
            Verdict::Passed | Verdict::Recorded | Verdict::Proved(_) => None,
        });
        of_cases.chain(&self.faults)
    }

    /// The numbers of the last lines of a report.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for Outcome { verdict, checked, .. } in &self.outcomes {
            let good = match verdict {
                Verdict::Passed => &mut counts.passed,
                Verdict::Recorded => &mut counts.recorded,
                Verdict::Proved(_) => &mut counts.proved,
                Verdict::Failed(_) => &mut counts.failed,
            };
            *good += 1;
            counts.replay += usize::from(checked.replay);
            counts.exhaustive += usize::from(checked.exhaustive);
            counts.plain += usize::from(checked.plain);
            counts.budget += usize::from(checked.budget);
            let by_others = checked.replay || checked.exhaustive || checked.plain;
            let on_record = matches!(verdict, Verdict::Passed | Verdict::Recorded);
            counts.snapshot_only += usize::from(!by_others && on_record);
        }
        counts
    }
}

impl Counts {
    /// `12 passed, 1 recorded, 2 failed`, without what is zero.
    pub fn verdicts(&self) -> String {
        let parts =
            [(self.passed, "passed"), (self.recorded, "recorded"), (self.proved, "proved"), (self.failed, "failed")];
        let parts = parts.iter().filter(|(count, _)| *count != 0).map(|(count, what)| format!("{count} {what}"));
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Which checks how many answers passed.
    pub fn checks(&self) -> String {
        let budgets = if self.budget == 0 { String::new() } else { format!("; {} within their budget", self.budget) };
        format!(
            "{} by replay or witness, {} by exhaustive search, {} by the plain method, {} by snapshot only{budgets}",
            self.replay, self.exhaustive, self.plain, self.snapshot_only
        )
    }
}
