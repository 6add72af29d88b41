//! The adapter of `huarong-dao`.

use huarong_dao::{Answer, Claim, Games, families, reference, solve};

use super::{Adapter, Problem};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "huarong-dao",
        about: "The least number of moves that bring one tile home, for each game on one board.",
        families: families::FAMILIES,
        parse: Games::parse,
        solve,
        verify: Answer::verify,
        outcome: Answer::outcome,
        claim: Claim::parse,
        claimed_outcome: Claim::outcome,
        check: Claim::verify,
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}
