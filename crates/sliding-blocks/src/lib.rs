//! Orders of pushes that build a tree of blocks, or the deadlock that forbids it.
//!
//! A board holds one block. Further unit blocks are pushed in, one at a time, from outside the board along a row or a
//! column; a block slides until the next cell in its direction is occupied, and stops there.
//! Given a [`Target`], a set of cells that form a tree, [`solve`] finds an order of pushes that builds it from its
//! first cell, or shows why there is none.
//!
//! ```
//! use sliding_blocks::{Answer, Target, solve};
//!
//! // The first block is the one in the middle of the upper row:   ###
//! //                                                              #..
//! let target: Target = "2 3 4\n1 2\n2 1\n1 3\n1 1\n".parse()?;
//! let answer = solve(&target);
//! answer.verify(&target)?;
//!
//! let Answer::Possible(plan) = &answer else { panic!("this target can be built") };
//! assert_eq!(plan.len(), 3);
//! assert_eq!(answer.to_string(), "possible\n> 1\n^ 1\n< 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What decides it
//!
//! Root the tree at the first block. A block can only be stopped by its parent, so its direction and its line are
//! known. It must come after its parent, and before every block that stands on its way in: in the rest of its line, on
//! the side it comes from, beyond gaps too, the first block included. These constraints have an order exactly when
//! they have no cycle; a cycle is a witness of impossibility that can be shown and checked, the [`Deadlock`].
//!
//! # Complexity
//!
//! With B blocks, parsing, solving and checking take O(B) time and space (the check of a plan O(B log B) time),
//! whatever the size of the board, and nothing recurses.
//!
//! # Limits
//!
//! A board has at most [`Target::MAX_SIDE`] = 10^9 rows and columns; blocks are limited by memory alone, which follows
//! what is given, not what a text claims.
//!
//! # Features
//!
//! `reference`: slow, obviously right solvers to test against, and proofs by going through all small boards. `families`: named instance families from a seed.
//!
//! # Sources
//!
//! ICPC Asia Singapore Regional 2018, problem H "Sliding Blocks" (Kattis `slidingblocks`). That a block may go, in
//! reverse, when no block rests on it and its way out is free is our own way to avoid a constraint graph.

mod answer;
#[cfg(feature = "families")]
pub mod families;
mod input;
#[cfg(feature = "reference")]
pub mod proof;
#[cfg(feature = "reference")]
pub mod reference;
mod solve;
mod tree;

pub use answer::{Answer, Claim, Deadlock, Link, Outcome, Plan, Push, Reason, Wrong};
pub use core_grid; // whose types are part of this crate's
pub use input::{ParseError, Target, TargetError};
pub use solve::solve;
