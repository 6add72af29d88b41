//! The proofs that are short enough for every run, and how many cases they have.

use glued_grid::proof::PROOFS;

/// Goes through a proof; the count is worked out apart from the formulas of the crate.
#[track_caller]
fn check(name: &str, cases: u64) {
    let proof = PROOFS.iter().find(|proof| proof.name == name).expect("a proof of that name");
    assert!(!proof.long, "{name}");
    assert_eq!(proof.prove(), Ok(cases), "{name}");
}

#[test]
fn judges_form() {
    check("judges-form", 8_837_112);
}

#[test]
fn judges_form_upright() {
    check("judges-form-upright", 2_074_028);
}

#[test]
fn glued_tiles_moved() {
    check("glued-tiles-moved", 1_298_085);
}

#[test]
fn any_start_any_goal() {
    check("any-start-any-goal", 2_006_896);
}

#[test]
fn plain_reference() {
    check("plain-reference", 110_284);
}

#[test]
fn exhaustive_reference() {
    check("exhaustive-reference", 19_847);
}

#[test]
fn plans() {
    check("plans", 435_432);
}

#[test]
fn plans_any_start_any_goal() {
    check("plans-any-start-any-goal", 20_239);
}
