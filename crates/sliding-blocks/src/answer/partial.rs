//! As much as can be built, and what the rest waits for.

use std::fmt;

use core_grid::Coord;

use super::Plan;
use super::line::Line;

/// A part of a target that can be built and to which no block can be added, and what each block that is left out waits
/// for. [`partial`](crate::partial) finds one.
///
/// `Display` writes the pushes, one a line, and then a line for each block that is left out.
///
/// ```
/// use sliding_blocks::{Target, partial};
///
/// // F#####    The two ends come from the sides that face each other: each would be in the way of the other.
/// // #....#
/// // ##..##
/// let target: Target = "3 6 12\n1 1\n1 2\n1 3\n1 4\n1 5\n1 6\n2 1\n3 1\n3 2\n2 6\n3 6\n3 5\n".parse()?;
/// let partial = partial(&target);
/// assert_eq!(partial.plan().len(), 10);
/// assert_eq!(partial.left_out().len(), 1);
/// assert_eq!(partial.verify(&target), Ok(()));
/// # Ok::<(), sliding_blocks::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partial {
    plan: Plan,
    left_out: Vec<LeftOut>,
}

/// A block that a [`Partial`] leaves out, and what it waits for: for ever, since nothing that is placed goes away again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The cell of the block.
    pub block: Coord,
    /// The cell of the block that it waits for.
    pub waits_for: Coord,
    /// Why.
    pub hindrance: Hindrance,
}

/// Why a block cannot be placed after all that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hindrance {
    /// The other is to stop it, being its parent in the tree rooted at the first block, and is left out itself.
    NothingStopsIt,
    /// The other is placed, and is the first that it would run into on its way in.
    InItsWay,
}

impl Partial {
    /// The part that this plan builds, and what is said of the rest; not checked.
    pub const fn new(plan: Plan, left_out: Vec<LeftOut>) -> Self {
        Self { plan, left_out }
    }

    /// The pushes that build the part, one for each of its blocks but the first.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The blocks that are left out, in the order in which the target lists them.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { block, waits_for, hindrance } = self;
        match hindrance {
            Hindrance::NothingStopsIt => {
                write!(f, "{block} is left out: it is stopped by {waits_for}, which is left out")
            }
            Hindrance::InItsWay => {
                let line = Line(*block, *waits_for);
                write!(f, "{block} is left out: it would run into {waits_for} on its way along {line}")
            }
        }
    }
}

impl fmt::Display for Partial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut feed = "";
        for push in self.plan.iter() {
            write!(f, "{feed}{push}")?;
            feed = "\n";
        }
        for left_out in &self.left_out {
            write!(f, "{feed}{left_out}")?;
            feed = "\n";
        }
        Ok(())
    }
}
