//! The values of all small piles.

use std::ops::RangeInclusive;

use super::strip::{each_order, each_pile, inverse};
use crate::reference::Rules;
use crate::{Cube, MODULUS, Pile, solve};

/// Compares the solver with minimax on every pile of `sizes` cubes with every numbering. Which sets of cubes can be left
/// and what may be taken from them is found once a pile, minimax is played out for each numbering.
pub(super) fn prove(sizes: RangeInclusive<usize>) -> Result<u64, String> {
    let mut cases = 0;
    each_pile(sizes, |cubes| {
        let rules = Rules::new(cubes);
        each_order(cubes.len(), |places| {
            cases += 1;
            check(cubes, places, &rules)
        })
    })?;
    Ok(cases)
}

/// Checks the pile in which number n is the cube `cubes[places[n]]`.
fn check(cubes: &[Cube], places: &[u32], rules: &Rules) -> Result<(), String> {
    let numbered = places.iter().map(|&place| cubes[place as usize]).collect();
    let pile = Pile::new(numbered).map_err(|error| format!("{cubes:?} in the order {places:?}: {error}"))?;
    let answer = solve(&pile);
    let minimax = (rules.minimax(&inverse(places)) % u128::from(MODULUS)) as u64;
    if answer.outcome() != minimax {
        return Err(format!("{pile}solver: {answer}, by {:?}\nminimax: {minimax}", answer.order()));
    }
    answer.verify(&pile).map_err(|wrong| format!("{pile}solver: {answer}, by {:?}\ncheck: {wrong}", answer.order()))
}
