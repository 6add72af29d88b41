//! Moves of the blank, in runs.

use std::fmt;

use core_grid::Direction;

/// A run of moves of the blank in one direction.
///
/// Its text form is the letter of the direction, U, D, L or R, and the number of moves: `R3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// Where the blank goes. Each tile that it meets goes one cell the other way.
    pub to: Direction,
    /// How many cells, from 1.
    pub moves: u64,
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.to.letter(), self.moves)
    }
}

/// Moves of the blank, in order.
///
/// What is kept is one byte for a run of up to 64 moves in one direction, so it has at most as many bytes as moves, and
/// far fewer where the blank goes straight on.
///
/// The text form is the runs, as [`Run`] writes them, separated by spaces; that of no moves is empty.
///
/// ```
/// use core_grid::Direction::{Left, Up};
/// use glued_grid::{Plan, Run};
///
/// let plan: Plan = [Left, Left, Left, Up].into_iter().collect();
/// assert_eq!(plan.to_string(), "L3 U1");
/// assert_eq!(plan.len(), 4);
/// assert_eq!(plan.runs().collect::<Vec<_>>(), [Run { to: Left, moves: 3 }, Run { to: Up, moves: 1 }]);
/// assert!(plan.moves().eq([Left, Left, Left, Up]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan {
    /// `(moves - 1) << 2 | direction`. A byte that is not full is followed by one of another direction.
    pieces: Vec<u8>,
    moves: u64,
}

const FULL: u8 = 63; // the moves of a full piece, less 1

impl Plan {
    /// The number of moves.
    pub const fn len(&self) -> u64 {
        self.moves
    }

    /// Whether there is nothing to do.
    pub const fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// The bytes that the moves take.
    pub const fn bytes(&self) -> usize {
        self.pieces.len()
    }

    /// The moves in order, of which there are [`len`](Self::len).
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Direction> + Clone + '_ {
        self.pieces().flat_map(|(to, moves)| std::iter::repeat_n(to, usize::from(moves)))
    }

    /// The moves in runs that are as long as they can be, so that each goes in another direction than the one before.
    pub fn runs(&self) -> impl Iterator<Item = Run> + Clone + '_ {
        let mut pieces = self.pieces().peekable();
        std::iter::from_fn(move || {
            let (to, first) = pieces.next()?;
            let mut moves = u64::from(first);
            while let Some((_, more)) = pieces.next_if(|&(next, _)| next == to) {
                moves += u64::from(more);
            }
            Some(Run { to, moves })
        })
    }

    /// Adds a move, or takes the last one back where this one would undo it.
    pub(super) fn go(&mut self, to: Direction) {
        if let Some(last) = self.pieces.last_mut()
            && Direction::from_index(*last) == to.opposite()
        {
            if *last >> 2 == 0 {
                self.pieces.pop();
            } else {
                *last -= 1 << 2;
            }
            self.moves -= 1;
        } else {
            self.push(to);
        }
    }

    fn push(&mut self, to: Direction) {
        match self.pieces.last_mut() {
            Some(last) if Direction::from_index(*last) == to && *last >> 2 < FULL => *last += 1 << 2,
            _ => self.pieces.push(to as u8),
        }
        self.moves += 1;
    }

    fn pieces(&self) -> impl DoubleEndedIterator<Item = (Direction, u8)> + Clone + '_ {
        self.pieces.iter().map(|&piece| (Direction::from_index(piece), (piece >> 2) + 1))
    }
}

/// The moves as they are, those that undo each other included.
impl FromIterator<Direction> for Plan {
    fn from_iter<I: IntoIterator<Item = Direction>>(moves: I) -> Self {
        let mut plan = Self::default();
        for to in moves {
            plan.push(to);
        }
        plan
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, run) in self.runs().enumerate() {
            write!(f, "{}{run}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use core_grid::Direction::{Down, Left, Right, Up};

    use super::*;

    #[test]
    fn long_runs_take_few_bytes_and_are_read_as_one() {
        let plan: Plan = std::iter::repeat_n(Right, 1000).chain([Up]).chain(std::iter::repeat_n(Right, 64)).collect();
        assert_eq!(plan.to_string(), "R1000 U1 R64");
        assert_eq!((plan.len(), plan.bytes()), (1065, 16 + 1 + 1));
        assert_eq!(plan.moves().count(), 1065);
        assert_eq!(Plan::default().to_string(), "");
    }

    #[test]
    fn moves_that_undo_each_other_cancel() {
        let mut plan = Plan::default();
        for to in std::iter::repeat_n(Left, 70).chain([Up, Up, Down, Down]).chain(std::iter::repeat_n(Right, 68)) {
            plan.go(to);
        }
        assert_eq!(plan.to_string(), "L2");
        for to in [Right, Right, Right] {
            plan.go(to);
        }
        assert_eq!((plan.to_string(), plan.len()), ("R1".to_owned(), 1));
        // But moves from elsewhere stay as they are.
        assert_eq!([Left, Right].into_iter().collect::<Plan>().to_string(), "L1 R1");
    }
}
