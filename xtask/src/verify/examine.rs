//! One case: from its input to its outcome.

use std::time::Instant;

use core_grid::text::Position;
use testdata::{Case, Group, Input};

use super::Verifier;
use super::caught::caught;
use crate::outcome::{Checked, Failure, Kind, Outcome, Verdict};
use crate::problems::{self, Answer, Instance, Method, Opinion, Problem, Shown};
use crate::recipe;
use crate::snapshot::{self, Recorded};

/// What the solver says to a case, and what the checks say to that.
pub(super) struct Answered {
    /// The answer, as it goes on record.
    pub(super) body: String,
    /// The checks that it passed.
    pub(super) checked: Checked,
    /// What is wrong with it, a line a check.
    pub(super) wrong: Vec<String>,
    /// Whether the recorded answer, where it is another one and says enough to be checked, is right.
    pub(super) recorded: Option<Result<(), String>>,
}

impl Verifier<'_> {
    /// Runs one case: reads or makes the input, parses, solves, prints, checks, and compares with the record, which it
    /// writes or proposes where the options say so.
    pub fn examine(&self, case: &Case) -> Outcome {
        let start = Instant::now();
        let (checked, verdict) = match self.answer(case) {
            Ok((answered, recorded)) => (answered.checked, self.compare(case, &answered, &recorded)),
            Err(failure) => (Checked::default(), Verdict::Failed(failure)),
        };
        Outcome { id: case.id(), time: start.elapsed(), checked, verdict }
    }

    fn answer(&self, case: &Case) -> Result<(Answered, Recorded), Box<Failure>> {
        let Some(problem) = problems::find(self.problems, &case.problem) else {
            let names: Vec<&str> = self.problems.iter().map(|problem| problem.name()).collect();
            return Err(Box::new(Failure {
                details: vec![format!("there is no problem `{}`, only {}", case.problem, names.join(", "))],
                advice: vec!["rename the folder, or add the problem's line to xtask/src/problems.rs".to_owned()],
                ..self.failure(case, Kind::Input, "unknown problem")
            }));
        };
        let input = case.read().map_err(|error| Box::new(self.unreadable(case, &case.input_path(), &error)))?;
        let path = case.snapshot_path();
        let recorded = snapshot::read(&path).map_err(|error| Box::new(self.unreadable(case, &path, &error)))?;
        let answered = caught(|| {
            let made;
            let text = match case.input {
                Input::File => &input,
                Input::Recipe => {
                    made = self.make(case, problem, &input)?;
                    made.as_bytes()
                }
            };
            self.solve(case, problem, text, &recorded)
        });
        let answered = answered.unwrap_or_else(|message| {
            Err(Box::new(Failure {
                details: vec![message],
                advice: vec![format!("a solver must not panic on any input: {}", self.how_to_debug(case))],
                ..self.failure(case, Kind::Panicked, "panicked")
            }))
        });
        Ok((answered?, recorded))
    }

    /// The input that a recipe stands for; made twice where everything is confirmed, as it must be the same for ever.
    fn make(&self, case: &Case, problem: &dyn Problem, text: &[u8]) -> Result<String, Box<Failure>> {
        let bad = |message: String| {
            Box::new(Failure {
                details: vec![message],
                advice: vec![format!("see the families: cargo xtask list --families {}", problem.name())],
                ..self.failure(case, Kind::Input, "bad recipe")
            })
        };
        let made = recipe::made(problem, text).map_err(bad)?;
        if self.options.recheck && recipe::made(problem, text).as_ref() != Ok(&made) {
            return Err(Box::new(Failure {
                details: vec!["made twice, it gave two instances".to_owned()],
                advice: vec!["let its family depend on the size and the generator alone".to_owned()],
                ..self.failure(case, Kind::Input, "unsteady recipe")
            }));
        }
        Ok(made)
    }

    fn solve(
        &self,
        case: &Case,
        problem: &dyn Problem,
        text: &[u8],
        recorded: &Recorded,
    ) -> Result<Answered, Box<Failure>> {
        match (problem.parse(text), case.group) {
            (Err(message), Group::Invalid) => {
                let wrong = misplaced(&message, text).err().into_iter().collect();
                let body = snapshot::body_of(&format!("error: {message}"));
                Ok(Answered { body, checked: Checked::default(), wrong, recorded: None })
            }
            (Ok(_), Group::Invalid) => Err(Box::new(Failure {
                details: vec!["the input is in the group `invalid`, but the parser takes it".to_owned()],
                advice: vec!["fix the parser, or move the case to another group".to_owned()],
                ..self.failure(case, Kind::Input, "valid input")
            })),
            (Err(message), _) => Err(Box::new(Failure {
                details: vec![format!("error: {message}")],
                advice: vec!["fix the input or the parser, or move the case to the group `invalid`".to_owned()],
                ..self.failure(case, Kind::Input, "the input does not parse")
            })),
            (Ok(instance), group) => Ok(self.check(&*instance, group, recorded)),
        }
    }

    /// Solves, and puts every question to the answer that there is.
    fn check(&self, instance: &dyn Instance, group: Group, recorded: &Recorded) -> Answered {
        let answer = instance.solve();
        let text = answer.text();
        let told = (group == Group::Edge).then(|| answer.tell());
        let body = match &told {
            Some(Ok(told)) => snapshot::body_with_words(&text, &told.words(), &told.plan()),
            _ => snapshot::body_of(&text),
        };
        let on_record = *recorded == Recorded::Body { text: body.clone(), exact: true };
        let mut checked = Checked::default();
        let mut wrong = Vec::new();
        let mut note = |check: &str, result: Result<(), String>| {
            let passed = result.is_ok();
            wrong.extend(result.err().map(|message| format!("{check}: {message}")));
            passed
        };
        note("form", well_formed(&text));
        note("round trip", answer.reads_back(&text));
        // What was printed reads back as the same answer, so what is checked here is true of both.
        let shown = answer.verify();
        checked.replay = shown == Ok(Shown::Everything);
        note("replay", shown.map(drop));
        note("explanation", told.map_or(Ok(()), |told| told.map(drop)));
        let (found, confirmed) = ask(&*answer, Method::Exhaustive);
        checked.exhaustive = note("reference, exhaustive search", found) && confirmed;
        if self.options.recheck || !on_record {
            let (found, confirmed) = ask(&*answer, Method::Plain);
            checked.plain = note("reference, plain method", found) && confirmed;
        }
        let other = match recorded {
            Recorded::Body { text: old, .. } if *old != body => Some(snapshot::answer_in(old)),
            _ => None,
        };
        let other = other.filter(|old| !snapshot::is_digest(old));
        let recorded = other.map(|old| instance.check(old.as_bytes()));
        Answered { body, checked, wrong, recorded }
    }
}

