//! Proofs by going through all small cases (feature `reference`).
//!
//! The strip of the proofs is five columns wide and as high as a pile may be. In five columns two cubes may share a
//! load and have a neighbour each outside, so that every pattern of supports around a cube occurs.

use core_grid::proof::Proof;

mod lists;
mod moments;
mod orders;
mod strip;
mod values;

/// All proofs.
///
/// In the strip there are 5, 23, 97, 398, 1 608, 6 450 and 25 776 piles of 1 to 7 cubes, as a count level by level in the
/// tests says; each of n cubes has n! numberings, and each of these n! orders of play.
pub const PROOFS: &[Proof] = &[
    Proof {
        name: "values-of-up-to-6-cubes",
        about: "every pile of 1 to 6 cubes in a strip 5 wide with every numbering: the value is that of minimax",
        cases: 4_847_145,
        long: false,
        run: || values::prove(1..=6),
    },
    Proof {
        name: "values-of-7-cubes",
        about: "every pile of 7 cubes in a strip 5 wide with every numbering: the value is that of minimax",
        cases: 129_911_040,
        long: true,
        run: || values::prove(7..=7),
    },
    Proof {
        name: "orders-of-up-to-4-cubes",
        about: "every pile of 1 to 4 cubes in a strip 5 wide with every numbering and every order of play: \
                only the right order is accepted, and the first wrong turn of any other is named",
        cases: 232_837,
        long: false,
        run: || orders::prove(1..=4),
    },
    Proof {
        name: "orders-of-5-cubes",
        about: "every pile of 5 cubes in a strip 5 wide with every numbering and every order of play: \
                only the right order is accepted, and the first wrong turn of any other is named",
        cases: 23_155_200,
        long: true,
        run: || orders::prove(5..=5),
    },
    Proof {
        name: "moments-of-up-to-5-cubes",
        about: "every pile of 1 to 5 cubes in a strip 5 wide and every order in which the cubes may be named: \
                at every moment a game knows what may be taken, up to the first cube that it refuses, and why",
        cases: 203_145,
        long: false,
        run: || moments::prove(1..=5),
    },
    Proof {
        name: "moments-of-6-cubes",
        about: "every pile of 6 cubes in a strip 5 wide and every order in which the cubes may be named: \
                at every moment a game knows what may be taken, up to the first cube that it refuses, and why",
        cases: 4_644_000,
        long: true,
        run: || moments::prove(6..=6),
    },
    Proof {
        name: "lists-of-up-to-5-cubes",
        about: "every list of 0 to 5 cubes in a box 5 wide and 3 high, repetitions included, and its text: \
                it is a pile, or the first wrong cube is named",
        cases: 813_616,
        long: false,
        run: || lists::prove(5),
    },
];
