//! A board being drawn, and the games that are drawn on it.

use core_grid::families::Rng;
use core_grid::{CellIdx, Coord, Direction, Grid, Shape};

use crate::{Board, Games, Query};

/// A board being drawn. Cells off the board are passed over.
pub(super) struct Canvas {
    free: Grid<bool>,
}

/// The most rows or columns that a family makes; larger sizes give this one.
const MOST: u32 = 16_000;

impl Canvas {
    /// A board of this size, at least 1 and at most 16 000 either way, all free or all fixed.
    pub(super) fn new(rows: u32, cols: u32, free: bool) -> Self {
        let shape =
            Shape::new(rows.clamp(1, MOST), cols.clamp(1, MOST)).expect("16 000 times 16 000 cells fit in a shape");
        Self { free: Grid::new(shape, free) }
    }

    /// A board of this size where each cell is fixed by itself, `percent` in 100 of them.
    pub(super) fn with_walls(rng: &mut Rng, size: u32, percent: u64) -> Self {
        let mut canvas = Self::new(size, size, true);
        for cell in canvas.free.as_mut_slice() {
            *cell = !rng.chance(percent, 100);
        }
        canvas
    }

    pub(super) fn rows(&self) -> u32 {
        self.free.shape().rows()
    }

    pub(super) fn cols(&self) -> u32 {
        self.free.shape().cols()
    }

    pub(super) fn is_free(&self, row: u32, col: u32) -> bool {
        self.free.get(Coord::new(row, col)).is_some_and(|&free| free)
    }

    pub(super) fn set(&mut self, row: u32, col: u32, free: bool) {
        let at = Coord::new(row, col);
        if self.free.shape().contains(at) {
            self.free[at] = free;
        }
    }

    /// Draws the games, and gives the instance: 500 up to the judge's size, then fewer, so that the cells that they may
    /// search together grow with the rows and not with the cells; at least 10. None on a board with a single free cell.
    pub(super) fn games(self, rng: &mut Rng) -> Games {
        let shape = self.free.shape();
        let cells: Vec<CellIdx> = shape.iter().filter(|&cell| self.free[cell]).collect();
        let count = if cells.len() < 2 { 0 } else { (15_000 / shape.cols()).clamp(10, 500) };
        let queries = (0..count).map(|_| self.query(rng, &cells)).collect();
        let board = Board::new(shape, |at| self.free[at]).expect("16 000 times 16 000 cells fit in a board");
        Games::new(board, queries).expect("blank and tile are two free cells")
    }

    /// A game on these free cells, at least two.
    fn query(&self, rng: &mut Rng, cells: &[CellIdx]) -> Query {
        let shape = self.free.shape();
        let any = |rng: &mut Rng| shape.coord(cells[rng.index(cells.len())]);
        let tile = any(rng);
        let is_near = rng.chance(1, 2);
        let (mut blank, mut target) = if is_near {
            (self.stroll(rng, tile, 9), self.stroll(rng, tile, 2 * u64::from(shape.cols())))
        } else {
            (any(rng), any(rng))
        };
        while blank == tile {
            blank = any(rng);
        }
        if rng.chance(1, 40) {
            target = shape.coord(CellIdx::new(rng.index(shape.cells()) as u32));
        }
        Query { blank, tile, target }
    }

    /// Where a random walk of less than `most` steps over free cells ends; it turns back only where it must.
    fn stroll(&self, rng: &mut Rng, start: Coord, most: u64) -> Coord {
        let mut at = start;
        let mut back = None;
        for _ in 0..rng.below(most) {
            let way = |to: &Direction| self.free.shape().step(at, *to).is_some_and(|next| self.free[next]);
            let ways: Vec<Direction> = Direction::ALL.into_iter().filter(way).collect();
            let ahead: Vec<Direction> = ways.iter().copied().filter(|&to| Some(to) != back).collect();
            let ways = if ahead.is_empty() { ways } else { ahead };
            if ways.is_empty() {
                break;
            }
            let to = ways[rng.index(ways.len())];
            back = Some(to.opposite());
            at = at.step(to).unwrap_or(at);
        }
        at
    }
}
