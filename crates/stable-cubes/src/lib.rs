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
//! # The whole game
//!
//! [`Answer::turns`] tells who takes which cube in which turn.
//!
//! ```
//! use stable_cubes::{Pile, Player, solve};
//!
//! let pile: Pile = "3\n2 1\n1 0\n0 1\n".parse()?;
//! let answer = solve(&pile);
//! let record: Vec<String> = answer.turns().map(|turn| turn.to_string()).collect();
//! assert_eq!(record, [
//!     "turn 1: the first player takes 2",
//!     "turn 2: the second player takes 0",
//!     "turn 3: the first player takes 1",
//! ]);
//! let of_second = answer.turns().filter(|turn| turn.player == Player::Second);
//! assert!(of_second.map(|turn| turn.number).eq([0]));
//! # Ok::<(), stable_cubes::ParseError>(())
//! ```
//!
//! # The value modulo any number, and itself
//!
//! ```
//! use std::num::NonZero;
//!
//! use stable_cubes::{Cube, Pile, solve};
//!
//! let answer = solve(&Pile::new((0..20).map(|y| Cube::new(0, y)).collect())?); // a tower
//! assert_eq!(answer.value(), 23_954_539);
//! if let Some(modulus) = NonZero::new(1 << 63) {
//!     assert_eq!(answer.value_modulo(modulus), 5_288_190_389_563_189_492);
//! }
//! // With the feature `exact`: the digits 19, 18, and so on, in base 20.
//! assert_eq!(answer.exact_value()?.to_string(), "104567135734072022160664820");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game at any moment
//!
//! A [`Game`] is played on a pile cube by cube; it tells what may be taken, and refuses the rest.
//!
//! ```
//! use stable_cubes::{Game, Pile, Refusal};
//!
//! //   1
//! //   0 2
//! let pile: Pile = "3\n0 0\n0 1\n1 0\n".parse()?;
//! let mut game = Game::new(&pile);
//! assert!(game.takeable().eq([0, 1, 2]));
//! game.take(2)?;
//! assert!(game.takeable().eq([1])); // which has no support but 0 now
//! assert_eq!(game.take(0), Err(Refusal::Pinned { number: 0, load: 1 }));
//! game.take(1)?;
//! assert!(game.takeable().eq([0])); // again
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Other ways to play
//!
//! [`Game::play`] goes on from any moment by two rules, one for each player: [`Game::greatest`], [`Game::least`], or any
//! other that names a cube.
//!
//! ```
//! use stable_cubes::{Game, Pile, Refusal, Turn};
//!
//! //   1   2
//! //   0 3 4
//! let pile: Pile = "5\n0 0\n0 1\n2 1\n1 0\n2 0\n".parse()?;
//! let numbers = |turns: Result<Vec<Turn>, Refusal>| -> Result<Vec<u32>, Refusal> {
//!     Ok(turns?.iter().map(|turn| turn.number).collect())
//! };
//!
//! let mut game = Game::new(&pile);
//! let best = game.clone().play(Game::greatest, Game::least).collect();
//! assert_eq!(numbers(best)?, [4, 0, 2, 1, 3]);
//! // Two turns with the rules exchanged, then both players take the leftmost cube that they may.
//! let begun = game.play(Game::least, Game::greatest).take(2).collect();
//! assert_eq!(numbers(begun)?, [0, 4]);
//! let leftmost = |game: &Game<'_>| game.takeable().min_by_key(|&number| game.pile().cubes()[number as usize].x);
//! let rest = game.play(leftmost, leftmost).collect();
//! assert_eq!(numbers(rest)?, [1, 2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Complexity and limits
//!
//! For m cubes, O(m) time to validate, O(m log m / log 64) to solve or to play a whole game, O(m log m) to check an answer;
//! O(m) memory. Up to 2^29 - 1 cubes ([`Pile::MAX_CUBES`]), columns up to 10^9 from 0 to either side, levels up to 10^9.
//! Nothing recurses, and no input makes anything panic. The exact value takes more than linear time, and at most a million
//! cubes (`Answer::MAX_EXACT`).
//!
//! # Input and output
//!
//! [`Pile::parse`] reads `m` and m lines `x y`, and says what is wrong where; [`Answer`] prints the value. An answer of
//! another program is a [`Claim`].
//!
//! # Features
//!
//! - `exact`: the value as a big integer;
//! - `reference`: two slow, plain solvers that share nothing with the fast one, and proofs by all small cases;
//! - `families`: named families of piles, from a seed.
//!
//! # Source
//!
//! Codeforces 521B "Cubes" (round 295, division 1).

mod answer;
mod bits;
mod cube;
#[cfg(feature = "families")]
pub mod families;
mod game;
mod input;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod solve;
#[cfg(any(feature = "exact", feature = "reference"))]
mod too_large;
mod turn;

pub use answer::{Answer, Claim, ClaimError, MODULUS, Outcome, Wrong};
pub use core_grid; // whose types are part of this crate's
pub use cube::Cube;
pub use game::{Game, Refusal};
pub use input::{ParseError, Pile, PileError};
#[cfg(feature = "exact")]
pub use num_bigint; // whose type the exact value is
pub use solve::solve;
#[cfg(any(feature = "exact", feature = "reference"))]
pub use too_large::TooLarge;
pub use turn::{Player, Turn};
