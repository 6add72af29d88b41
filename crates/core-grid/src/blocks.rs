//! Biconnected blocks and cut vertices of the free cells.

use crate::{CellIdx, Direction, FreeCells};

/// The number of a biconnected block, from 0; blocks are numbered in the order in which the search enters them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(u32);

impl BlockId {
    /// The number as an index into a slice with one element a block.
    pub const fn usize(self) -> usize {
        self.0 as usize
    }
}

/// How many cells and edges a block has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BlockSize {
    /// The cells of the block, cut vertices included: at least 2.
    pub cells: u32,
    /// The pairs of cells of the block that share an edge.
    pub edges: u32,
}

impl BlockSize {
    /// Whether the block is a bare cycle: as many edges as cells.
    pub const fn is_ring(self) -> bool {
        self.cells == self.edges
    }
}

/// The biconnected blocks of the free cells that can be reached from given roots.
///
/// A *block* is a largest set of edges of which any two lie on a common cycle, or a single edge that lies on no cycle.
/// Blocks share cells, not edges; a cell of two or more blocks is a *cut vertex*.
///
/// Seen from the root of its component, every other cell is led to by exactly one block: that of the edge to its
/// parent in the search tree. It *owns* the cell. The root has no owner; so a block of L cells owns L - 1 of them,
/// all but the one nearest to the root.
///
/// ```text
/// r a # d e        blocks: {r a b c}, {b x}, {x f}, {f d e g}
/// c b x f g        owned:  a b c by the first, x by the second, f by the third, d e g by the last; r by none
/// ```
///
/// The whole is four flat arrays, 13 bytes a cell; what a cell is asked for most, its number and its owner, is by cell, what a
/// scan of the search tree needs is by preorder number.
/// The search follows Hopcroft and Tarjan, "Algorithm 447: efficient algorithms for graph manipulation" (1973), without
/// recursion: the way back is two bits a cell. It goes sideways before it goes up or down, so that it mostly follows the rows.
///
/// ```
/// use core_grid::{Blocks, CellIdx, FreeCells, Shape};
///
/// // A ring of eight cells around a hole.
/// let free = FreeCells::new(Shape::new(3, 3)?, |cell| cell.get() != 4);
/// let blocks = Blocks::new(&free, [CellIdx::new(0)]);
/// assert_eq!(blocks.count(), 1);
/// assert!(blocks.sizes(&free)[0].is_ring());
/// assert_eq!(blocks.owner(CellIdx::new(0)), None);
/// # Ok::<(), core_grid::ShapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Blocks {
    /// By cell: its preorder number, or `UNREACHED`.
    number: Vec<u32>,
    /// By preorder number: the cell.
    order: Vec<CellIdx>,
    /// By preorder number: what the search knows of the cell.
    notes: Vec<Note>,
    /// By cell: the block that owns it, or `NO_BLOCK` for a root and for a cell that was not reached.
    owner: Vec<u32>,
    count: u32,
}

/// What the search knows of a cell, in one byte.
///
/// Bits 0 to 3: the sides to try yet. Bits 4 and 5: the direction to the parent; 0 for roots, which `owner` tells apart. Bits 6
/// and 7: how many neighbours were reached before the cell, all of them above it in the tree, less 1.
#[derive(Clone, Copy, Debug)]
struct Note(u8);

impl Note {
    const fn new(untried: u8, to_parent: Direction, earlier: u8) -> Self {
        Self(untried | ((to_parent as u8) << 4) | (earlier.saturating_sub(1) << 6))
    }

    const fn untried(self) -> u8 {
        self.0 & 0xf
    }

    const fn to_parent(self) -> Direction {
        Direction::from_index(self.0 >> 4)
    }

    /// How many neighbours were reached before the cell, which must not be a root.
    const fn earlier(self) -> u32 {
        (self.0 >> 6) as u32 + 1
    }
}

const UNREACHED: u32 = u32::MAX;
const NO_BLOCK: u32 = u32::MAX;
// In `owner`, between the search and the numbering of the blocks: the cell begins a block; it is in that of its parent.
const BEGINS: u32 = 0;
const CONTINUES: u32 = 1;

impl Blocks {
    /// The blocks of all cells that can be reached from `roots`.
    ///
    /// Roots are taken in turn; one that is not free, or was reached from an earlier one, is passed over. So
    /// `free.shape().iter()` as roots gives the blocks of the whole board, and a single root those of its component.
    ///
    /// O(cells) time and memory, no recursion.
    pub fn new(free: &FreeCells, roots: impl IntoIterator<Item = CellIdx>) -> Self {
        let mut blocks = Self::search(free, roots);
        blocks.number_blocks(free);
        blocks
    }

    /// The number of blocks.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// Whether `cell` was reached from a root.
    pub fn is_reached(&self, cell: CellIdx) -> bool {
        self.number[cell.usize()] != UNREACHED
    }

    /// The reached cells in preorder: each root before what was reached from it, each cell after its parent.
    pub fn order(&self) -> &[CellIdx] {
        &self.order
    }

    /// The place of `cell` in [`order`](Self::order), or `None` where it was not reached.
    pub fn number(&self, cell: CellIdx) -> Option<u32> {
        Some(self.number[cell.usize()]).filter(|&number| number != UNREACHED)
    }

    /// The direction from `cell` to its parent in the search tree, or `None` where it is a root or was not reached.
    pub fn to_parent(&self, cell: CellIdx) -> Option<Direction> {
        self.owner(cell)?;
        Some(self.notes[self.number(cell)? as usize].to_parent())
    }

