//! The walls: cells that are not free and hang together by edges or corners.
//!
//! ```text
//! . . # .     . . 0 .        0 is the outside and all that hangs together with it,
//! . 1 . .     . 0 . .        even by a corner; other walls have greater numbers.
//! . . . .     . . . .
//! . . # .     . . 1 .
//! . . . .     . . . .
//! ```

use core_grid::FreeCells;

use super::labels::Labels;

/// In place of a wall: there is none.
pub(super) const FREE: u32 = u32::MAX;
/// All that is off the board, and what hangs together with it.
pub(super) const OUTSIDE: u32 = 0;

/// The wall that each cell belongs to, to be read row by row.
#[derive(Debug)]
pub(super) struct Walls {
    /// The walls of the cells that are not free, in row-major order; at the end one more.
    of_cells: Vec<u32>,
    /// How many of them were read, and how many rows.
    read: usize,
    row: u32,
}

impl Walls {
    pub(super) fn new(free: &FreeCells) -> Self {
        let (rows, cols) = (free.shape().rows(), free.shape().cols() as usize);
        let mut labels = Labels::default();
        labels.add(); // `OUTSIDE`
        let mut of_cells = Vec::new();
        // Two rows with a column of the outside on either side.
        let mut above = vec![OUTSIDE; cols + 2];
        let mut here = above.clone();
        for row in 0..rows {
            here[1..=cols].fill(FREE);
            let mut is_free = free.is_free_in_row(row);
            // By bits: which cells are free cannot be foreseen.
            for first in (1..=cols).step_by(64) {
                let bit = |(place, is_free): (usize, bool)| u64::from(!is_free) << place;
                let mut walls: u64 = is_free.by_ref().take(64).enumerate().map(bit).sum();
                while walls != 0 {
                    let col = first + walls.trailing_zeros() as usize;
                    walls &= walls - 1;
                    // A wall above is joined with all the others already, and those on the left with each other.
                    let left = here[col - 1].min(above[col - 1]);
                    let (up, right) = (above[col], above[col + 1]);
                    let mut label = if up == FREE { left.min(right) } else { up };
                    if label == FREE {
                        label = labels.add();
                    } else if up == FREE && left != right && left.max(right) != FREE {
                        labels.join(left, right);
                    }
                    here[col] = label;
                    of_cells.push(label);
                }
            }
            std::mem::swap(&mut above, &mut here);
        }
        above.iter().filter(|&&label| label != FREE).for_each(|&label| labels.join(label, OUTSIDE));
        let (numbers, _) = labels.number();
        for wall in &mut of_cells {
            *wall = numbers[*wall as usize];
        }
        of_cells.push(FREE); // read, and not used, at free cells after the last wall
        Self { of_cells, read: 0, row: 0 }
    }

    /// Fills in the next row: by column and 1 more, the wall there, or `FREE`. Below the board all is outside.
    pub(super) fn next_row(&mut self, free: &FreeCells, walls: &mut [u32]) {
        if self.row == free.shape().rows() {
            walls.fill(OUTSIDE);
            return;
        }
        // Without a branch: which cells are free cannot be foreseen.
        for (wall, is_free) in walls[1..].iter_mut().zip(free.is_free_in_row(self.row)) {
            let next = self.of_cells[self.read];
            *wall = if is_free { FREE } else { next };
            self.read += usize::from(!is_free);
        }
        self.row += 1;
    }
}
