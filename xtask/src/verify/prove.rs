//! One proof: all small cases of a kind.

use std::time::Instant;

use core_grid::proof::Proof;

use super::caught::caught;
use crate::outcome::{Checked, Failure, Kind, Outcome, Verdict};

/// The name of a proof among the cases.
pub(super) fn id(problem: &str, proof: &Proof) -> String {
    format!("{problem}/proof/{}", proof.name)
}

/// Goes through all the cases of a proof.
pub(super) fn prove(problem: &str, proof: &Proof) -> Outcome {
    let start = Instant::now();
    let id = id(problem, proof);
    let proved = caught(|| proof.prove()).unwrap_or_else(|panic| Err(format!("panicked: {panic}")));
    let checked = Checked { exhaustive: proved.is_ok(), ..Checked::default() };
    let verdict = match proved {
        Ok(cases) => Verdict::Proved(cases),
        Err(counterexample) => Verdict::Failed(Box::new(Failure {
            name: id.clone(),
            path: format!("crates/{problem}/src/proof.rs"),
            kind: Kind::Disproved,
            title: "disproved".to_owned(),
            details: std::iter::once(proof.about).chain(counterexample.lines()).map(str::to_owned).collect(),
            diff: None,
            advice: vec!["make a test of the counterexample, and fix the solver (or the proof)".to_owned()],
        })),
    };
    Outcome { id, time: start.elapsed(), checked, verdict }
}
