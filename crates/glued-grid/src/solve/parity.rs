//! Parity by the lengths of cycles.
//!
//! A cycle of k places is k - 1 swaps, so all that is asked is how many places and how many cycles there are. To follow a
//! cycle is to wait for memory at each step, so several are followed at once:
//!
//! ```text
//!   lane 1: a → b → c → d → (e)     stops at e, where lane 2 began;
//!   lane 2: e → f → (a)             stops at a, where lane 1 began
//! ```
//!
//! A lane can only stop at the beginning of a lane, itself or another, since each place has one place before it. So the
//! stretches of the lanes are themselves joined into cycles, which are followed at the end.

use core_grid::{Blocks, CellIdx};

/// How many cycles are followed at once: more do not help, as a processor waits for about ten lines of memory at once.
const LANES: usize = 16;

/// By block: whether the tiles on its places are an odd number of swaps from home. Each block must hold its own tiles.
///
/// O(cells) time.
pub(super) fn odd_blocks(goals: &[CellIdx], blocks: &Blocks) -> Vec<bool> {
    let mut odd = vec![false; blocks.count()];
    let mut turn = |place: CellIdx| {
        if let Some(block) = blocks.owner(place) {
            odd[block.usize()] = !odd[block.usize()];
        }
    };
    let mut seen = Marks::new(goals.len());
    let mut next_stretch = Stretches::new(goals.len());
    let mut places = (0..goals.len() as u32).map(CellIdx::new).filter(|place| goals[place.usize()] != *place);
    let mut lanes = Vec::with_capacity(LANES);
    loop {
        while lanes.len() < LANES
            && let Some(start) = places.find(|&place| seen.mark(place))
        {
            lanes.push(Lane { start, at: start, is_odd: true });
        }
        if lanes.is_empty() {
            break;
        }
        // Until one has stopped.
        let running = lanes.len();
        while running == lanes.len() {
            for index in (0..lanes.len()).rev() {
                let lane = &mut lanes[index];
                let next = goals[lane.at.usize()];
                if seen.mark(next) {
                    lane.at = next;
                    lane.is_odd = !lane.is_odd;
                    continue;
                }
                if lane.is_odd {
                    turn(lane.start);
                }
                if next == lane.start {
                    turn(next);
                } else {
                    next_stretch.join(lane.start, next);
                }
                lanes.swap_remove(index);
            }
        }
    }
    next_stretch.for_each_cycle(turn);
    odd
}

/// A stretch of a cycle that is being followed.
#[derive(Debug)]
struct Lane {
    start: CellIdx,
    at: CellIdx,
    /// Whether it has an odd number of places.
    is_odd: bool,
}

/// A set of places.
struct Marks(Vec<u64>);

impl Marks {
    fn new(places: usize) -> Self {
        Self(vec![0; places.div_ceil(64)])
    }

    /// Marks a place, and says whether it was not marked before.
    fn mark(&mut self, place: CellIdx) -> bool {
        let (word, bit) = (&mut self.0[place.usize() / 64], 1 << (place.usize() % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// What stretches follow each other: by the place where one begins, that where the next one does.
struct Stretches {
    /// By place: 1 more than the place where the next stretch begins; 0 where none begins. Most of it is never touched.
    next: Vec<u32>,
    starts: Vec<CellIdx>,
}

impl Stretches {
    fn new(places: usize) -> Self {
        Self { next: vec![0; places], starts: Vec::new() }
    }

    fn join(&mut self, start: CellIdx, next: CellIdx) {
        self.next[start.usize()] = next.get() + 1;
        self.starts.push(start);
    }

    /// Calls `cycle` once for each cycle of stretches, with a place of it.
    fn for_each_cycle(mut self, mut cycle: impl FnMut(CellIdx)) {
        for start in self.starts {
            if self.next[start.usize()] != 0 {
                cycle(start);
                let mut at = start;
                while let Some(next) = std::mem::take(&mut self.next[at.usize()]).checked_sub(1) {
                    at = CellIdx::new(next);
                }
            }
        }
    }
}
