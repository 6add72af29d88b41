//! What is prepared of a board, once for all queries: linear in its cells.
//!
//! ```text
//! by cell              free      is it free, and which sides are (1 byte)
//!                      ring      what changing sides along the eight cells around it costs (1 byte)
//!                      joined    which pairs of its sides lie in one block (1 byte)
//!                      blocks    the biconnected blocks of the whole board (13 bytes)
//! by preorder number   last      the last descendant in the search tree (4 bytes)
//! by block             top       its cell nearest to the root (4 bytes)
//!                      size      how many cells it has (4 bytes)
//! by component         root      the preorder number of its root (4 bytes)
//! ```
//!
//! As long as the tile moves at all, it stays in the block of the edge between its cell and the blank's next to it.
//! So `joined` says which changes of sides are possible at all, and which ways are worth going for the blank.

use core_grid::{BlockId, Blocks, CellIdx, Coord, Direction, FreeCells};

use super::local::{EXITS, JOINED, NEAR, PAIR, TURNS, UNKNOWN, corner, joined_by_ring, pairs_of_sides};

#[derive(Clone)]
pub(crate) struct Prepared {
    pub(crate) free: FreeCells,
    /// By direction: how far on the next cell is.
    offsets: [u32; 4],
    /// By direction: the number of the edge of cell 0 on that side.
    edges: [u32; 4],
    ring: Vec<u8>,
    joined: Vec<u8>,
    blocks: Blocks,
    last: Vec<u32>,
    tops: Vec<CellIdx>,
    sizes: Vec<u32>,
    roots: Vec<u32>,
}

impl Prepared {
    /// O(cells) time and memory.
    pub(crate) fn new(free: FreeCells) -> Self {
        let blocks = Blocks::new(&free, free.shape().iter());
        let mut prepared = Self {
            offsets: Direction::ALL.map(|to| free.shape().offset(to)),
            edges: Direction::ALL.map(|to| {
                let owner = if to as u8 & 1 == 0 { free.shape().offset(to) } else { 0 };
                owner.wrapping_mul(2).wrapping_add(u32::from(to.is_vertical()))
            }),
            free,
            ring: Vec::new(),
            joined: Vec::new(),
            blocks,
            last: Vec::new(),
            tops: Vec::new(),
            sizes: Vec::new(),
            roots: Vec::new(),
        };
        prepared.find_tree();
        prepared.find_rings();
        prepared.find_joined();
        prepared
    }

    /// The cell next to `cell` in direction `to`, which must be on the board.
    #[inline]
    pub(crate) fn step(&self, cell: CellIdx, to: Direction) -> CellIdx {
        CellIdx::new(cell.get().wrapping_add(self.offsets[to.index()]))
    }

    /// The number of the edge between a cell and the next one on a side: less than twice the number of cells.
    ///
    /// It belongs to its upper or left cell; the edge to the right is number `2 * cell`, the edge down `2 * cell + 1`.
    #[inline]
    pub(crate) fn edge(&self, cell: CellIdx, side: Direction) -> usize {
        (2 * cell.get()).wrapping_add(self.edges[side.index()]) as usize
    }

    pub(crate) fn index(&self, at: Coord) -> CellIdx {
        self.free.shape().index(at).expect("a query was checked against its board")
    }

    /// The pairs of sides of `cell` that lie in one block, one bit a pair.
    pub(crate) fn joined(&self, cell: CellIdx) -> u8 {
        self.joined[cell.usize()]
    }

    /// The cost for the blank to change from one free side of `cell` to another along the ring around it, if it can.
    pub(crate) fn turn_on_ring(&self, cell: CellIdx, from: Direction, to: Direction) -> Option<u32> {
        let cost = TURNS[self.ring[cell.usize()] as usize][4 * from.index() + to.index()];
        (cost != UNKNOWN).then_some(u32::from(cost))
    }

    /// For each pair of sides of `cell` four bits: 0 where they are not joined, half of the cost of changing sides where the ring
    /// around it gives that, else `NEAR_UNKNOWN`.
    pub(crate) fn turns_on_ring(&self, cell: CellIdx) -> u32 {
        NEAR[self.ring[cell.usize()] as usize] & JOINED[self.joined[cell.usize()] as usize]
    }

    /// The only side of `cell` in the block of its edge to side `entry`, beside that one; `None` where there are more.
    pub(crate) fn only_exit(&self, cell: CellIdx, entry: Direction) -> Option<Direction> {
        let exits = EXITS[entry.index()][self.joined(cell) as usize];
        exits.is_power_of_two().then(|| Direction::from_index(exits.trailing_zeros() as u8))
    }

    /// Whether the free cells `one` and `other` hang together.
    pub(crate) fn are_connected(&self, one: CellIdx, other: CellIdx) -> bool {
        self.component(one) == self.component(other)
    }

    /// The first cell of the component of the free cell `cell`, and how many cells that has.
    pub(crate) fn component(&self, cell: CellIdx) -> (CellIdx, u32) {
        let number = self.number(cell);
        let next = self.roots.partition_point(|&root| root <= number);
        let order = self.blocks.order();
        let end = self.roots.get(next).map_or(order.len() as u32, |&end| end);
        let root = self.roots[next - 1];
        (order[root as usize], end - root)
    }

