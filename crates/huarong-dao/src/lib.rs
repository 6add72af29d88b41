//! The least number of moves that bring one tile of a sliding board home.
//!
//! On a board of `n` rows and `m` columns one cell is blank, every other cell holds a tile, and some tiles are fixed.
//! A move slides a tile that shares an edge with the blank into it.
//! Only one tile matters: bring the tile at S to the cell T in as few moves as possible, or learn why that cannot be.
//! All games are played on one [`Board`], which is prepared once, and may be shared between threads.
//!
//! ```
//! use huarong_dao::{Games, solve};
//!
//! // Two games on a board of three rows and four columns: blank, tile and target as pairs of row and column.
//! let games: Games = "3 4 2
//! 0 1 1 1
//! 0 1 1 0
//! 0 1 0 0
//! 3 2 1 2 2 2
//! 1 2 2 2 3 2".parse()?;
//! let answer = solve(&games);
//! assert_eq!(answer.to_string(), "2\n-1");
//! assert_eq!(answer.verify(&games), Ok(()));
//! # Ok::<(), huarong_dao::ParseError>(())
//! ```
//!
//! # One game, from code
//!
//! ```
//! use core_grid::{Coord, Shape};
//! use huarong_dao::{Board, Query, Reply, Scratch};
//!
//! // An open board: a tile that goes straight on costs five moves a step, the first one apart.
//! let board = Board::new(Shape::new(4, 5)?, |_| true)?;
//! let query = Query { blank: Coord::new(1, 2), tile: Coord::new(1, 1), target: Coord::new(1, 4) };
//! let mut scratch = Scratch::default();
//! assert_eq!(board.least_moves(&query, &mut scratch)?, Reply::Moves(1 + 5 + 5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Complexity
//!
//! With `N = n m` cells: O(N) time and memory to prepare the board.
//! A target that cannot be reached is found out without a search, from the biconnected blocks of the free cells.
//! Else a query searches at most `2 N` states (cell of the tile, side of the blank), best first, and what it costs the
//! blank to change sides is found when it is asked for the first time, and kept: along corridors and around bottlenecks for
//! many cells at once, else by a flood of a few cells as a rule, and a walk of O(N) cells at worst.
//! On open boards the search goes straight to its target; where walls prevent that, it soon does so too, guided by distances
//! from a few landmarks. Nothing recurses on the size of the board.
//!
//! # Source
//!
//! NOIP 2013, senior group, day 2, problem 3 "华容道" (Luogu P1979, `LibreOJ` 2613), where n and m are at most 30, with up
//! to 500 queries; here a board may have up to [`Board::MAX_CELLS`] cells.

mod answer;
#[cfg(feature = "families")]
pub mod families;
mod input;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod route;
mod solve;

pub use answer::{Answer, Claim, ClaimError, Outcome, Reason, Reply, Wrong};
pub use core_grid; // whose types are part of this crate's
pub use input::{Board, Games, GamesError, ParseError, Query, QueryError, Role};
pub use route::{Leg, Legs, Route, Stretch, Stretches, WrongRoute};
pub use solve::{Scratch, solve};
