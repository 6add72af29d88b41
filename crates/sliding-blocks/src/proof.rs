//! Proofs by going through all small boards (feature `reference`).
//!
//! ```
//! use sliding_blocks::proof::PROOFS;
//!
//! let proof = PROOFS.iter().find(|proof| proof.name == "every-set-on-4-by-4").unwrap();
//! assert_eq!(proof.prove(), Ok((1 << 16) - 1));
//! ```

mod board;
#[cfg(test)]
mod count;
mod plans;
mod sets;
mod targets;

use core_grid::proof::Proof;

/// All proofs: those for ordinary tests first, then the long ones.
///
/// How many trees of which size there are on a board is known from two sources that do not list them: the table
/// A360202 of the On-Line Encyclopedia of Integer Sequences (3568 on 4 x 4, 277 606 on 5 x 5), and a count by size with
/// a frontier that moves over the board, which the tests of this module make and compare with the table.
pub const PROOFS: &[Proof] = &[
    Proof {
        name: "every-set-on-4-by-4",
        about: "every set of cells of a 4 x 4 board is a target exactly if it is connected and has no cycle, \
                and is rejected for the right reason",
        cases: (1 << 16) - 1, // every set but the empty one
        long: false,
        run: sets::every_set_on_4_by_4,
    },
    Proof {
        name: "every-tree-on-4-by-4",
        about: "every target on a 4 x 4 board, from every first block, is answered in both layouts as by exhaustive search, \
                and to the part of it that is built where not all can be, no block can be added",
        cases: 28_688, // the trees by size, times their size: see `count`
        long: false,
        run: targets::every_tree_on_4_by_4,
    },
    Proof {
        name: "every-plan-on-2-by-3",
        about: "every list of pushes on every target on a 2 x 3 board, up to one push too many, is judged as by playing it \
                cell by cell",
        cases: 1_501_612, // the trees by size, times their size, times the lists of ten pushes: see `count`
        long: false,
        run: plans::every_plan_on_2_by_3,
    },
    Proof {
        name: "trees-of-up-to-12-on-5-by-5",
        about: "every target of up to 12 blocks on a 5 x 5 board, from every first block, is answered in both layouts as \
                by exhaustive search",
        cases: 1_107_473, // the trees by size, times their size: see `count`
        long: true,
        run: targets::trees_of_up_to_12_on_5_by_5,
    },
    Proof {
        name: "trees-of-13-and-more-on-5-by-5",
        about: "every target of 13 blocks and more on a 5 x 5 board, from every first block, is answered in both layouts \
                as by exhaustive search",
        cases: 2_505_665, // the trees by size, times their size: see `count`
        long: true,
        run: targets::trees_of_13_and_more_on_5_by_5,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    fn cases(name: &str) -> u64 {
        PROOFS.iter().find(|proof| proof.name == name).unwrap().cases
    }

    #[test]
    fn the_counts_are_those_of_the_frontier() {
        const PUSHES: u64 = 2 * (2 + 3); // both ways along each line
        let weighted = |trees: &[u64], sizes: std::ops::Range<usize>| -> u64 {
            sizes.map(|size| size as u64 * trees.get(size).unwrap_or(&0)).sum()
        };
        assert_eq!(cases("every-tree-on-4-by-4"), weighted(&count::trees_by_size(4, 4), 1..17));
        let trees = count::trees_by_size(5, 5);
        assert_eq!(cases("trees-of-up-to-12-on-5-by-5"), weighted(&trees, 1..13));
        assert_eq!(cases("trees-of-13-and-more-on-5-by-5"), weighted(&trees, 13..26));

        let lists = |most: usize| (0..=most as u32).map(|len| PUSHES.pow(len)).sum::<u64>();
        let trees = (0..).zip(count::trees_by_size(2, 3));
        let plans: u64 = trees.map(|(size, trees)| trees * size as u64 * lists(size)).sum();
        assert_eq!(cases("every-plan-on-2-by-3"), plans);
    }

    #[test]
    fn names_are_words_with_hyphens_and_the_long_proofs_come_last() {
        for proof in PROOFS {
            assert!(proof.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
        }
        assert!(PROOFS.is_sorted_by_key(|proof| proof.long));
    }
}
