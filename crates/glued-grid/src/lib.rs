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
//! # Why not
//!
//! A [`Reason`] is one of five, each checked by flood fills alone, without a line of the solver.
//!
//! ```
//! use glued_grid::{Answer, Puzzle, solve};
//!
//! let why_not = |text: &str| -> Result<String, Box<dyn std::error::Error>> {
//!     let puzzle = Puzzle::parse_between(text.as_bytes())?;
//!     let Answer::Impossible(reason) = solve(&puzzle) else { panic!("{puzzle}is possible") };
//!     reason.verify(&puzzle)?;
//!     Ok(reason.to_string())
//! };
//! // The picture, the start, and the goal. A glued tile is out of place:
//! assert_eq!(why_not("2 2  #. ..  2 1 3 0  1 2 3 0")?, "tile 2 is stuck at (1, 1), where tile 1 belongs");
//! // The blank cannot reach its goal:
//! assert_eq!(why_not("1 3  .#.  0 2 1  1 2 0")?, "the blank cannot get from (1, 1) to (1, 3)");
//! // Once the blank has walked to its goal, a tile is in the wrong block:
//! assert_eq!(why_not("1 4  ....  0 1 2 3  2 1 3 0")?, "tile 1 cannot get from (1, 1) to (1, 2), past (1, 2)");
//! // A block is an odd number of swaps from home:
//! assert_eq!(
//!     why_not("2 3  ... ...  2 1 3 4 5 0  1 2 3 4 5 0")?,
//!     "the tiles around (1, 1), as far as (2, 3), are an odd number of swaps from home"
//! );
//! // A bare ring is an even number of swaps from home, but it cannot be turned home:
//! assert_eq!(
//!     why_not("3 3  ... .#. ...  2 3 1 4 5 6 7 8 0  1 2 3 4 5 6 7 8 0")?,
//!     "the tiles at (2, 3) and (1, 3) are on a bare ring of 8 cells and need different turns of it"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Any start and any goal
//!
//! [`Puzzle::between`] takes any two arrangements of the same tiles, the blank on any free cell in both; the judge's form, which
//! [`Puzzle::parse`] reads, is one case of it.
//!
//! ```
//! use core_grid::{Coord, FreeCells, Shape};
//! use glued_grid::{Arrangement, Puzzle, PuzzleError, solve};
//!
//! let shape = Shape::new(2, 3)?;
//! let free = FreeCells::new(shape, |_| true);
//! let start = Arrangement::new(shape, vec![0, 70, 20, 30, 10, 50])?;
//! let goal = Arrangement::new(shape, vec![10, 20, 0, 30, 50, 70])?;
//! assert!(solve(&Puzzle::between(free.clone(), &start, &goal)?).outcome());
//!
//! // Other tiles in the start than in the goal are an error.
//! let other = Arrangement::new(shape, vec![0, 70, 20, 30, 10, 40])?;
//! let error = PuzzleError::UnknownTile { tile: 40, cell: Coord::new(1, 2) };
//! assert_eq!(Puzzle::between(free.clone(), &other, &goal), Err(error));
//!
//! // The judge's form from code.
//! let judges = Puzzle::between(free, &Arrangement::new(shape, vec![1, 2, 3, 5, 4, 0])?, &Arrangement::home(shape))?;
//! assert_eq!(judges.judge_text().as_deref(), Some("2 3\n...\n...\n1 2 3\n5 4 0\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The blocks
//!
//! No tile ever leaves its block of the board; [`Puzzle::blocks`] gives them, and the cut cells at which they meet.
//!
//! ```
//! use glued_grid::{BlockKind, Puzzle};
//!
//! // A ring, a corridor of two cells, and an open room.
//! let puzzle = Puzzle::parse(b"3 7
//!                              ...#...
//!                              .#.....
//!                              ...#...
//!                              1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 0")?;
//! let blocks = puzzle.blocks();
//! let found: Vec<(BlockKind, usize)> = blocks.iter().map(|block| (block.kind(), block.cells().count())).collect();
//! assert_eq!(found, [(BlockKind::Rich, 9), (BlockKind::Pair, 2), (BlockKind::Pair, 2), (BlockKind::Ring, 8)]);
//! let cut: Vec<String> = blocks.cut_cells().iter().map(|&cell| puzzle.shape().coord(cell).to_string()).collect();
//! assert_eq!(cut, ["(2, 3)", "(2, 4)", "(2, 5)"]);
//! # Ok::<(), glued_grid::ParseError>(())
//! ```
//!
//! # How many arrangements
//!
//! [`Puzzle::arrangements`] counts the arrangements that can be brought into the goal, as a product of one factor a block.
//!
//! ```
//! use glued_grid::{Factor, Puzzle};
//!
//! let puzzle = Puzzle::parse(b"3 7
//!                              ...#...
//!                              .#.....
//!                              ...#...
//!                              1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 0")?;
//! let arrangements = puzzle.arrangements();
//! assert_eq!(arrangements.factors(), [Factor::EvenPermutations(8), Factor::One, Factor::One, Factor::Turns(7)]);
//! assert_eq!(arrangements.to_string(), "7 x (8!/2)");
//! assert_eq!(arrangements.to_u64(), Some(7 * 20_160));
//! assert_eq!(arrangements.blank_anywhere().to_u64(), Some(7 * 20_160 * 18));
//! assert!((arrangements.log2() - 17.106).abs() < 0.001);
//! # #[cfg(feature = "exact")]
//! assert_eq!(arrangements.exact().to_string(), "141120"); // a big integer, with the feature `exact`
//! # Ok::<(), glued_grid::ParseError>(())
//! ```
//!
//! # How
//!
//! Where it is possible, [`plan`] says how, on every board; [`plan_with_steps`] with the steps in which it is done:
//!
//! ```
//! use glued_grid::{Puzzle, plan};
//!
//! // A ring around a hole, to be turned by one place.
//! let puzzle = Puzzle::parse(b"3 3  ... .#. ...  4 1 2 7 5 3 8 6 0")?;
//! let plan = plan(&puzzle)?;
//! assert_eq!(plan.to_string(), "L2 U2 R2 D2");
//! assert_eq!(plan.replay(&puzzle), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Complexity
//!
//! With N cells: O(N) time and about 15 bytes a cell, and 60 more a column, text not counted, for parsing and solving; nothing
//! recurses. A board may have up to 2^32 - 1 cells. A plan may have as many moves as the cube of the cells of a block; it is kept in
//! runs.
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
mod plan;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod solve;
mod ways;

pub use answer::{Answer, Claim, ClaimError, Outcome, Reason, Wrong};
pub use arrangements::{Arrangements, Factor};
pub use blocks::{Block, BlockKind, Blocks};
pub use core_grid; // whose types are part of this crate's
pub use input::{Arrangement, ParseError, Puzzle, PuzzleError};
#[cfg(feature = "exact")]
pub use num_bigint; // whose type the exact number is
pub use plan::{Plan, Run, Step, Steps, WrongPlan, plan, plan_with_steps};
pub use solve::solve;
