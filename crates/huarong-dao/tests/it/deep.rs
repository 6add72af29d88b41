//! Large boards on small stacks.

use std::thread;

use core_grid::{Coord, Shape};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Claim, Games, Query, Reply, Scratch, solve};

/// An eighth of the default stack of a thread: what runs there runs everywhere.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    thread::Builder::new().stack_size(256 << 10).spawn(work).expect("a thread").join().expect("no panic");
}

#[test]
fn a_line_of_a_million_cells() {
    on_a_small_stack(|| {
        for is_upright in [false, true] {
            let shape = if is_upright { Shape::new(1_000_000, 1) } else { Shape::new(1, 1_000_000) };
            let board = Board::new(shape.unwrap(), |_| true).unwrap();
            let at = |place| if is_upright { Coord::new(place, 0) } else { Coord::new(0, place) };
            let mut scratch = Scratch::default();
            // The blank comes from the other end; then one slide is all.
            let query = Query { blank: at(999_999), tile: at(0), target: at(1) };
            assert_eq!(board.least_moves(&query, &mut scratch), Ok(Reply::Moves(999_999)));
            let query = Query { blank: at(999_999), tile: at(0), target: at(2) };
            assert_eq!(board.least_moves(&query, &mut scratch).unwrap().moves(), None);
            // Every game fails at a cell of its own, and the check looks at all of them together: with the blank beside
            // the tile, or at the far end of the line.
            let near = |tile| Query { blank: at(tile - 1), tile: at(tile), target: at(tile + 1) };
            let left = |tile| Query { blank: at(0), tile: at(999_999 - tile), target: at(1_000_000 - tile) };
            let right = |tile| Query { blank: at(999_999), tile: at(tile), target: at(tile - 1) };
            for fails in [&near as &dyn Fn(u32) -> Query, &left, &right] {
                let games = Games::new(board.clone(), (1..100_000).map(fails).collect()).unwrap();
                let answer = solve(&games);
                assert!(answer.outcome().iter().all(Option::is_none));
                assert_eq!(answer.verify(&games), Ok(()));
            }
        }
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

/// Around a frame of cells, one way or the other: targets where the moves pass multiples of 2^32 and of 2^31.
///
/// On a ring of L cells, with the blank just ahead of the tile, k steps take 1 + (k - 1) (L - 1) moves: after the first one
/// the blank goes around for L - 2 moves before each slide. The other way it does so before each of L - k slides.
#[test]
fn moves_around_powers_of_two() {
    on_a_small_stack(|| {
        let (rows, cols) = (3, 149_999);
        let length = 2 * u64::from(cols) + 2;
        let board = Board::new(Shape::new(rows, cols).unwrap(), |at| at.row != 1 || at.col == 0 || at.col == cols - 1);
        let board = board.unwrap();
        // Clockwise from the top left corner.
        let at = |place: u64| {
            let (place, cols) = ((place % length) as u32, u64::from(cols) as u32);
            if place < cols {
                Coord::new(0, place)
            } else if place == cols {
                Coord::new(1, cols - 1)
            } else if place < 2 * cols + 1 {
                Coord::new(2, 2 * cols - place)
            } else {
                Coord::new(1, 0)
            }
        };
        let mut scratch = Scratch::default();
        let mut asked = 0;
        for turn in 1..=10_u64 {
            let steps = (turn << 31) / (length - 1);
            for k in [steps - 1, steps, steps + 1, steps + 2] {
                for (start, is_clockwise) in [(7, true), (200_000, false)] {
                    let place = |steps: u64| at(if is_clockwise { start + steps } else { start + length - steps });
                    let query = Query { blank: place(1), tile: place(0), target: place(k) };
                    let one_way = 1 + (k - 1) * (length - 1);
                    let other_way = (length - k) * (length - 1);
                    assert_eq!(
                        board.least_moves(&query, &mut scratch),
                        Ok(Reply::Moves(one_way.min(other_way))),
                        "{turn} {k} {is_clockwise}"
                    );
                    asked += 1;
                }
            }
        }
        assert_eq!(asked, 80);
    });
}

/// A million cells of every family, from text to text.
#[test]
fn all_families() {
    on_a_small_stack(|| {
        for family in FAMILIES {
            let size = if family.name == "necklace" { 200_000 } else { 1000 };
            let games = family.instance(size, 1);
            let games = Games::new(games.board().clone(), games.queries()[..2].to_vec()).unwrap();
            let text = games.to_string();
            let games = Games::parse(text.as_bytes()).unwrap();
            let answer = solve(&games);
            assert_eq!(answer.verify(&games), Ok(()), "{}", family.name);
            assert_eq!(Claim::parse(answer.to_string().as_bytes()), Ok(answer.claim()));
            assert_eq!(games.to_string(), text);
        }
    });
}
