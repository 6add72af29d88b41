//! The legs of a route, found as they are asked for.

use core_grid::{CellIdx, Direction};

use super::{Leg, Stretch};
use crate::input::{Board, Query};
use crate::solve::FirstWay;

/// The legs of a route: an iterator that [`Route::legs`](super::Route::legs) makes.
#[derive(Debug)]
pub struct Legs<'a> {
    stretches: Stretches<'a>,
    stretch: Stretch,
    /// Which of its legs comes next, and how many times more it is walked, this time included.
    place: usize,
    times: u64,
    /// The leg that the next one may lengthen.
    last: Option<Leg>,
}

/// The stretches of a route: an iterator that [`Route::stretches`](super::Route::stretches) makes.
#[derive(Debug)]
pub struct Stretches<'a> {
    board: &'a Board,
    blank: CellIdx,
    tile: CellIdx,
    /// The steps of the tile that are left.
    steps: &'a [Direction],
    /// Where the blank was left behind by the tile's last step, if it has made one.
    behind: Option<Direction>,
    way: FirstWay,
    /// The last part of a lap, after all full ones.
    rest: Option<Stretch>,
}

impl<'a> Legs<'a> {
    pub(super) const fn new(stretches: Stretches<'a>) -> Self {
        let stretch = Stretch { legs: Vec::new(), times: 0 };
        Self { stretches, stretch, place: 0, times: 0, last: None }
    }

    /// The next leg of the stretches, in the same direction as the last one where two stretches meet.
    fn next_part(&mut self) -> Option<Leg> {
        if self.place == self.stretch.legs.len() {
            if self.times <= 1 {
                self.stretch = self.stretches.next()?;
                self.times = self.stretch.times + 1;
            }
            self.times -= 1;
            self.place = 0;
        }
        let leg = self.stretch.legs.get(self.place).copied();
        self.place += 1;
        leg
    }
}

impl Iterator for Legs<'_> {
    type Item = Leg;

    fn next(&mut self) -> Option<Leg> {
        while let Some(leg) = self.next_part() {
            if let Some(done) = join(&mut self.last, leg) {
                return Some(done);
            }
        }
        self.last.take()
    }
}

impl<'a> Stretches<'a> {
    pub(super) fn new(board: &'a Board, query: &Query, steps: &'a [Direction]) -> Self {
        let [blank, tile] = [query.blank, query.tile].map(|at| board.prepared().index(at));
        Self { board, blank, tile, steps, behind: None, way: FirstWay::new(board.shape().cells()), rest: None }
    }

    /// How many of the next steps lead the tile on from cells that have only two sides in the block: in a row of such cells
    /// the way of the blank around one leads over all the others, and is the same cycle for each.
    fn steps_in_chain(&self) -> usize {
        let board = self.board.prepared();
        let (mut at, mut behind) = (self.tile, self.behind);
        let is_in_chain = |&to: &Direction| {
            let is_only = behind.is_some_and(|entry| board.only_exit(at, entry) == Some(to));
            (at, behind) = (board.step(at, to), Some(to.opposite()));
            is_only
        };
        self.steps.iter().copied().take_while(is_in_chain).count()
    }
}

impl Iterator for Stretches<'_> {
    type Item = Stretch;

    fn next(&mut self) -> Option<Stretch> {
        if self.rest.is_some() {
            return self.rest.take();
        }
        let &to = self.steps.first()?;
        let mut legs = Vec::new();
        let mut length = 0;
        let board = self.board.prepared();
        self.way.find(board, (self.blank, self.tile), to, self.behind.is_some(), |to| {
            push(&mut legs, Leg { to, moves: 1 });
            length += 1;
        });
        let in_chain = self.steps_in_chain();
        let count = in_chain.max(1);
        let mut times = 1;
        if let Some(behind) = self.behind.filter(|_| 1 < in_chain) {
            // One more move closes the cycle, and the blank goes on around it.
            push(&mut legs, Leg { to: behind, moves: 1 });
            let moves = length * count as u64;
            times = moves / (length + 1);
            self.rest = beginning(&legs, moves % (length + 1));
        }
        let (taken, left) = self.steps.split_at(count);
        self.steps = left;
        for &to in taken {
            self.blank = self.tile;
            self.tile = board.step(self.tile, to);
            self.behind = Some(to.opposite());
        }
        Some(Stretch { legs, times })
    }
}

impl Leg {
    /// Lengthens this leg by the next one, if that goes on in its direction.
    fn go_on(&mut self, next: Self) -> bool {
        let goes_on = self.to == next.to;
        self.moves += if goes_on { next.moves } else { 0 };
        goes_on
    }
}

/// Adds a leg to the last one if it goes on in its direction; else it becomes the last one, and the one before is given.
pub(super) fn join(last: &mut Option<Leg>, leg: Leg) -> Option<Leg> {
    let is_longer = last.as_mut().is_some_and(|last| last.go_on(leg));
    if is_longer { None } else { last.replace(leg) }
}

fn push(legs: &mut Vec<Leg>, leg: Leg) {
    if !legs.last_mut().is_some_and(|last| last.go_on(leg)) {
        legs.push(leg);
    }
}

/// The first so many moves of these legs, `None` for no moves.
fn beginning(legs: &[Leg], mut moves: u64) -> Option<Stretch> {
    let mut first = Vec::new();
    for leg in legs {
        let taken = u64::from(leg.moves).min(moves) as u32;
        if taken != 0 {
            first.push(Leg { to: leg.to, moves: taken });
        }
        moves -= u64::from(taken);
    }
    (!first.is_empty()).then_some(Stretch { legs: first, times: 1 })
}