/// What another method says against an answer, and whether it says anything at all.
fn ask(answer: &dyn Answer, method: Method) -> (Result<(), String>, bool) {
    match answer.ask(method) {
        Opinion::Agrees => (Ok(()), true),
        Opinion::Differs { found, answered } => (Err(format!("found {found}, the solver {answered}")), true),
        Opinion::TooLarge(_) => (Ok(()), false),
    }
}

/// Whether an answer is in the form of the judge: lines without blanks at their ends, and no line feed after the last.
/// Whether it may be empty is for the parser of claims to say.
fn well_formed(text: &str) -> Result<(), String> {
    match text.split('\n').position(|line| line.ends_with(char::is_whitespace)) {
        Some(line) => Err(format!("line {} of the answer ends with a blank", line + 1)),
        None if text.ends_with('\n') => Err("the answer ends with an empty line".to_owned()),
        None => Ok(()),
    }
}

/// Whether an error message begins with a place that `text` has.
fn misplaced(message: &str, text: &[u8]) -> Result<(), String> {
    let place = || {
        let rest = message.strip_prefix("line ")?;
        let (line, rest) = rest.split_once(", column ")?;
        let (column, rest) = rest.split_once(": ")?;
        let (line, column) = (line.parse::<usize>().ok()?, column.parse::<usize>().ok()?);
        (!rest.is_empty() && !message.contains('\n')).then_some((line, column))
    };
    let Some((line, column)) = place() else {
        return Err("form: expected a message `line L, column C: ...` in one line".to_owned());
    };
    let position = Position { line, column };
    if position.is_in(text) { Ok(()) } else { Err(format!("position: the input has no {position}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_end_without_blanks() {
        assert_eq!(well_formed("possible\nv 3"), Ok(()));
        assert_eq!(well_formed(""), Ok(()), "no questions, no answers");
        for text in ["possible\n", "possible \nv 3", "possible\t", "possible\r\nv 3", "1\n \n2"] {
            assert!(well_formed(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn places_are_in_the_input() {
        let text = b"3 4\n\nabc";
        for message in ["line 1, column 1: x", "line 1, column 4: x", "line 2, column 1: x", "line 3, column 4: x"] {
            assert_eq!(misplaced(message, text), Ok(()), "{message}");
        }
        for message in
            ["line 1, column 5: x", "line 4, column 1: x", "line 0, column 1: x", "line 2, column 0: x", "x", ""]
        {
            assert!(misplaced(message, text).is_err(), "{message}");
        }
        assert!(misplaced("line 1, column 1: x\ny", text).is_err());
    }
}
