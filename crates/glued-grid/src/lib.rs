//! Solvability of sliding-tile boards with glued tiles and holes.
//!
//! The (nm-1)-puzzle, some of its tiles glued to the board: can the tiles be brought into order? Or, in general, from any
//! start to any goal, the blank anywhere in both, on any set of free cells: [`solve`] decides it in linear time, and says why
//! where it is impossible, in a form that can be checked by itself ([`Reason::verify`]).
//!
//! ```
//! use glued_grid::{Answer, Puzzle, Reason, solve};
//!
//! // Two rooms that share the cell in the middle. Tile 1 is in the wrong one.
//! let puzzle = Puzzle::parse(b"3 3
//!                              ..#
//!                              ...
//!                              #..
//!                              6 2 3
//!                              4 5 1
//!                              7 8 0")?;
//! let answer = solve(&puzzle);
//! assert_eq!(answer.to_string(), "impossible");
//! let Answer::Impossible(reason) = answer else { unreachable!() };
//! assert_eq!(reason.to_string(), "tile 6 cannot get from (1, 1) to (2, 3), past (2, 2)");
//! reason.verify(&puzzle)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Complexity
//!
//! With N cells: O(N) time and about 15 bytes a cell, text not counted, for parsing and solving; nothing recurses. A board may have
//! up to 2^32 - 1 cells.
//!
//! # Sources
//!
//! The problem is "Glued Grid" (BOJ 32895), which promises connected free cells and no holes; neither is relied on here. What
//! a block of free cells can do is a theorem of R. M. Wilson, "Graph puzzles, homotopy, and the alternating group" (1974), for
//! graphs with several blocks D. Kornhauser, G. Miller and P. Spirakis, "Coordinating pebble motion on graphs, the diameter of
//! permutation groups, and applications" (1984).
//!
//! # Features
//!
//! - `exact`: the number of arrangements as a big integer.
//! - `families`: named instance families, from a seed.
//! - `reference`: slow, plain methods to compare with, and proofs on all small boards.

mod answer;
mod arrangements;
mod blocks;
#[cfg(feature = "families")]
pub mod families;
mod input;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod solve;

pub use answer::{Answer, Claim, ClaimError, Outcome, Reason, Wrong};
pub use arrangements::{Arrangements, Factor};
pub use blocks::{Block, BlockKind, Blocks};
pub use core_grid; // whose types are part of this crate's
pub use input::{Arrangement, ParseError, Puzzle, PuzzleError};
#[cfg(feature = "exact")]
pub use num_bigint; // whose type the exact number is
pub use solve::solve;
