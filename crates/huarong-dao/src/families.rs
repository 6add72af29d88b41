//! Named instance families, from a seed (feature `families`).
//!
//! Each family has a board and games on it: half of them anywhere, half with the blank and the target near the tile, so
//! that on boards of many blocks too some targets are reached; now and then a target is any cell, also a fixed one.
//!
//! ```
//! use huarong_dao::{families::FAMILIES, solve};
//!
//! for family in FAMILIES {
//!     let games = family.instance(6, 1);
//!     assert_eq!(solve(&games).verify(&games), Ok(()), "{}", family.name);
//! }
//! ```

mod canvas;
mod corridors;
mod mazes;
mod open;
mod rooms;

use core_grid::families::{Family, Scale, Size};

use crate::Games;

/// What the size of most families counts.
const ROWS_AND_COLUMNS: Size = Size { unit: "rows, and as many columns", most: 10_000, scale: Scale::Side };

/// All families, in the order of their names.
pub const FAMILIES: &[Family<Games>] = &[
    Family {
        name: "braid",
        about: "a maze without dead ends: many long loops that share corridors, so that detours are long and differ",
        size: ROWS_AND_COLUMNS,
        make: mazes::braid,
    },
    Family {
        name: "chambers",
        about: "rooms that hang together by single cells in a tree: nearly all targets are in the wrong block",
        size: ROWS_AND_COLUMNS,
        make: rooms::chambers,
    },
    Family {
        name: "comb",
        about: "a two-wide spine with one-wide dead ends, which a blank must never be sought in",
        size: ROWS_AND_COLUMNS,
        make: corridors::comb,
    },
    Family {
        name: "islands",
        about: "three cells in five are fixed: many small parts, blanks and targets walled off",
        size: ROWS_AND_COLUMNS,
        make: open::islands,
    },
    Family {
        name: "lattice",
        about: "one-wide streets around square blocks of houses: every change of sides goes around a block",
        size: ROWS_AND_COLUMNS,
        make: corridors::lattice,
    },
    Family {
        name: "long-wall",
        about: "an open board and one wall across it with a doorway at either end: a detour through the other doorway",
        size: ROWS_AND_COLUMNS,
        make: rooms::long_wall,
    },
    Family {
        name: "maze",
        about: "a perfect maze: no loop, so that the tile moves by one step at most, and the blank walks far",
        size: ROWS_AND_COLUMNS,
        make: mazes::maze,
    },
    Family {
        name: "necklace",
        about: "a ring of small rooms joined by single cells: at each of them the blank has to go around the whole ring",
        size: Size { unit: "columns of a board of five rows", most: 10_000_000, scale: Scale::Items },
        make: rooms::necklace,
    },
    Family {
        name: "open",
        about: "no wall at all: a search that is not guided takes the whole board",
        size: ROWS_AND_COLUMNS,
        make: open::open,
    },
    Family {
        name: "pillars",
        about: "a pillar in every second cell of every second row: no corner is free, and nearly every cell a crossing",
        size: ROWS_AND_COLUMNS,
        make: corridors::pillars,
    },
    Family {
        name: "ring",
        about: "one bare ring that fills the board: answers grow like the square of the cells",
        size: ROWS_AND_COLUMNS,
        make: corridors::ring,
    },
    Family {
        name: "rooms",
        about: "rooms with one doorway in each wall: detours through other rooms",
        size: ROWS_AND_COLUMNS,
        make: rooms::rooms,
    },
    Family {
        name: "serpentine",
        about: "one two-wide corridor that goes to and fro: the straight way says nothing",
        size: ROWS_AND_COLUMNS,
        make: corridors::serpentine,
    },
    Family {
        name: "spiral",
        about: "one two-wide corridor that winds inwards",
        size: ROWS_AND_COLUMNS,
        make: corridors::spiral,
    },
    Family {
        name: "walls10",
        about: "one cell in ten is fixed, drawn cell by cell",
        size: ROWS_AND_COLUMNS,
        make: open::walls10,
    },
    Family {
        name: "walls25",
        about: "one cell in four is fixed, drawn cell by cell",
        size: ROWS_AND_COLUMNS,
        make: open::walls25,
    },
    Family {
        name: "walls38",
        about: "38 cells in 100 are fixed: near the point where a board falls apart, with long detours",
        size: ROWS_AND_COLUMNS,
        make: open::walls38,
    },
];
