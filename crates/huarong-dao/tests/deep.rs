//! Large boards on small stacks.

use std::thread;

use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Games, Query, Reply, Scratch, solve};

/// An eighth of the default stack of a thread: what runs there runs everywhere.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    thread::Builder::new().stack_size(256 << 10).spawn(work).expect("a thread").join().expect("no panic");
}

#[test]
fn a_line_of_a_million_cells() {
    on_a_small_stack(|| {
        let board = Board::new(Shape::new(1, 1_000_000).unwrap(), |_| true).unwrap();
        let at = |col| Coord::new(0, col);
        let mut scratch = Scratch::default();
        // The blank comes from the other end; then one slide is all.
        let query = Query { blank: at(999_999), tile: at(0), target: at(1) };
        assert_eq!(board.least_moves(&query, &mut scratch), Ok(Reply::Moves(999_999)));
        let query = Query { blank: at(999_999), tile: at(0), target: at(2) };
        assert_eq!(board.least_moves(&query, &mut scratch).unwrap().moves(), None);
    });
}

#[test]
fn a_ring_of_half_a_million_cells() {
    on_a_small_stack(|| {
        let family = FAMILIES.iter().find(|family| family.name == "ring").unwrap();
        let games = family.instance(1001, 1);
        let outcome = huarong_dao::reference::plain(&games).unwrap();
        assert_eq!(solve(&games).outcome(), outcome);
        assert!(outcome.iter().flatten().any(|&moves| 10_000_000_000 < moves), "more than 32 bits");
    });
}

#[test]
fn long_corridors() {
    on_a_small_stack(|| {
        for (name, size) in [("serpentine", 1000), ("spiral", 1000), ("necklace", 1000), ("comb", 1000), ("maze", 1000)]
        {
            let family = FAMILIES.iter().find(|family| family.name == name).unwrap();
            let games = family.instance(size, 1);
            let games = Games::new(games.board().clone(), games.queries()[..4].to_vec()).unwrap();
            let answer = solve(&games);
            assert_eq!(answer.verify(&games), Ok(()), "{name}");
        }
    });
}
