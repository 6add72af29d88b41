//! The text forms of a puzzle.

use std::fmt;

use core_grid::text::push_decimal;
use core_grid::{CellIdx, Shape};

use super::Puzzle;

impl Puzzle {
    /// The judge's text, with a final newline and the blank as 0, or `None` where the puzzle is not of that form.
    ///
    /// [`parse`](Self::parse) reads it back. O(cells) time.
    pub fn judge_text(&self) -> Option<String> {
        self.is_judges().then(|| self.to_string())
    }
}

/// Writes [`judge_text`](Puzzle::judge_text) where the puzzle is of that form. Otherwise the goal follows as n more lines
/// of m numbers, which [`parse_between`](Puzzle::parse_between) reads back and [`parse`](Puzzle::parse) refuses.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        let mut text = Vec::new();
        push_decimal(&mut text, u64::from(shape.rows()));
        text.push(b' ');
        push_decimal(&mut text, u64::from(shape.cols()));
        text.push(b'\n');
        for row in cells_by_row(shape) {
            text.extend(row.map(|cell| if self.free.is_free(cell) { b'.' } else { b'#' }));
            text.push(b'\n');
        }
        push_numbers(&mut text, shape, |cell| self.start_tile(cell));
        if !self.is_judges() {
            push_numbers(&mut text, shape, |cell| self.goal_tile(cell));
        }
        f.write_str(std::str::from_utf8(&text).expect("the text is ASCII"))
    }
}

fn push_numbers(text: &mut Vec<u8>, shape: Shape, mut number: impl FnMut(CellIdx) -> u32) {
    for row in cells_by_row(shape) {
        for cell in row {
            push_decimal(text, u64::from(number(cell)));
            text.push(b' ');
        }
        if let Some(last) = text.last_mut() {
            *last = b'\n';
        }
    }
}

fn cells_by_row(shape: Shape) -> impl Iterator<Item = impl Iterator<Item = CellIdx>> {
    let cols = shape.cols();
    (0..shape.rows()).map(move |row| (row * cols..(row + 1) * cols).map(CellIdx::new))
}
