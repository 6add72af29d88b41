//! What may be taken, at every moment of all games on small piles.

use std::ops::RangeInclusive;

use super::strip::{each_order, each_pile};
use crate::reference::{Rules, members};
use crate::{Game, Pile, Refusal};

/// Compares games with the rules on every pile of `sizes` cubes, for every order in which the cubes may be named: up to
/// the first that may not be taken.
pub(super) fn prove(sizes: RangeInclusive<usize>) -> Result<u64, String> {
    let mut cases = 0;
    each_pile(sizes, |cubes| {
        let rules = Rules::new(cubes);
        let pile = Pile::new(cubes.to_vec()).map_err(|error| format!("{cubes:?}: {error}"))?;
        each_order(cubes.len(), |order| {
            cases += 1;
            check(&pile, &rules, order)
        })
    })?;
    Ok(cases)
}

/// Names the cubes in this order, and checks every moment before one.
fn check(pile: &Pile, rules: &Rules, order: &[u32]) -> Result<(), String> {
    let mut game = Game::new(pile);
    let mut left = (1_u32 << order.len()) - 1;
    for &number in order {
        let takeable = rules.takeable(left);
        let says =
            |bit: &dyn Fn(u32) -> bool| (0..order.len() as u32).fold(0, |set, at| set | u32::from(bit(at)) << at);
        let is_right = game.takeable().eq(members(takeable).map(|place| place as u32))
            && says(&|number| game.is_takeable(number)) == takeable
            && says(&|number| game.stands(number)) == left
            && (game.least(), game.greatest()) == (Some(takeable.trailing_zeros()), takeable.checked_ilog2());
        let without = left & !(1 << number);
        let outcome = game.take(number);
        let is_right = is_right
            && match outcome {
                Ok(turn) => takeable >> number & 1 == 1 && turn.number == number,
                Err(Refusal::Pinned { number: at, load }) => {
                    at == number && without >> load & 1 == 1 && !rules.stands(load as usize, without)
                }
                Err(_) => false,
            };
        if !is_right {
            return Err(format!("{pile}order: {order:?}, at {number}: {outcome:?}\nright: {takeable:b} of {left:b}"));
        }
        if outcome.is_err() {
            return Ok(());
        }
        left = without;
    }
    if game.is_over() { Ok(()) } else { Err(format!("{pile}order: {order:?}\nthe game goes on")) }
}
