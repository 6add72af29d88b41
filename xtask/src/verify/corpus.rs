//! What is wrong with the corpus, apart from its cases.

use std::collections::BTreeMap;
use std::path::Path;

use testdata::Corpus;

use super::Verifier;
use crate::outcome::{Failure, Kind, Outcome, Verdict};

impl Verifier<'_> {
    /// Orphans, strays, and answers that wait for review. What belongs to no case is not judged where only some cases
    /// ran.
    pub fn faults(&self, corpus: &Corpus, outcomes: &[Outcome]) -> Vec<Failure> {
        let mut faults = self.pending(corpus, outcomes);
        if self.options.selection.is_all() {
            let orphan = |path: &Path| {
                let what = if path.extension().is_some_and(|end| end == "budget") { "budget" } else { "snapshot" };
                let details = vec!["there is no .in and no .gen of this name".to_owned()];
                let advice = vec![format!("delete the {what}, or restore its input")];
                self.fault(path, Kind::Orphan, &format!("orphan: a {what} without a case"), details, advice)
            };
            faults.extend(corpus.orphans.iter().map(|path| orphan(path)));
            faults.extend(corpus.strays.iter().map(|stray| {
                let advice = vec![stray.advice.clone()];
                self.fault(&stray.path, Kind::Stray, "stray: not part of a corpus", Vec::new(), advice)
            }));
        }
        faults
    }

    fn pending(&self, corpus: &Corpus, outcomes: &[Outcome]) -> Vec<Failure> {
        let failed: BTreeMap<&str, bool> =
            outcomes.iter().map(|case| (case.id.as_str(), matches!(case.verdict, Verdict::Failed(_)))).collect();
        let owners: BTreeMap<_, _> = corpus.cases.iter().map(|case| (case.pending_path(), case.id())).collect();
        let mut faults = Vec::new();
        for path in &corpus.pending {
            let owner = owners.get(path);
            let ran = owner.and_then(|id| failed.get(id.as_str()));
            let (judged, details) = match (owner, ran) {
                // In CI it can only have been committed, whatever became of the case.
                (Some(_), Some(_)) if self.options.ci => (true, "it was committed, but nobody accepted it"),
                // A case that failed says itself what to do; one that passed has removed the file where it may.
                (Some(_), Some(failed)) => (!failed && path.exists(), "its case passes with the answer on record"),
                (Some(_), None) => (false, ""),
                (None, _) => (self.options.selection.is_all(), "there is no .in and no .gen of this name"),
            };
            if judged {
                let advice = vec!["to accept or reject it: cargo insta review --workspace; or delete it".to_owned()];
                let title = "pending: an answer that waits for review";
                faults.push(self.fault(path, Kind::Pending, title, vec![details.to_owned()], advice));
            }
        }
        faults
    }

    fn fault(&self, path: &Path, kind: Kind, title: &str, details: Vec<String>, advice: Vec<String>) -> Failure {
        let path = self.shown(path);
        Failure { name: path.clone(), path, kind, title: title.to_owned(), details, diff: None, advice }
    }
}
