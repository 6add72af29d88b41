//! What is wrong with an answer.

use std::error::Error;
use std::fmt;

/// What is wrong with an answer. Turns count from 1, cubes are named by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// The order has not as many cubes as the pile.
    Length {
        /// How many cubes are taken.
        given: usize,
        /// How many there are.
        expected: usize,
    },
    /// There is no cube of this number.
    NoSuchCube {
        /// The turn.
        turn: u32,
        /// The number.
        number: u32,
    },
    /// A cube is taken that is gone.
    TakenTwice {
        /// The turn.
        turn: u32,
        /// The cube.
        number: u32,
    },
    /// A cube is taken on which another stands alone.
    NotTakeable {
        /// The turn.
        turn: u32,
        /// The cube.
        number: u32,
        /// The other.
        load: u32,
    },
    /// The first player takes a cube although a greater one could be taken.
    NotGreatest {
        /// The turn.
        turn: u32,
        /// The cube that is taken.
        taken: u32,
        /// A greater one.
        greater: u32,
    },
    /// The second player takes a cube although a smaller one could be taken.
    NotLeast {
        /// The turn.
        turn: u32,
        /// The cube that is taken.
        taken: u32,
        /// A smaller one.
        smaller: u32,
    },
    /// The value is not that of the order of play.
    Value {
        /// The value that the answer gives.
        given: u64,
        /// The right one.
        expected: u64,
    },
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { given, expected } => {
                write!(f, "expected all {expected} cubes to be taken, found an order of {given}")
            }
            Self::NoSuchCube { turn, number } => write!(f, "turn {turn}: expected a cube of the pile, found {number}"),
            Self::TakenTwice { turn, number } => {
                write!(f, "turn {turn}: expected a cube that still stands, found {number} again")
            }
            Self::NotTakeable { turn, number, load } => {
                write!(f, "turn {turn}: expected a cube that may be taken, found {number}, on which {load} stands")
            }
            Self::NotGreatest { turn, taken, greater } => {
                write!(f, "turn {turn}: expected the greatest cube that may be taken, found {taken} before {greater}")
            }
            Self::NotLeast { turn, taken, smaller } => {
                write!(f, "turn {turn}: expected the least cube that may be taken, found {taken} before {smaller}")
            }
            // An answer in the judge's format is one line.
            Self::Value { given, expected } => write!(f, "line 1: expected the value {expected}, found {given}"),
        }
    }
}

impl Error for Wrong {}
