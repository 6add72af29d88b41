//! Named instance families, from a seed (feature `families`).
//!
//! A family is a board, an arrangement and a fault, all drawn from the generator of `core-grid`; so one seed is possible and
//! the next is not, mostly by a hair. All are of the judge's form.
//!
//! ```
//! use glued_grid::families::FAMILIES;
//!
//! let rings = FAMILIES.iter().find(|family| family.name == "rings").unwrap();
//! let puzzle = rings.instance(9, 1);
//! assert!(puzzle.is_judges());
//! assert_eq!(puzzle, rings.instance(9, 1));
//! ```

mod board;
mod pictures;
mod scramble;

use core_grid::CellIdx;
use core_grid::families::{Family, Rng, Scale, Size};

use crate::{Arrangement, Puzzle};
use board::Board;
use scramble::Fault;

/// The families, each from one cell up to beyond what fits in memory.
///
/// "Shuffled" means that each block got a random arrangement of its own tiles that it can undo, in linear time, by the theory;
/// "walked" that the blank took a random walk and came back, which can be undone by construction. About every second seed has
/// the fault that is named and is impossible, if the board has room for it.
pub const FAMILIES: &[Family<Puzzle>] = &[
    Family {
        name: "open",
        about: "An open board, shuffled; the fault is two tiles swapped.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::open(size), rng, &[Fault::Swap]),
    },
    Family {
        name: "walked",
        about: "An open board, walked for 8 steps a cell: always possible.",
        size: SQUARE,
        make: |size, rng| walked(&pictures::open(size), rng, &[]),
    },
    Family {
        name: "walls",
        about: "Every fifth cell glued, walked; the fault is a swap in a block or across two.",
        size: SQUARE,
        make: |size, rng| walked(&pictures::sprinkled(size, 20, rng), rng, &[Fault::Swap, Fault::Exchange]),
    },
    Family {
        name: "thicket",
        about: "Two of five cells glued, shuffled: many small blocks and pockets; any fault.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::sprinkled(size, 40, rng), rng, &Fault::ALL),
    },
    Family {
        name: "caves",
        about: "Bands of three rows joined by few doorways, shuffled; the fault is a swap in or across.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::caves(size, rng), rng, &[Fault::Swap, Fault::Exchange]),
    },
    Family {
        name: "rooms",
        about: "Square rooms joined into a tree by doorways, shuffled; the fault is a swap in or across.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::rooms(size, rng), rng, &[Fault::Swap, Fault::Exchange]),
    },
    Family {
        name: "corridor",
        about: "A corridor to and fro, one wide, where no tile can move; the fault is two swapped.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::serpentine(size, 1), rng, &[Fault::Exchange]),
    },
    Family {
        name: "wide-corridor",
        about: "A corridor to and fro, two wide, shuffled: one long block; the fault is a swap.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::serpentine(size, 2), rng, &[Fault::Swap]),
    },
    Family {
        name: "spiral",
        about: "A spiral corridor, one wide: the deepest search; the fault is two tiles swapped.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::spiral(size), rng, &[Fault::Exchange]),
    },
    Family {
        name: "line",
        about: "A single row, where no tile can move; the fault is two tiles swapped.",
        size: CELLS,
        make: |size, rng| shuffled(&pictures::line(size), rng, &[Fault::Exchange]),
    },
    Family {
        name: "comb",
        about: "A spine with teeth one wide, where no tile can move; the fault is two tiles swapped.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::comb(size), rng, &[Fault::Exchange]),
    },
    Family {
        name: "lattice",
        about: "Holes in rows and columns, shuffled: one block of nothing but rings; the fault is a swap.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::lattice(size), rng, &[Fault::Swap]),
    },
    Family {
        name: "ring",
        about: "One bare ring, turned; the fault is three tiles exchanged, which parity does not see.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::ring(size), rng, &[Fault::Ring]),
    },
    Family {
        name: "rings",
        about: "A tree of rings of eight cells, each turned; the fault is one of them out of order.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::rings(size, rng), rng, &[Fault::Ring]),
    },
    Family {
        name: "pluses",
        about: "Cells shared by two, three and four blocks, shuffled; the fault is a swap in or across.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::pluses(size), rng, &[Fault::Swap, Fault::Exchange]),
    },
    Family {
        name: "pockets",
        about: "A frame around closed pockets, shuffled; the fault is a swap that the blank cannot get to.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::pockets(size), rng, &[Fault::Stuck]),
    },
    Family {
        name: "checkerboard",
        about: "Every second cell glued, so that the blank cannot move; the fault is two tiles swapped.",
        size: SQUARE,
        make: |size, rng| shuffled(&pictures::checkerboard(size), rng, &[Fault::Stuck]),
    },
    Family {
        name: "glued-out",
        about: "Few glued cells, shuffled, and two glued tiles swapped: impossible where there is room.",
        size: SQUARE,
        make: |size, rng| glued_out(size, rng),
    },
    Family {
        name: "noise",
        about: "Sides, glued cells and up to three swaps of any tiles, all drawn at random; walked.",
        size: SQUARE,
        make: |size, rng| noise(size, rng),
    },
];

const SQUARE: Size = Size { unit: "rows and columns", most: 10_000, scale: Scale::Side };
const CELLS: Size = Size { unit: "cells", most: 100_000_000, scale: Scale::Items };

fn shuffled(board: &Board, rng: &mut Rng, faults: &[Fault]) -> Puzzle {
    let goals = scramble::shuffled(board, rng);
    spoiled(board, goals, rng, faults)
}

fn walked(board: &Board, rng: &mut Rng, faults: &[Fault]) -> Puzzle {
    let goals = scramble::walked(board, rng);
    spoiled(board, goals, rng, faults)
}

/// Every second time, one of `faults`.
fn spoiled(board: &Board, mut goals: Vec<CellIdx>, rng: &mut Rng, faults: &[Fault]) -> Puzzle {
    if !faults.is_empty() && rng.chance(1, 2) {
        let fault = faults[rng.index(faults.len())];
        scramble::apply(fault, board, &mut goals, rng);
    }
    puzzle(board, &goals)
}

fn glued_out(size: u32, rng: &mut Rng) -> Puzzle {
    let board = pictures::sprinkled(size, 5, rng);
    let mut goals = scramble::shuffled(&board, rng);
    scramble::apply(Fault::Stuck, &board, &mut goals, rng);
    puzzle(&board, &goals)
}

fn noise(size: u32, rng: &mut Rng) -> Puzzle {
    let board = pictures::noise(size, rng);
    let mut goals = scramble::walked(&board, rng);
    scramble::swap_any(&mut goals, rng);
    puzzle(&board, &goals)
}

/// The puzzle of the judge's form in which what stands in each cell belongs where `goals` says.
fn puzzle(board: &Board, goals: &[CellIdx]) -> Puzzle {
    let shape = board.shape();
    let tile = |&goal: &CellIdx| if goal == shape.last() { 0 } else { goal.get() + 1 };
    let start = Arrangement::new(shape, goals.iter().map(tile).collect()).expect("the goals are a permutation");
    let goal = Arrangement::home(shape);
    Puzzle::between(board.free(), &start, &goal)
        .expect("the corner is free and blank in both, and the tiles are the same")
}
