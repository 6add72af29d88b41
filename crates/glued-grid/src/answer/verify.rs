//! Checking a reason by flood fills, without blocks, low points or search trees.

use std::collections::VecDeque;

use core_grid::{CellIdx, Coord, Shape};

use super::{Reason, Wrong};
use crate::Puzzle;

impl Reason {
    /// Checks that this is true of `puzzle` and shows that it is impossible.
    ///
    /// A tile out of place, a blank shut off: a flood fill from where the blank starts. A part of the board with one entrance
    /// `cut`: a flood fill that does not enter it. For a walk of the blank that goes in by `cut` and comes out by it only
    /// exchanges tiles of the part with each other (what is in `cut` when it goes in is there again when it comes out), and has
    /// even length since grids are two-coloured, one swap a step; so the tiles of a part stay there, and an odd permutation of
    /// them stays odd. A bare ring: the rest of the board hangs on single cells of it, so that the blank can only go around it.
    ///
    /// O(cells) time and memory.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: what does not hold.
    pub fn verify(&self, puzzle: &Puzzle) -> Result<(), Wrong> {
        match *self {
            Self::BlankShutOff { from, to } => check_shut_off(puzzle, from, to),
            Self::StuckTile { cell, tile, expected } => check_stuck(puzzle, cell, tile, expected),
            Self::WrongBlock { tile, from, to, cut } => check_block(puzzle, tile, from, to, cut),
            Self::OddParity { cut, inside } => check_parity(puzzle, cut, inside),
            Self::RingOutOfOrder { ref ring, first, second } => check_ring(puzzle, ring, first, second),
        }
    }
}

fn check_shut_off(puzzle: &Puzzle, from: Coord, to: Coord) -> Result<(), Wrong> {
    let (from_cell, to_cell) = (free_cell(puzzle, from)?, free_cell(puzzle, to)?);
    if from_cell != puzzle.start_blank() {
        return Err(other_tile(puzzle, from_cell, 0, puzzle.start_tile(from_cell)));
    }
    if to_cell != puzzle.goal_blank() {
        return Err(other_tile(puzzle, to_cell, 0, puzzle.goal_tile(to_cell)));
    }
    if flood(puzzle, from_cell, &[])[to_cell.usize()] { Err(Wrong::Blank { reaches: true }) } else { Ok(()) }
}

fn check_stuck(puzzle: &Puzzle, cell: Coord, tile: u32, expected: u32) -> Result<(), Wrong> {
    let at = board_cell(puzzle.shape(), cell)?;
    for (named, found) in [(tile, puzzle.start_tile(at)), (expected, puzzle.goal_tile(at))] {
        if named != found {
            return Err(Wrong::OtherTile { cell, named, found });
        }
    }
    if flood(puzzle, puzzle.start_blank(), &[])[at.usize()] {
        return Err(Wrong::NotStuck(cell));
    }
    if tile == expected { Err(Wrong::NotParted { cut: cell }) } else { Ok(()) }
}

fn check_block(puzzle: &Puzzle, tile: u32, from: Coord, to: Coord, cut: Coord) -> Result<(), Wrong> {
    let (from_cell, to_cell, cut_cell) = (free_cell(puzzle, from)?, free_cell(puzzle, to)?, free_cell(puzzle, cut)?);
    if puzzle.goal_tile(to_cell) != tile || tile == 0 {
        return Err(other_tile(puzzle, to_cell, tile, puzzle.goal_tile(to_cell)));
    }
    let walked = walked(puzzle)?;
    let stands = puzzle.shape().iter().find(|cell| walked[cell.usize()] == to_cell).unwrap_or(to_cell);
    let home = puzzle.goal_blank();
    // The blank's side of the cut; the cut belongs to it. Where the blank's goal is the cut itself, there is no such side.
    let mut blank_side = if cut_cell == home { vec![false; walked.len()] } else { flood(puzzle, home, &[cut_cell]) };
    blank_side[cut_cell.usize()] = true;
    let tile_side = if blank_side[stands.usize()] { blank_side } else { flood(puzzle, stands, &[cut_cell]) };
    // By another path of the blank the tile may stand elsewhere, but on the same side.
    if !tile_side[from_cell.usize()] {
        return Err(other_tile(puzzle, from_cell, tile, puzzle.goal_tile(walked[from_cell.usize()])));
    }
    if tile_side[to_cell.usize()] { Err(Wrong::NotParted { cut }) } else { Ok(()) }
}

fn check_parity(puzzle: &Puzzle, cut: Coord, inside: Coord) -> Result<(), Wrong> {
    let (cut_cell, inside_cell) = (free_cell(puzzle, cut)?, free_cell(puzzle, inside)?);
    if cut_cell == inside_cell {
        return Err(Wrong::NotClosed { cut });
    }
    let mut walked = walked(puzzle)?;
    let part = flood(puzzle, inside_cell, &[cut_cell]);
    let leaves = |(cell, goal): (usize, &CellIdx)| part[cell] != part[goal.usize()];
    if part[puzzle.goal_blank().usize()] || walked.iter().enumerate().any(leaves) {
        return Err(Wrong::NotClosed { cut });
    }
    // Sort by swaps and count them.
    let mut odd = false;
    for cell in (0..part.len()).filter(|&cell| part[cell]) {
        while walked[cell].usize() != cell {
            let goal = walked[cell].usize();
            walked.swap(cell, goal);
            odd = !odd;
        }
    }
    if odd { Ok(()) } else { Err(Wrong::Even) }
}

