//! The check of plans, whole and partial: play them, by the rules alone.

use core_grid::{Coord, Direction};

use super::parents::Parents;
use super::{Hindrance, LeftOut, Partial, Plan, Push, Wrong};
use crate::input::Target;

impl Plan {
    /// Replays the pushes, and checks that they build `target`.
    ///
    /// Only the outermost occupied cells of each line are kept, since a block that is pushed in stops at the first one
    /// that it meets: so a push costs O(log B) time for B blocks, on a board of any size.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: the first push that is against the rules or stops outside the target, or that there are too few.
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        self.play(target)?;
        // A block stops in a free cell and is never moved: so many cells of the target are as many different ones.
        let needed = target.cells().len() - 1;
        if self.len() < needed {
            return Err(Wrong::TooFewPushes { given: self.len(), needed });
        }
        Ok(())
    }

    /// Replays the pushes, and gives the cells in which the blocks stop, in their order; there may be too few for `target`.
    ///
    /// O(log B) time a push, for B blocks.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: the first push that is against the rules or stops outside the target.
    ///
    /// ```
    /// use core_grid::Coord;
    /// use core_grid::Direction::{Left, Up};
    /// use sliding_blocks::{Plan, Push, Target};
    ///
    /// let target: Target = "2 2 3\n1 1\n1 2\n2 2\n".parse()?;
    /// let plan: Plan = [Push { direction: Left, line: 0 }, Push { direction: Up, line: 1 }].into_iter().collect();
    /// assert_eq!(plan.stops(&target)?, [Coord::new(0, 1), Coord::new(1, 1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stops(&self, target: &Target) -> Result<Vec<Coord>, Wrong> {
        self.play(target).map(|(_, stops)| stops)
    }

    /// Replays the pushes, and gives the board that they lead to and where each block has stopped.
    fn play(&self, target: &Target) -> Result<(Board, Vec<Coord>), Wrong> {
        let mut stops = Vec::with_capacity(self.len());
        let mut cells = target.cells().to_vec();
        cells.sort_unstable();
        let mut board = Board::new(target);
        for (push, Push { direction, line }) in self.iter().enumerate() {
            let (lines, length) = match direction {
                Direction::Up | Direction::Down => (target.cols(), target.rows()),
                Direction::Left | Direction::Right => (target.rows(), target.cols()),
            };
            if lines <= line {
                return Err(Wrong::NoSuchLine { push });
            }
            let Some(met) = board.first_met(direction, line) else { return Err(Wrong::MeetsNothing { push }) };
            // It comes from the low end for `v` and `>`, from the high end for `^` and `<`.
            let (entry, stop) = match direction {
                Direction::Down | Direction::Right => (0, met.checked_sub(1)),
                Direction::Up | Direction::Left => (length - 1, Some(met + 1).filter(|&place| place < length)),
            };
            let cell = |place: u32| match direction {
                Direction::Up | Direction::Down => Coord::new(place, line),
                Direction::Left | Direction::Right => Coord::new(line, place),
            };
            let Some(stop) = stop else { return Err(Wrong::EntryOccupied { push, cell: cell(entry) }) };
            if cells.binary_search(&cell(stop)).is_err() {
                return Err(Wrong::OffTarget { push, cell: cell(stop) });
            }
            board.occupy(cell(stop));
            stops.push(cell(stop));
        }
        Ok((board, stops))
    }
}

impl Partial {
    /// Replays the pushes, and checks that each block of `target` is placed or rightly said to be left out.
    ///
    /// That the part is a largest possible one by inclusion is not checked: only that no block can be added to it at the
    /// end. O(B log B) time for B blocks.
    ///
    /// # Errors
    ///
    /// [`Wrong`]: the first push that is against the rules or stops outside the target; else [`Wrong::NotLeftOut`] for the
    /// first that is said to be left out, but is not, or not for this reason; else [`Wrong::Unaccounted`] for the first
    /// cell of the target that is neither.
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        let (board, stops) = self.plan().play(target)?;
        let parents = Parents::new(target);
        let mut placed = vec![false; target.cells().len()];
        for rank in target.cells()[..1].iter().chain(&stops).filter_map(|&cell| parents.rank(cell)) {
            placed[rank] = true;
        }
        let is_placed = |cell: Coord| parents.rank(cell).is_some_and(|rank| placed[rank]);
        let mut accounted = placed.clone();
        for (place, LeftOut { block, waits_for, hindrance }) in self.left_out().iter().enumerate() {
            let is_new = parents.rank(*block).is_some_and(|rank| !std::mem::replace(&mut accounted[rank], true));
            let parent = parents.of(*block);
            let holds = match hindrance {
                Hindrance::NothingStopsIt => parent == Some(*waits_for) && !is_placed(*waits_for),
                Hindrance::InItsWay => {
                    let met = parents.side(*block).and_then(|side| board.first_in(side, *block));
                    parent.is_some_and(is_placed) && parents.passes(*block, *waits_for) && met == Some(*waits_for)
                }
            };
            if !is_new || !holds {
                return Err(Wrong::NotLeftOut { place });
            }
        }
        match target.cells().iter().find(|&&cell| parents.rank(cell).is_some_and(|rank| !accounted[rank])) {
            Some(&cell) => Err(Wrong::Unaccounted { cell }),
            None => Ok(()),
        }
    }
}

/// The lowest and the highest occupied place of each line of the target's bounding box. Other lines stay empty.
struct Board {
    top: u32,
    left: u32,
    rows: Vec<Option<(u32, u32)>>,
    columns: Vec<Option<(u32, u32)>>,
}

impl Board {
    /// With the first block only.
    fn new(target: &Target) -> Self {
        let span = |line: fn(&Coord) -> u32| {
            let lines = target.cells().iter().map(line);
            let (low, high) = lines.fold((u32::MAX, 0), |(low, high), line| (low.min(line), high.max(line)));
            (low, vec![None; (high - low) as usize + 1])
        };
        let ((top, rows), (left, columns)) = (span(|cell| cell.row), span(|cell| cell.col));
        let mut board = Self { top, left, rows, columns };
        board.occupy(target.cells()[0]);
        board
    }

    /// The place, in the line, of the block that one pushed along it meets.
    fn first_met(&self, direction: Direction, line: u32) -> Option<u32> {
        let (low, lines) = if direction.is_vertical() { (self.left, &self.columns) } else { (self.top, &self.rows) };
        let (lowest, highest) = (*lines.get(line.checked_sub(low)? as usize)?)?;
        Some(match direction {
            Direction::Down | Direction::Right => lowest,
            Direction::Up | Direction::Left => highest,
        })
    }

    /// The block that one which comes from that side, along the line of a cell, meets.
    fn first_in(&self, side: Direction, cell: Coord) -> Option<Coord> {
        let line = if side.is_vertical() { cell.col } else { cell.row };
        let place = self.first_met(side.opposite(), line)?;
        Some(if side.is_vertical() { Coord::new(place, line) } else { Coord::new(line, place) })
    }

    fn occupy(&mut self, cell: Coord) {
        let widen = |ends: &mut Option<(u32, u32)>, place: u32| {
            let (lowest, highest) = ends.unwrap_or((place, place));
            *ends = Some((lowest.min(place), highest.max(place)));
        };
        widen(&mut self.rows[(cell.row - self.top) as usize], cell.col);
        widen(&mut self.columns[(cell.col - self.left) as usize], cell.row);
    }
}
