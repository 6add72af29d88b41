//! A cube's place.

use std::fmt;

/// The place of a unit cube: its column and its level.
///
/// ```text
///     y
///     2 │     ┌───┐
///       │     │   │            the cube at x = 1, y = 2 stands on the one at x = 0, y = 1:
///     1 │ ┌───┼───┘            supports may be straight below or one column aside
///       │ │   │
///     0 │ └───┴───┬───┐
///  ─────┴─────────┴───┴─── x
///         0   1   2
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cube {
    /// The column, growing to the right, at most [`Cube::MAX_X`] from 0 to either side.
    pub x: i32,
    /// The level, growing upwards from the ground at 0, at most [`Cube::MAX_Y`].
    pub y: u32,
}

impl Cube {
    /// The greatest distance of a column from column 0.
    pub const MAX_X: i32 = 1_000_000_000;
    /// The highest level.
    pub const MAX_Y: u32 = 1_000_000_000;

    /// The cube in column `x` on level `y`.
    pub const fn new(x: i32, y: u32) -> Self {
        Self { x, y }
    }

    /// Whether both coordinates are in their ranges.
    pub const fn is_in_range(self) -> bool {
        -Self::MAX_X <= self.x && self.x <= Self::MAX_X && self.y <= Self::MAX_Y
    }
}

/// The coordinates as error messages name them: `x -3, y 12`.
impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x {}, y {}", self.x, self.y)
    }
}
