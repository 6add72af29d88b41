//! Which cells hang together when one cell is taken away, for many such cells at once.

use std::ops::Range;

use core_grid::{Coord, Grid, Shape};

use crate::input::Board;

/// Whether a way over free cells leads from `from` to `to` that does not lead through `removed`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    /// The cell that is taken away.
    pub(super) removed: Coord,
    /// A free cell, not the removed one.
    pub(super) from: Coord,
    /// Another such cell.
    pub(super) to: Coord,
    /// The line of the answer that asks.
    pub(super) line: usize,
}

/// The first line that asks a question to which the answer is yes.
///
/// Cells are only ever put together, in a forest of sets: first all free cells that no question takes away. Then the
/// removed cells are halved: the one half is added while the questions of the other are asked, and taken out again in
/// the reverse order; and so on with each half, until a single cell is left out.
///
/// With N cells and k questions: O((N + k log k) log N) time, O(N + k) memory. It recurses to a depth of log2 k.
pub(super) fn first_with_a_way(board: &Board, mut questions: Vec<Question>) -> Option<usize> {
    if questions.is_empty() {
        return None;
    }
    questions.sort_unstable_by_key(|question| question.removed);
    let mut groups = Vec::new();
    let mut start = 0;
    for same in questions.chunk_by(|one, other| one.removed == other.removed) {
        groups.push(start..start + same.len());
        start += same.len();
    }
    let shape = board.shape();
    let mut is_in = Grid::new(shape, false);
    for at in shape.iter().map(|cell| shape.coord(cell)) {
        is_in[at] = board.is_free(at);
    }
    for group in &groups {
        is_in[questions[group.start].removed] = false;
    }
    let mut sets = Sets::new(shape, is_in);
    for at in shape.iter().map(|cell| shape.coord(cell)) {
        if sets.is_in[at] {
            sets.join_backwards(at);
        }
    }
    sets.joined.clear();
    sets.ask(&questions, &groups)
}

/// Cells put together in sets, with what it takes to undo the last steps. Sets are joined by size and paths are left as
/// they are, so that finding a set takes O(log N) steps, and undoing a step one.
struct Sets {
    is_in: Grid<bool>,
    /// By cell: the cell that it was put under, or itself.
    above: Grid<Coord>,
    size: Grid<u32>,
    /// The cells that were put under another one, in this order.
    joined: Vec<Coord>,
}

impl Sets {
    fn new(shape: Shape, is_in: Grid<bool>) -> Self {
        let mut above = Grid::new(shape, Coord::default());
        for at in shape.iter().map(|cell| shape.coord(cell)) {
            above[at] = at;
        }
        Self { is_in, above, size: Grid::new(shape, 1), joined: Vec::new() }
    }

    fn find(&self, mut at: Coord) -> Coord {
        while self.above[at] != at {
            at = self.above[at];
        }
        at
    }

    fn join(&mut self, one: Coord, other: Coord) {
        let (one, other) = (self.find(one), self.find(other));
        if one == other {
            return;
        }
        let (small, large) = if self.size[one] < self.size[other] { (one, other) } else { (other, one) };
        self.above[small] = large;
        self.size[large] += self.size[small];
        self.joined.push(small);
    }

    /// Joins a cell with those above it and to the left of it; so all pairs, once all cells had their turn.
    fn join_backwards(&mut self, at: Coord) {
        let up = at.row.checked_sub(1).map(|row| Coord::new(row, at.col));
        let left = at.col.checked_sub(1).map(|col| Coord::new(at.row, col));
        for next in [up, left].into_iter().flatten().filter(|&next| self.is_in[next]).collect::<Vec<_>>() {
            self.join(at, next);
        }
    }

    fn add(&mut self, at: Coord) {
        self.is_in[at] = true;
        for next in self.is_in.shape().neighbours4(at) {
            if self.is_in[next] {
                self.join(at, next);
            }
        }
    }

    /// Asks the questions of these groups, while the removed cells of all other groups are in.
    fn ask(&mut self, questions: &[Question], groups: &[Range<usize>]) -> Option<usize> {
        let (one, other) = groups.split_at(groups.len() / 2);
        if one.is_empty() {
            let asked = other.iter().flat_map(|group| &questions[group.clone()]);
            return asked.filter(|asked| self.find(asked.from) == self.find(asked.to)).map(|asked| asked.line).min();
        }
        let first = [(one, other), (other, one)].map(|(asked, added)| {
            let before = self.joined.len();
            for group in added {
                self.add(questions[group.start].removed);
            }
            let first = self.ask(questions, asked);
            self.undo(before);
            for group in added {
                self.is_in[questions[group.start].removed] = false;
            }
            first
        });
        first.into_iter().flatten().min()
    }

    fn undo(&mut self, before: usize) {
        while before < self.joined.len() {
            if let Some(small) = self.joined.pop() {
                let large = std::mem::replace(&mut self.above[small], small);
                self.size[large] -= self.size[small];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core_grid::CellIdx;

    use super::*;

    /// By a flood over the free cells without the removed one.
    fn is_way(board: &Board, question: &Question) -> bool {
        let mut seen = Grid::new(board.shape(), false);
        seen[question.removed] = true;
        seen[question.from] = true;
        let mut todo = vec![question.from];
        while let Some(at) = todo.pop() {
            for next in board.shape().neighbours4(at) {
                if board.is_free(next) && !std::mem::replace(&mut seen[next], true) {
                    todo.push(next);
                }
            }
        }
        seen[question.to]
    }

    fn board(rows: u32, cols: u32, picture: u32) -> Board {
        let shape = Shape::new(rows, cols).unwrap();
        let is_free = |cell: CellIdx| picture >> cell.get() & 1 == 1;
        Board::new(shape, |at| shape.index(at).is_some_and(is_free)).unwrap()
    }

    /// All questions on all boards of 3 x 3 and 2 x 5: all of a board at once, each found as soon as those before it that
    /// have a way are left out.
    #[test]
    fn all_questions_on_small_boards() {
        let mut count = 0_u64;
        for (rows, cols) in [(3, 3), (2, 5)] {
            for picture in 0..1 << (rows * cols) {
                let board = board(rows, cols, picture);
                let shape = board.shape();
                let free = || shape.iter().map(|cell| shape.coord(cell)).filter(|&at| board.is_free(at));
                let mut questions = Vec::new();
                for removed in free() {
                    for from in free().filter(|&from| from != removed) {
                        for to in free().filter(|&to| to != removed && to != from) {
                            questions.push(Question { removed, from, to, line: questions.len() + 1 });
                        }
                    }
                }
                let (with, without): (Vec<Question>, Vec<Question>) =
                    questions.iter().partition(|question| is_way(&board, question));
                assert_eq!(first_with_a_way(&board, without.clone()), None);
                for &question in &with {
                    assert_eq!(first_with_a_way(&board, vec![question]), Some(question.line));
                }
                let first = with.iter().map(|question| question.line).min();
                questions.reverse();
                assert_eq!(first_with_a_way(&board, questions), first);
                if let Some(&last) = with.last() {
                    assert_eq!(first_with_a_way(&board, [without.as_slice(), &[last]].concat()), Some(last.line));
                }
                count += (with.len() + without.len()) as u64;
            }
        }
        // An eighth of the boards have any three given cells free; there are n (n - 1) (n - 2) questions of n cells.
        assert_eq!(count, 9 * 8 * 7 * (1 << 9) / 8 + 10 * 9 * 8 * (1 << 10) / 8);
    }
}
