//! A million blocks on a small stack.

use sliding_blocks::families::FAMILIES;
use sliding_blocks::{Answer, Claim, Target, partial, solve};

/// Runs on a thread with a stack of so many KiB.
fn on_a_stack_of(kib: usize, run: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(kib << 10).spawn(run).unwrap().join().unwrap();
}

fn million(family: &str, seed: u64) -> Target {
    FAMILIES.iter().find(|other| other.name == family).unwrap().instance(1_000_000, seed)
}

/// The whole way, from text to a checked answer; the check shows that the outcome is right, whichever it is.
fn whole(family: &str) -> bool {
    let text = million(family, 1).to_string();
    let target = Target::parse(text.as_bytes()).unwrap();
    assert!(900_000 < target.cells().len());
    let answer = solve(&target);
    assert_eq!(answer.verify(&target), Ok(()), "{family}");
    assert!(target.to_string() == text);
    let claim = Claim::parse(answer.to_string().as_bytes()).unwrap();
    assert_eq!(claim.verify(&target), Ok(()), "{family}");
    answer.outcome()
}

#[test]
fn a_spiral_on_a_stack_as_threads_have_it() {
    on_a_stack_of(2048, || assert!(whole("spiral")));
}

const DEEP: [&str; 4] = ["line", "serpentine", "spiral", "staircase"];
const WIDE: [&str; 6] = ["comb", "cross", "hooks", "lattice", "rakes", "rungs"];
const GROWN: [&str; 3] = ["far", "mixed", "random"];
const DEADLOCKED: [&str; 2] = ["first-in-the-way", "spiral-inwards"];

#[test]
fn paths() {
    for family in DEEP {
        on_a_stack_of(256, move || assert!(whole(family), "{family}"));
    }
}

#[test]
fn wide_trees() {
    for family in WIDE {
        on_a_stack_of(256, move || {
            whole(family);
        });
    }
}

#[test]
fn grown_trees() {
    for family in GROWN {
        on_a_stack_of(256, move || {
            whole(family);
        });
    }
}

#[test]
fn deep_deadlocks() {
    on_a_stack_of(256, || {
        for family in DEADLOCKED {
            assert!(!whole(family), "{family}");
        }
        // The deadlock of the loop goes all around, from corner to corner: along a straight line the last block is in the
        // way of the first that moves along it.
        let target = million("first-in-the-way", 1);
        let Answer::Impossible(deadlock) = solve(&target) else { panic!("the loop cannot be closed") };
        assert_eq!(deadlock.links().len(), 8);
    });
}

#[test]
fn parts() {
    on_a_stack_of(256, || {
        for family in ["serpentine", "rakes"] {
            let target = million(family, 1);
            let partial = partial(&target);
            assert_eq!(partial.verify(&target), Ok(()), "{family}");
            assert_eq!(partial.left_out().is_empty(), family == "serpentine");
        }
    });
}

#[test]
fn every_family_is_tried() {
    let mut names = [&DEEP[..], &WIDE, &GROWN, &DEADLOCKED].concat();
    names.sort_unstable();
    assert!(names.into_iter().eq(FAMILIES.iter().map(|family| family.name)));
}
