//! Named families of piles, from a seed (feature `families`).
//!
//! The size counts cubes; a family whose shape does not allow just that number comes as near as it can from below, with
//! one cube at least. Where nothing else is said, numbers are dealt at random.

use core_grid::families::{Family, Rng, Scale, Size};

use crate::{Cube, Pile};

mod grown;
mod shapes;
mod told;

/// All families.
pub const FAMILIES: &[Family<Pile>] = &[
    Family {
        name: "wall",
        about: "a full rectangle, as high as wide: every load has three supports, and whole levels go before the next",
        size: CUBES,
        make: |size, rng| dealt(shapes::wall(size), rng),
    },
    Family {
        name: "tower",
        about: "one column: only its top may ever be taken, so the levels are as many as the cubes",
        size: CUBES,
        make: |size, rng| dealt(shapes::tower(size), rng),
    },
    Family {
        name: "pyramid",
        about: "each level a cube shorter at both ends",
        size: CUBES,
        make: |size, rng| dealt(shapes::pyramid(size), rng),
    },
    Family {
        name: "inverted",
        about: "each level a cube longer at both ends, all of it on a single cube: both ends hang on one support each",
        size: CUBES,
        make: |size, rng| dealt(shapes::inverted(size), rng),
    },
    Family {
        name: "lattice",
        about: "every second place of a rectangle, as on a chessboard: supports are never straight below",
        size: CUBES,
        make: |size, rng| dealt(shapes::lattice(size), rng),
    },
    Family {
        name: "ground",
        about: "gaps on the ground and nothing above: every cube may be taken in every turn",
        size: CUBES,
        make: |size, rng| dealt(shapes::ground(size, rng), rng),
    },
    Family {
        name: "bridges",
        about: "pillars with a gap between each two and a lid over each gap: a lid taken in or out of turn pins its last pillar",
        size: CUBES,
        make: |size, rng| dealt(shapes::bridges(size), rng),
    },
    Family {
        name: "stairs",
        about: "a diagonal that turns at random: a chain as long as the pile, no two cubes straight above each other",
        size: CUBES,
        make: |size, rng| dealt(shapes::stairs(size, rng), rng),
    },
    Family {
        name: "random",
        about: "grown from a ground line by standing each cube on an earlier one: supports and loads of every pattern",
        size: CUBES,
        make: |size, rng| dealt(grown::random(size, rng), rng),
    },
    Family {
        name: "towers",
        about: "columns of all heights side by side, some leaning on each other: levels of very different lengths",
        size: CUBES,
        make: |size, rng| dealt(grown::towers(size, rng), rng),
    },
    Family {
        name: "far",
        about: "small random piles strewn over all columns from -10^9 to 10^9, both ends included",
        size: CUBES,
        make: |size, rng| dealt(grown::far(size, rng), rng),
    },
    Family {
        name: "sparse",
        about: "a rectangle with holes: places left out at random as long as what is there is stable",
        size: CUBES,
        make: |size, rng| dealt(grown::sparse(size, rng), rng),
    },
    Family {
        name: "flicker",
        about: "pairs of supports under one load: the greater number goes first and pins the other until the load is gone",
        size: CUBES,
        make: told::flicker,
    },
    Family {
        name: "rising",
        about: "a wall numbered from the ground up: the second player's cubes are all at the bottom, out of reach",
        size: CUBES,
        make: told::rising,
    },
    Family {
        name: "falling",
        about: "a wall numbered from the top down: the first player's cubes are all at the bottom, out of reach",
        size: CUBES,
        make: told::falling,
    },
];

const CUBES: Size = Size { unit: "cubes", most: 50_000_000, scale: Scale::Items };

/// The pile of `cubes` with numbers dealt at random.
fn dealt(mut cubes: Vec<Cube>, rng: &mut Rng) -> Pile {
    rng.shuffle(&mut cubes);
    pile(cubes)
}

/// The pile of `cubes` in this order, which each family takes care to be stable.
fn pile(cubes: Vec<Cube>) -> Pile {
    Pile::new(cubes).expect("a family makes stable piles of distinct cubes")
}

/// The number of cubes to make for a size.
fn cubes_for(size: u32) -> u32 {
    size.clamp(1, Pile::MAX_CUBES)
}

/// A cube whose column is known not to be negative.
fn at(x: u32, y: u32) -> Cube {
    Cube::new(x.cast_signed(), y)
}
