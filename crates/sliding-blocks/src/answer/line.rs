//! The line of two cells, as sentences name it.

use std::fmt;

use core_grid::Coord;

/// The row or column of two cells of one line: `row 3`.
pub(super) struct Line(pub(super) Coord, pub(super) Coord);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(one, other) = self;
        let (axis, place) = if one.row == other.row { ("row", one.row) } else { ("column", one.col) };
        write!(f, "{axis} {}", u64::from(place) + 1)
    }
}
