//! Whether a bare ring is turned as a whole.

use core_grid::CellIdx;

use super::Board;
use super::tree::BlockId;

impl Board<'_> {
    /// The places of a ring in order around it, from the smaller of the two neighbours of its entrance to the other.
    pub(super) fn around(&self, ring: BlockId) -> Vec<CellIdx> {
        let free = self.puzzle.free();
        let places_near = |cell: CellIdx| free.neighbours(cell).filter(|&near| self.blocks.owner(near) == Some(ring));
        let mut around = Vec::new();
        let mut before = self.blocks.entrance(ring);
        let mut next = places_near(before).min();
        while let Some(at) = next {
            around.push(at);
            next = places_near(at).find(|&near| near != before);
            before = at;
        }
        around
    }

    /// Whether the tiles of a ring can be turned home, which are its own. O(places) time.
    pub(super) fn is_turned(&self, ring: BlockId) -> bool {
        let around = self.around(ring);
        let goal_of_first = around.first().map(|first| self.goals[first.usize()]);
        let turn = around.iter().position(|&place| Some(place) == goal_of_first).unwrap_or(0);
        let goals = around.iter().cycle().skip(turn);
        around.iter().zip(goals).all(|(place, &goal)| self.goals[place.usize()] == goal)
    }
}
