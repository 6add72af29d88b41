//! The answer: a reply for each game, in the judge's format, and its checks.

mod check;
mod claim;
mod removal;
mod wrong;

use std::fmt;

use core_grid::Coord;
use core_grid::text::push_decimal;

pub use claim::{Claim, ClaimError};
pub use wrong::Wrong;

/// The replies to all games, in their order.
///
/// Its text form is the judge's: a line for each game, the least number of moves or -1, without a final newline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    replies: Vec<Reply>,
}

/// The reply to one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reply {
    /// The tile can be brought to its target, in this least number of moves.
    Moves(u64),
    /// It cannot, for this reason.
    Unreachable(Reason),
}

/// Why a tile cannot be brought to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The target is a fixed cell.
    TargetFixed,
    /// No way over free cells leads from the blank to the tile.
    BlankWalledOff,
    /// No way over free cells leads from the tile to the target, the blank being on the tile's side.
    TargetWalledOff,
    /// All ways of the tile to the target lead through one cell, where the blank cannot get ahead of it: while the tile
    /// is there, no way leads from the cells that the blank is among to those of the target.
    CannotTurn {
        /// That cell: a cut vertex of the free cells, possibly the one where the tile is in the beginning.
        at: Coord,
    },
}

/// What is unique of an answer: the least number of moves of each game, or `None` where there is no way.
pub type Outcome = Vec<Option<u64>>;

impl Answer {
    pub(crate) const fn new(replies: Vec<Reply>) -> Self {
        Self { replies }
    }

    /// The replies, in the order of the games.
    pub fn replies(&self) -> &[Reply] {
        &self.replies
    }

    /// The part that is unique: moves or none.
    pub fn outcome(&self) -> Outcome {
        self.replies.iter().map(Reply::moves).collect()
    }

    /// What the text form of this answer says.
    pub fn claim(&self) -> Claim {
        Claim::new(self.outcome())
    }
}

impl Reply {
    /// The least number of moves, or `None` where the target cannot be reached.
    pub const fn moves(&self) -> Option<u64> {
        match self {
            Self::Moves(moves) => Some(*moves),
            Self::Unreachable(_) => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_lines(self.replies.iter().map(Reply::moves), f)
    }
}

/// The line of one game.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_lines([self.moves()].into_iter(), f)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TargetFixed => f.write_str("the target is a fixed cell"),
            Self::BlankWalledOff => f.write_str("the blank is walled off from the tile"),
            Self::TargetWalledOff => f.write_str("the target is walled off from the tile"),
            Self::CannotTurn { at } => {
                write!(f, "the tile would have to pass {at}, where the blank cannot get ahead of it")
            }
        }
    }
}

impl std::error::Error for Reason {}

fn write_lines(mut lines: impl Iterator<Item = Option<u64>>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = Vec::new();
    let push = |text: &mut Vec<u8>, line: Option<u64>| match line {
        Some(moves) => push_decimal(text, moves),
        None => text.extend_from_slice(b"-1"),
    };
    if let Some(line) = lines.next() {
        push(&mut text, line);
    }
    for line in lines {
        text.push(b'\n');
        push(&mut text, line);
    }
    f.write_str(&String::from_utf8_lossy(&text))
}
