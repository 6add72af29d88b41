//! The solver against the reference solvers.

use core_grid::families::Rng;
use core_grid::{Coord, Shape};
use huarong_dao::{Board, Games, Query, reference, solve};

fn random_games(rng: &mut Rng, most: u64, queries: usize) -> Games {
    let shape = Shape::new(1 + rng.below(most) as u32, 1 + rng.below(most) as u32).unwrap();
    let walls = rng.below(60);
    let board = Board::new(shape, |_| !rng.chance(walls, 100)).unwrap();
    let free: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).filter(|&at| board.is_free(at)).collect();
    let mut list = Vec::new();
    if 1 < free.len() {
        for _ in 0..queries {
            let (blank, tile) = (free[rng.index(free.len())], free[rng.index(free.len())]);
            let target = shape.coord(core_grid::CellIdx::new(rng.index(shape.cells()) as u32));
            if blank != tile {
                list.push(Query { blank, tile, target });
            }
        }
    }
    Games::new(board, list).unwrap()
}

#[test]
fn random_boards() {
    let mut rng = Rng::new(1);
    for _ in 0..4000 {
        let games = random_games(&mut rng, 9, 30);
        let answer = solve(&games);
        assert_eq!(answer.verify(&games), Ok(()), "{games}");
        assert_eq!(answer.outcome(), reference::exhaustive(&games).unwrap(), "{games}");
        assert_eq!(answer.outcome(), reference::plain(&games).unwrap(), "{games}");
    }
}
