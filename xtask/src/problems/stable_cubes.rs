//! The adapter of `stable-cubes`.

use stable_cubes::{Answer, Claim, Pile, families, proof, reference, solve};

use super::{Adapter, Bench, Problem, Shown, explain};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "stable-cubes",
        about: "The number, modulo 10^9 + 9, that two players make while they take cubes away.",
        families: families::FAMILIES,
        bench: Bench {
            items: "cubes",
            count: |pile| pile.cubes().len() as u64,
            counted: 20_000,
            families: &["far", "flicker", "pyramid", "random", "tower", "wall"],
            adapt: |pile| pile,
        },
        proofs: proof::PROOFS,
        parse: Pile::parse,
        solve,
        verify: |answer, pile| answer.verify(pile).map(|()| Shown::Everything),
        tell: explain::stable_cubes::tell,
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: Answer::claim,
        check: Claim::verify,
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
