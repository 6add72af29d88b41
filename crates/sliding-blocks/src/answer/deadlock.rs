//! Why there is no plan, in a form that can be checked.

use std::collections::VecDeque;
use std::fmt;

use core_grid::{Coord, Direction, SparseCells};

use super::Wrong;
use crate::input::Target;

/// A cycle of blocks, each of which must be placed before the next, and the last before the first: so none can be.
///
/// `Display` writes one line a link.
///
/// ```
/// use core_grid::Coord;
/// use sliding_blocks::{Answer, Reason, Target, solve};
///
/// // ####
/// // #..#     The block left of the corner comes from the left, where the first block (F) is in its way.
/// // F.##
/// let target: Target = "3 4 9\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n3 3\n".parse()?;
/// let Answer::Impossible(deadlock) = solve(&target) else { panic!("no plan can exist") };
/// let passing: Vec<_> = deadlock.links().iter().filter(|link| link.reason == Reason::Passes).collect();
/// assert_eq!(passing.len(), 1);
/// assert_eq!(passing[0].block, Coord::new(2, 2));
/// assert_eq!(deadlock.verify(&target), Ok(()));
/// # Ok::<(), sliding_blocks::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    links: Vec<Link>,
}

/// A block of a [`Deadlock`], and why it must be placed before the block of the next link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The cell of the block.
    pub block: Coord,
    /// Why it must be placed before the next.
    pub reason: Reason,
}

/// Why a block must be placed before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// It stops the other, being its parent in the tree rooted at the first block.
    Stops,
    /// It passes the other's cell on its way in.
    Passes,
}

impl Deadlock {
    /// The deadlock with these links, not checked.
    pub const fn new(links: Vec<Link>) -> Self {
        Self { links }
    }

    /// The links in order; the last leads back to the first.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Checks that each link holds, and that there is one.
    ///
    /// O(B) time for B blocks, and O(log B) for each link.
    ///
    /// # Errors
    ///
    /// [`Wrong::NoDeadlock`] without links, else [`Wrong::BrokenLink`] for the first that does not hold.
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        if self.links.is_empty() {
            return Err(Wrong::NoDeadlock);
        }
        let parents = Parents::new(target);
        let nexts = self.links.iter().cycle().skip(1);
        for (link, (Link { block, reason }, next)) in self.links.iter().zip(nexts).enumerate() {
            let holds = match reason {
                Reason::Stops => parents.of(next.block) == Some(*block),
                Reason::Passes => parents.passes(*block, next.block),
            };
            if !holds {
                return Err(Wrong::BrokenLink { link });
            }
        }
        Ok(())
    }
}

impl fmt::Display for Deadlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nexts = self.links.iter().cycle().skip(1);
        for (place, (Link { block, reason }, next)) in self.links.iter().zip(nexts).enumerate() {
            let why = match reason {
                Reason::Stops => "which it stops",
                Reason::Passes => "whose cell it passes on its way in",
            };
            let feed = if place == 0 { "" } else { "\n" };
            write!(f, "{feed}{block} must come before {}, {why}", next.block)?;
        }
        Ok(())
    }
}

/// The parent of each block, found by walking the tree from the first block, level by level.
struct Parents {
    cells: SparseCells,
    /// By rank; the first block is its own.
    parents: Vec<u32>,
}

impl Parents {
    fn new(target: &Target) -> Self {
        let cells = SparseCells::new(target.cells()).expect("the cells of a target are distinct");
        let mut parents = vec![u32::MAX; cells.len()];
        let first = cells.rank(0);
        parents[first as usize] = first;
        let mut reached = VecDeque::from([first]);
        while let Some(block) = reached.pop_front() {
            for next in Direction::ALL.into_iter().filter_map(|to| cells.neighbour(block, to)) {
                if parents[next as usize] == u32::MAX {
                    parents[next as usize] = block;
                    reached.push_back(next);
                }
            }
        }
        Self { cells, parents }
    }

    /// The cell of the parent of the block in `cell`; `None` for the first block, and where there is no block.
    fn of(&self, cell: Coord) -> Option<Coord> {
        let rank = self.cells.coords().binary_search(&cell).ok()?;
        let parent = self.parents[rank] as usize;
        (parent != rank).then(|| self.cells.coords()[parent])
    }

    /// Whether the block in cell `block`, on its straight way in to its parent, passes the block in cell `other`.
    fn passes(&self, block: Coord, other: Coord) -> bool {
        let Some(parent) = self.of(block) else { return false };
        let is_block = self.cells.coords().binary_search(&other).is_ok();
        // On the other side of the block than its parent, in the same line.
        let beyond = |parent: u32, block: u32, other: u32| (parent < block) == (block < other) && block != other;
        is_block
            && if parent.row == block.row {
                other.row == block.row && beyond(parent.col, block.col, other.col)
            } else {
                other.col == block.col && beyond(parent.row, block.row, other.row)
            }
    }
}
