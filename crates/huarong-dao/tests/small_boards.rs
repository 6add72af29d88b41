//! Every game on every small board.

use std::collections::VecDeque;

use core_grid::{CellIdx, Coord, Shape};
use huarong_dao::{Board, Query, Scratch};

/// The least moves to bring the tile to each cell, by a search over all states from one start.
fn to_all_cells(board: &Board, blank: Coord, tile: Coord) -> Vec<Option<u64>> {
    let shape = board.shape();
    let cells = shape.cells();
    let index = |at: Coord| (at.row * shape.cols() + at.col) as usize;
    let mut seen = vec![false; cells * cells];
    let mut least = vec![None; cells];
    seen[index(blank) * cells + index(tile)] = true;
    let mut todo = VecDeque::from([(blank, tile, 0)]);
    while let Some((blank, tile, moves)) = todo.pop_front() {
        least[index(tile)].get_or_insert(moves);
        for next in shape.neighbours4(blank).into_iter().filter(|&next| board.is_free(next)) {
            let tile = if next == tile { blank } else { tile };
            if !std::mem::replace(&mut seen[index(next) * cells + index(tile)], true) {
                todo.push_back((next, tile, moves + 1));
            }
        }
    }
    least
}

/// Compares all games on all boards of a shape, and gives their number.
fn compare_all(rows: u32, cols: u32) -> usize {
    let shape = Shape::new(rows, cols).expect("a small board");
    let mut scratch = Scratch::default();
    let mut count = 0;
    for picture in 0_u32..1 << shape.cells() {
        let is_free = |cell: CellIdx| picture >> cell.get() & 1 == 1;
        let board = Board::new(shape, |at| shape.index(at).is_some_and(is_free)).expect("a small board");
        let free: Vec<Coord> = shape.iter().filter(|&cell| is_free(cell)).map(|cell| shape.coord(cell)).collect();
        for &blank in &free {
            for &tile in free.iter().filter(|&&tile| tile != blank) {
                let expected = to_all_cells(&board, blank, tile);
                for (cell, &expected) in shape.iter().zip(&expected) {
                    let query = Query { blank, tile, target: shape.coord(cell) };
                    let reply = board.least_moves(&query, &mut scratch).expect("the query fits");
                    assert_eq!(reply.moves(), expected, "{board:?} {query:?}");
                    count += 1;
                }
            }
        }
    }
    count
}

/// Each of the n (n - 1) pairs of different cells is free on a quarter of the 2^n boards, and has n targets.
#[test]
fn all_games_on_all_boards_up_to_three_by_four() {
    for rows in 1..=3 {
        for cols in 1..=4 {
            let cells = (rows * cols) as usize;
            assert_eq!(compare_all(rows, cols), cells * cells * (cells - 1) * (1 << cells) / 4, "{rows} x {cols}");
        }
    }
}
