//! The free cells of a board, and the sides by which they hang together.

use crate::{CellIdx, Direction, Shape};

/// Which cells of a board are free, and which sides of each free cell lead to another one.
///
/// One byte a cell: four bits for the sides, one for the cell itself.
///
/// ```
/// use core_grid::{CellIdx, Direction, FreeCells, Shape};
///
/// let free = FreeCells::new(Shape::new(1, 3)?, |cell| cell.get() != 2);
/// let first = CellIdx::new(0);
/// assert_eq!(free.neighbour(first, Direction::Right), Some(CellIdx::new(1)));
/// assert_eq!(free.sides(first).iter().collect::<Vec<_>>(), [Direction::Right]);
/// assert!(!free.is_free(CellIdx::new(2)));
/// # Ok::<(), core_grid::ShapeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FreeCells {
    shape: Shape,
    /// Bit `d`: the neighbour in the direction numbered `d` is free as well. Bit 4: the cell is free.
    /// A cell that is not free is 0.
    bytes: Vec<u8>,
}

const FREE: u8 = 1 << 4;
const SIDES: u8 = FREE - 1;

impl FreeCells {
    /// The cells of `shape` for which `is_free` holds; it is asked once for each cell, in row-major order.
    ///
    /// O(cells) time, one byte a cell.
    pub fn new(shape: Shape, mut is_free: impl FnMut(CellIdx) -> bool) -> Self {
        let cols = shape.cols() as usize;
        let mut bytes = Vec::with_capacity(shape.cells());
        bytes.extend(shape.iter().map(|cell| u8::from(is_free(cell)) * FREE));
        // Row by row the sides are set, many cells at once: nothing here depends on the cell before. The row is copied with a
        // cell that is not free on either side, and there is such a row above and below the board.
        let mut row = vec![0; cols + 2];
        let walls = vec![0; cols];
        let mut rest = bytes.as_mut_slice();
        let mut above: &[u8] = &walls;
        while let Some((here, below)) = rest.split_at_mut_checked(cols) {
            row[1..=cols].copy_from_slice(here);
            let down = below.get(..cols).unwrap_or(&walls);
            let beside = row.iter().zip(&row[2..]);
            for (((byte, up), down), (left, right)) in here.iter_mut().zip(above).zip(down).zip(beside) {
                let side = |near: u8, to: Direction| (near & FREE) >> (FREE.ilog2() - to as u32);
                let sides = side(*up, Direction::Up)
                    | side(*down, Direction::Down)
                    | side(*left, Direction::Left)
                    | side(*right, Direction::Right);
                *byte |= if *byte == 0 { 0 } else { sides };
            }
            above = here;
            rest = below;
        }
        Self { shape, bytes }
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether `cell` is free.
    pub fn is_free(&self, cell: CellIdx) -> bool {
        self.bytes[cell.usize()] != 0
    }

    /// The sides of `cell` on which a free cell lies; none where `cell` itself is not free.
    pub fn sides(&self, cell: CellIdx) -> Sides {
        Sides(self.bytes[cell.usize()] & SIDES)
    }

    /// Whether each cell of a row is free, from the left; nothing for a row that is not on the board.
    pub fn is_free_in_row(&self, row: u32) -> impl ExactSizeIterator<Item = bool> + Clone {
        self.row(row).iter().map(|&byte| byte != 0)
    }

    /// The [`sides`](Self::sides) of the cells of a row, from the left; nothing for a row that is not on the board.
    pub fn sides_in_row(&self, row: u32) -> impl ExactSizeIterator<Item = Sides> + Clone {
        self.row(row).iter().map(|byte| Sides(byte & SIDES))
    }

    /// The neighbour of `cell` in direction `to`, where both are free.
    pub fn neighbour(&self, cell: CellIdx, to: Direction) -> Option<CellIdx> {
        self.sides(cell).contains(to).then(|| self.step(cell, to))
    }

    /// The free neighbours of `cell`, in the order of [`Direction::ALL`]; none where `cell` itself is not free.
    pub fn neighbours(&self, cell: CellIdx) -> impl Iterator<Item = CellIdx> {
        self.sides(cell).iter().map(move |to| self.step(cell, to))
    }

    /// All free cells in row-major order.
    pub fn iter(&self) -> impl Iterator<Item = CellIdx> {
        self.shape.iter().filter(|&cell| self.is_free(cell))
    }

    fn row(&self, row: u32) -> &[u8] {
        self.bytes.chunks_exact(self.shape.cols() as usize).nth(row as usize).unwrap_or_default()
    }

    /// Steps without asking whether that side is open.
    pub(crate) fn step(&self, cell: CellIdx, to: Direction) -> CellIdx {
        CellIdx::new(cell.get().wrapping_add(self.shape.offset(to)))
    }
}

/// A set of directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(u8);

impl Sides {
    /// The set of the directions whose bits are set in the lowest four of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 15)
    }

    /// Whether `to` is in the set.
    pub const fn contains(self, to: Direction) -> bool {
        self.0 & 1 << to as u8 != 0
    }

    /// How many directions are in the set, 0 to 4.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no direction is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits: bit `d` for the direction numbered `d`, the others 0.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The directions of the set, in the order of [`Direction::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let to = (rest != 0).then(|| Direction::from_index(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            to
        })
    }
}

impl FromIterator<Direction> for Sides {
    fn from_iter<I: IntoIterator<Item = Direction>>(sides: I) -> Self {
        Self(sides.into_iter().fold(0, |bits, side| bits | 1 << side as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_agree_with_the_shape_on_every_small_board() {
        for (rows, cols) in [(1, 1), (1, 4), (4, 1), (3, 3), (2, 5)] {
            let shape = Shape::new(rows, cols).unwrap();
            for picture in 0_u32..1 << shape.cells() {
                let is_free = |cell: CellIdx| picture >> cell.get() & 1 == 1;
                let free = FreeCells::new(shape, is_free);
                assert_eq!(free.iter().count() as u32, picture.count_ones());
                assert_eq!((free.is_free_in_row(rows).len(), free.sides_in_row(rows).len()), (0, 0));
                for cell in shape.iter() {
                    assert_eq!(free.is_free(cell), is_free(cell));
                    let in_row = (cell.get() % cols) as usize;
                    assert_eq!(free.is_free_in_row(cell.get() / cols).nth(in_row), Some(is_free(cell)));
                    assert_eq!(free.sides_in_row(cell.get() / cols).nth(in_row), Some(free.sides(cell)));
                    for to in Direction::ALL {
                        let next = shape.step(shape.coord(cell), to).and_then(|next| shape.index(next));
                        let expected = next.filter(|&next| is_free(cell) && is_free(next));
                        assert_eq!(free.neighbour(cell, to), expected);
                    }
                    let sides = free.sides(cell);
                    let count = free.neighbours(cell).count();
                    assert_eq!((sides.len() as usize, sides.is_empty()), (count, count == 0));
                    assert_eq!(sides.bits(), sides.iter().map(|to| 1 << to.index()).sum::<u8>());
                }
            }
        }
    }

    #[test]
    fn sides_are_sets() {
        for bits in 0..=u8::MAX {
            let sides = Sides::from_bits(bits);
            assert_eq!(sides.bits(), bits & 15);
            let expected: Vec<Direction> = Direction::ALL.into_iter().filter(|&to| bits >> to as u8 & 1 == 1).collect();
            assert_eq!(sides.iter().collect::<Vec<_>>(), expected);
            assert_eq!(expected.into_iter().rev().collect::<Sides>(), sides);
        }
    }
}
