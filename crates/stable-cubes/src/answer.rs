//! What a game ends in: the order of play and its value.

use std::fmt;
use std::num::NonZero;

use crate::{Pile, Turn};

mod claim;
#[cfg(feature = "exact")]
mod exact;
mod replay;
mod wrong;

pub use claim::{Claim, ClaimError};
pub use wrong::Wrong;

/// Values are taken modulo this prime, 10^9 + 9.
pub const MODULUS: u64 = 1_000_000_009;

/// What all right answers for a pile have in common: the value modulo [`MODULUS`].
pub type Outcome = u64;

/// A game on a pile, both players at their best: the cubes in the order in which they are taken, and the number that
/// they spell.
///
/// Its text is the judge's output: the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    order: Vec<u32>,
    value: u64,
}

impl Answer {
    /// An answer as somebody gives it, right or wrong: [`verify`](Self::verify) tells.
    ///
    /// ```
    /// use stable_cubes::{Answer, Pile, Wrong};
    ///
    /// let pile: Pile = "2\n0 0\n0 1\n".parse()?;
    /// assert_eq!(Answer::from_parts(vec![1, 0], 2).verify(&pile), Ok(()));
    /// let wrong = Answer::from_parts(vec![0, 1], 1).verify(&pile);
    /// assert_eq!(wrong, Err(Wrong::NotTakeable { turn: 1, number: 0, load: 1 }));
    /// # Ok::<(), stable_cubes::ParseError>(())
    /// ```
    pub const fn from_parts(order: Vec<u32>, value: u64) -> Self {
        Self { order, value }
    }

    /// The numbers of the cubes in the order in which they are taken: the digits of the value, in base m for m cubes,
    /// the most significant first. The first player takes the first, the third, and so on.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// The game turn by turn: who takes which cube.
    ///
    /// ```
    /// use stable_cubes::{Pile, Player, Turn, solve};
    ///
    /// let answer = solve(&"2\n0 0\n0 1\n".parse::<Pile>()?);
    /// assert!(answer.turns().eq([
    ///     Turn { turn: 1, player: Player::First, number: 1 },
    ///     Turn { turn: 2, player: Player::Second, number: 0 },
    /// ]));
    /// assert_eq!(answer.turns().last().unwrap().to_string(), "turn 2: the second player takes 0");
    /// # Ok::<(), stable_cubes::ParseError>(())
    /// ```
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> + ExactSizeIterator + Clone {
        self.order.iter().enumerate().map(|(before, &number)| Turn::new(before as u32 + 1, number))
    }

    /// The value modulo [`MODULUS`].
    pub const fn value(&self) -> u64 {
        self.value
    }

    /// The value modulo any other number from 1, modulo which all values are 0, to 2^64 - 1.
    ///
    /// It is that of the order, whatever [`value`](Self::value) an answer of somebody else has. O(m) time for m cubes.
    ///
    /// ```
    /// use std::num::NonZero;
    ///
    /// use stable_cubes::{Pile, solve};
    ///
    /// let answer = solve(&"3\n2 1\n1 0\n0 1\n".parse::<Pile>()?); // 201 in base 3
    /// let modulo = |modulus| NonZero::new(modulus).map(|modulus| answer.value_modulo(modulus));
    /// assert_eq!([1, 10, 1 << 63].map(modulo), [Some(0), Some(9), Some(19)]);
    /// assert_eq!(modulo(0), None); // 0 is no modulus
    /// # Ok::<(), stable_cubes::ParseError>(())
    /// ```
    pub fn value_modulo(&self, modulus: NonZero<u64>) -> u64 {
        value_of(&self.order, modulus)
    }

    /// What all right answers have in common: the value.
    pub const fn outcome(&self) -> Outcome {
        self.value
    }

    /// What the answer says in the judge's format.
    pub const fn claim(&self) -> Claim {
        Claim::new(self.value)
    }

    /// Checks everything: that each cube could be taken when it was, that no greater one (or, for the second player,
    /// no smaller one) could have been, and that the value is that of the order.
    ///
    /// Nothing is solved again: the turn of each cube is taken from the order, and from the turns of the cubes around
    /// follows when it could be taken. O(m log m) time for m cubes, however wrong the order is.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong: first the list as such, then the earliest turn, then the value. In a turn that takes
    /// a cube that may not be taken, this is what is wrong, whatever else could have been taken.
    pub fn verify(&self, pile: &Pile) -> Result<(), Wrong> {
        replay::verify(pile.cubes(), &self.order)?;
        let expected = value_of(&self.order, JUDGES_MODULUS);
        if self.value == expected { Ok(()) } else { Err(Wrong::Value { given: self.value, expected }) }
    }
}

const JUDGES_MODULUS: NonZero<u64> = NonZero::new(MODULUS).expect("it is a prime");

/// The digits `order` in base `order.len()`, modulo `modulus`, by Horner's rule.
fn value_of(order: &[u32], modulus: NonZero<u64>) -> u64 {
    let (base, modulus) = (order.len() as u128, u128::from(modulus.get()));
    order.iter().fold(0_u128, |value, &digit| (value * base + u128::from(digit)) % modulus) as u64
}

/// The judge's output, without a newline.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value)
    }
}
