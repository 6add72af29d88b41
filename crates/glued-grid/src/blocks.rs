//! The blocks of a board: which tiles can be mixed with which.

use core_grid::CellIdx;

use crate::Puzzle;
use crate::solve::tree::{BlockId, BlockTree};

/// The biconnected blocks of the free cells that the blank can reach, seen from its goal.
///
/// A *block* is a largest set of free cells that hangs together even without any one of them, or two cells side by side
/// that lie on no common cycle. Blocks share no more than single cells, the *cut cells*: without one of them the board would fall apart.
///
/// ```text
/// a b # d e        the blocks, from the blank's goal _ : {h _}, {d e g h}, {f g}, {x f}, {a b c x}
/// c x f g h _      their places:                          h     d e g      f      x      a b c
/// ```
///
/// The blank enters a block at one cell, its *entrance*; the other cells are its *places*. When the blank is at its goal,
/// each tile that it can ever move is on a place of one block, and it never leaves those: what a block can do with them depends on
/// its [`BlockKind`] alone. So a puzzle is possible exactly when each block can bring its own tiles home.
///
/// ```
/// use glued_grid::{BlockKind, Puzzle};
///
/// // Two rooms of four cells that share the cell in the middle.
/// let puzzle = Puzzle::parse(b"3 3  ..# ... #..  1 2 3 4 5 6 7 8 0")?;
/// let coord = |cell| puzzle.shape().coord(cell).to_string();
/// let blocks = puzzle.blocks();
/// assert_eq!(blocks.len(), 2);
/// assert_eq!(blocks.cut_cells().iter().map(|&cell| coord(cell)).collect::<Vec<_>>(), ["(2, 2)"]);
/// let last = blocks.iter().last().unwrap();
/// assert_eq!(last.kind(), BlockKind::Ring);
/// assert_eq!(coord(last.entrance()), "(2, 2)");
/// assert_eq!(last.places().iter().map(|&cell| coord(cell)).collect::<Vec<_>>(), ["(1, 1)", "(1, 2)", "(2, 1)"]);
/// # Ok::<(), glued_grid::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Blocks {
    tree: BlockTree,
    /// By block: where its places start in `places`; at last, where those of the last one end.
    starts: Vec<u32>,
    /// The places of one block after the other.
    places: Vec<CellIdx>,
    cut_cells: Vec<CellIdx>,
}

/// A block: its entrance, and the places whose tiles it can rearrange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block<'a> {
    number: usize,
    kind: BlockKind,
    entrance: CellIdx,
    places: &'a [CellIdx],
}

/// What a block can do with the tiles on its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BlockKind {
    /// Two cells, so one place: nothing.
    Pair,
    /// A bare cycle: turn its tiles, all by as many places. The 2 x 2 block is one, and its turns are all its even permutations.
    Ring,
    /// Any other: every even permutation, and no odd one.
    Rich,
}

impl Puzzle {
    /// The blocks that the blank can reach from its goal.
    ///
    /// O(cells) time, and 8 bytes a cell.
    pub fn blocks(&self) -> Blocks {
        let tree = BlockTree::new(self.free(), self.goal_blank());
        // By block: how many places it has, then where they end, and where they start once they are filled in from the last.
        let mut starts = vec![0_u32; tree.count() + 1];
        for block in self.shape().iter().filter_map(|cell| tree.owner(cell)) {
            starts[block.usize()] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut places = vec![self.goal_blank(); end as usize];
        for cell in (0..self.shape().cells() as u32).rev().map(CellIdx::new) {
            if let Some(block) = tree.owner(cell) {
                starts[block.usize()] -= 1;
                places[starts[block.usize()] as usize] = cell;
            }
        }
        let mut cut_cells: Vec<CellIdx> = tree.iter().map(|block| tree.entrance(block)).collect();
        cut_cells.sort_unstable();
        let is_cut = |entrances: &&[CellIdx]| entrances[0] != self.goal_blank() || 1 < entrances.len();
        let cut_cells = cut_cells.chunk_by(|a, b| a == b).filter(is_cut).map(|entrances| entrances[0]).collect();
        Blocks { tree, starts, places, cut_cells }
    }
}

impl Blocks {
    /// The number of blocks: 0 where the blank cannot move.
    pub const fn len(&self) -> usize {
        self.tree.count()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All blocks, by number: a block comes after the one that owns its entrance.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Block<'_>> + ExactSizeIterator {
        self.tree.iter().map(|block| self.block(block))
    }

    /// The block that `cell`, a cell of the board, is a place of: none for the blank's goal and where the blank cannot get.
    pub fn owner(&self, cell: CellIdx) -> Option<Block<'_>> {
        self.tree.owner(cell).map(|block| self.block(block))
    }

    /// The cells that are in more than one block, in row-major order.
    pub fn cut_cells(&self) -> &[CellIdx] {
        &self.cut_cells
    }

    fn block(&self, block: BlockId) -> Block<'_> {
        let number = block.usize();
        let places = &self.places[self.starts[number] as usize..self.starts[number + 1] as usize];
        let kind = match places.len() {
            1 => BlockKind::Pair,
            _ if self.tree.is_ring(block) => BlockKind::Ring,
            _ => BlockKind::Rich,
        };
        Block { number, kind, entrance: self.tree.entrance(block), places }
    }
}

impl<'a> Block<'a> {
    /// Its number among the [`Blocks`], from 0.
    pub const fn number(self) -> usize {
        self.number
    }

    /// What it can do with its tiles.
    pub const fn kind(self) -> BlockKind {
        self.kind
    }

    /// The cell at which the blank enters it, from its goal.
    pub const fn entrance(self) -> CellIdx {
        self.entrance
    }

    /// Its cells but for the entrance, in row-major order: at least one.
    pub const fn places(self) -> &'a [CellIdx] {
        self.places
    }

    /// Its cells: the entrance, and then the places.
    pub fn cells(self) -> impl Iterator<Item = CellIdx> + 'a {
        std::iter::once(self.entrance).chain(self.places.iter().copied())
    }
}