    /// A side of the free cell `tile` that the blank can come to from `blank` while the tile stands there; all others
    /// to which it can come are joined with this one. `None` where there is no way.
    pub(crate) fn side_of_blank(&self, blank: CellIdx, tile: CellIdx) -> Option<Direction> {
        if !self.is_below(blank, tile) {
            // The blank comes over the parent, if it is not walled off.
            return self.blocks.to_parent(tile).filter(|_| self.are_connected(blank, tile));
        }
        // It comes from below. The descendants of a child are numbered on from the child, so of the cells next to the
        // tile the last one up to the blank is below the same child, and in the same block seen from the tile.
        let (from, to) = (self.number(tile), self.number(blank));
        let number = |side| self.free.neighbour(tile, side).map_or(0, |next| self.number(next));
        self.free
            .sides(tile)
            .iter()
            .filter(|&side| (from + 1..=to).contains(&number(side)))
            .max_by_key(|&side| number(side))
    }

    /// The block of the edge from `cell` in direction `to`, which must be an open side.
    pub(crate) fn block(&self, cell: CellIdx, to: Direction) -> Option<BlockId> {
        self.blocks.of_edge(&self.free, cell, to)
    }

    /// Whether `cell` belongs to `block`.
    pub(crate) fn is_in(&self, cell: CellIdx, block: BlockId) -> bool {
        self.blocks.owner(cell) == Some(block) || self.tops[block.usize()] == cell
    }

    /// The number of cells of `block`.
    pub(crate) fn size(&self, block: BlockId) -> u32 {
        self.sizes[block.usize()]
    }

    /// A cell of `block` and one of its sides there, the same at all times: at an end of the block.
    pub(crate) fn state_of(&self, block: BlockId) -> Option<(CellIdx, Direction)> {
        let cell = self.tops[block.usize()];
        Direction::ALL.into_iter().find(|&side| self.block(cell, side) == Some(block)).map(|side| (cell, side))
    }

    /// The cell at which all ways from `block` to `cell` leave it: a cut vertex. The cell must be connected to the
    /// block, but not lie in it.
    ///
    /// O(blocks on the way) time.
    pub(crate) fn gate(&self, block: BlockId, cell: CellIdx) -> CellIdx {
        let top = self.tops[block.usize()];
        let mut at = cell;
        while at != top && self.is_below(at, top) {
            match self.blocks.owner(at) {
                Some(owner) if owner != block => at = self.tops[owner.usize()],
                _ => return at,
            }
        }
        top
    }

    fn number(&self, cell: CellIdx) -> u32 {
        self.blocks.number(cell).expect("every free cell was reached")
    }

    /// Whether the free cell `cell` is `above` or a descendant of it in the search tree.
    fn is_below(&self, cell: CellIdx, above: CellIdx) -> bool {
        let (from, at) = (self.number(above), self.number(cell));
        from <= at && at <= self.last[from as usize]
    }

    fn find_tree(&mut self) {
        let order = self.blocks.order();
        self.last = (0..order.len() as u32).collect();
        self.tops = Vec::with_capacity(self.blocks.count());
        self.sizes = Vec::with_capacity(self.blocks.count());
        for (number, &cell) in order.iter().enumerate() {
            match (self.blocks.owner(cell), self.blocks.to_parent(cell)) {
                (Some(block), Some(to)) => {
                    if block.usize() == self.tops.len() {
                        self.tops.push(self.step(cell, to));
                        self.sizes.push(1);
                    }
                    self.sizes[block.usize()] += 1;
                }
                _ => self.roots.push(number as u32),
            }
        }
        for (number, &cell) in order.iter().enumerate().rev() {
            if let Some(to) = self.blocks.to_parent(cell) {
                let parent = self.number(self.step(cell, to)) as usize;
                self.last[parent] = self.last[parent].max(self.last[number]);
            }
        }
    }

    fn find_rings(&mut self) {
        let shape = self.free.shape();
        self.ring = shape
            .iter()
            .map(|cell| {
                let sides = self.free.sides(cell);
                let mut ring = sides.bits();
                for vertical in [Direction::Up, Direction::Down] {
                    if let Some(next) = self.free.neighbour(cell, vertical) {
                        for horizontal in [Direction::Left, Direction::Right] {
                            if sides.contains(horizontal) && self.free.sides(next).contains(horizontal) {
                                ring |= corner(vertical, horizontal);
                            }
                        }
                    }
                }
                ring
            })
            .collect();
    }

    fn find_joined(&mut self) {
        let of_ring: Vec<(u8, u8)> =
            (0..=u8::MAX).map(|ring| (joined_by_ring(ring), pairs_of_sides(ring & 15))).collect();
        let joined = self.free.shape().iter().map(|cell| {
            let (by_ring, all) = of_ring[self.ring[cell.usize()] as usize];
            if by_ring == all { all } else { self.joined_by_blocks(cell) }
        });
        self.joined = joined.collect();
    }

    fn joined_by_blocks(&self, cell: CellIdx) -> u8 {
        let blocks = Direction::ALL.map(|to| self.block(cell, to));
        let mut pairs = 0;
        for from in 0..4 {
            for to in from + 1..4 {
                if blocks[from].is_some() && blocks[from] == blocks[to] {
                    pairs |= 1 << PAIR[from][to];
                }
            }
        }
        pairs
    }
}
