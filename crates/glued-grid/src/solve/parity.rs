//! Parity by the lengths of cycles.
//!
//! A cycle of k places is k - 1 swaps, so all that is asked is how many places and how many cycles there are. To follow a
//! cycle is to wait for memory at each step, so several are followed at once, step by step:
//!
//! ```text
//!   lane 1: a → b → c → d → (e)     stops at e, where lane 2 began;
//!   lane 2: e → f → (a)             stops at a, where lane 1 began
//! ```
//!
//! A lane can only stop at the beginning of a lane, itself or another, since each place has one place before it. So the
//! stretches of the lanes are themselves joined into cycles, which are followed at the end.

use core_grid::CellIdx;

use super::tree::BlockTree;

/// How many cycles are followed at once: more do not help, as a processor waits for some ten or twenty lines of memory at once.
const LANES: usize = 32;

/// What the tiles on the places of a block have to do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parity {
    /// Whether any is not at home.
    pub(super) is_moved: bool,
    /// Whether they are an odd number of swaps from home.
    pub(super) is_odd: bool,
}

/// By block: how its tiles are to be moved. Each block must hold its own tiles.
///
/// O(cells) time.
pub(super) fn of_blocks(goals: &[CellIdx], blocks: &BlockTree) -> Vec<Parity> {
    let mut parities = vec![Parity::default(); blocks.count()];
    let mut turn = |place: CellIdx, is_odd: bool| {
        if let Some(block) = blocks.owner(place) {
            let parity = &mut parities[block.usize()];
            parity.is_moved = true;
            parity.is_odd ^= is_odd;
        }
    };
    let mut unseen = Unseen::moved(goals);
    let mut next_stretch = Stretches::new(goals.len());
    let mut lanes = Lanes::default();
    let mut steps = 0_u32; // of each lane that has run from the beginning; all that matters is whether it is odd
    loop {
        while lanes.running < LANES
            && let Some(start) = unseen.take_first()
        {
            lanes.begin(start, steps);
        }
        if lanes.running == 0 {
            break;
        }
        // One after the other for all lanes, each so little that a processor has many of them under way at once.
        let ats = &mut lanes.ats[..lanes.running];
        for at in &mut *ats {
            *at = goals[*at as usize].get();
        }
        let mut stopped = 0_u32;
        for (lane, at) in ats.iter().enumerate() {
            stopped |= u32::from(!unseen.take(CellIdx::new(*at))) << lane;
        }
        steps = steps.wrapping_add(1);
        while stopped != 0 {
            let lane = stopped.ilog2() as usize;
            stopped ^= 1 << lane;
            let Stretch { start, next, places } = lanes.end(lane, steps);
            let is_whole = next == start;
            turn(next, (places % 2 == 1) ^ is_whole);
            if !is_whole {
                next_stretch.join(start, next);
            }
        }
    }
    next_stretch.for_each_cycle(|place| turn(place, true));
    parities
}

/// The stretches of cycles that are being followed, field by field.
#[derive(Debug, Default)]
struct Lanes {
    running: usize,
    starts: [u32; LANES],
    ats: [u32; LANES],
    /// How many steps had been made when the lane began.
    began: [u32; LANES],
}

/// A stretch of a cycle that has been followed.
struct Stretch {
    start: CellIdx,
    /// The place where it stopped, with which a stretch begins.
    next: CellIdx,
    places: u32,
}

impl Lanes {
    fn begin(&mut self, start: CellIdx, steps: u32) {
        let lane = self.running;
        (self.starts[lane], self.ats[lane], self.began[lane]) = (start.get(), start.get(), steps);
        self.running += 1;
    }

    /// Ends a lane, whose number the last one takes.
    fn end(&mut self, lane: usize, steps: u32) -> Stretch {
        let [start, next] = [self.starts[lane], self.ats[lane]].map(CellIdx::new);
        let stretch = Stretch { start, next, places: steps.wrapping_sub(self.began[lane]) };
        self.running -= 1;
        let last = self.running;
        (self.starts[lane], self.ats[lane], self.began[lane]) = (self.starts[last], self.ats[last], self.began[last]);
        stretch
    }
}

/// The places whose tile is not at home and that no lane has come to.
#[derive(Debug)]
struct Unseen {
    /// By place: a bit.
    words: Vec<u64>,
    /// The words before this one are 0.
    first: usize,
}

impl Unseen {
    fn moved(goals: &[CellIdx]) -> Self {
        let word = |(index, goals): (usize, &[CellIdx])| {
            let is_moved = |(bit, goal): (usize, &CellIdx)| u64::from(goal.usize() != index * 64 + bit) << bit;
            goals.iter().enumerate().map(is_moved).sum()
        };
        Self { words: goals.chunks(64).enumerate().map(word).collect(), first: 0 }
    }

    /// Takes a place, and says whether it was there.
    fn take(&mut self, place: CellIdx) -> bool {
        let (word, bit) = (&mut self.words[place.usize() / 64], 1 << (place.usize() % 64));
        let was_there = *word & bit != 0;
        *word &= !bit;
        was_there
    }

    /// Takes the first place.
    fn take_first(&mut self) -> Option<CellIdx> {
        while let Some(word) = self.words.get_mut(self.first) {
            if *word != 0 {
                let place = self.first as u32 * 64 + word.trailing_zeros();
                *word &= *word - 1;
                return Some(CellIdx::new(place));
            }
            self.first += 1;
        }
        None
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
