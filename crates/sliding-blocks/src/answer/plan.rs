//! Pushes in order.

use std::fmt;

use core_grid::Direction;
use core_grid::text::put_decimal;

/// A block pushed in from outside the board.
///
/// `Display` writes it in the judge's format: the arrow and the line, counted from 1.
///
/// ```
/// use core_grid::Direction;
/// use sliding_blocks::Push;
///
/// let push = Push { direction: Direction::Left, line: 4 };
/// assert_eq!(push.to_string(), "< 5"); // from the right, along the fifth row
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Push {
    /// The direction of motion.
    pub direction: Direction,
    /// The column for `^` and `v`, the row for `<` and `>`, counted from 0.
    pub line: u32,
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.direction, u64::from(self.line) + 1)
    }
}

/// The pushes that build a target, in order.
///
/// ```
/// use core_grid::Direction::{Down, Left};
/// use sliding_blocks::{Plan, Push};
///
/// let pushes = [Push { direction: Down, line: 0 }, Push { direction: Left, line: 7 }];
/// let plan: Plan = pushes.into_iter().collect();
/// assert_eq!(plan.len(), 2);
/// assert!(plan.iter().eq(pushes));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// `line << 2 | direction`, four bytes a push.
    packed: Vec<u32>,
}

const MAX_LINE: u32 = u32::MAX >> 2; // over any board's

impl Plan {
    pub(crate) fn with_capacity(pushes: usize) -> Self {
        Self { packed: Vec::with_capacity(pushes) }
    }

    #[inline]
    pub(crate) fn push(&mut self, direction: Direction, line: u32) {
        self.packed.push(line.min(MAX_LINE) << 2 | direction.index() as u32);
    }

    pub(crate) fn reverse(&mut self) {
        self.packed.reverse();
    }

    /// The number of pushes.
    pub const fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether there is no push.
    pub const fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// The pushes in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Push> + ExactSizeIterator + Clone + '_ {
        self.packed.iter().map(|&packed| Push { direction: Direction::from_index(packed as u8), line: packed >> 2 })
    }

    /// Writes `possible` and a line for each push.
    pub(super) fn write_possible(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const HEAD: &[u8] = b"possible";
        const ROOM: usize = 20; // what a number may overwrite
        let last = self.packed.iter().max().map_or(0, |packed| packed >> 2); // the last line of all
        let longest = "\n> ".len() + (u64::from(last) + 1).ilog10() as usize + 1;
        let mut text = vec![0; HEAD.len() + longest * self.len() + ROOM];
        text[..HEAD.len()].copy_from_slice(HEAD);
        let mut end = HEAD.len();
        for Push { direction, line } in self.iter() {
            let (arrow, number) = text[end..].split_first_chunk_mut().expect("there is room for the longest lines");
            *arrow = [b'\n', direction.glyph() as u8, b' '];
            let number = number.first_chunk_mut().expect("there is room for the longest lines");
            end += arrow.len() + put_decimal(number, u64::from(line) + 1);
        }
        text.truncate(end);
        f.write_str(str::from_utf8(&text).expect("arrows, digits and blanks are ASCII"))
    }
}

/// A line over 2^30 - 1, which is on no board, is kept as 2^30 - 1, which is on none either.
impl FromIterator<Push> for Plan {
    fn from_iter<I: IntoIterator<Item = Push>>(pushes: I) -> Self {
        let mut plan = Self::default();
        for Push { direction, line } in pushes {
            plan.push(direction, line);
        }
        plan
    }
}
