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
/// The whole is four flat arrays, 13 bytes a cell; cells are looked up by index, the search tree by preorder number.
/// The search follows Hopcroft and Tarjan, "Algorithm 447: efficient algorithms for graph manipulation" (1973),
/// without recursion: the way back is two bits a cell, and low points are a scan in reverse preorder.
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
    /// By preorder number: the block that owns the cell, or `NO_BLOCK` for a root.
    owner: Vec<u32>,
    /// By cell: the index of the direction to its parent; 0 for roots, which `owner` tells apart.
    to_parent: Vec<u8>,
    count: u32,
}

const UNREACHED: u32 = u32::MAX;
const NO_BLOCK: u32 = u32::MAX;

impl Blocks {
    /// The blocks of all cells that can be reached from `roots`.
    ///
    /// Roots are taken in turn; one that is not free, or was reached from an earlier one, is passed over. So
    /// `free.shape().iter()` as roots gives the blocks of the whole board, and a single root those of its component.
    ///
    /// O(cells) time and memory, no recursion.
    pub fn new(free: &FreeCells, roots: impl IntoIterator<Item = CellIdx>) -> Self {
        let mut blocks = Self::search(free, roots);
        blocks.find_low_points(free);
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
        self.owner(cell).map(|_| Direction::from_index(self.to_parent[cell.usize()]))
    }

    /// The block that leads from `cell` towards its root, or `None` where `cell` is a root or was not reached.
    pub fn owner(&self, cell: CellIdx) -> Option<BlockId> {
        let number = self.number(cell)?;
        Some(self.owner[number as usize]).filter(|&block| block != NO_BLOCK).map(BlockId)
    }

    /// The block of the edge from `cell` in direction `to`, or `None` where that side is not open or was not reached.
    ///
    /// Of the two ends, the one reached later is a descendant of the other, and its owner is the block of the edge.
    pub fn of_edge(&self, free: &FreeCells, cell: CellIdx, to: Direction) -> Option<BlockId> {
        let next = free.neighbour(cell, to)?;
        let later = self.number(cell)?.max(self.number(next)?);
        Some(BlockId(self.owner[later as usize]))
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
        // One cell of each block, the nearest to the root, is owned by another block or none.
        let mut sizes = vec![BlockSize { cells: 1, edges: 0 }; self.count()];
        for (number, (&cell, &owner)) in self.order.iter().zip(&self.owner).enumerate() {
            if owner != NO_BLOCK {
                let earlier = |next: &CellIdx| self.number[next.usize()] < number as u32;
                let size = &mut sizes[owner as usize];
                size.cells += 1;
                size.edges += free.neighbours(cell).filter(earlier).count() as u32;
            }
        }
        sizes
    }

    /// One depth-first search from each root: fills everything but the owners, which are `NO_BLOCK` afterwards.
    fn search(free: &FreeCells, roots: impl IntoIterator<Item = CellIdx>) -> Self {
        let cells = free.shape().cells();
        let mut number = vec![UNREACHED; cells];
        let mut to_parent = vec![0; cells];
        let mut order = Vec::new();
        // By cell: the sides not yet tried. Set when the cell is reached.
        let mut untried = vec![0_u8; cells];
        for root in roots {
            if !free.is_free(root) || number[root.usize()] != UNREACHED {
                continue;
            }
            let first = order.len();
            let mut at = root;
            number[at.usize()] = order.len() as u32;
            untried[at.usize()] = free.sides(at).bits();
            order.push(at);
            loop {
                let sides = untried[at.usize()];
                if sides != 0 {
                    let to = Direction::from_index(sides.trailing_zeros() as u8);
                    untried[at.usize()] = sides & (sides - 1);
                    let next = free.step(at, to);
                    if number[next.usize()] == UNREACHED {
                        let back = to.opposite() as u8;
                        number[next.usize()] = order.len() as u32;
                        to_parent[next.usize()] = back;
                        untried[next.usize()] = free.sides(next).bits() & !(1 << back);
                        order.push(next);
                        at = next;
                    }
                } else if at == root {
                    break;
                } else {
                    at = free.step(at, Direction::from_index(to_parent[at.usize()]));
                }
            }
            debug_assert_eq!(order[first], root);
        }
        let owner = vec![NO_BLOCK; order.len()];
        Self { number, order, owner, to_parent, count: 0 }
    }

    /// Fills `owner` with low points: the smallest preorder number next to the cell or to a descendant of it.
    ///
    /// A cell is next to its parent, so the low point of all but a root is at most the parent's number; it is smaller
    /// exactly when an edge leads from the cell or its descendants to above the parent. A root's is greater than its
    /// own number: only descendants are next to it.
    fn find_low_points(&mut self, free: &FreeCells) {
        for number in (0..self.order.len()).rev() {
            let cell = self.order[number];
            let own = free.neighbours(cell).map(|next| self.number[next.usize()]).min().unwrap_or(UNREACHED);
            let low = own.min(self.owner[number]);
            self.owner[number] = low;
            if low < number as u32 {
                let parent = self.number[free.step(cell, self.parent_side(cell)).usize()] as usize;
                // The parent's entry gathers the low points of its children until its own turn.
                self.owner[parent] = self.owner[parent].min(low);
            }
        }
    }

    /// Turns the low points in `owner` into blocks, in preorder: a cell begins a block where nothing below it leads to
    /// above its parent, and otherwise is in the block of its parent.
    fn number_blocks(&mut self, free: &FreeCells) {
        for number in 0..self.order.len() {
            let low = self.owner[number];
            if number as u32 <= low {
                self.owner[number] = NO_BLOCK;
                continue;
            }
            let cell = self.order[number];
            let parent = self.number[free.step(cell, self.parent_side(cell)).usize()];
            if low < parent {
                self.owner[number] = self.owner[parent as usize];
            } else {
                self.owner[number] = self.count;
                self.count += 1;
            }
        }
    }

    fn parent_side(&self, cell: CellIdx) -> Direction {
        Direction::from_index(self.to_parent[cell.usize()])
    }
}
