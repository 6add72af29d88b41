//! Every target: is it answered rightly?

use core_grid::Coord;

use super::board::Board;
use crate::input::Target;
use crate::reference::{exhaustive, is_maximal, plain};
use crate::solve::{partial, solve, take_away};
use crate::tree::{Bounds, Tree};

pub(super) fn every_tree_on_4_by_4() -> Result<u64, String> {
    Board { rows: 4, cols: 4 }.each_target(1..=16, |target| {
        answered(target)?;
        built_in_part(target)
    })
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

/// The part passes its check, and a search over all boards says that it can be built and not be added to.
fn built_in_part(target: &Target) -> Result<(), String> {
    let partial = partial(target);
    let fail = |what: &str| Err(format!("{what}\n{target}{partial}"));
    if let Err(wrong) = partial.verify(target) {
        return fail(&wrong.to_string());
    }
    let left_out = |cell: &Coord| partial.left_out().iter().any(|left_out| left_out.block == *cell);
    let part: Vec<Coord> = target.cells().iter().filter(|cell| !left_out(cell)).copied().collect();
    if is_maximal(target, &part) != Ok(true) {
        return fail("a block can be added");
    }
    Ok(())
}
