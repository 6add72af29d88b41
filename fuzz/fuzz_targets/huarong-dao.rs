//! Any bytes as a board with its games in the judge's form, as a board drawn bit by bit, and as an answer.

#![no_main]

use core_grid::{CellIdx, Coord, Shape};
use huarong_dao::{Board, Claim, Games, ParseError, Query, Scratch, reference, solve};
use libfuzzer_sys::fuzz_target;

const MOST_SEARCHED: u64 = 20_000; // cells times cells times queries: whole states are searched in a millisecond

fuzz_target!(|text: &[u8]| {
    match Games::parse(text) {
        Ok(games) => check(&games),
        Err(ParseError { position, .. }) => assert!(position.is_in(text)),
    }
    if let Some(games) = drawn(text) {
        check(&games);
    }
    match Claim::parse(text) {
        Ok(claim) => assert_eq!(claim.to_string().parse(), Ok(claim)),
        Err(error) => assert!(error.position.is_in(text)),
    }
});

/// Solves the games, verifies the answer, and compares it with the references; no game's reply depends on those before.
fn check(games: &Games) {
    assert_eq!(games.to_string().parse().as_ref(), Ok(games));
    let answer = solve(games);
    assert_eq!(answer.verify(games), Ok(()), "{games}");
    let outcome = answer.outcome();
    let (cells, queries) = (games.board().shape().cells() as u64, games.queries().len() as u64);
    if cells * cells * queries <= MOST_SEARCHED {
        assert_eq!(reference::exhaustive(games).as_ref(), Ok(&outcome), "{games}");
    } else {
        assert_eq!(reference::plain(games).as_ref(), Ok(&outcome), "{games}");
    }
    let claim = answer.claim();
    assert_eq!(answer.to_string().parse(), Ok(claim.clone()));
    assert_eq!(claim.verify(games), Ok(()), "{games}");
    // Backwards, and with two rounds behind it in the end.
    let mut scratch = Scratch::default();
    for _ in 0..2 {
        for (query, &reply) in games.queries().iter().zip(answer.replies()).rev() {
            assert_eq!(games.board().least_moves(query, &mut scratch), Ok(reply), "{games}");
        }
    }
}

/// A board of up to 16 columns and 10 rows, a bit a cell, and games of three bytes each; those that do not fit are left out.
fn drawn(bytes: &[u8]) -> Option<Games> {
    let (&[rows, cols], bytes) = bytes.split_first_chunk()?;
    let shape = Shape::new(u32::from(rows % 10) + 1, u32::from(cols % 16) + 1).ok()?;
    let (cells, games) = bytes.split_at_checked(shape.cells().div_ceil(8))?;
    let is_free =
        |at: Coord| shape.index(at).is_some_and(|cell| cells[cell.usize() / 8] >> (cell.usize() % 8) & 1 == 1);
    let board = Board::new(shape, is_free).ok()?;
    let at = |byte: u8| shape.coord(CellIdx::new(u32::from(byte) % shape.cells() as u32));
    let query = |game: &[u8]| Query { blank: at(game[0]), tile: at(game[1]), target: at(game[2]) };
    let queries = games.chunks_exact(3).map(query).filter(|query| board.check(query).is_ok()).collect();
    Games::new(board, queries).ok()
}
