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
//! they have no cycle.
//!
//! # Why not, and how much of it
//!
//! A target that cannot be built has a [`Deadlock`]: a cycle of blocks, each of which waits for the next, with the reason
//! for it. It has no chord, so each block of it matters, and [`Deadlock::verify`] checks it without solving.
//!
//! ```
//! use sliding_blocks::{Answer, Target, solve};
//!
//! // ####     The last block of the hook comes from the left, where the first block (F) is in its way.
//! // #..#
//! // F.##
//! let target: Target = "3 4 9\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n3 3\n".parse()?;
//! let Answer::Impossible(deadlock) = solve(&target) else { panic!("no plan can exist") };
//! deadlock.verify(&target)?;
//! assert_eq!(
//!     deadlock.to_string(),
//!     "\
//! (3, 1) waits for (3, 3), which would run into it on its way along row 3
//! (3, 3) waits for (3, 4), which stops it
//! (3, 4) waits for (2, 4), which stops it
//! (2, 4) waits for (1, 4), which stops it
//! (1, 4) waits for (1, 2), which would run into it on its way along row 1
//! (1, 2) waits for (1, 1), which stops it
//! (1, 1) waits for (2, 1), which stops it
//! (2, 1) waits for (3, 1), which stops it"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`partial`] then places as many blocks as it can without keeping out one that could still be placed: a part of the
//! target to which no block can be added. It says of each other block what it waits for.
//!
//! ```
//! use sliding_blocks::{Target, partial};
//!
//! let target: Target = "3 4 9\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n3 3\n".parse()?;
//! let partial = partial(&target);
//! partial.verify(&target)?;
//! assert_eq!(partial.plan().len(), 7); // all blocks but the first, which needs no push, and one
//! let left_out = partial.left_out()[0];
//! assert_eq!(left_out.to_string(), "(3, 3) is left out: it would run into (3, 1) on its way along row 3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Complexity
//!
//! With B blocks, parsing, solving and checking take O(B) time and space (the checks of plans and of each link O(log B)
//! time a push or link), whatever the size of the board, and nothing recurses. For [`partial`] see there.
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

pub use answer::{Answer, Claim, Deadlock, Hindrance, LeftOut, Link, Outcome, Partial, Plan, Push, Reason, Wrong};
pub use core_grid; // whose types are part of this crate's
pub use input::{ParseError, Target, TargetError};
pub use solve::{partial, solve};
