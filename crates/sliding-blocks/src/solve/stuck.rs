//! The deadlock among the blocks that cannot be taken away.

use core_grid::{Coord, Direction};

use super::Standing;
use crate::answer::{Deadlock, Link, Reason};
use crate::tree::Layout;

impl<L: Layout> Standing<'_, L> {
    /// A cycle of blocks of which each must be placed before the next, among those that are left when none may go.
    ///
    /// Each of them leads to another: one with a child left to that child, one without to the outermost block on its
    /// way; and the first block, while any is left, has a child left. So the walk from the first block ends in a cycle.
    /// O(B) time, and no memory but the cycle's (Brent's method).
    pub(super) fn deadlock(&mut self, first: Coord) -> Deadlock {
        let start = self.layout.index(first);
        // The length of the cycle: a slow walker waits at powers of two for a fast one to come round again.
        let (mut slow, mut fast, mut length, mut power) = (start, self.next(start).0, 1, 1);
        while slow != fast {
            if power == length {
                (slow, power, length) = (fast, 2 * power, 0);
            }
            fast = self.next(fast).0;
            length += 1;
        }
        // Its entry: two walkers so far apart meet there.
        let (mut behind, mut ahead) = (start, start);
        for _ in 0..length {
            ahead = self.next(ahead).0;
        }
        while behind != ahead {
            (behind, ahead) = (self.next(behind).0, self.next(ahead).0);
        }
        let links = (0..length).map(|_| {
            let (next, reason) = self.next(behind);
            Link { block: self.layout.cell(std::mem::replace(&mut behind, next)), reason }
        });
        Deadlock::new(links.collect())
    }

    /// A block that must be placed after this one, and why.
    fn next(&mut self, index: u32) -> (u32, Reason) {
        let byte = self.bytes[index as usize];
        if let Some(children) = (byte >> 4).checked_ilog2() {
            return (self.layout.neighbour(index, Direction::from_index(children as u8)), Reason::Stops);
        }
        let side = Direction::from_index(byte).opposite();
        let cell = self.layout.cell(index);
        (self.ends_of(cell, side.is_vertical())[side.index() & 1], Reason::Passes)
    }
}
