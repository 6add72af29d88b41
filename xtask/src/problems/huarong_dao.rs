//! The adapter of `huarong-dao`.

use huarong_dao::{Answer, Claim, Games, Reply, families, proof, reference, solve};

use super::{Adapter, Problem};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "huarong-dao",
        about: "The least number of moves that bring one tile home, for each game on one board.",
        families: families::FAMILIES,
        proofs: proof::PROOFS,
        parse: Games::parse,
        solve,
        verify: Answer::verify,
        // Not that moves are the least.
        proves: |answer| answer.replies().iter().all(|reply| matches!(reply, Reply::Unreachable(_))),
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: Answer::claim,
        check: Claim::verify,
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
