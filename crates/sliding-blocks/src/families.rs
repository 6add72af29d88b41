//! Named targets from a size and a seed (feature `families`).
//!
//! ```
//! use sliding_blocks::{families::FAMILIES, solve};
//!
//! let spiral = FAMILIES.iter().find(|family| family.name == "spiral").unwrap();
//! let target = spiral.instance(1000, 7);
//! assert_eq!(target.cells().len(), 1000);
//! assert!(solve(&target).outcome());
//! ```

mod grown;
mod shapes;

use core_grid::families::{Family, Rng, Scale, Size};

use crate::Target;

const BLOCKS: Size = Size { unit: "blocks, to within a tenth and 30", most: 50_000_000, scale: Scale::Items };

const fn family(name: &'static str, about: &'static str, make: fn(u32, &mut Rng) -> Target) -> Family<Target> {
    Family { name, about, size: BLOCKS, make }
}

/// All families, by name.
pub const FAMILIES: &[Family<Target>] = &[
    family("comb", "teeth down every second column of a spine: deep trees side by side; possible", shapes::comb),
    family(
        "cross",
        "four long arms around the first block: the longest chains of constraints along a line; possible",
        shapes::cross,
    ),
    family(
        "far",
        "a random tree around row and column 10^9 of the largest board: coordinates must be normalised",
        grown::far,
    ),
    family(
        "first-in-the-way",
        "one long loop whose last block would pass the first block: only that makes it impossible",
        shapes::first_in_the_way,
    ),
    family(
        "hooks",
        "a spine with many hooks, one of which may be closed, depending on the seed: one block away from a deadlock",
        shapes::hooks,
    ),
    family(
        "lattice",
        "a random spanning tree of a coarse lattice: long ways in over gaps, on a mostly empty box",
        grown::lattice,
    ),
    family("line", "one row, the first block anywhere in it; possible", shapes::line),
    family(
        "mixed",
        "a random tree, grown from its newest blocks or from its oldest by the seed: from worms to coral",
        grown::mixed,
    ),
    family("rakes", "two combs tooth to tooth over a gap: each way in is blocked far away; impossible", shapes::rakes),
    family(
        "random",
        "a random tree of no particular shape, grown at random blocks; mostly impossible when large",
        grown::random,
    ),
    family(
        "rungs",
        "long rungs on both sides of a pole, over each other: many ways in cross no other; possible",
        shapes::rungs,
    ),
    family(
        "serpentine",
        "a path to and fro, row by row, from its start: as deep as it has blocks; possible",
        shapes::serpentine,
    ),
    family(
        "spiral",
        "a spiral from its middle: as deep as it has blocks, with the root inside; possible",
        shapes::spiral,
    ),
    family(
        "spiral-inwards",
        "a spiral from its outer end: the inner blocks have no way in, and the deadlock is long; impossible",
        shapes::spiral_inwards,
    ),
    family("staircase", "a diagonal of steps: the emptiest bounding box there is; possible", shapes::staircase),
];
