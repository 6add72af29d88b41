//! Each trap of the problem by name, with the answer worked out by hand.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::{Coord, FreeCells, Shape};
use glued_grid::{Answer, Arrangement, Puzzle, Reason, reference, solve};

#[track_caller]
fn check(text: &str, expected: &Answer) {
    let puzzle: Puzzle = text.parse().unwrap();
    assert_eq!(&solve(&puzzle), expected, "{text}");
    assert_eq!(expected.verify(&puzzle), Ok(()), "{text}");
    assert_eq!(reference::plain(&puzzle), Ok(expected.outcome()), "{text}");
    if let Ok(outcome) = reference::exhaustive(&puzzle) {
        assert_eq!(outcome, expected.outcome(), "{text}");
    }
}

/// A cell, counted from 1 as in texts.
fn at(row: u32, col: u32) -> Coord {
    Coord::new(row - 1, col - 1)
}

fn stuck(cell: Coord, tile: u32, expected: u32) -> Answer {
    Answer::Impossible(Reason::StuckTile { cell, tile, expected })
}

#[test]
fn one_cell_has_nothing_to_move() {
    check("1 1 . 0", &Answer::Possible);
    check("1 1 . 1", &Answer::Possible); // nm stands for the blank
}

#[test]
fn the_fifteen_puzzle_that_cannot_be_solved() {
    let rows = "4 4 .... .... .... ....";
    check(&format!("{rows} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), &Answer::Possible);
    let odd = Answer::Impossible(Reason::OddParity { cut: at(4, 4), inside: at(1, 1) });
    check(&format!("{rows} 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0"), &odd);
}

#[test]
fn four_cells_are_a_ring_and_a_parity_block_at_once() {
    // The three tiles can be turned, which gives all even permutations.
    check("2 2 .. .. 1 2 3 0", &Answer::Possible);
    check("2 2 .. .. 2 3 1 0", &Answer::Possible);
    check("2 2 .. .. 3 1 2 0", &Answer::Possible);
    for swapped in ["2 1 3", "1 3 2", "3 2 1"] {
        let puzzle: Puzzle = format!("2 2 .. .. {swapped} 0").parse().unwrap();
        let answer = solve(&puzzle);
        assert!(matches!(answer, Answer::Impossible(Reason::RingOutOfOrder { .. })), "{answer:?}");
        assert_eq!(answer.verify(&puzzle), Ok(()));
        assert_eq!(reference::exhaustive(&puzzle), Ok(false));
    }
}

#[test]
fn a_ring_around_a_hole_is_not_a_matter_of_parity() {
    // Around from the corner: 6 3 2 1 4 7 8 by cell numbers. One step on, and three tiles exchanged, which is even.
    check("3 3 ... .#. ... 2 3 6 1 5 8 4 7 0", &Answer::Possible);
    let puzzle: Puzzle = "3 3 ... .#. ... 2 3 1 4 5 6 7 8 0".parse().unwrap();
    let answer = solve(&puzzle);
    let Answer::Impossible(Reason::RingOutOfOrder { ring, .. }) = &answer else { panic!("{answer:?}") };
    assert_eq!((ring.len(), ring[0]), (8, at(3, 3)));
    assert_eq!(answer.verify(&puzzle), Ok(()));
    assert_eq!(reference::exhaustive(&puzzle), Ok(false));
}

#[test]
fn a_corner_with_no_free_neighbour_is_solved_only_if_all_is_home() {
    check("2 2 .# #. 1 2 3 0", &Answer::Possible);
    check("2 2 .# #. 1 3 2 0", &stuck(at(1, 2), 3, 2));
    check("2 2 .# #. 2 1 3 4", &stuck(at(1, 1), 2, 1));
}

#[test]
fn a_glued_tile_that_is_not_home_is_impossible() {
    // The block of four can be solved, but not with tile 4 in place of tile 1 beside it.
    check("2 3 #.. #.. 1 3 5 4 2 0", &Answer::Possible);
    check("2 3 #.. #.. 4 2 3 1 5 0", &stuck(at(1, 1), 4, 1));
    // A glued tile's place is taken by a tile that could move: the glued cell is named all the same.
    check("2 3 #.. ... 2 1 3 4 5 0", &stuck(at(1, 1), 2, 1));
}

#[test]
fn free_cells_that_the_blank_cannot_reach_keep_their_tiles() {
    // A closed pocket of four cells, turned: it could be turned back if the blank were in it.
    let picture = "2 5 ..#.. ..#..";
    check(&format!("{picture} 1 2 3 4 5 6 7 8 9 0"), &Answer::Possible);
    check(&format!("{picture} 2 7 3 4 5 1 6 8 9 0"), &stuck(at(1, 1), 2, 1));
}

#[test]
fn a_corridor_moves_nothing() {
    check("1 4 .... 1 2 3 0", &Answer::Possible);
    let wrong = Reason::WrongBlock { tile: 2, from: at(1, 1), to: at(1, 2), cut: at(1, 2) };
    check("1 4 .... 2 1 3 0", &Answer::Impossible(wrong));
}

#[test]
fn a_cut_vertex_belongs_to_the_block_towards_the_blank() {
    // Two blocks of four that share the middle of the board: its tile turns with the lower block.
    let picture = "3 3 ..# ... #..";
    check(&format!("{picture} 1 2 3 4 6 8 7 5 0"), &Answer::Possible);
    check(&format!("{picture} 2 5 3 1 4 6 7 8 0"), &wrong_block(5, at(1, 2), at(2, 2), at(2, 2)));
    // The upper block alone, without its shared cell: three tiles that turn.
    check(&format!("{picture} 2 4 3 1 5 6 7 8 0"), &Answer::Possible);
}

fn wrong_block(tile: u32, from: Coord, to: Coord, cut: Coord) -> Answer {
    Answer::Impossible(Reason::WrongBlock { tile, from, to, cut })
}

#[test]
fn a_cell_shared_by_four_blocks_belongs_to_one() {
    // A plus, the blank's home below the end of one arm; nothing but edges, so nothing can move.
    let plus = "3 4 #.## .... #.#.";
    check(&format!("{plus} 1 2 3 4 5 6 7 8 9 10 11 0"), &Answer::Possible);
    // The arm above and the shared cell swapped; two arms swapped.
    check(&format!("{plus} 1 6 3 4 5 2 7 8 9 10 11 0"), &wrong_block(6, at(1, 2), at(2, 2), at(2, 2)));
    check(&format!("{plus} 1 5 3 4 2 6 7 8 9 10 11 0"), &wrong_block(5, at(1, 2), at(2, 1), at(2, 2)));
}

#[test]
fn a_cell_shared_by_three_blocks_one_of_them_richer() {
    // The middle of row 2 has an arm above, an arm to the left, and a block of four towards the corner.
    let picture = "3 3 #.# ... #..";
    check(&format!("{picture} 1 2 3 4 6 8 7 5 0"), &Answer::Possible);
    check(&format!("{picture} 1 2 3 4 8 5 7 6 0"), &Answer::Possible);
    check(&format!("{picture} 1 4 3 2 5 6 7 8 0"), &wrong_block(4, at(1, 2), at(2, 1), at(2, 2)));
}

#[test]
fn the_blanks_home_may_be_a_cut_vertex() {
    // The home is the middle cell of a cross of two blocks; tiles cannot go from one to the other.
    let shape = Shape::new(3, 3).unwrap();
    let free = FreeCells::new(shape, |cell| !matches!(cell.get(), 2 | 6));
    let arrangement = |tiles: [u32; 9]| Arrangement::new(shape, tiles.to_vec()).unwrap();
    let goal = arrangement([1, 2, 3, 4, 0, 5, 6, 7, 8]);
    let turned_both = arrangement([4, 1, 3, 2, 0, 7, 6, 8, 5]);
    let puzzle = Puzzle::between(free.clone(), &turned_both, &goal).unwrap();
    assert_eq!(solve(&puzzle), Answer::Possible);
    assert_eq!(reference::exhaustive(&puzzle), Ok(true));
    let across = arrangement([1, 5, 3, 4, 0, 2, 6, 7, 8]);
    let puzzle = Puzzle::between(free, &across, &goal).unwrap();
    let answer = solve(&puzzle);
    assert_eq!(answer, wrong_block(5, at(1, 2), at(2, 3), at(2, 2)));
    assert_eq!(answer.verify(&puzzle), Ok(()));
    assert_eq!(reference::exhaustive(&puzzle), Ok(false));
}

#[test]
fn a_blank_that_cannot_reach_its_goal() {
    let shape = Shape::new(1, 3).unwrap();
    let free = FreeCells::new(shape, |cell| cell.get() != 1);
    let start = Arrangement::new(shape, vec![0, 1, 2]).unwrap();
    let goal = Arrangement::new(shape, vec![2, 1, 0]).unwrap();
    let puzzle = Puzzle::between(free, &start, &goal).unwrap();
    let answer = solve(&puzzle);
    assert_eq!(answer, Answer::Impossible(Reason::BlankShutOff { from: at(1, 1), to: at(1, 3) }));
    assert_eq!(answer.verify(&puzzle), Ok(()));
    assert_eq!(reference::plain(&puzzle), Ok(false));
}

#[test]
fn the_walk_of_the_blank_counts() {
    // In a row the blank's walk shifts what it passes, and nothing else can happen.
    let shape = Shape::new(1, 4).unwrap();
    let puzzle = |goal: [u32; 4]| {
        let start = Arrangement::new(shape, vec![0, 7, 8, 9]).unwrap();
        Puzzle::between(FreeCells::new(shape, |_| true), &start, &Arrangement::new(shape, goal.to_vec()).unwrap())
            .unwrap()
    };
    assert_eq!(solve(&puzzle([7, 8, 9, 0])), Answer::Possible);
    assert_eq!(solve(&puzzle([7, 8, 0, 9])), Answer::Possible);
    assert_eq!(solve(&puzzle([7, 9, 8, 0])), wrong_block(8, at(1, 2), at(1, 3), at(1, 3)));
    assert!(!solve(&puzzle([8, 7, 0, 9])).outcome());
}

#[test]
fn a_part_of_odd_parity_may_have_fine_parts_behind_it() {
    // A block of six at the corner, two tiles swapped; behind it a block of four, at home and turned, which is fine.
    let picture = "3 5 ..### ..... ##...";
    let odd = Answer::Impossible(Reason::OddParity { cut: at(3, 5), inside: at(2, 3) });
    check(&format!("{picture} 1 2 3 4 5 6 7 8 10 9 11 12 13 14 0"), &odd);
    check(&format!("{picture} 2 6 3 4 5 1 7 8 10 9 11 12 13 14 0"), &odd);
    // Odd in the corner, and a block behind it out of order: that one is named, seen from its own entrance.
    let ring = vec![at(2, 2), at(1, 2), at(1, 1), at(2, 1)];
    let behind = Answer::Impossible(Reason::RingOutOfOrder { ring, first: at(1, 2), second: at(1, 1) });
    check(&format!("{picture} 2 1 3 4 5 6 7 8 10 9 11 12 13 14 0"), &behind);
}
