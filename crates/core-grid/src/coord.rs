//! A cell's row and column.

use std::fmt;

/// A cell's row and column, both counted from 0; rows grow downwards.
///
/// The order is row-major: by row, then by column.
/// The text form counts from 1, as every input and output does.
///
/// ```
/// use core_grid::Coord;
///
/// assert!(Coord::new(0, 7) < Coord::new(1, 0));
/// assert_eq!(Coord::new(0, 7).to_string(), "(1, 8)");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// The row, from 0 at the top.
    pub row: u32,
    /// The column, from 0 at the left.
    pub col: u32,
}

impl Coord {
    /// The cell in row `row` and column `col`, counted from 0.
    pub const fn new(row: u32, col: u32) -> Self {
        Self { row, col }
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", u64::from(self.row) + 1, u64::from(self.col) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_count_from_1_and_the_last_row_too() {
        assert_eq!(Coord::default().to_string(), "(1, 1)");
        assert_eq!(Coord::new(u32::MAX, 41).to_string(), "(4294967296, 42)");
    }
}
