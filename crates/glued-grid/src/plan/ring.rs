//! Bare rings, which can only be turned.

use core_grid::CellIdx;

use super::hands::Hands;

impl Hands<'_> {
    /// Turns the tiles of the bare ring of all open cells home, in the fewest moves; the blank is anywhere on it and
    /// ends on the cell `home`.
    ///
    /// All that the blank can do is to go one way around or the other. By each time around, the tiles go on by one
    /// place.
    pub(super) fn turn(&mut self, home: CellIdx) {
        let ring = self.ring();
        let to_home = ring.iter().position(|&cell| cell == home).unwrap_or(0);
        let tiles = ring.len() - 1;
        let mut turns = 0;
        self.trial(|hands| {
            hands.go_along(ring[1..=to_home].iter().copied());
            // The tile after the blank goes to the last place by one turn, to the one before that by two.
            let mut places = ring.iter().cycle().skip(to_home + 1).take(tiles);
            let first = ring[(to_home + 1) % ring.len()];
            let goal = places.position(|&cell| hands.wanted[cell.usize()] == hands.tile(first)).unwrap_or(0);
            turns = (tiles - goal) % tiles;
        });
        let on = to_home + ring.len() * turns;
        let back = ring.len() * tiles - on;
        if on <= back {
            self.go_along(ring.iter().copied().cycle().skip(1).take(on));
        } else {
            self.go_along(ring.iter().rev().copied().cycle().take(back));
        }
    }

    /// The cells of the ring in order around it, first that of the blank.
    fn ring(&self) -> Vec<CellIdx> {
        let first = self.blank();
        let mut ring = vec![first];
        let mut before = first;
        let mut next = self.region.neighbours(first).next();
        while let Some(at) = next.filter(|&at| at != first) {
            ring.push(at);
            next = self.region.neighbours(at).find(|&near| near != before);
            before = at;
        }
        ring
    }
}
