//! The deadlock among the blocks that cannot be taken away.
//!
//! A block *leads to* those that wait for it: to its children, and to all blocks that it passes on its way in. Of the
//! blocks that are left when none may go, each leads to another of them. So a walk along what leads to what comes back
//! to itself; it stops at its first block that leads back to an earlier one.
//!
//! ```text
//!     0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6       none before 6 leads back; 6 leads to 1 and 3
//!          ^---------^--------------|
//! ```
//!
//! The latest of those, here 3, begins a cycle in which no block but the last leads back, and that one to the start only.

mod chords;

use core_grid::{Coord, Direction};

use super::{Extent, Standing};
use crate::answer::{Deadlock, Link, Reason};
use crate::tree::{Layout, PARENT};
use chords::without_chords;

/// Set in a byte with a parent until the walk has been there.
const UNSEEN: u8 = PARENT & 4;

impl<L: Layout> Standing<'_, L> {
    /// A cycle without a chord among the blocks that are left when none may go.
    ///
    /// O(B) time and space for B blocks: a step of the walk takes constant time, and no block comes twice.
    pub(super) fn deadlock(&mut self, first: Coord) -> Deadlock {
        let mut walk: Vec<Walker> = Vec::new();
        let mut extent = Extent::new(self.bounds);
        let mut index = self.layout.index(first);
        let last = loop {
            let byte = self.bytes[index as usize];
            let motion = (byte & PARENT != 0).then(|| Direction::from_index(byte));
            let walker = Walker { cell: self.layout.cell(index), motion };
            let passes_back = motion.is_some_and(|to| extent.outermost(walker.cell, to.opposite()).is_some());
            if passes_back || self.has_seen_child(index) {
                break walker;
            }
            extent.widen(walker.cell);
            if motion.is_some() {
                self.bytes[index as usize] ^= UNSEEN;
            }
            walk.push(walker);
            index = self.next(index, walker);
        };
        let start = walk.iter().rposition(|&earlier| last.leads_to(earlier)).expect("the last leads back");
        walk.drain(..start);
        walk.push(last);
        linked(&without_chords(&walk))
    }

    /// A block that must be placed after this one: the outermost that it passes, if any, else a child.
    fn next(&mut self, index: u32, walker: Walker) -> u32 {
        if let Some(side) = walker.motion.map(Direction::opposite) {
            let outermost = self.ends_of(walker.cell, side.is_vertical())[side.index() & 1];
            if outermost != index {
                return outermost;
            }
        }
        let children = self.bytes[index as usize] >> 4;
        self.layout.neighbour(index, Direction::from_index(children.trailing_zeros() as u8))
    }

    /// Whether the walk has been at a child of this block.
    fn has_seen_child(&self, index: u32) -> bool {
        let children = self.bytes[index as usize] >> 4;
        Direction::ALL.into_iter().filter(|to| children >> to.index() & 1 == 1).any(|to| {
            let child = self.layout.neighbour(index, to);
            self.bytes[child as usize] & UNSEEN == 0
        })
    }
}

/// A block of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Walker {
    cell: Coord,
    /// The direction in which it moves to its parent; `None` for the first block.
    motion: Option<Direction>,
}

impl Walker {
    /// Whether the other must be placed after this one: whether it is a child, or is passed on the way in.
    fn leads_to(self, other: Self) -> bool {
        let (here, there) = (self.cell, other.cell);
        let passes = self.motion.is_some_and(|to| match to {
            Direction::Up => here.col == there.col && here.row < there.row,
            Direction::Down => here.col == there.col && there.row < here.row,
            Direction::Left => here.row == there.row && here.col < there.col,
            Direction::Right => here.row == there.row && there.col < here.col,
        });
        passes || other.rests_on(self)
    }

    /// Whether the other is the parent of this one.
    fn rests_on(self, other: Self) -> bool {
        self.motion.and_then(|to| self.cell.step(to)) == Some(other.cell)
    }
}

/// The deadlock of a cycle in which each block leads to the next: there each waits for the one before.
fn linked(cycle: &[Walker]) -> Deadlock {
    let before = (0..cycle.len()).map(|place| cycle[place.checked_sub(1).unwrap_or(cycle.len() - 1)]);
    let links = cycle.iter().zip(before).map(|(walker, before)| {
        let reason = if walker.rests_on(before) { Reason::Stopped } else { Reason::InTheWay };
        Link { block: walker.cell, reason }
    });
    // Backwards, from the start of the cycle.
    let mut links: Vec<Link> = links.collect();
    links[1..].reverse();
    Deadlock::new(links)
}
