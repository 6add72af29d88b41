//! Answers in full: in words and small pictures for a person to follow, and as data.
//!
//! The words are cut where they get long; the data is whole. Its keys do not change; places are `[row, column]`, counted from 1,
//! and numbers that may not fit 64 bits are texts. All have `problem` and `answer`, the lines of the judge's format; what else
//! each problem has is described by the module that makes it, in `problems/explain`.

use std::fmt;

use core_grid::{Coord, Shape};
use serde_json::{Value, json};

use crate::problems::{Answer, Problem};

/// What there is to tell of an answer, found and checked once, and written as it is asked for.
pub trait Told {
    /// In words: lines of text.
    fn words(&self) -> String;

    /// An object, without what those of all problems have.
    fn data(&self) -> Value;

    /// All moves, in lines of text without a final line feed, or the reason why there are none.
    fn plan(&self) -> String;
}

/// What there is to tell, or the first thing that is wrong with it.
pub type Telling<'a> = Result<Box<dyn Told + 'a>, String>;

/// What is told of an answer to a problem as data, whole.
pub fn data_of(problem: &dyn Problem, answer: &dyn Answer, told: &dyn Told) -> Value {
    let mut data = told.data();
    data["problem"] = problem.name().into();
    data["answer"] = answer.text().lines().collect();
    data
}

/// One thing a line, without a final line feed.
pub(crate) fn lines(things: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let lines: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    lines.join("\n")
}

/// A board as text: a glyph a cell, or a few more characters.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    cols: usize,
    cells: Vec<String>,
}

impl Picture {
    /// The largest picture that is easy to take in.
    const MOST: [u32; 2] = [24, 72]; // rows, columns

    /// A picture of a board, drawn by its cells; `None` of one that is too large.
    pub(crate) fn new<G: ToString>(shape: Shape, mut draw: impl FnMut(Coord) -> G) -> Option<Self> {
        let fits = shape.rows() <= Self::MOST[0] && shape.cols() <= Self::MOST[1];
        fits.then(|| Self {
            cols: shape.cols() as usize,
            cells: shape.iter().map(|cell| draw(shape.coord(cell)).to_string()).collect(),
        })
    }

    /// Draws over one cell.
    pub(crate) fn set(&mut self, at: Coord, glyph: &impl ToString) {
        self.cells[at.row as usize * self.cols + at.col as usize] = glyph.to_string();
    }
}

/// A line a row, indented.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.cells.iter().map(String::len).max().unwrap_or_default();
        let gap = if width == 1 { "" } else { " " };
        for row in self.cells.chunks(self.cols) {
            let row: Vec<String> = row.iter().map(|cell| format!("{cell:>width$}")).collect();
            writeln!(f, "    {}", row.join(gap).trim_end())?;
        }
        Ok(())
    }
}

/// A place as data.
pub(crate) fn place(at: Coord) -> Value {
    json!([u64::from(at.row) + 1, u64::from(at.col) + 1])
}

/// So many of something: `1 move`, `2 moves`, `2 pushes`.
pub(crate) fn counted(number: u64, what: &str) -> String {
    let plural = match what.chars().last() {
        _ if number == 1 => "",
        Some('h') => "es",
        _ => "s",
    };
    format!("{number} {what}{plural}")
}

/// The first items of a list, each after a separator but the first, and how many more there are.
pub(crate) fn cut_list(
    items: impl IntoIterator<Item = impl fmt::Display>,
    separator: &str,
    most: usize,
    what: &str,
) -> String {
    let mut items = items.into_iter();
    let mut list: Vec<String> = items.by_ref().take(most).map(|item| item.to_string()).collect();
    let more = items.count();
    if more != 0 {
        list.push(format!("(and {})", counted(more as u64, &format!("more {what}"))));
    }
    list.join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_have_a_line_a_row_and_no_blanks_at_its_end() {
        let shape = Shape::new(2, 3).expect("a small board");
        let mut picture = Picture::new(shape, |at| if at.col == 0 { '#' } else { '.' }).expect("small enough");
        picture.set(Coord::new(1, 2), &' ');
        assert_eq!(picture.to_string(), "    #..\n    #.\n");
        picture.set(Coord::new(0, 1), &12);
        assert_eq!(picture.to_string(), "     # 12  .\n     #  .\n");
        let [rows, cols] = Picture::MOST;
        for (rows, cols, fits) in [(rows, cols, true), (rows + 1, 1, false), (1, cols + 1, false)] {
            let shape = Shape::new(rows, cols).expect("a small board");
            assert_eq!(Picture::new(shape, |_| '.').is_some(), fits);
        }
    }

    #[test]
    fn lists_are_cut() {
        assert_eq!(cut_list(["a", "b"], " ", 2, "step"), "a b");
        assert_eq!(cut_list(["a", "b", "c", "d"], " ", 2, "step"), "a b (and 2 more steps)");
        assert_eq!(cut_list(["a", "b", "c"], ", ", 2, "step"), "a, b, (and 1 more step)");
        assert_eq!(cut_list([0; 0], " ", 2, "step"), "");
    }
}
