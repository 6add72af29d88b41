//! The biconnected blocks of the free cells, as a tree with the blank's goal at the root, without a search from cell to cell.
//!
//! Three scans, row by row, and then steps over cut vertices only:
//!
//! ```text
//! picture        walls         owners, from the blank's goal _
//! . . # . .      . . 0 . .     a a # d d
//! . . # . .      . . 0 . .     a e # d d
//! # . . . _      0 . . . _     # b c d _
//! ```
//!
//! 1. `walls`: the cells that are not free, and hang together by edges or corners, are labelled as one wall.
//! 2. `blocks`: each edge between free cells gets a label, handed on from the left and from above; `corners` says which sides of
//!    a cell are in one block, by the walls around it. Labels that meet are joined (`labels`).
//! 3. Here: blocks and the cut vertices between them are a tree. It is gone through from the root, and each cell gets its owner.
//!
//! One number a cell is kept; on the way there is one a wall cell as well.

mod blocks;
mod corners;
mod labels;
#[cfg(test)]
mod tests;
mod walls;

use core_grid::{CellIdx, FreeCells};

use blocks::{NONE, Parts, Port};

/// The number of a block that the blank can reach, from 0: a block has a greater number than the one that owns its entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockId(u32);

impl BlockId {
    /// The number as an index into a slice with one element a block.
    pub(crate) const fn usize(self) -> usize {
        self.0 as usize
    }
}

/// The blocks that the blank can reach, seen from *home*, the cell where it must end.
///
/// The blank enters a block at one cell, its entrance; the block owns the others. So each cell that the blank can reach is owned
/// by one block, but for home, and a block of L cells owns L - 1.
#[derive(Clone, Debug)]
pub(crate) struct BlockTree {
    home: CellIdx,
    /// By cell: the block that owns it, or `NONE`.
    owners: Vec<u32>,
    /// By block.
    entrances: Vec<CellIdx>,
    /// By block: whether no cell has more than two sides in it.
    is_ring: Vec<bool>,
}

impl BlockTree {
    /// The blocks that can be reached from `home`, a free cell.
    ///
    /// O(cells) time, but for the inverse Ackermann function in theory; O(cells) memory, no recursion.
    pub(crate) fn new(free: &FreeCells, home: CellIdx) -> Self {
        let Parts { mut labels, block_of_label, is_ring, ports } = Parts::new(free);
        let block_of = |port: &Port| block_of_label[port.label as usize];
        let (starts, by_block) = sorted_by_block(&ports, block_of, is_ring.len());
        // Blocks with their entrances, in the order of their numbers.
        let mut reached: Vec<(u32, CellIdx)> = Vec::new();
        let home_ports = ports.partition_point(|port| port.cell < home);
        reached.extend(of_cell(&ports, home_ports, home).map(|port| (block_of(port), home)));
        if let Some(&block) = block_of_label.get(labels[home.usize()] as usize) {
            reached.push((block, home)); // home is no cut vertex
        }
        let mut cut_owners: Vec<(CellIdx, u32)> = Vec::new();
        let mut number = 0;
        while let Some(&(block, entrance)) = reached.get(number) {
            for &index in &by_block[starts[block as usize] as usize..starts[block as usize + 1] as usize] {
                let Port { cell, first, .. } = ports[index as usize];
                if cell != entrance {
                    cut_owners.push((cell, number as u32));
                    let others = of_cell(&ports, first as usize, cell).map(block_of).filter(|&other| other != block);
                    reached.extend(others.map(|other| (other, cell)));
                }
            }
            number += 1;
        }
        let mut numbers = vec![NONE; is_ring.len()];
        for (number, &(block, _)) in (0..).zip(&reached) {
            numbers[block as usize] = number;
        }
        // At the end that of `NONE`, which is no label: a wall, a cell without open sides, or a cut vertex.
        let mut number_of_label: Vec<u32> = block_of_label.iter().map(|&block| numbers[block as usize]).collect();
        number_of_label.push(NONE);
        for label in &mut labels {
            *label = number_of_label[block_of_label.len().min(*label as usize)];
        }
        for (cell, number) in cut_owners {
            labels[cell.usize()] = number;
        }
        labels[home.usize()] = NONE;
        Self {
            home,
            owners: labels,
            entrances: reached.iter().map(|&(_, entrance)| entrance).collect(),
            is_ring: reached.iter().map(|&(block, _)| is_ring[block as usize]).collect(),
        }
    }

    /// The number of blocks.
    pub(crate) const fn count(&self) -> usize {
        self.entrances.len()
    }

    /// All blocks, by number.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = BlockId> + ExactSizeIterator + use<> {
        (0..self.entrances.len() as u32).map(BlockId)
    }

    /// Whether the blank can get to `cell`.
    pub(crate) fn is_reached(&self, cell: CellIdx) -> bool {
        cell == self.home || self.owners[cell.usize()] != NONE
    }

    /// The block that owns `cell`: none where that is home, or cannot be reached.
    pub(crate) fn owner(&self, cell: CellIdx) -> Option<BlockId> {
        Some(self.owners[cell.usize()]).filter(|&block| block != NONE).map(BlockId)
    }

    /// The cell at which the blank enters `block`.
    pub(crate) fn entrance(&self, block: BlockId) -> CellIdx {
        self.entrances[block.usize()]
    }

    /// The block that owns the entrance of `block`: none where the blank enters it at home.
    pub(crate) fn above(&self, block: BlockId) -> Option<BlockId> {
        self.owner(self.entrance(block))
    }

    /// Whether `block` is a bare cycle, or just two cells: no cell has more than two sides in it.
    pub(crate) fn is_ring(&self, block: BlockId) -> bool {
        self.is_ring[block.usize()]
    }
}

/// The indices of `ports` by their block, and for each of the `count` blocks where its indices start, and at last their end.
fn sorted_by_block(ports: &[Port], block_of: impl Fn(&Port) -> u32, count: usize) -> (Vec<u32>, Vec<u32>) {
    // Counted two places on, summed up, and moved on by one place while they are filled in.
    let mut starts = vec![0; count + 2];
    for port in ports {
        starts[block_of(port) as usize + 2] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    let mut sorted = vec![0; ports.len()];
    for (index, port) in (0..).zip(ports) {
        let start = &mut starts[block_of(port) as usize + 1];
        sorted[*start as usize] = index;
        *start += 1;
    }
    (starts, sorted)
}

/// The ports of `cell`, the first of which has index `first`; none where that is one of another cell.
fn of_cell(ports: &[Port], first: usize, cell: CellIdx) -> impl Iterator<Item = &Port> {
    ports[first..].iter().take_while(move |port| port.cell == cell)
}
