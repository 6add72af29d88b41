//! The verdicts on all orders of play on small piles.

use std::ops::RangeInclusive;

use super::strip::{each_order, each_pile, inverse};
use crate::reference::{Rules, members};
use crate::{Answer, MODULUS, Pile, Wrong};

/// Compares the check of answers with the rules on every pile of `sizes` cubes, with every numbering and every order.
pub(super) fn prove(sizes: RangeInclusive<usize>) -> Result<u64, String> {
    let mut cases = 0;
    each_pile(sizes, |cubes| {
        let rules = Rules::new(cubes);
        each_order(cubes.len(), |places| {
            let pile = Pile::new(places.iter().map(|&place| cubes[place as usize]).collect())
                .map_err(|error| format!("{cubes:?} in the order {places:?}: {error}"))?;
            let numbers = inverse(places);
            each_order(cubes.len(), |order| {
                cases += 1;
                check(&pile, &Game { rules: &rules, places, numbers: &numbers }, order)
            })
        })
    })?;
    Ok(cases)
}

/// A pile as the rules see it: the place of each number, and the number at each place.
struct Game<'a> {
    rules: &'a Rules,
    places: &'a [u32],
    numbers: &'a [u32],
}

/// Checks the verdict on `order`.
fn check(pile: &Pile, game: &Game<'_>, order: &[u32]) -> Result<(), String> {
    let value = order.iter().fold(0, |value, &digit| value * order.len() as u64 + u64::from(digit));
    let verdict = |value| Answer::from_parts(order.to_vec(), value).verify(pile);
    let mut left = (1_u32 << order.len()) - 1;
    for (turn, &taken) in (1..).zip(order) {
        let place = game.places[taken as usize];
        let numbers = || members(game.rules.takeable(left)).map(|place| game.numbers[place]);
        let best = if turn % 2 == 1 { numbers().max() } else { numbers().min() };
        if best != Some(taken) {
            let verdict = verdict(value);
            let is_right = game.is_right(verdict, turn, taken, left);
            return if is_right { Ok(()) } else { Err(format!("{pile}order: {order:?}\nverdict: {verdict:?}")) };
        }
        left &= !(1 << place);
    }
    // The right order; with any other value it is wrong.
    let wrong = |given| Err(Wrong::Value { given, expected: value });
    let expected = [(value, Ok(())), (value + 1, wrong(value + 1)), (value + MODULUS, wrong(value + MODULUS))];
    match expected.into_iter().find(|&(given, expected)| verdict(given) != expected) {
        Some((given, _)) => Err(format!("{pile}order: {order:?}, value {given}\nverdict: {:?}", verdict(given))),
        None => Ok(()),
    }
}

impl Game<'_> {
    /// Whether `verdict` says what is wrong with taking `taken`, not the best of what may be taken from the set `left`,
    /// in turn `turn`.
    fn is_right(&self, verdict: Result<(), Wrong>, turn: u32, taken: u32, left: u32) -> bool {
        let is_takeable = |number: u32| self.rules.takeable(left) >> self.places[number as usize] & 1 == 1;
        let without = left & !(1 << self.places[taken as usize]);
        match verdict {
            Err(Wrong::NotTakeable { turn: at, number, load }) => {
                let load = self.places[load as usize] as usize;
                at == turn && number == taken && without >> load & 1 == 1 && !self.rules.stands(load, without)
            }
            Err(Wrong::NotGreatest { turn: at, taken: number, greater }) => {
                at == turn
                    && number == taken
                    && turn % 2 == 1
                    && taken < greater
                    && is_takeable(taken)
                    && is_takeable(greater)
            }
            Err(Wrong::NotLeast { turn: at, taken: number, smaller }) => {
                at == turn
                    && number == taken
                    && turn.is_multiple_of(2)
                    && smaller < taken
                    && is_takeable(taken)
                    && is_takeable(smaller)
            }
            _ => false,
        }
    }
}
