//! Every target on a small board; the proofs for ordinary tests, one a test.

use sliding_blocks::proof::PROOFS;

#[track_caller]
fn proves(name: &str) {
    let proof = PROOFS.iter().find(|proof| proof.name == name).unwrap();
    assert!(!proof.long, "{name}");
    let covered = proof.prove().unwrap_or_else(|counterexample| panic!("{name}: {counterexample}"));
    assert_eq!(covered, proof.cases);
}

#[test]
fn every_set_on_4_by_4() {
    proves("every-set-on-4-by-4");
}

#[test]
fn every_tree_on_4_by_4_from_every_first_block() {
    proves("every-tree-on-4-by-4");
}

#[test]
fn every_plan_on_2_by_3() {
    proves("every-plan-on-2-by-3");
}

#[test]
fn no_other_proof_is_short() {
    assert_eq!(PROOFS.iter().filter(|proof| !proof.long).count(), 3);
}
