//! Why there is no plan, in a form that can be checked.

use std::fmt;

use core_grid::{Coord, Direction, SparseCells};

use super::Wrong;
use super::line::Line;
use super::parents::Parents;
use crate::input::Target;

/// A cycle of blocks, each of which waits for the next, and the last for the first: so none can be placed.
///
/// One block *waits for* another if in every plan that places both it comes later. There are two reasons for it, where
/// the *parent* of a block is its neighbour on the path to the first block, and its *way in* is the line of cells from the
/// edge of the board straight to its own, on the side that is away from its parent:
///
/// - [`Reason::Stopped`]: the other is its parent, without which it would slide on;
/// - [`Reason::InTheWay`]: it is on the way in of the other, however far away.
///
/// A target can be built exactly if there is no such cycle. The cycle that [`solve`](crate::solve) gives has no chord: no
/// block of it waits for another block of it than its next, so none can be left out.
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
/// assert_eq!(deadlock.verify(&target), Ok(()));
/// let link = deadlock.links()[0];
/// assert_eq!((link.block, link.reason), (Coord::new(2, 0), Reason::InTheWay));
/// let text = deadlock.to_string();
/// let lines: Vec<&str> = text.lines().take(2).collect();
/// assert_eq!(lines[0], "(3, 1) waits for (3, 3), which would run into it on its way along row 3");
/// assert_eq!(lines[1], "(3, 3) waits for (3, 4), which stops it");
/// # Ok::<(), sliding_blocks::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    links: Vec<Link>,
}

/// A block of a [`Deadlock`], and why it waits for the block of the next link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The cell of the block.
    pub block: Coord,
    /// Why it must be placed after the next.
    pub reason: Reason,
}

/// Why a block waits for another: why it must be placed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// It is stopped by the other, which is its parent in the tree rooted at the first block.
    Stopped,
    /// It stands in the way of the other: that one would run into it on its way in.
    InTheWay,
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

    /// Each link with the block that it waits for.
    fn waits(&self) -> impl Iterator<Item = (Link, Coord)> + '_ {
        let nexts = self.links.iter().cycle().skip(1).map(|next| next.block);
        self.links.iter().copied().zip(nexts)
    }

    /// Checks that it is a cycle without a chord in which each link holds.
    ///
    /// O(B) time for B blocks, and O(log B) for each link.
    ///
    /// # Errors
    ///
    /// [`Wrong::NoDeadlock`] without links; else [`Wrong::BrokenLink`] for the first that does not hold; else
    /// [`Wrong::RepeatedLink`] for the first with the block of an earlier one; else [`Wrong::Chord`] for the first that is not
    /// alone in waiting for the next block.
    pub fn verify(&self, target: &Target) -> Result<(), Wrong> {
        if self.links.is_empty() {
            return Err(Wrong::NoDeadlock);
        }
        let parents = Parents::new(target);
        let holds = |(Link { block, reason }, next): (Link, Coord)| match reason {
            Reason::Stopped => parents.of(block) == Some(next),
            Reason::InTheWay => parents.passes(next, block),
        };
        if let Some(link) = self.waits().position(|wait| !holds(wait)) {
            return Err(Wrong::BrokenLink { link });
        }
        let blocks: Vec<Coord> = self.links.iter().map(|link| link.block).collect();
        let cycle = SparseCells::new(&blocks).map_err(|repeated| Wrong::RepeatedLink { link: repeated.second })?;
        let has_chord = |link: usize, next: Coord| {
            let rank = cycle.rank(if link + 1 < blocks.len() { link as u32 + 1 } else { 0 });
            let children = Direction::ALL.into_iter().filter_map(|to| cycle.neighbour(rank, to));
            let mut children = children.filter(|&child| parents.of(cycle.coords()[child as usize]) == Some(next));
            let side = parents.side(next);
            let on_way = |rank| side.and_then(|side| cycle.nearest(rank, side));
            let nearest = on_way(rank);
            let is_other = |rank: u32| cycle.given(rank) as usize != link;
            children.any(is_other) || nearest.is_some_and(is_other) || nearest.and_then(on_way).is_some_and(is_other)
        };
        match self.waits().enumerate().find(|&(link, (_, next))| has_chord(link, next)) {
            Some((link, _)) => Err(Wrong::Chord { link }),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Deadlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (Link { block, reason }, next)) in self.waits().enumerate() {
            let feed = if place == 0 { "" } else { "\n" };
            write!(f, "{feed}{block} waits for {next}, which ")?;
            match reason {
                Reason::Stopped => f.write_str("stops it")?,
                Reason::InTheWay => write!(f, "would run into it on its way along {}", Line(block, next))?,
            }
        }
        Ok(())
    }
}
