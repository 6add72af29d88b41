//! The index type of cells.

/// The place of a cell in row-major order: `row * cols + col`, counted from 0.
///
/// At most [`Shape::MAX_CELLS`](crate::Shape::MAX_CELLS)` - 1`, so `u32::MAX` is never a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellIdx(u32);

impl CellIdx {
    /// The cell at place `index` of the row-major order.
    pub const fn new(index: u32) -> Self {
        Self(index)
    }

    /// The place as a number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The place as an index into a slice with one element a cell.
    pub const fn usize(self) -> usize {
        self.0 as usize
    }
}
