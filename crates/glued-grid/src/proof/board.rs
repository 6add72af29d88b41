//! Going through boards, and on each through all starts.

use std::ops::RangeInclusive;

use core_grid::{CellIdx, FreeCells, Shape};

use super::states::{Reached, State, next_order};
use crate::{Arrangement, Puzzle};

/// Which starts and goals are gone through on each board.
#[derive(Clone, Copy)]
pub(super) enum Starts {
    /// The judge's form: the last cell is free, and blank in both. The tiles on free cells are rearranged.
    Homeward,
    /// As `Homeward`, but all tiles are rearranged, those on glued cells too.
    GluedToo,
    /// The blank in any free cell at the goal, and in any at the start. The tiles on free cells are rearranged.
    AnyToAny,
    /// As `AnyToAny`, but at the goal the blank is in the last free cell.
    AnyToOne,
}

/// Compares what `ask` says of each start on each board of these shapes with `free` free cells with the set of states that can be
/// reached from the goal, and what [`Puzzle::arrangements`] says of the goal with the size of that set. Gives the number of starts.
pub(super) fn sweep(
    starts: Starts,
    shapes: &[(u32, u32)],
    free: RangeInclusive<u32>,
    ask: fn(&Puzzle) -> Result<bool, String>,
) -> Result<u64, String> {
    let mut count = 0;
    for &(rows, cols) in shapes {
        let shape = Shape::new(rows, cols).map_err(|error| error.to_string())?;
        for picture in 0_u32..1 << shape.cells() {
            if free.contains(&picture.count_ones()) {
                count += Board::new(shape, picture, starts).compare(starts, ask)?;
            }
        }
    }
    Ok(count)
}

struct Board {
    free: FreeCells,
    /// The cells whose tiles are rearranged, in row-major order.
    places: Vec<CellIdx>,
    /// By place: the places that a move leads to.
    near: Vec<Vec<u8>>,
}

impl Board {
    /// The board on which the cells whose bits are set in `picture` are free.
    fn new(shape: Shape, picture: u32, starts: Starts) -> Self {
        let free = FreeCells::new(shape, |cell| picture >> cell.get() & 1 == 1);
        let are_all = matches!(starts, Starts::GluedToo);
        let places: Vec<CellIdx> = shape.iter().filter(|&cell| are_all || free.is_free(cell)).collect();
        // Not by `FreeCells::neighbours`, on which the solver stands.
        let is_near = |a: CellIdx, b: CellIdx| {
            let (at, to) = (shape.coord(a), shape.coord(b));
            let both_free = picture >> a.get() & picture >> b.get() & 1 == 1;
            both_free && at.row.abs_diff(to.row) + at.col.abs_diff(to.col) == 1
        };
        let near_one = |a: &CellIdx| (0..).zip(&places).filter(|&(_, &b)| is_near(*a, b)).map(|(b, _)| b).collect();
        let near = places.iter().map(near_one).collect();
        Self { free, places, near }
    }

    fn compare(&self, starts: Starts, ask: fn(&Puzzle) -> Result<bool, String>) -> Result<u64, String> {
        let last = self.places.len() as u8 - 1;
        let is_last_cell_free = self.free.is_free(self.free.shape().last());
        let moved = self.places.len();
        match starts {
            Starts::Homeward | Starts::GluedToo if !is_last_cell_free => Ok(0),
            Starts::Homeward | Starts::GluedToo => self.compare_starts(last, moved - 1, ask),
            Starts::AnyToOne => self.compare_starts(last, moved, ask),
            Starts::AnyToAny => (0..=last).map(|blank| self.compare_starts(blank, moved, ask)).sum(),
        }
    }

    /// Compares all starts in which only the first so many places may differ from the goal, where place `blank` is blank.
    fn compare_starts(&self, blank: u8, moved: usize, ask: fn(&Puzzle) -> Result<bool, String>) -> Result<u64, String> {
        let reached = Reached::from_home(&self.near, blank);
        // Thing i is what belongs in place i: the tile numbered as its cell, from 1, or the blank.
        let shape = self.free.shape();
        let mut goal: Vec<u32> = shape.iter().map(|cell| cell.get() + 1).collect();
        goal[self.places[usize::from(blank)].usize()] = 0;
        let goal = Arrangement::new(shape, goal).map_err(|error| error.to_string())?;
        self.compare_arrangements(&goal, blank, &reached)?;
        let mut things: Vec<u8> = (0..self.places.len() as u8).collect();
        let mut count = 0;
        loop {
            let puzzle = self.puzzle(&goal, &things)?;
            let is_reached = reached.contains(State::new(&things));
            match ask(&puzzle) {
                Ok(outcome) if outcome == is_reached => count += 1,
                Ok(outcome) => return Err(format!("{puzzle}expected {is_reached}, found {outcome}")),
                Err(error) => return Err(format!("{puzzle}expected {is_reached}, found {error}")),
            }
            if !next_order(&mut things[..moved]) {
                return Ok(count);
            }
        }
    }

    /// Compares the number of arrangements that can be brought into `goal`, in which place `blank` is blank.
    fn compare_arrangements(&self, goal: &Arrangement, blank: u8, reached: &Reached) -> Result<(), String> {
        let puzzle = Puzzle::between(self.free.clone(), goal, goal).map_err(|error| error.to_string())?;
        let arrangements = puzzle.arrangements();
        let counts: Vec<u64> = (0..self.places.len() as u8).map(|place| reached.with_blank_in(place)).collect();
        let at_home = reached.with_blank_in(blank);
        // As many with the blank in any other cell that it can reach.
        let is_right = counts.iter().all(|&count| count == 0 || count == at_home)
            && arrangements.to_u64() == Some(at_home)
            && arrangements.blank_anywhere().to_u64() == Some(counts.iter().sum());
        if is_right { Ok(()) } else { Err(format!("{puzzle}expected {counts:?}, found {arrangements}")) }
    }

    /// The puzzle that starts with these things in the places.
    fn puzzle(&self, goal: &Arrangement, things: &[u8]) -> Result<Puzzle, String> {
        let mut start = goal.as_slice().to_vec();
        for (&place, &thing) in self.places.iter().zip(things) {
            start[place.usize()] = goal.tile(self.places[usize::from(thing)]);
        }
        let start = Arrangement::new(goal.shape(), start).map_err(|error| error.to_string())?;
        Puzzle::between(self.free.clone(), &start, goal).map_err(|error| error.to_string())
    }
}
