//! Bare rings, which can only be turned.

use core_grid::CellIdx;

use super::hands::Hands;

impl Hands<'_> {
    /// Turns the tiles of the bare ring of all open cells home, the blank being anywhere on it and ending on the cell `home`.
    pub(super) fn turn(&mut self, home: CellIdx) {
        self.walk(home, None);
        let around = self.around();
        let tiles = around.len();
        let Some(&first) = around.first() else { return };
        // Each time that the blank goes around once, all tiles go one place towards the first one, or away from it.
        let goal = around.iter().position(|&cell| self.wanted[cell.usize()] == self.tile(first)).unwrap_or(0);
        let (times, forward) = if goal <= tiles - goal { (goal, false) } else { (tiles - goal, true) };
        for _ in 0..times {
            if forward {
                self.go_along(around.iter().copied().chain([home]));
            } else {
                self.go_along(around.iter().rev().copied().chain([home]));
            }
        }
    }

    /// The cells of the ring after that of the blank, in order around it.
    fn around(&self) -> Vec<CellIdx> {
        let home = self.blank();
        let mut around = Vec::new();
        let mut before = home;
        let mut next = self.region.neighbours(home).next();
        while let Some(at) = next.filter(|&at| at != home) {
            around.push(at);
            next = self.region.neighbours(at).find(|&near| near != before);
            before = at;
        }
        around
    }
}
