//! The order in which the cells of a block get their tiles for good.
//!
//! A part of a block is grown, cell by cell, until it is the whole: by *ears*, ways through cells outside whose two
//! ends are different cells of the part. A part that has no cut vertices gets none by that (Whitney 1932), and while
//! there are cells outside there is an ear, as the block has no cut vertices either. In reverse order these are the
//! ears that can be filled and closed one after the other, with a part left in which every tile can still be brought
//! everywhere.
//!
//! ```text
//! f f c c      the part a grows by the ear b b, by d which has two neighbours in it, by c c and e, and so on:
//! g a a e      an open board grows as a rectangle, row by row and column by column
//! . a a c
//! . d b b
//! ```

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use core_grid::CellIdx;

use super::region::Region;

/// Ears that make a block from a part of it.
#[derive(Debug, Default)]
pub(super) struct Ears {
    /// Ear after ear, in the order in which they are added: the cell inside where it begins, its own cells, the cell
    /// inside where it ends.
    cells: Vec<CellIdx>,
    /// By ear: where it starts in `cells`.
    starts: Vec<usize>,
    /// By ear: the ears that its two ends are own cells of, or `BASE`.
    bearers: Vec<[u32; 2]>,
    /// By ear: how many ends of others are on its own cells.
    borne: Vec<u32>,
}

/// Stands for the part that was there before the first ear.
const BASE: u32 = u32::MAX;

impl Ears {
    /// The number of ears.
    pub(super) const fn count(&self) -> usize {
        self.starts.len()
    }

    /// An ear: its two ends and its own cells between.
    pub(super) fn get(&self, ear: usize) -> &[CellIdx] {
        let end = self.starts.get(ear + 1).copied().unwrap_or(self.cells.len());
        &self.cells[self.starts[ear]..end]
    }

    /// The ears that no others end at. Any one of them can be taken away, and the rest still are ears one after the
    /// other.
    pub(super) fn outer(&self) -> Vec<usize> {
        (0..self.count()).filter(|&ear| self.borne[ear] == 0).collect()
    }

    /// Takes away an ear that no others end at; gives those that no others end at any more.
    pub(super) fn take_away(&mut self, ear: usize) -> impl Iterator<Item = usize> + use<> {
        let bared = self.bearers[ear].map(|bearer| {
            let borne = self.borne.get_mut(bearer as usize)?;
            *borne -= 1;
            (*borne == 0).then_some(bearer as usize)
        });
        bared.into_iter().flatten()
    }
}

/// Grows parts of blocks, with memory that is used again and again.
#[derive(Debug)]
pub(super) struct Growth {
    /// By cell: whether it is in the part.
    is_inside: Vec<bool>,
    /// By cell: how far it is from where the part began, or `UNKNOWN`.
    distances: Vec<u32>,
    /// Cells with two neighbours inside, and pairs of neighbours outside that have one each; the nearest first.
    singles: BinaryHeap<(Reverse<u32>, CellIdx)>,
    pairs: BinaryHeap<(Reverse<u32>, CellIdx, CellIdx)>,
    /// Cells outside that were next to the part at some time.
    border: Vec<CellIdx>,
    /// For the search of longer ears, by cell: the number of the search that last came there, from which cell inside it
    /// began, and the cell before.
    searches: Vec<u32>,
    search: u32,
    roots: Vec<CellIdx>,
    before: Vec<CellIdx>,
    /// By cell inside: of which ear it is an own cell, or `BASE`.
    ear_of: Vec<u32>,
    ears: Ears,
}

const UNKNOWN: u32 = u32::MAX;

impl Growth {
    pub(super) fn new(cells: usize) -> Self {
        let any = CellIdx::new(0);
        Self {
            is_inside: vec![false; cells],
            distances: vec![UNKNOWN; cells],
            singles: BinaryHeap::new(),
            pairs: BinaryHeap::new(),
            border: Vec::new(),
            searches: vec![0; cells],
            search: 0,
            roots: vec![any; cells],
            before: vec![any; cells],
            ear_of: vec![BASE; cells],
            ears: Ears::default(),
        }
    }

    /// The ears that make the block of all open cells from the part of it that `base` is.
    ///
    /// Cells with two neighbours inside come first, then pairs, then longer ears; of a kind those that are near the
    /// base.
    pub(super) fn ears(&mut self, region: &Region<'_>, base: &[CellIdx]) -> Ears {
        let block = self.begin(region, base);
        let mut left = block.len() - base.len();
        while 0 < left {
            let start = self.ears.cells.len();
            if !self.push_single(region) && !self.push_pair(region) && !self.push_long(region) {
                break; // never, as the block has no cut vertices
            }
            left -= self.add_ear(region, start);
        }
        self.end(&block);
        std::mem::take(&mut self.ears)
    }

    /// One shortest ear of the part that `base` is, if there are cells outside.
    pub(super) fn shortest_ear(&mut self, region: &Region<'_>, base: &[CellIdx]) -> Vec<CellIdx> {
        let block = self.begin(region, base);
        if !self.push_single(region) && !self.push_pair(region) {
            self.push_long(region);
        }
        self.end(&block);
        std::mem::take(&mut self.ears).cells
    }

