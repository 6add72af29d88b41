//! Filling an ear with its own tiles.

use core_grid::CellIdx;

use super::hands::Hands;

impl Hands<'_> {
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
                self.trial(|hands| {
                    hands.fill_in_order(ear);
                    hands.open(own);
                })
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

    fn open(&mut self, cells: &[CellIdx]) {
        for &cell in cells {
            self.region.open(cell);
        }
    }

    fn close(&mut self, cells: &[CellIdx]) {
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
