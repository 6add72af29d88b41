//! A million blocks on a small stack.

use sliding_blocks::families::FAMILIES;
use sliding_blocks::{Answer, Claim, Target, solve};

/// Runs on a thread with a stack of so many KiB.
fn on_a_stack_of(kib: usize, run: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(kib << 10).spawn(run).unwrap().join().unwrap();
}

fn million(family: &str, seed: u64) -> Target {
    FAMILIES.iter().find(|other| other.name == family).unwrap().instance(1_000_000, seed)
}

/// The whole way, from text to a checked answer.
fn whole(family: &str, possible: bool) {
    let text = million(family, 1).to_string();
    let target = Target::parse(text.as_bytes()).unwrap();
    assert!(900_000 < target.cells().len());
    let answer = solve(&target);
    assert_eq!(answer.outcome(), possible, "{family}");
    assert_eq!(answer.verify(&target), Ok(()), "{family}");
    let claim = Claim::parse(answer.to_string().as_bytes()).unwrap();
    assert_eq!(claim.verify(&target), Ok(()), "{family}");
}

#[test]
fn paths_and_other_deep_trees() {
    on_a_stack_of(2048, || whole("spiral", true));
    for family in ["line", "spiral", "serpentine", "staircase"] {
        on_a_stack_of(256, move || whole(family, true));
    }
}

#[test]
fn deep_deadlocks() {
    on_a_stack_of(256, || {
        whole("spiral-inwards", false);
        whole("first-in-the-way", false);
        // The deadlock of the loop is all of it.
        let target = million("first-in-the-way", 1);
        let Answer::Impossible(deadlock) = solve(&target) else { panic!("the loop cannot be closed") };
        assert_eq!(deadlock.links().len(), target.cells().len());
    });
}
