//! The adapter of `sliding-blocks`.

use sliding_blocks::{Answer, Claim, Target, families, proof, reference, solve};

use super::{Adapter, Bench, Problem, Shown, explain};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "sliding-blocks",
        about: "An order of pushes that builds the target, a tree of blocks.",
        families: families::FAMILIES,
        bench: Bench {
            items: "blocks",
            count: |target| target.cells().len() as u64,
            counted: 20_000,
            families: &["comb", "lattice", "line", "random", "spiral", "spiral-inwards"],
            adapt: |target| target,
        },
        proofs: proof::PROOFS,
        parse: Target::parse,
        solve,
        verify: |answer, target| answer.verify(target).map(|()| Shown::Everything),
        tell: explain::sliding_blocks::tell,
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: |answer| answer.clone().claim(),
        check: Claim::verify,
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
