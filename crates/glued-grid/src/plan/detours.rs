//! The blank's ways around a tile, from one side of it to another.

use core_grid::{CellIdx, Direction};

use super::region::Region;
use super::walks::Walks;

/// How far the ways around each cell are, as found so far.
#[derive(Debug)]
pub(super) struct Detours {
    /// By cell: the version of the region for which `lengths` holds.
    versions: Vec<u32>,
    /// By cell, and pair of sides: the moves from one to the other, or `UNKNOWN`.
    lengths: Vec<[u32; 6]>,
}

const UNKNOWN: u32 = 0;

/// The number of a pair of different sides, whichever comes first.
const PAIR: [[usize; 4]; 4] = [[6, 0, 1, 2], [0, 6, 3, 4], [1, 3, 6, 5], [2, 4, 5, 6]];

impl Detours {
    pub(super) fn new(cells: usize) -> Self {
        Self { versions: vec![0; cells], lengths: vec![[UNKNOWN; 6]; cells] }
    }

    /// The moves of the blank from the side `from` of a tile in `cell` to another side `to`, both open, while the tile
    /// stands still; `None` where it cannot get there.
    pub(super) fn length(
        &mut self,
        region: &Region<'_>,
        walks: &mut Walks,
        cell: CellIdx,
        (from, to): (Direction, Direction),
    ) -> Option<u64> {
        if let Some(length) = around_corners(region, cell, from, to) {
            return Some(length);
        }
        let lengths = &mut self.lengths[cell.usize()];
        // No way is further from the cell than half of its length, and one more.
        let longest = lengths.iter().max().map_or(0, |length| length / 2 + 1);
        if region.has_changed(self.versions[cell.usize()], cell, longest) {
            *lengths = [UNKNOWN; 6];
        }
        self.versions[cell.usize()] = region.version();
        let length = &mut lengths[PAIR[from.index()][to.index()]];
        if *length == UNKNOWN {
            *length = walks.find(region, region.step(cell, from), region.step(cell, to), Some(cell))?.len() as u32;
        }
        Some(u64::from(*length))
    }
}

/// The length of the way by the eight cells around, where these are open as needed. No other way is shorter.
///
/// ```text
/// 1 ↗ 2       2 moves where the corner between two sides is open, 4 from one side to the opposite one by two corners;
/// ↑ · ↓       and from one side to the next by the other three corners 6. Without the corner between them no
/// 0   3       other way is under 6, since that would have to be one of 4 by that corner.
/// ```
fn around_corners(region: &Region<'_>, cell: CellIdx, from: Direction, to: Direction) -> Option<u64> {
    let sides = region.sides(cell);
    // A corner is open that an open cell on a side of it leads to.
    let is_open = |side: Direction, other: Direction| sides.contains(side) && region.has_corner(cell, side, other);
    if from == to.opposite() {
        let across = Direction::from_index(from as u8 ^ 2);
        let by = |side: Direction| is_open(side, from) && is_open(side, to);
        return (by(across) || by(across.opposite())).then_some(4);
    }
    if is_open(from, to) {
        return Some(2);
    }
    let (back_from, back_to) = (from.opposite(), to.opposite());
    let is_long_way_open = is_open(back_to, from) && is_open(back_to, back_from) && is_open(back_from, to);
    is_long_way_open.then_some(6)
}