    /// Puts the base inside, and gives all cells of the block, by their distance from it.
    fn begin(&mut self, region: &Region<'_>, base: &[CellIdx]) -> Vec<CellIdx> {
        let mut block = base.to_vec();
        for cell in base {
            self.distances[cell.usize()] = 0;
        }
        let mut next = 0;
        while let Some(&at) = block.get(next) {
            next += 1;
            for near in region.neighbours(at) {
                if self.distances[near.usize()] == UNKNOWN {
                    self.distances[near.usize()] = self.distances[at.usize()] + 1;
                    block.push(near);
                }
            }
        }
        for &cell in base {
            self.is_inside[cell.usize()] = true;
            self.ear_of[cell.usize()] = BASE;
        }
        for &cell in base {
            self.add(region, cell);
        }
        block
    }

    fn end(&mut self, block: &[CellIdx]) {
        for cell in block {
            self.is_inside[cell.usize()] = false;
            self.distances[cell.usize()] = UNKNOWN;
        }
        self.singles.clear();
        self.pairs.clear();
        self.border.clear();
    }

    fn inside_near(&self, region: &Region<'_>, cell: CellIdx) -> impl Iterator<Item = CellIdx> {
        region.neighbours(cell).filter(|near| self.is_inside[near.usize()])
    }

    /// Makes the cells from `start` on an ear, and puts its own cells inside, of which it gives the number.
    fn add_ear(&mut self, region: &Region<'_>, start: usize) -> usize {
        let end = self.ears.cells.len() - 1;
        let ear = self.ears.starts.len() as u32;
        self.ears.starts.push(start);
        self.ears.borne.push(0);
        let bearers = [start, end].map(|index| self.ear_of[self.ears.cells[index].usize()]);
        self.ears.bearers.push(bearers);
        for bearer in bearers {
            if let Some(borne) = self.ears.borne.get_mut(bearer as usize) {
                *borne += 1;
            }
        }
        for index in start + 1..end {
            let cell = self.ears.cells[index];
            self.ear_of[cell.usize()] = ear;
            self.add(region, cell);
        }
        end - start - 1
    }

    /// Puts a cell inside, and notes what ears that makes possible.
    fn add(&mut self, region: &Region<'_>, cell: CellIdx) {
        self.is_inside[cell.usize()] = true;
        for near in region.neighbours(cell) {
            if self.is_inside[near.usize()] {
                continue;
            }
            let distance = self.distances[near.usize()];
            self.border.push(near);
            if 1 < self.inside_near(region, near).count() {
                self.singles.push((Reverse(distance), near));
            }
            for other in region.neighbours(near) {
                if !self.is_inside[other.usize()] && self.inside_near(region, other).next().is_some() {
                    self.pairs.push((Reverse(distance.max(self.distances[other.usize()])), near, other));
                }
            }
        }
    }

    fn push_single(&mut self, region: &Region<'_>) -> bool {
        while let Some((_, cell)) = self.singles.pop() {
            if !self.is_inside[cell.usize()] {
                let mut ends = self.inside_near(region, cell);
                if let (Some(one), Some(other)) = (ends.next(), ends.next()) {
                    drop(ends);
                    self.ears.cells.extend([one, cell, other]);
                    return true;
                }
            }
        }
        false
    }

    /// The two ends of such an ear differ, since of two neighbouring cells one is black and one white, as on a
    /// chessboard.
    fn push_pair(&mut self, region: &Region<'_>) -> bool {
        while let Some((_, one, other)) = self.pairs.pop() {
            if !self.is_inside[one.usize()] && !self.is_inside[other.usize()] {
                let ends = (self.inside_near(region, one).next(), self.inside_near(region, other).next());
                if let (Some(begin), Some(end)) = ends {
                    self.ears.cells.extend([begin, one, other, end]);
                    return true;
                }
            }
        }
        false
    }

    /// Searches from all cells next to the part at once, each with the cell inside that it is next to: where the cells
    /// found from two different ones meet, there is an ear. No cell has two neighbours inside.
    fn push_long(&mut self, region: &Region<'_>) -> bool {
        self.search += 1;
        let mut queue = Vec::new();
        let mut border = std::mem::take(&mut self.border);
        border.retain(|cell| !self.is_inside[cell.usize()]);
        border.sort_unstable_by_key(|cell| (self.distances[cell.usize()], *cell));
        border.dedup();
        for &cell in &border {
            let root = self.inside_near(region, cell).next();
            if let Some(root) = root {
                self.reach(cell, root, cell);
                queue.push(cell);
            }
        }
        self.border = border;
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            let root = self.roots[at.usize()];
            for near in region.neighbours(at) {
                if self.is_inside[near.usize()] {
                    continue;
                }
                if self.searches[near.usize()] != self.search {
                    self.reach(near, root, at);
                    queue.push(near);
                } else if self.roots[near.usize()] != root {
                    let start = self.ears.cells.len();
                    self.push_way_back(at);
                    self.ears.cells[start..].reverse();
                    self.push_way_back(near);
                    return true;
                }
            }
        }
        false
    }

    fn reach(&mut self, cell: CellIdx, root: CellIdx, before: CellIdx) {
        self.searches[cell.usize()] = self.search;
        self.roots[cell.usize()] = root;
        self.before[cell.usize()] = before;
    }

    /// Appends the cells from which the search came to `cell`, back to the one inside where it began.
    fn push_way_back(&mut self, mut cell: CellIdx) {
        let root = self.roots[cell.usize()];
        loop {
            self.ears.cells.push(cell);
            let before = self.before[cell.usize()];
            if before == cell {
                break;
            }
            cell = before;
        }
        self.ears.cells.push(root);
    }
}
