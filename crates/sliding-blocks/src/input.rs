//! The validated instance: a board and the tree of blocks to be built on it.

mod error;
mod faults;

use std::fmt;
use std::str::FromStr;

use core_grid::Coord;
use core_grid::text::{self, ParseErrorKind, Scanner, TokenError, position_of_token, push_decimal};

pub use error::TargetError;

use crate::tree::{Bounds, Tree};

/// Why a text is not a [`Target`], and where.
pub type ParseError = text::ParseError<TargetError>;

/// The picture to be built: distinct cells of a board whose edge-adjacency graph is a tree. The block in the first cell
/// is there from the start.
///
/// Its text, read by [`parse`](Self::parse) and `FromStr` and written by `Display`, is `N M B` (rows, columns, blocks)
/// and B lines `r c`, counted from 1.
///
/// ```
/// use core_grid::Coord;
/// use sliding_blocks::{Target, TargetError};
///
/// let target = Target::new(2, 2, vec![Coord::new(0, 0), Coord::new(0, 1)])?;
/// assert_eq!(target.to_string(), "2 2 2\n1 1\n1 2\n");
/// assert_eq!("2 2 2\n1 1\n1 2\n".parse(), Ok(target));
///
/// let apart = Target::new(2, 2, vec![Coord::new(0, 0), Coord::new(1, 1)]);
/// assert_eq!(apart, Err(TargetError::Disconnected { block: 1, cell: Coord::new(1, 1) }));
/// # Ok::<(), TargetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Target {
    rows: u32,
    cols: u32,
    cells: Vec<Coord>,
    tree: Tree,
}

impl Target {
    /// The most rows, and the most columns.
    pub const MAX_SIDE: u32 = 1_000_000_000;

    /// The most blocks.
    pub const MAX_BLOCKS: usize = 1_000_000_000;

    /// The target with these cells on a board of `rows` x `cols` cells; `cells[0]` holds the first block.
    ///
    /// O(B) time for B cells, valid or not.
    ///
    /// # Errors
    ///
    /// [`TargetError`], the first that applies in this order: a side of the board, the number of cells, the first cell
    /// off the board, the first cell that repeats an earlier one, the first cell that closes a cycle with earlier
    /// ones, the first cell that is not connected to `cells[0]`.
    pub fn new(rows: u32, cols: u32, cells: Vec<Coord>) -> Result<Self, TargetError> {
        let (limit, count) = (Self::MAX_SIDE, cells.len());
        if !(1..=limit).contains(&rows) {
            return Err(TargetError::Rows { given: rows, limit });
        }
        if !(1..=limit).contains(&cols) {
            return Err(TargetError::Cols { given: cols, limit });
        }
        if cells.is_empty() {
            return Err(TargetError::Empty);
        }
        if Self::MAX_BLOCKS < count {
            return Err(TargetError::TooManyBlocks { given: count, limit: Self::MAX_BLOCKS });
        }
        let bounds = Bounds::of(&cells);
        let off = |cell: &Coord| rows <= cell.row || cols <= cell.col;
        if off(&Coord::new(bounds.bottom, bounds.right))
            && let Some(block) = cells.iter().position(off)
        {
            return Err(TargetError::OffBoard { block, cell: cells[block], rows, cols });
        }
        match Tree::new(&cells, bounds) {
            Some(tree) => Ok(Self { rows, cols, cells, tree }),
            None => Err(faults::find(&cells)),
        }
    }

    /// Reads a target from its text, which may hold any bytes.
    ///
    /// O(text) time; room is reserved for what the text can still hold, not for what it claims.
    ///
    /// # Errors
    ///
    /// [`ParseError`] with the line and column of the first token that is missing, left over, or not what was
    /// expected; else [`TargetError`] as from [`new`](Self::new), at the cell that it names.
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        const HEADER: usize = 3; // tokens before the first cell
        let (rows, cols, cells) = read(text)?;
        Self::new(rows, cols, cells).map_err(|error| {
            let token = match error {
                TargetError::Rows { .. } => 0,
                TargetError::Cols { .. } => 1,
                TargetError::Empty | TargetError::TooManyBlocks { .. } => 2,
                TargetError::OffBoard { block, cell, rows, .. } => HEADER + 2 * block + usize::from(cell.row < rows),
                TargetError::Repeated { block, .. }
                | TargetError::Cycle { block, .. }
                | TargetError::Disconnected { block, .. } => HEADER + 2 * block,
            };
            ParseError { position: position_of_token(text, token), kind: ParseErrorKind::Invalid(error) }
        })
    }

    /// The number of rows of the board, 1 to [`MAX_SIDE`](Self::MAX_SIDE).
    pub const fn rows(&self) -> u32 {
        self.rows
    }

    /// The number of columns of the board, 1 to [`MAX_SIDE`](Self::MAX_SIDE).
    pub const fn cols(&self) -> u32 {
        self.cols
    }

    /// The cells of the blocks as given: at least one, and the first block's first.
    pub fn cells(&self) -> &[Coord] {
        &self.cells
    }

    pub(crate) const fn tree(&self) -> &Tree {
        &self.tree
    }
}

/// Reads the tokens of a target: its rows, its columns, and its cells counted from 0.
fn read(text: &[u8]) -> Result<(u32, u32, Vec<Coord>), TokenError> {
    const SIDE: u64 = Target::MAX_SIDE as u64;
    let mut scanner = Scanner::new(text);
    let rows = scanner.number("the number of rows", 1..=SIDE)? as u32;
    let cols = scanner.number("the number of columns", 1..=SIDE)? as u32;
    let count = scanner.number("the number of blocks", 1..=Target::MAX_BLOCKS as u64)? as usize;
    let mut cells = Vec::with_capacity(count.min(scanner.most_tokens_left() / 2));
    for _ in 0..count {
        let [row, col] = scanner.pair(["the row of a block", "the column of a block"], 1..=SIDE)?;
        cells.push(Coord::new(row as u32 - 1, col as u32 - 1));
    }
    scanner.finish()?;
    Ok((rows, cols, cells))
}

impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text.as_bytes())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        let mut line = |numbers: &[u64]| {
            for (place, &number) in numbers.iter().enumerate() {
                if 0 < place {
                    text.push(b' ');
                }
                push_decimal(&mut text, number);
            }
            text.push(b'\n');
        };
        line(&[u64::from(self.rows), u64::from(self.cols), self.cells.len() as u64]);
        for cell in &self.cells {
            line(&[u64::from(cell.row) + 1, u64::from(cell.col) + 1]);
        }
        f.write_str(str::from_utf8(&text).expect("digits and blanks are ASCII"))
    }
}

/// Targets are equal when board and cells are, in the same order.
impl PartialEq for Target {
    fn eq(&self, other: &Self) -> bool {
        (self.rows, self.cols) == (other.rows, other.cols) && self.cells == other.cells
    }
}

impl Eq for Target {}
