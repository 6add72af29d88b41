//! The cells in which the blank may move at the moment.

use core_grid::{CellIdx, Coord, Direction, FreeCells, Shape, Sides};

/// A set of free cells that are open; the others are closed for the time being.
#[derive(Debug)]
pub(super) struct Region<'a> {
    free: &'a FreeCells,
    offsets: [u32; 4],
    /// By cell: bit 4, whether it is open; bits 0 to 3, for an open cell, which sides lead to another open one.
    bytes: Vec<u8>,
    /// How many times it has changed.
    version: u32,
    /// By square of the board: the version since which nothing has changed there.
    squares: Vec<u32>,
}

const SQUARE: u32 = 8; // rows and columns

const OPEN: u8 = 1 << 4;

impl<'a> Region<'a> {
    /// No cell of `free` is open.
    pub(super) fn closed(free: &'a FreeCells) -> Self {
        let offsets = Direction::ALL.map(|to| free.shape().offset(to));
        let [rows, cols] = [free.shape().rows(), free.shape().cols()].map(|side| side.div_ceil(SQUARE) as usize);
        Self { free, offsets, bytes: vec![0; free.shape().cells()], version: 1, squares: vec![0; rows * cols] }
    }

    pub(super) const fn shape(&self) -> Shape {
        self.free.shape()
    }

    pub(super) const fn version(&self) -> u32 {
        self.version
    }

    /// Whether a cell has changed since `version`, of those up to a distance from `cell`; or, where there are too many
    /// of them to ask, any other.
    pub(super) fn has_changed(&self, version: u32, cell: CellIdx, distance: u32) -> bool {
        const FEW: u32 = 3 * SQUARE;
        if version == self.version {
            return false;
        }
        if FEW < distance {
            return true;
        }
        let shape = self.free.shape();
        let Coord { row, col } = shape.coord(cell);
        let squares = |place: u32, side: u32| {
            place.saturating_sub(distance) / SQUARE..=(side - 1).min(place.saturating_add(distance)) / SQUARE
        };
        let in_row = self.squares_in_row();
        squares(row, shape.rows()).any(|above| {
            squares(col, shape.cols()).any(|left| version < self.squares[above as usize * in_row + left as usize])
        })
    }

    fn squares_in_row(&self) -> usize {
        self.free.shape().cols().div_ceil(SQUARE) as usize
    }

    fn change(&mut self, cell: CellIdx) {
        self.version += 1;
        let Coord { row, col } = self.coord(cell);
        let in_row = self.squares_in_row();
        self.squares[(row / SQUARE) as usize * in_row + (col / SQUARE) as usize] = self.version;
    }

    pub(super) fn open(&mut self, cell: CellIdx) {
        self.change(cell);
        let mut byte = OPEN;
        for to in self.free.sides(cell).iter() {
            let near = self.step(cell, to);
            if self.is_open(near) {
                byte |= 1 << to as u8;
                self.bytes[near.usize()] |= 1 << to.opposite() as u8;
            }
        }
        self.bytes[cell.usize()] = byte;
    }

    pub(super) fn close(&mut self, cell: CellIdx) {
        self.change(cell);
        for to in self.sides(cell).iter() {
            let near = self.step(cell, to);
            self.bytes[near.usize()] &= !(1 << to.opposite() as u8);
        }
        self.bytes[cell.usize()] = 0;
    }

    pub(super) fn is_open(&self, cell: CellIdx) -> bool {
        self.bytes[cell.usize()] != 0
    }

    /// The sides of a cell on which an open cell lies; none where the cell is closed.
    pub(super) fn sides(&self, cell: CellIdx) -> Sides {
        Sides::from_bits(self.bytes[cell.usize()])
    }

    /// The open neighbours of an open cell; none of a closed one.
    pub(super) fn neighbours(&self, cell: CellIdx) -> impl Iterator<Item = CellIdx> + use<> {
        let offsets = self.offsets;
        self.sides(cell).iter().map(move |to| CellIdx::new(cell.get().wrapping_add(offsets[to.index()])))
    }

    /// Whether the corner of an open cell between two of its sides is open, the one side and the other being at right
    /// angles and the one open.
    pub(super) fn has_corner(&self, cell: CellIdx, side: Direction, other: Direction) -> bool {
        side.is_vertical() != other.is_vertical() && self.sides(self.step(cell, side)).contains(other)
    }

    /// The cell next to `cell`, which must have one there.
    pub(super) const fn step(&self, cell: CellIdx, to: Direction) -> CellIdx {
        CellIdx::new(cell.get().wrapping_add(self.offsets[to.index()]))
    }

    pub(super) const fn coord(&self, cell: CellIdx) -> Coord {
        self.free.shape().coord(cell)
    }

    /// The direction in which `next` is a neighbour of `cell`, which it must be.
    pub(super) fn direction(&self, cell: CellIdx, next: CellIdx) -> Direction {
        let is_there = |to: &Direction| self.free.sides(cell).contains(*to) && self.step(cell, *to) == next;
        Direction::ALL.into_iter().find(is_there).expect("the two cells are neighbours")
    }
}
