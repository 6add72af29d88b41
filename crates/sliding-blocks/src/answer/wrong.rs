//! What can be wrong with an answer.

use std::fmt;

use core_grid::Coord;

/// The first thing that is wrong with an answer.
///
/// Pushes, links and blocks left out are counted from 0 here and from 1 in the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// A push goes along a line that the board does not have.
    NoSuchLine {
        /// The push.
        push: usize,
    },
    /// A push meets no block: it falls off the board.
    MeetsNothing {
        /// The push.
        push: usize,
    },
    /// The cell where the pushed block would enter the board is occupied.
    EntryOccupied {
        /// The push.
        push: usize,
        /// The cell.
        cell: Coord,
    },
    /// The pushed block stops in a cell that is not of the target.
    OffTarget {
        /// The push.
        push: usize,
        /// The cell.
        cell: Coord,
    },
    /// All pushes are fine, but there are too few to fill the target.
    TooFewPushes {
        /// Their number.
        given: usize,
        /// How many it takes.
        needed: usize,
    },
    /// The target is said to be impossible, but there is a plan that builds it.
    PossibleAfterAll,
    /// A deadlock without blocks.
    NoDeadlock,
    /// A link of a deadlock does not hold: its block does not wait for the next, or not for this reason.
    BrokenLink {
        /// The link.
        link: usize,
    },
    /// A link of a deadlock has the block of an earlier link.
    RepeatedLink {
        /// The link.
        link: usize,
    },
    /// A deadlock has a chord: not only the block of this link waits for the block of the next, another of the deadlock
    /// does too.
    Chord {
        /// The link.
        link: usize,
    },
    /// A block is said to be left out, but is none, is placed or was named before; or it does not wait for this.
    NotLeftOut {
        /// Its place in the list of those left out.
        place: usize,
    },
    /// A block of the target is neither placed nor said to be left out.
    Unaccounted {
        /// Its cell.
        cell: Coord,
    },
}

impl Wrong {
    /// The line of the answer, counted from 1, in the judge's format with one push a line: `None` where what is wrong
    /// is in no line.
    pub const fn line(&self) -> Option<usize> {
        match *self {
            Self::NoSuchLine { push }
            | Self::MeetsNothing { push }
            | Self::EntryOccupied { push, .. }
            | Self::OffTarget { push, .. } => Some(push + 2),
            Self::PossibleAfterAll => Some(1),
            Self::TooFewPushes { .. }
            | Self::NoDeadlock
            | Self::BrokenLink { .. }
            | Self::RepeatedLink { .. }
            | Self::Chord { .. }
            | Self::NotLeftOut { .. }
            | Self::Unaccounted { .. } => None,
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from_1 = |place: usize| place + 1;
        match *self {
            Self::NoSuchLine { push } => write!(f, "push {} goes along a line that is not on the board", from_1(push)),
            Self::MeetsNothing { push } => write!(f, "push {} meets no block and falls off the board", from_1(push)),
            Self::EntryOccupied { push, cell } => {
                write!(f, "push {} cannot enter the board, {cell} is occupied", from_1(push))
            }
            Self::OffTarget { push, cell } => {
                write!(f, "push {} stops at {cell}, which is not a cell of the target", from_1(push))
            }
            Self::TooFewPushes { given, needed } => write!(f, "expected {needed} pushes, found {given}"),
            Self::PossibleAfterAll => write!(f, "the target is possible"),
            Self::NoDeadlock => write!(f, "expected a cycle of blocks, found none"),
            Self::BrokenLink { link } => {
                write!(f, "link {} of the deadlock does not hold", from_1(link))
            }
            Self::RepeatedLink { link } => {
                write!(f, "link {} of the deadlock has the block of an earlier one", from_1(link))
            }
            Self::Chord { link } => {
                write!(f, "another block of the deadlock waits for what link {} waits for", from_1(link))
            }
            Self::NotLeftOut { place } => {
                write!(f, "what is said of block {} of those left out does not hold", from_1(place))
            }
            Self::Unaccounted { cell } => write!(f, "the block at {cell} is neither placed nor said to be left out"),
        }
    }
}

impl std::error::Error for Wrong {}
