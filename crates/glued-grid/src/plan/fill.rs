//! Filling an ear with its own tiles.

use std::collections::BTreeSet;

use core_grid::CellIdx;

use super::carry::rough_moves;
use super::ears::Ears;
use super::hands::Hands;

/// Which ear is filled next, of those that no others end at.
#[derive(Clone, Copy, Debug)]
pub(super) enum Choice {
    /// The one that was added last.
    Last,
    /// Of those that were added not long before the last, so that what is left keeps its form, the one whose tiles seem
    /// to be brought home in the fewest moves.
    Nearest,
}

impl Hands<'_> {
    /// Fills all ears and closes them. Those that hold their tiles are closed as soon as they can be, to be kept out of
    /// the way.
    pub(super) fn fill_all(&mut self, mut ears: Ears, choice: Choice) {
        let mut waiting = BTreeSet::new();
        let mut fresh = ears.outer();
        loop {
            while let Some(ear) = fresh.pop() {
                if own_cells(ears.get(ear)).iter().all(|&cell| self.is_right(cell)) {
                    fresh.extend(self.fill_and_take_away(&mut ears, ear));
                } else {
                    waiting.insert(ear);
                }
            }
            let Some(&last) = waiting.last() else { break };
            let first = match choice {
                Choice::Last => last,
                // So many as one row of cells on each side of an open board, or fewer.
                Choice::Nearest => last - last.isqrt(),
            };
            let nearest = waiting.range(first..).rev().min_by_key(|&&ear| self.rough_moves_a_cell(ears.get(ear)));
            let next = nearest.copied().unwrap_or(last);
            waiting.remove(&next);
            fresh.extend(self.fill_and_take_away(&mut ears, next));
        }
    }

    fn fill_and_take_away(&mut self, ears: &mut Ears, ear: usize) -> impl Iterator<Item = usize> + use<> {
        self.fill(ears.get(ear));
        self.note(own_cells(ears.get(ear)), false);
        ears.take_away(ear)
    }

    /// About how many moves a cell it takes to fill an ear, if nothing is in the way.
    fn rough_moves_a_cell(&self, ear: &[CellIdx]) -> u64 {
        let own = own_cells(ear);
        let blank = self.region.coord(self.blank());
        let moves = |&cell: &CellIdx| {
            let place = self.region.coord(self.place_of_wanted(cell));
            let to_tile = u64::from(blank.row.abs_diff(place.row) + blank.col.abs_diff(place.col));
            to_tile + rough_moves(place, self.region.coord(cell))
        };
        own.iter().map(moves).sum::<u64>() / own.len() as u64
    }

    /// Brings the tiles of an ear home and closes it; the blank ends outside of it. All cells of the ear and of what is
    /// left are open, the blank is on one of them, and none of the ear's own cells is to be blank.
    ///
    /// `ear` begins and ends with a cell of what is left. A short one is filled from the end that takes fewer moves.
    pub(super) fn fill(&mut self, ear: &[CellIdx]) {
        const SHORT: usize = 8; // own cells
        let [_, own @ .., _] = ear else { return };
        if own.iter().all(|&cell| self.is_right(cell)) {
            // Nothing to do.
        } else if own.len() == 1 {
            self.carry(self.place_of_wanted(own[0]), own[0]);
        } else if SHORT < own.len() {
            self.fill_in_order(ear);
        } else {
            let backwards: Vec<CellIdx> = ear.iter().rev().copied().collect();
            let [there, back] = [ear, &backwards].map(|ear| {
                let work = |hands: &mut Self| {
                    hands.fill_in_order(ear);
                    hands.open(own);
                };
                self.trial(work).0
            });
            let shorter = if back.len() < there.len() { back } else { there };
            shorter.moves().for_each(|to| self.go(to));
        }
        self.close(own);
    }

    /// Brings the tiles of an ear with two own cells at least home, from its end on, and closes it.
    fn fill_in_order(&mut self, ear: &[CellIdx]) {
        let [begin, own @ .., end] = ear else { return };
        let [first, .., last] = own else { return };
        // The first tile goes to the far end; the others follow it in, and push it on.
        self.carry(self.place_of_wanted(*first), *last);
        if own.contains(&self.blank()) {
            // Out by the side where that tile is not.
            self.walk(*begin, Some(*last));
        }
        self.close(own);
        for filled in 1..own.len() {
            self.follow(own, (*begin, *end), filled);
        }
    }

    pub(super) fn open(&mut self, cells: &[CellIdx]) {
        for &cell in cells {
            self.region.open(cell);
        }
    }

    pub(super) fn close(&mut self, cells: &[CellIdx]) {
        for &cell in cells {
            self.region.close(cell);
        }
    }

    /// Puts in the next tile of an ear whose last cells hold the first `filled` ones, in order.
    fn follow(&mut self, own: &[CellIdx], (begin, end): (CellIdx, CellIdx), filled: usize) {
        let next = own[filled];
        if let Some(depth) = own.iter().position(|&cell| cell == self.place_of_wanted(next)) {
            self.take_out(own, (begin, end), depth + 1);
        }
        self.carry(self.place_of_wanted(next), end);
        self.push_in(own, (begin, end));
    }

    /// Takes out the tile in the cell numbered `turns` from the beginning of an ear, counted from 1. The other tiles
    /// that count stay.
    fn take_out(&mut self, own: &[CellIdx], (begin, end): (CellIdx, CellIdx), turns: usize) {
        for _ in 0..turns {
            self.push_in(own, (begin, end));
        }
        // It has come out at the beginning. Out of the way with it, and all back.
        let aside = self.region.neighbours(begin).find(|&near| near != end);
        let aside = aside.expect("every cell of a block without cut vertices has two neighbours in it");
        self.carry(begin, aside);
        for _ in 0..turns {
            self.walk(end, Some(aside));
            self.go_along(own.iter().rev().copied().chain([begin]));
        }
    }

    /// Pushes what is at the end of an ear into it; all tiles in it go on by one cell towards its beginning, where one
    /// comes out.
    fn push_in(&mut self, own: &[CellIdx], (begin, end): (CellIdx, CellIdx)) {
        self.walk(begin, Some(end));
        self.go_along(own.iter().copied().chain([end]));
    }
}

/// The cells of an ear without its two ends.
fn own_cells(ear: &[CellIdx]) -> &[CellIdx] {
    match ear {
        [_, own @ .., _] => own,
        _ => &[],
    }
}
