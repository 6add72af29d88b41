//! Proofs by going through all small cases (feature `reference`).
//!
//! On each board, every game is played whose blank and tile are on two different free cells, its target any cell, and
//! the moves are compared with those that a search over whole states of the board finds by the rules alone. All replies
//! of a board together pass the check of answers, so that each reason for an unreachable target holds.
//!
//! ```
//! use huarong_dao::proof::PROOFS;
//!
//! for proof in PROOFS.iter().filter(|proof| proof.name == "turns-on-rings") {
//!     assert_eq!(proof.prove(), Ok(768));
//! }
//! ```

use core_grid::proof::Proof;

mod games;
mod rings;

/// All proofs.
///
/// Of the boards of n cells, of which there are 2^n, a quarter have any two given cells free. So with n (n - 1) pairs of a
/// blank and a tile and n targets, there are n^2 (n - 1) 2^n / 4 games.
pub const PROOFS: &[Proof] = &[
    Proof {
        name: "turns-on-rings",
        about: "every ring of eight cells around a tile and every two free sides: what changing sides on the ring costs",
        // Each of the 12 pairs of different sides is free in a quarter of the 256 rings.
        cases: 12 * 256 / 4,
        long: false,
        run: rings::prove,
    },
    Proof {
        name: "games-on-boards-up-to-3-by-4",
        about: "every board of up to 3 rows and 4 columns with every game: the moves are those of a search over all states",
        cases: games_on_all(&UP_TO_3_BY_4),
        long: false,
        run: || games::prove(&UP_TO_3_BY_4, games::Guides::AsNeeded),
    },
    Proof {
        name: "guided-games-on-boards-up-to-3-by-4",
        about: "the same games, asked in the reverse order with all landmarks and beacons found beforehand",
        cases: games_on_all(&UP_TO_3_BY_4),
        long: false,
        run: || games::prove(&UP_TO_3_BY_4, games::Guides::All),
    },
    Proof {
        name: "games-on-boards-of-15-and-16-cells",
        about: "every board of 3 x 5, 5 x 3 and 4 x 4 cells with every game: the moves are those of a search over all states",
        cases: games_on_all(&OF_15_AND_16_CELLS),
        long: true,
        run: || games::prove(&OF_15_AND_16_CELLS, games::Guides::AsNeeded),
    },
    Proof {
        name: "guided-games-on-boards-of-15-and-16-cells",
        about: "the same games, asked in the reverse order with all landmarks and beacons found beforehand",
        cases: games_on_all(&OF_15_AND_16_CELLS),
        long: true,
        run: || games::prove(&OF_15_AND_16_CELLS, games::Guides::All),
    },
];

/// Rows and columns.
type Size = (u32, u32);

const UP_TO_3_BY_4: [Size; 12] =
    [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (3, 4)];

const OF_15_AND_16_CELLS: [Size; 3] = [(3, 5), (5, 3), (4, 4)];

/// How many games there are on all boards of these sizes.
const fn games_on_all(sizes: &[Size]) -> u64 {
    let mut games = 0;
    let mut place = 0;
    while place < sizes.len() {
        let (rows, cols) = sizes[place];
        let cells = (rows * cols) as u64;
        games += cells * cells * (cells - 1) * (1 << cells) / 4;
        place += 1;
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn prove(name: &str, cases: u64) {
        let proof = PROOFS.iter().find(|proof| proof.name == name).expect("a proof of this name");
        assert!(!proof.long);
        assert_eq!(proof.prove(), Ok(cases));
    }

    #[test]
    fn turns_on_rings() {
        prove("turns-on-rings", 768);
    }

    /// 1 739 856 games, as a few lines of another language count them board by board.
    #[test]
    fn games_on_boards_up_to_three_by_four() {
        prove("games-on-boards-up-to-3-by-4", 1_739_856);
    }

    #[test]
    fn guided_games_on_boards_up_to_three_by_four() {
        prove("guided-games-on-boards-up-to-3-by-4", 1_739_856);
    }
}
