//! Dijkstra's algorithm over the states in which the blank touches the tile.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

use core_grid::{Coord, Direction, Grid};

use super::TooLarge;
use crate::answer::Outcome;
use crate::input::{Board, Games, Query};

/// The largest product of cells and queries.
const LIMIT: u64 = 20_000_000;

/// The least number of moves of each game, by Dijkstra's algorithm over (cell of the tile, side of the blank), with flood
/// fills for the ways of the blank. It knows nothing of blocks, and is not guided. A tile on a bare ring, where each
/// change of sides is a way around the whole ring, is answered by a formula.
///
/// O(cells^2) time at worst for a game, where changes of sides take long ways; usually O(cells log cells).
///
/// # Errors
///
/// [`TooLarge`] where cells times queries is over 20 000 000.
pub fn plain(games: &Games) -> Result<Outcome, TooLarge> {
    let given = (games.board().shape().cells() as u64).saturating_mul(games.queries().len() as u64);
    if LIMIT < given {
        return Err(TooLarge { given, limit: LIMIT });
    }
    let mut turns = BTreeMap::new();
    Ok(games.queries().iter().map(|query| least_moves(games.board(), query, &mut turns)).collect())
}

/// The moves of the blank between two neighbours of a tile's cell, `None` where there is no way, as found so far.
type Turns = BTreeMap<(Coord, Direction, Direction), Option<u64>>;

fn least_moves(board: &Board, query: &Query, turns: &mut Turns) -> Option<u64> {
    if query.tile == query.target {
        return Some(0);
    }
    if !board.is_free(query.target) {
        return None;
    }
    if let Some(ring) = ring(board, query.tile) {
        return on_ring(&ring, query);
    }
    let mut best: Grid<[u64; 4]> = Grid::new(board.shape(), [u64::MAX; 4]);
    let mut queue = BinaryHeap::new();
    let around = flood(board, query.tile, query.blank);
    for side in sides(board, query.tile) {
        let walk = board.shape().step(query.tile, side).and_then(|at| around[at]);
        if let Some(walk) = walk {
            best[query.tile][side.index()] = walk;
            queue.push(Reverse((walk, query.tile, side)));
        }
    }
    while let Some(Reverse((moves, tile, side))) = queue.pop() {
        if tile == query.target {
            return Some(moves);
        }
        if best[tile][side.index()] < moves {
            continue;
        }
        for to in sides(board, tile) {
            let turn = *turns.entry((tile, side, to)).or_insert_with(|| turn(board, tile, side, to));
            let (Some(turn), Some(next)) = (turn, board.shape().step(tile, to)) else {
                continue;
            };
            let moves = moves + turn + 1;
            let known = &mut best[next][to.opposite().index()];
            if moves < *known {
                *known = moves;
                queue.push(Reverse((moves, next, to.opposite())));
            }
        }
    }
    None
}

/// The sides of `at` on which a free cell lies.
fn sides(board: &Board, at: Coord) -> impl Iterator<Item = Direction> {
    Direction::ALL.into_iter().filter(move |&to| board.shape().step(at, to).is_some_and(|next| board.is_free(next)))
}

fn neighbours(board: &Board, at: Coord) -> impl Iterator<Item = Coord> {
    board.shape().neighbours4(at).into_iter().filter(move |&next| board.is_free(next))
}

/// The length of the shortest way of the blank from `start` to each cell, without `tile`.
fn flood(board: &Board, tile: Coord, start: Coord) -> Grid<Option<u64>> {
    let mut length = Grid::new(board.shape(), None);
    length[start] = Some(0);
    let mut todo = VecDeque::from([(start, 0)]);
    while let Some((at, steps)) = todo.pop_front() {
        for next in neighbours(board, at) {
            if next != tile && length[next].is_none() {
                length[next] = Some(steps + 1);
                todo.push_back((next, steps + 1));
            }
        }
    }
    length
}

/// The length of the shortest way of the blank from one side of `tile` to another: two floods, from either end, always
/// the one that is smaller so far by a step, until they meet or one of them can go no farther.
fn turn(board: &Board, tile: Coord, from: Direction, to: Direction) -> Option<u64> {
    let (from, to) = (board.shape().step(tile, from)?, board.shape().step(tile, to)?);
    if from == to {
        return Some(0);
    }
    let mut reached = [BTreeMap::from([(from, 0_u64)]), BTreeMap::from([(to, 0)])];
    let mut fronts = [vec![from], vec![to]];
    loop {
        let own = usize::from(reached[1].len() < reached[0].len());
        let other = 1 - own;
        let mut best: Option<u64> = None;
        let mut front = Vec::new();
        for at in std::mem::take(&mut fronts[own]) {
            let steps = reached[own][&at] + 1;
            for next in neighbours(board, at).filter(|&next| next != tile) {
                if let Some(rest) = reached[other].get(&next) {
                    best = Some(best.unwrap_or(u64::MAX).min(steps + rest));
                }
                reached[own].entry(next).or_insert_with(|| {
                    front.push(next);
                    steps
                });
            }
        }
        if best.is_some() || front.is_empty() {
            return best;
        }
        fronts[own] = front;
    }
}

/// The cells of the ring that `tile` is on, in their order, beginning with it; `None` where the free cells that hang
/// together with it are no bare ring.
fn ring(board: &Board, tile: Coord) -> Option<Vec<Coord>> {
    let mut ring = vec![tile];
    let mut before = tile;
    let mut at = neighbours(board, tile).next()?;
    loop {
        let around: Vec<Coord> = neighbours(board, at).collect();
        if around.len() != 2 {
            return None;
        }
        if at == tile {
            return Some(ring);
        }
        ring.push(at);
        let next = if around[0] == before { around[1] } else { around[0] };
        before = at;
        at = next;
    }
}

/// The least number of moves on a ring, where turning back only undoes what was done.
///
/// Going one way, the tile's first step takes the blank's way to the cell ahead of the tile, and a slide; each further
/// one the blank's way around the ring of L cells, L - 2 steps from behind the tile to the cell ahead, and a slide.
fn on_ring(ring: &[Coord], query: &Query) -> Option<u64> {
    let length = ring.len() as u64;
    let place = |at| ring.iter().position(|&cell| cell == at).map(|place| place as u64);
    let (blank, target) = (place(query.blank)?, place(query.target)?);
    let one_way = blank + (target - 1) * (length - 1);
    let other_way = (length - blank) + (length - target - 1) * (length - 1);
    Some(one_way.min(other_way))
}
