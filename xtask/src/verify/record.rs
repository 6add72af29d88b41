//! A checked answer against what is on record.

use std::fs;
use std::io;
use std::path::Path;

use testdata::{Case, Group};

use super::Verifier;
use super::examine::Answered;
use crate::diff::Diff;
use crate::outcome::{Failure, Kind, Verdict};
use crate::snapshot::{self, Action, Recorded, Update};

impl Verifier<'_> {
    /// Compares, and records or proposes the answer where the options say so. An answer that failed a check never
    /// touches the record.
    pub(super) fn compare(&self, case: &Case, answered: &Answered, recorded: &Recorded) -> Verdict {
        let source = self.shown(&case.input_path());
        let content = snapshot::render(&source, &answered.body);
        let result = if answered.wrong.is_empty() {
            self.settle(case, answered, recorded, &content)
        } else {
            self.discard_pending(case).map(|()| Verdict::Failed(Box::new(self.wrong(case, answered, recorded))))
        };
        result.unwrap_or_else(|error| {
            Verdict::Failed(Box::new(Failure {
                details: vec![format!("cannot write beside {source}: {error}")],
                advice: vec!["see that the folder can be written".to_owned()],
                ..self.failure(case, Kind::Harness, "cannot write the snapshot")
            }))
        })
    }

    /// The failure of an answer that does not pass the checks.
    fn wrong(&self, case: &Case, answered: &Answered, recorded: &Recorded) -> Failure {
        let (title, diff) = match recorded {
            Recorded::Body { text, .. } if *text == answered.body => ("as recorded, WRONG", None),
            Recorded::Body { text, .. } => ("changed, WRONG", Some(Diff::new(text, &answered.body))),
            Recorded::Missing => ("new, WRONG", Some(Diff::new("", &answered.body))),
            Recorded::Unreadable(_) => ("WRONG, and the snapshot is unreadable", None),
        };
        let recorded = answered.recorded.iter().map(said_of_recorded);
        Failure {
            details: answered.wrong.iter().cloned().chain(recorded).collect(),
            diff,
            advice: vec![
                format!("fix the solver (or the check that is mistaken): {}", self.how_to_debug(case)),
                "nothing was recorded: an answer that fails a check is never accepted".to_owned(),
            ],
            ..self.failure(case, Kind::Wrong, title)
        }
    }

    /// The verdict on an answer that passed the checks.
    fn settle(&self, case: &Case, answered: &Answered, recorded: &Recorded, content: &str) -> io::Result<Verdict> {
        let path = case.snapshot_path();
        let body = &answered.body;
        let failure = match recorded {
            Recorded::Body { text, exact: true } if text == body => {
                self.discard_pending(case)?;
                if self.options.update == Update::Force && fs::read(&path)? != content.as_bytes() {
                    snapshot::write(&path, content)?;
                    return Ok(Verdict::Recorded);
                }
                return Ok(Verdict::Passed);
            }
            Recorded::Body { text, .. } if text == body => Failure {
                details: vec![
                    "the snapshot differs from the answer in blanks at line ends, in CR, or at its end".to_owned(),
                ],
                ..self.failure(case, Kind::BadSnapshot, "the snapshot is not byte for byte the answer")
            },
            Recorded::Body { text, .. } => {
                let title = match answered.recorded {
                    _ if case.group == Group::Invalid => "changed message",
                    Some(Err(_)) => "changed, now valid",
                    _ => "changed, still valid",
                };
                Failure {
                    details: answered.recorded.iter().map(said_of_recorded).collect(),
                    diff: Some(Diff::new(text, body)),
                    ..self.failure(case, Kind::Changed, title)
                }
            }
            Recorded::Missing => Failure {
                details: vec!["no answer is on record; the new one passes the checks".to_owned()],
                diff: Some(Diff::new("", body)),
                ..self.failure(case, Kind::Missing, "no snapshot")
            },
            Recorded::Unreadable(reason) => Failure {
                details: vec![reason.clone()],
                ..self.failure(case, Kind::BadSnapshot, "unreadable snapshot")
            },
        };
        let action = self.options.update.action(*recorded == Recorded::Missing);
        match action {
            Action::Record => {
                snapshot::write(&path, content)?;
                snapshot::remove(&case.pending_path())?;
                return Ok(Verdict::Recorded);
            }
            Action::Propose => snapshot::write(&case.pending_path(), content)?,
            Action::Nothing => {}
        }
        let advice = self.how_to_accept(case, recorded, action);
        Ok(Verdict::Failed(Box::new(Failure { advice, ..failure })))
    }

    fn how_to_accept(&self, case: &Case, recorded: &Recorded, action: Action) -> Vec<String> {
        let mut advice = Vec::new();
        if matches!(recorded, Recorded::Unreadable(_)) {
            advice.push(format!("to restore it: git checkout -- {}", self.shown(&case.snapshot_path())));
        }
        if action == Action::Propose {
            advice.push("to review it: cargo insta review --workspace".to_owned());
        }
        advice.push(format!("to accept the answer: cargo xtask verify --accept --exact {}", case.id()));
        advice
    }

    /// Removes an answer that waits for review in vain.
    fn discard_pending(&self, case: &Case) -> io::Result<()> {
        if self.options.update == Update::No { Ok(()) } else { snapshot::remove(&case.pending_path()) }
    }

    pub(super) fn how_to_debug(&self, case: &Case) -> String {
        let problem = &case.problem;
        let input = self.shown(&case.input_path());
        match case.input {
            testdata::Input::File => format!("cargo xtask solve {problem} {input}"),
            testdata::Input::Recipe => {
                format!("cargo xtask gen {problem} $(cat {input}) | cargo xtask solve {problem}")
            }
        }
    }

    /// A failure of a case that says nothing yet but what and where.
    pub(super) fn failure(&self, case: &Case, kind: Kind, title: &str) -> Failure {
        let path = match kind {
            Kind::Harness | Kind::Input | Kind::Panicked | Kind::Missing => case.input_path(),
            _ => case.snapshot_path(),
        };
        Failure {
            name: case.id(),
            path: self.shown(&path),
            kind,
            title: title.to_owned(),
            details: Vec::new(),
            diff: None,
            advice: Vec::new(),
        }
    }

    pub(super) fn unreadable(&self, case: &Case, path: &Path, error: &io::Error) -> Failure {
        Failure {
            path: self.shown(path),
            details: vec![error.to_string()],
            advice: vec!["see that the file can be read".to_owned()],
            ..self.failure(case, Kind::Harness, "unreadable file")
        }
    }

    /// A path as it is shown: relative to the folder that the corpus is in, with `/` on every system.
    pub(super) fn shown(&self, path: &Path) -> String {
        let workspace = self.root.parent().unwrap_or(self.root);
        let relative = path.strip_prefix(workspace).unwrap_or(path);
        let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    }
}

fn said_of_recorded(result: &Result<(), String>) -> String {
    match result {
        Ok(()) => "the recorded answer is valid".to_owned(),
        Err(wrong) => format!("the recorded answer is WRONG: {wrong}"),
    }
}