fn check_ring(puzzle: &Puzzle, ring: &[Coord], first: Coord, second: Coord) -> Result<(), Wrong> {
    let shape = puzzle.shape();
    let cells = ring.iter().map(|&coord| free_cell(puzzle, coord)).collect::<Result<Vec<CellIdx>, Wrong>>()?;
    let (Some(&entrance), Some(&entrance_coord)) = (cells.first(), ring.first()) else {
        return Err(Wrong::NotARing(first));
    };
    // By cell: its place on the ring, from 1; 0 for a cell that is not on it.
    let mut place = vec![0_usize; shape.cells()];
    for (index, &cell) in cells.iter().enumerate() {
        if std::mem::replace(&mut place[cell.usize()], index + 1) != 0 {
            return Err(Wrong::NotARing(shape.coord(cell)));
        }
    }
    for (index, &cell) in cells.iter().enumerate() {
        let next = cells[(index + 1) % cells.len()];
        let on_ring = puzzle.free().neighbours(cell).filter(|near| place[near.usize()] != 0).count();
        if on_ring != 2 || !puzzle.free().neighbours(cell).any(|near| near == next) {
            return Err(Wrong::NotARing(shape.coord(cell)));
        }
    }
    // What hangs on a cell of the ring must hang on no other, and the blank's goal on the entrance.
    let mut hangs_on = vec![0_usize; shape.cells()];
    for (index, &cell) in cells.iter().enumerate() {
        let mut todo = vec![cell];
        while let Some(at) = todo.pop() {
            for near in puzzle.free().neighbours(at).filter(|near| place[near.usize()] == 0) {
                if hangs_on[near.usize()] == 0 {
                    hangs_on[near.usize()] = index + 1;
                    todo.push(near);
                } else if hangs_on[near.usize()] != index + 1 {
                    return Err(Wrong::NotARing(shape.coord(cell)));
                }
            }
        }
    }
    let home = puzzle.goal_blank();
    if entrance != home && hangs_on[home.usize()] != 1 {
        return Err(Wrong::NotClosed { cut: entrance_coord });
    }
    // The places for tiles are all but the entrance; each tile needs so many steps forward.
    let walked = walked(puzzle)?;
    let turn = |coord: Coord| -> Result<usize, Wrong> {
        let cell = free_cell(puzzle, coord)?;
        let from = place[cell.usize()];
        let to = place[walked[cell.usize()].usize()];
        if from < 2 {
            return Err(Wrong::NotARing(coord));
        }
        if to < 2 {
            return Err(Wrong::NotClosed { cut: entrance_coord });
        }
        Ok((to + cells.len() - 1 - from) % (cells.len() - 1))
    };
    if turn(first)? == turn(second)? { Err(Wrong::InOrder) } else { Ok(()) }
}

/// Where everything must go once the blank has walked to its goal by a shortest path: by cell, the goal of what stands there.
fn walked(puzzle: &Puzzle) -> Result<Vec<CellIdx>, Wrong> {
    let (start, home) = (puzzle.start_blank(), puzzle.goal_blank());
    let mut goals = puzzle.destinations().to_vec();
    if start == home {
        return Ok(goals);
    }
    // By cell: the next on the way home; searched from there.
    let mut next: Vec<Option<CellIdx>> = vec![None; goals.len()];
    let mut queue = VecDeque::from([home]);
    while let Some(at) = queue.pop_front() {
        for near in puzzle.free().neighbours(at) {
            if near != home && next[near.usize()].is_none() {
                next[near.usize()] = Some(at);
                queue.push_back(near);
            }
        }
    }
    let mut at = start;
    while at != home {
        let step = next[at.usize()].ok_or(Wrong::Blank { reaches: false })?;
        goals.swap(at.usize(), step.usize());
        at = step;
    }
    Ok(goals)
}

/// By cell: whether it can be reached from `from` without entering the `closed` cells.
fn flood(puzzle: &Puzzle, from: CellIdx, closed: &[CellIdx]) -> Vec<bool> {
    let mut reached = vec![false; puzzle.shape().cells()];
    reached[from.usize()] = true;
    let mut todo = vec![from];
    while let Some(at) = todo.pop() {
        for near in puzzle.free().neighbours(at) {
            if !reached[near.usize()] && !closed.contains(&near) {
                reached[near.usize()] = true;
                todo.push(near);
            }
        }
    }
    reached
}

fn board_cell(shape: Shape, coord: Coord) -> Result<CellIdx, Wrong> {
    shape.index(coord).ok_or(Wrong::NoSuchCell(coord))
}

fn free_cell(puzzle: &Puzzle, coord: Coord) -> Result<CellIdx, Wrong> {
    board_cell(puzzle.shape(), coord)
        .and_then(|cell| if puzzle.free().is_free(cell) { Ok(cell) } else { Err(Wrong::NoSuchCell(coord)) })
}

fn other_tile(puzzle: &Puzzle, cell: CellIdx, named: u32, found: u32) -> Wrong {
    Wrong::OtherTile { cell: puzzle.shape().coord(cell), named, found }
}
