//! Every target: is it answered rightly?

use super::board::Board;
use crate::input::Target;
use crate::reference::{exhaustive, plain};
use crate::solve::{solve, take_away};
use crate::tree::{Bounds, Tree};

pub(super) fn every_tree_on_4_by_4() -> Result<u64, String> {
    Board { rows: 4, cols: 4 }.each_target(1..=16, answered)
}

pub(super) fn trees_of_up_to_12_on_5_by_5() -> Result<u64, String> {
    Board { rows: 5, cols: 5 }.each_target(1..=12, answered)
}

pub(super) fn trees_of_13_and_more_on_5_by_5() -> Result<u64, String> {
    Board { rows: 5, cols: 5 }.each_target(13..=25, answered)
}

/// The answer passes its check, says what both references say, and is the same in the layout for a box that is mostly
/// empty, which small boards never are.
fn answered(target: &Target) -> Result<(), String> {
    let answer = solve(target);
    let fail = |what: &str| Err(format!("{what}\n{target}{answer}"));
    if let Err(wrong) = answer.verify(target) {
        return fail(&wrong.to_string());
    }
    if exhaustive(target) != Ok(answer.outcome()) {
        return fail("the exhaustive search says otherwise");
    }
    if plain(target) != Ok(answer.outcome()) {
        return fail("the topological sort says otherwise");
    }
    let elsewhere = match Tree::sparse(target.cells(), Bounds::of(target.cells())) {
        Some(Tree::Sparse(tree)) => Some(take_away(&tree)),
        _ => None,
    };
    if elsewhere.as_ref() != Some(&answer) {
        return fail("the sparse layout gives another answer");
    }
    Ok(())
}
