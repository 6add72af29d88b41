//! Coordinates, directions, sparse cells, biconnected blocks and token reading for grid puzzles.
//!
//! This crate knows grids and nothing of the puzzles played on them.
//! It has the ground that every solver of the workspace stands on:
//!
//! - [`Coord`], [`Direction`] and [`Shape`]: where a cell is, where its neighbours are, and whether they are on the board;
//! - [`Grid`]: one value a cell, dense, in row-major order, indexed by [`CellIdx`] or [`Coord`];
//! - [`FreeCells`]: which cells of a board are free, and which sides of each lead to another free one;
//! - [`Blocks`]: the biconnected blocks and cut vertices of the free cells, seen from roots of your choice;
//! - [`SparseCells`]: few cells on a huge board, with the nearest one in each direction in constant time;
//! - [`text`]: reading whitespace-separated tokens with exact error positions, and writing decimals fast;
//! - `families` (feature `families`): a random generator that gives the same numbers for ever, and named instance families on top of it;
//! - `proof` (feature `proof`): proofs by going through all small cases.
//!
//! # One convention for coordinates
//!
//! Rows grow downwards and columns to the right; both count from 0 in code and from 1 in texts.
//!
//! ```text
//!            col 0   col 1   col 2
//!          ┌───────┬───────┬───────┐
//!    row 0 │ (0,0) │ (0,1) │ (0,2) │             ^ Up
//!          ├───────┼───────┼───────┤             │
//!    row 1 │ (1,0) │ (1,1) │ (1,2) │    Left < ──┼── > Right
//!          └───────┴───────┴───────┘             │
//!                                                v Down
//! ```
//!
//! # Example
//!
//! Two rooms that share one cell: the shared cell is a cut vertex, so the rooms are two blocks.
//!
//! ```
//! use core_grid::{Blocks, Coord, FreeCells, Shape};
//!
//! let picture = ["..#",
//!                "...",
//!                "#.."];
//! let shape = Shape::new(3, 3)?;
//! let free = FreeCells::new(shape, |cell| {
//!     let Coord { row, col } = shape.coord(cell);
//!     picture[row as usize].as_bytes()[col as usize] == b'.'
//! });
//! let middle = shape.index(Coord::new(1, 1)).unwrap();
//! let blocks = Blocks::new(&free, [middle]);
//! assert_eq!(blocks.count(), 2);
//! assert!(blocks.is_cut_vertex(&free, middle));
//! # Ok::<(), core_grid::ShapeError>(())
//! ```

mod blocks;
mod cell;
mod coord;
mod direction;
#[cfg(feature = "families")]
pub mod families;
mod free;
mod grid;
#[cfg(feature = "proof")]
pub mod proof;
mod radix;
mod shape;
mod sparse;
pub mod text;

pub use blocks::{BlockId, BlockSize, Blocks};
pub use cell::CellIdx;
pub use coord::Coord;
pub use direction::Direction;
pub use free::{FreeCells, Sides};
pub use grid::Grid;
pub use radix::sort_by_bits;
pub use shape::{Shape, ShapeError};
pub use sparse::{Repeated, SparseCells, row_major_order};
