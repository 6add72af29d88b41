//! The adapter of `huarong-dao`.

use core_grid::Coord;
use core_grid::families::Rng;
use huarong_dao::{Answer, Claim, Games, Query, Reply, families, proof, reference, solve};

use super::{Adapter, Bench, Problem, Shown, explain};

pub(super) fn adapter() -> impl Problem {
    Adapter {
        name: "huarong-dao",
        about: "The least number of moves that bring one tile home, for each game on one board.",
        families: families::FAMILIES,
        bench: Bench {
            items: "cells",
            count: |games| games.board().shape().cells() as u64,
            counted: 900,
            families: &["braid", "lattice", "open", "rooms", "serpentine", "walls10", "walls25"],
            adapt: a_hundred_games,
        },
        proofs: proof::PROOFS,
        parse: Games::parse,
        solve,
        verify: |answer, games| {
            answer.verify(games)?;
            // No replay shows that moves are the least.
            let is_won = answer.replies().iter().any(|reply| matches!(reply, Reply::Moves(_)));
            Ok(if is_won { Shown::Part } else { Shown::Everything })
        },
        tell: explain::huarong_dao::tell,
        outcome: Answer::outcome,
        claim: Claim::parse,
        own_claim: Answer::claim,
        check: Claim::verify,
        exhaustive: reference::exhaustive,
        plain: reference::plain,
    }
}

/// The board with a hundred games that begin and end anywhere, so that as many are played at every size.
fn a_hundred_games(games: Games) -> Games {
    let board = games.board();
    let shape = board.shape();
    let free: Vec<Coord> = shape.iter().map(|cell| shape.coord(cell)).filter(|&at| board.is_free(at)).collect();
    if free.len() < 2 {
        return games;
    }
    let mut rng = Rng::new(shape.cells() as u64);
    let mut any = || free[rng.index(free.len())];
    let queries = (0..100).map(|_| {
        let tile = any();
        let mut blank = any();
        while blank == tile {
            blank = any();
        }
        Query { blank, tile, target: any() }
    });
    Games::new(board.clone(), queries.collect()).expect("blank and tile are two free cells")
}
