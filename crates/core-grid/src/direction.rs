//! The four directions.

use std::fmt;

use crate::Coord;

/// One of the four directions in which cells share an edge.
///
/// ```text
///            ^ Up = 0
///            │
/// Left = 2 < ┼ > Right = 3
///            │
///            v Down = 1
/// ```
///
/// The two directions of one axis differ in the lowest bit, so [`opposite`](Self::opposite) is one operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards row 0: `^`.
    Up = 0,
    /// Away from row 0: `v`.
    Down = 1,
    /// Towards column 0: `<`.
    Left = 2,
    /// Away from column 0: `>`.
    Right = 3,
}

impl Direction {
    /// All four, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The direction with number `index & 3`.
    pub const fn from_index(index: u8) -> Self {
        Self::ALL[(index & 3) as usize]
    }

    /// The number of the direction, 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction back.
    ///
    /// ```
    /// use core_grid::Direction::{Left, Right};
    ///
    /// assert_eq!(Left.opposite(), Right);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_index(self as u8 ^ 1)
    }

    /// Whether this is [`Up`](Self::Up) or [`Down`](Self::Down).
    pub const fn is_vertical(self) -> bool {
        (self as u8) < 2
    }

    /// The arrow that stands for the direction in texts: one of `^ v < >`.
    pub const fn glyph(self) -> char {
        ['^', 'v', '<', '>'][self as usize]
    }

    /// The letter that stands for the direction in lists of moves: one of `U D L R`.
    pub const fn letter(self) -> char {
        ['U', 'D', 'L', 'R'][self as usize]
    }

    /// The direction whose arrow is `glyph`, or `None` where it is no arrow.
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '^' => Some(Self::Up),
            'v' => Some(Self::Down),
            '<' => Some(Self::Left),
            '>' => Some(Self::Right),
            _ => None,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.glyph())
    }
}

impl Coord {
    /// The cell next to this one in direction `to`, or `None` where its row or column would leave `0..=u32::MAX`.
    ///
    /// ```
    /// use core_grid::{Coord, Direction};
    ///
    /// assert_eq!(Coord::new(0, 5).step(Direction::Down), Some(Coord::new(1, 5)));
    /// assert_eq!(Coord::new(0, 5).step(Direction::Up), None);
    /// ```
    pub const fn step(self, to: Direction) -> Option<Self> {
        let (row, col) = match to {
            Direction::Up => (self.row.checked_sub(1), Some(self.col)),
            Direction::Down => (self.row.checked_add(1), Some(self.col)),
            Direction::Left => (Some(self.row), self.col.checked_sub(1)),
            Direction::Right => (Some(self.row), self.col.checked_add(1)),
        };
        match (row, col) {
            (Some(row), Some(col)) => Some(Self { row, col }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_is_an_involution_that_keeps_the_axis_and_undoes_a_step() {
        let middle = Coord::new(5, 5);
        for to in Direction::ALL {
            assert_ne!(to.opposite(), to);
            assert_eq!(to.opposite().opposite(), to);
            assert_eq!(to.opposite().is_vertical(), to.is_vertical());
            assert_eq!(middle.step(to).and_then(|next| next.step(to.opposite())), Some(middle));
        }
    }

    #[test]
    fn glyphs_and_numbers_read_back() {
        for to in Direction::ALL {
            assert_eq!(Direction::from_glyph(to.glyph()), Some(to));
            assert_eq!(Direction::from_index(to.index() as u8), to);
            assert_eq!(to.to_string(), to.glyph().to_string());
            assert!(format!("{to:?}").starts_with(to.letter()));
        }
        assert_eq!(Direction::from_glyph('x'), None);
    }

    #[test]
    fn steps_stop_at_the_ends_of_u32() {
        let corner = Coord::new(u32::MAX, u32::MAX);
        assert_eq!(corner.step(Direction::Down), None);
        assert_eq!(corner.step(Direction::Right), None);
        assert_eq!(Coord::default().step(Direction::Up), None);
        assert_eq!(Coord::default().step(Direction::Left), None);
    }
}