    /// The block that leads from `cell` towards its root, or `None` where `cell` is a root or was not reached.
    pub fn owner(&self, cell: CellIdx) -> Option<BlockId> {
        Some(self.owner[cell.usize()]).filter(|&block| block != NO_BLOCK).map(BlockId)
    }

    /// The block of the edge from `cell` in direction `to`, or `None` where that side is not open or was not reached.
    ///
    /// Of the two ends, the one reached later is a descendant of the other, and its owner is the block of the edge.
    pub fn of_edge(&self, free: &FreeCells, cell: CellIdx, to: Direction) -> Option<BlockId> {
        let next = free.neighbour(cell, to)?;
        self.owner(if self.number(cell)? < self.number(next)? { next } else { cell })
    }

    /// Whether `cell` lies in two or more blocks, so that without it the free cells would fall apart.
    pub fn is_cut_vertex(&self, free: &FreeCells, cell: CellIdx) -> bool {
        let mut blocks = free.sides(cell).iter().filter_map(|to| self.of_edge(free, cell, to));
        blocks.next().is_some_and(|first| blocks.any(|block| block != first))
    }

    /// The number of cells and edges of each block, by block number.
    ///
    /// O(cells) time.
    pub fn sizes(&self, free: &FreeCells) -> Vec<BlockSize> {
        debug_assert_eq!(self.number.len(), free.shape().cells());
        // One cell of each block, the nearest to the root, is owned by another block or none.
        let mut sizes = vec![BlockSize { cells: 1, edges: 0 }; self.count()];
        for (&cell, note) in self.order.iter().zip(&self.notes) {
            if let Some(size) = sizes.get_mut(self.owner[cell.usize()] as usize) {
                size.cells += 1;
                size.edges += note.earlier();
            }
        }
        sizes
    }

    /// One depth-first search from each root: fills everything but the owners, where it leaves `BEGINS` or `CONTINUES`.
    ///
    /// When a cell is reached, its neighbours that were reached before are all above it, and the others are noted to be tried.
    /// When none is left to try, the search goes back to the parent, mostly the cell numbered just before, with the *low point*: the
    /// smallest number next to the cell or to a descendant of it. A cell is next to its parent, so that is at most the parent's
    /// number; it is smaller exactly when an edge leads from the cell or its descendants to above the parent, so that the
    /// cell's block goes on there.
    fn search(free: &FreeCells, roots: impl IntoIterator<Item = CellIdx>) -> Self {
        let cells = free.shape().cells();
        let offsets = Direction::ALL.map(|to| free.shape().offset(to));
        let step = |cell: CellIdx, to: Direction| CellIdx::new(cell.get().wrapping_add(offsets[to.index()]));
        let mut number = vec![UNREACHED; cells];
        let mut order = Vec::with_capacity(cells);
        let mut notes = Vec::with_capacity(cells);
        // Holds the low point of a cell from when it is reached until the search goes back from it.
        let mut owner = vec![NO_BLOCK; cells];
        for root in roots {
            if !free.is_free(root) || number[root.usize()] != UNREACHED {
                continue;
            }
            let mut at = root;
            let mut to_parent = Direction::Up; // any, for a root
            'reached: loop {
                let mut here = order.len();
                number[at.usize()] = here as u32;
                order.push(at);
                let sides = free.sides(at);
                let (mut low, mut untried, mut earlier) = (here as u32, 0, 0);
                for to in Direction::ALL {
                    // Without a branch: a side that is not open leads to the cell itself.
                    let next = if sides.contains(to) { step(at, to) } else { at };
                    let next_number = number[next.usize()];
                    low = low.min(next_number);
                    untried |= u8::from(next_number == UNREACHED) << to as u8;
                    earlier += u8::from(next_number < here as u32);
                }
                let next = (untried != 0).then(|| Direction::from_index(untried.ilog2() as u8));
                let later = next.map_or(0, |to| untried & !(1 << to as u8));
                notes.push(Note::new(later, to_parent, earlier));
                owner[at.usize()] = low;
                if let Some(to) = next {
                    at = step(at, to);
                    to_parent = to.opposite();
                    continue;
                }
                while at != root {
                    let parent = step(at, notes[here].to_parent());
                    let above = if order[here - 1] == parent { here - 1 } else { number[parent.usize()] as usize };
                    owner[at.usize()] = if low < above as u32 { CONTINUES } else { BEGINS };
                    low = low.min(owner[parent.usize()]);
                    owner[parent.usize()] = low;
                    (at, here) = (parent, above);
                    let mut untried = notes[here].untried();
                    while untried != 0 {
                        let to = Direction::from_index(untried.ilog2() as u8);
                        untried &= !(1 << to as u8);
                        let next = step(at, to);
                        if number[next.usize()] == UNREACHED {
                            let Note(bits) = notes[here];
                            notes[here] = Note((bits & !0xf) | untried);
                            at = next;
                            to_parent = to.opposite();
                            continue 'reached;
                        }
                    }
                }
                owner[root.usize()] = NO_BLOCK;
                break;
            }
        }
        Self { number, order, notes, owner, count: 0 }
    }

    /// Numbers the blocks in preorder: a cell begins a block or is in that of its parent.
    fn number_blocks(&mut self, free: &FreeCells) {
        for (&cell, note) in self.order.iter().zip(&self.notes) {
            match self.owner[cell.usize()] {
                CONTINUES => self.owner[cell.usize()] = self.owner[free.step(cell, note.to_parent()).usize()],
                BEGINS => {
                    self.owner[cell.usize()] = self.count;
                    self.count += 1;
                }
                _ => {} // a root
            }
        }
    }
}
