//! Every game on every board of some sizes.

use core_grid::{Coord, Shape};

use super::Size;
use crate::{Answer, Board, Games, Query, Scratch};

/// Which guides the searches have, and so in which order the games are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guides {
    /// Those that the solver thinks worth finding.
    AsNeeded,
    /// All that there may be, and the games in the reverse order.
    All,
}

/// Compares all games on all boards of these sizes, and gives their number. One scratch value serves all boards.
pub(super) fn prove(sizes: &[Size], guides: Guides) -> Result<u64, String> {
    let mut scratch = Scratch::default();
    let mut states = States::default();
    let mut cases = 0;
    for &(rows, cols) in sizes {
        let shape = Shape::new(rows, cols).map_err(|error| error.to_string())?;
        for picture in 0_u32..1 << shape.cells() {
            cases += prove_board(shape, picture, guides, &mut scratch, &mut states)?;
        }
    }
    Ok(cases)
}

/// Compares all games on the board whose free cells are the bits of `picture`.
fn prove_board(
    shape: Shape,
    picture: u32,
    guides: Guides,
    scratch: &mut Scratch,
    states: &mut States,
) -> Result<u64, String> {
    let cells = shape.cells() as u32;
    let coord = |cell: u32| Coord::new(cell / shape.cols(), cell % shape.cols());
    let is_free = |cell: u32| picture >> cell & 1 == 1;
    let board = Board::new(shape, |at| is_free(at.row * shape.cols() + at.col)).map_err(|error| error.to_string())?;
    let mut queries = Vec::new();
    let mut expected = Vec::new();
    for blank in (0..cells).filter(|&cell| is_free(cell)) {
        for tile in (0..cells).filter(|&cell| is_free(cell) && cell != blank) {
            expected.extend_from_slice(states.least_moves(&board, coord(blank), coord(tile)));
            queries.extend((0..cells).map(|cell| Query {
                blank: coord(blank),
                tile: coord(tile),
                target: coord(cell),
            }));
        }
    }
    if guides == Guides::All {
        scratch.fill_guides(board.prepared());
        queries.reverse();
        expected.reverse();
    }
    let mut replies = Vec::with_capacity(queries.len());
    for (query, expected) in queries.iter().zip(expected) {
        let reply = board.least_moves(query, scratch).map_err(|error| error.to_string())?;
        if reply.moves() != expected {
            return Err(format!("{board:?} {query:?}: expected {expected:?}, found {reply:?}"));
        }
        replies.push(reply);
    }
    let covered = replies.len() as u64;
    let games = Games::new(board, queries).map_err(|error| error.to_string())?;
    Answer::new(replies).verify(&games).map_err(|wrong| format!("{games}{wrong}"))?;
    Ok(covered)
}

/// The memory of a search over whole states: where the blank is, and where the tile.
#[derive(Default)]
struct States {
    seen: Vec<bool>,
    /// In the order of their moves.
    queue: Vec<(Coord, Coord, u64)>,
    /// By cell: the least moves that bring the tile there.
    least: Vec<Option<u64>>,
}

impl States {
    /// The least moves that bring the tile to each cell, by the rules alone: a move swaps the blank with a neighbour.
    fn least_moves(&mut self, board: &Board, blank: Coord, tile: Coord) -> &[Option<u64>] {
        let shape = board.shape();
        let cells = shape.cells();
        let index = |at: Coord| (at.row * shape.cols() + at.col) as usize;
        let Self { seen, queue, least } = self;
        seen.clear();
        seen.resize(cells * cells, false);
        least.clear();
        least.resize(cells, None);
        queue.clear();
        seen[index(blank) * cells + index(tile)] = true;
        queue.push((blank, tile, 0));
        let mut taken = 0;
        while let Some(&(blank, tile, moves)) = queue.get(taken) {
            taken += 1;
            least[index(tile)].get_or_insert(moves);
            for next in shape.neighbours4(blank) {
                if board.is_free(next) {
                    let tile = if next == tile { blank } else { tile };
                    if !std::mem::replace(&mut seen[index(next) * cells + index(tile)], true) {
                        queue.push((next, tile, moves + 1));
                    }
                }
            }
        }
        least
    }
}
