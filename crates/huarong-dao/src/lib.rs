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
//! # The route itself, and hints
//!
//! [`Board::route`] gives a route of the least number of moves, always the same one, in legs of the blank;
//! [`Board::next_move`] its first move alone.
//!
//! ```
//! use core_grid::{Coord, Direction, Shape};
//! use huarong_dao::{Board, Query, Scratch};
//!
//! // One fixed tile in the middle: the blank goes around a ring of eight cells, and the tile goes the other way around.
//! let board = Board::new(Shape::new(3, 3)?, |at| at != Coord::new(1, 1))?;
//! let query = Query { blank: Coord::new(0, 1), tile: Coord::new(0, 0), target: Coord::new(2, 2) };
//! let mut scratch = Scratch::default();
//! let route = board.route(&query, &mut scratch)??;
//! assert_eq!(route.to_string(), "L1 (D2 R2 U2 L2)x2 D2 R2 U1");
//! assert_eq!(route.len(), 22);
//! assert_eq!(route.verify(&board, &query), Ok(())); // by replay
//! assert_eq!(board.next_move(&query, &mut scratch)??, Some(Direction::Left));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How far every cell is
//!
//! ```
//! use core_grid::{Coord, Shape};
//! use huarong_dao::{Board, Scratch};
//!
//! // A square, and a corridor where a tile cannot turn.
//! let board = Board::new(Shape::new(2, 4)?, |at| at.row == 0 || at.col < 2)?;
//! let (tile, blank) = (Coord::new(0, 0), Coord::new(1, 1));
//! let moves = board.distances(tile, blank, &mut Scratch::default())?;
//! assert_eq!(moves.as_slice(), [
//!     Some(0), Some(2), None, None,
//!     Some(2), Some(5), None, None,
//! ]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Why there is no way
//!
//! ```
//! use core_grid::{Coord, Shape};
//! use huarong_dao::{Board, Query, Reason, Reply, Scratch};
//!
//! let board = Board::new(Shape::new(2, 4)?, |at| at.row == 0 || at.col < 2)?;
//! let query = Query { blank: Coord::new(1, 1), tile: Coord::new(0, 0), target: Coord::new(0, 3) };
//! let Reply::Unreachable(reason) = board.least_moves(&query, &mut Scratch::default())? else {
//!     panic!("the blank cannot get ahead of the tile where the corridor begins");
//! };
//! assert_eq!(reason, Reason::CannotTurn { at: Coord::new(0, 1) });
//! assert_eq!(reason.verify(&board, &query), Ok(())); // by the parts that the board falls into without that cell
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
//! A route goes on from there to all states on shortest routes, and takes a byte for each step of the tile, of which there
//! are fewer than N; its legs are found when they are asked for, with a search of the blank's way for each step of the tile,
//! but for those along a corridor, which are one.
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
