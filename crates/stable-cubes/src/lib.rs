//! The cube-taking game on a stable pile.
//!
//! Unit cubes, numbered from 0, stand on the ground or on each other: a cube at (x, y) is stable if y is 0 or there is
//! a cube at (x-1, y-1), (x, y-1) or (x+1, y-1). Two players take cubes away in turn, never one whose removal makes
//! another unstable. The numbers, in the order of removal, are the digits of a number in base m, for m cubes, the most
//! significant first. The first player wants it large, the second small. What is it, modulo 10^9 + 9?
//!
//! [`solve`] plays the game on a [`Pile`]; the [`Answer`] has the order of play and the value, and checks itself
//! without solving again.
//!
//! ```
//! use stable_cubes::{Cube, Pile, solve};
//!
//! //    2   0
//! //      1
//! let pile = Pile::new(vec![Cube::new(2, 1), Cube::new(1, 0), Cube::new(0, 1)])?;
//! let answer = solve(&pile);
//! assert_eq!(answer.order(), [2, 0, 1]);
//! assert_eq!(answer.value(), 2 * 9 + 0 * 3 + 1);
//! assert_eq!(answer.verify(&pile), Ok(()));
//! # Ok::<(), stable_cubes::PileError>(())
//! ```
//!
//! # Complexity and limits
//!
//! For m cubes, O(m) time to validate, O(m log m / log 64) to solve, O(m log m) to check an answer; O(m) memory. Up to
//! 2^29 - 1 cubes ([`Pile::MAX_CUBES`]), columns up to 10^9 from 0 to either side, levels up to 10^9. Nothing recurses,
//! and no input makes anything panic.
//!
//! # Input and output
//!
//! [`Pile::parse`] reads `m` and m lines `x y`, and says what is wrong where; [`Answer`] prints the value. An answer of
//! another program is a [`Claim`].
//!
//! # Features
//!
//! - `reference`: two slow, plain solvers that share nothing with the fast one, and proofs by all small cases;
//! - `families`: named families of piles, from a seed.
//!
//! # Source
//!
//! Codeforces 521B "Cubes" (round 295, division 1).

mod answer;
mod cube;
#[cfg(feature = "families")]
pub mod families;
mod input;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod solve;

pub use answer::{Answer, Claim, ClaimError, MODULUS, Outcome, Wrong};
pub use core_grid; // whose types are part of this crate's
pub use cube::Cube;
pub use input::{ParseError, Pile, PileError};
pub use solve::solve;
