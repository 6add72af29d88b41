//! Three ways between two cells, of any lengths: what is left of a block when everything else is filled.
//!
//! ```text
//!   ┌─ A ─┐       the blank goes round trips from x: by A to y and back by B, and so on
//!   x ─ B ─ y
//!   └─ C ─┘
//! ```
//!
//! The trip by A and back by C turns the tiles of the ring of A, y and C by one place, and leaves those of B alone. To
//! change the order around the ring there is a *triple*, a word of trips that exchanges three of its tiles and nothing
//! else. With `[p, q]` for "p back, q back, p, q":
//!
//! - where B has no cells, x and y being neighbours, `[AB, CB]`: two cycles of tiles that share y alone. The three are
//!   next to each other, y in the middle;
//! - where B has two cells or more, D = `[AB, CB]` exchanges the first two tiles of B, as well as the two next to y on
//!   the ring. So D, and then D in the ring turned by two, have the exchange in B twice, which is none, and exchange
//!   three tiles of the ring, every second one.
//!
//! One of the two is always the case: where B has one cell only, another way than B may be taken for it, as the three
//! ways cannot have one cell each on a grid. (Nor can they have one, two and two cells, the one exception of Wilson's
//! theorem: a ring on a grid has an even number of cells.) The ring has an odd number of tiles, since a ring on a grid
//! has an even number of cells; so in steps of two one comes to all of them as well.

use core_grid::CellIdx;

use super::hands::Hands;

/// Two cells and three ways between them that share no others.
#[derive(Debug)]
pub(super) struct Theta {
    start: CellIdx,
    end: CellIdx,
    /// A, B and C: the cells between the two, from the start to the end. A and C have some; B has none, or two at
    /// least.
    ways: [Vec<CellIdx>; 3],
}

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

impl Theta {
    /// That of a ring, given by the cells around it, and an ear of it with its two ends.
    pub(super) fn new(ring: &[CellIdx], ear: &[CellIdx]) -> Self {
        let (start, end) = match ear {
            [start, .., end] => (*start, *end),
            _ => (ring[0], ring[ring.len() / 2]),
        };
        let mut around = ring.to_vec();
        let first = around.iter().position(|&cell| cell == start).unwrap_or(0);
        around.rotate_left(first);
        let turn = around.iter().position(|&cell| cell == end).unwrap_or(0);
        let one = around[1..turn].to_vec();
        let mut other = around[turn + 1..].to_vec();
        other.reverse();
        let own = ear[1..ear.len() - 1].to_vec();
        let mut ways = [one, own, other];
        // The shortest for B if it has no cells, else the longest.
        ways.sort_by_key(Vec::len);
        if !ways[0].is_empty() {
            ways.reverse();
        }
        ways.swap(0, B);
        Self { start, end, ways }
    }

    /// The cell where the blank must be.
    pub(super) const fn start(&self) -> CellIdx {
        self.start
    }

    pub(super) fn cells(&self) -> Vec<CellIdx> {
        [self.start, self.end].into_iter().chain(self.ways.iter().flatten().copied()).collect()
    }

    /// The places for tiles on the ring of A and C, in the order in which they turn when the blank goes by A and comes
    /// back by C.
    fn ring(&self) -> Vec<CellIdx> {
        let [a, _, c] = &self.ways;
        std::iter::once(self.end).chain(a.iter().rev().copied()).chain(c.iter().copied()).collect()
    }

    /// How far apart on the ring the tiles are that a triple exchanges.
    fn gap(&self) -> usize {
        if self.ways[B].is_empty() { 1 } else { 2 }
    }
}

/// A round trip of the blank from the start of a theta: by the first way to the end, and back by the second.
type Trip = (usize, usize);

/// `[AB, CB]`, and its inverse.
const COMMUTATOR: [Trip; 4] = [(B, A), (B, C), (A, B), (C, B)];
const COMMUTATOR_BACK: [Trip; 4] = [(B, C), (B, A), (C, B), (A, B)];

const TURN: Trip = (A, C);
const TURN_BACK: Trip = (C, A);

impl Hands<'_> {
    /// Brings the tiles of a theta home, which alone is open, and the blank to its start, where it must be at the end.
    pub(super) fn solve_theta(&mut self, theta: &Theta) {
        let ear: Vec<CellIdx> = [theta.start].into_iter().chain(theta.ways[B].clone()).chain([theta.end]).collect();
        self.fill(&ear);
        self.walk(theta.start, None);
        let mut ring = Ring { hands: self, theta, places: theta.ring() };
        ring.sort();
    }
}

/// The ring of a theta while its tiles are brought into order, the blank being at the start.
///
/// Its places have numbers in the order around it, and *steps* in the order of the tiles that a triple exchanges: the
/// place with step s has the number s times the gap.
struct Ring<'h, 'a> {
    hands: &'h mut Hands<'a>,
    theta: &'h Theta,
    places: Vec<CellIdx>,
}

impl Ring<'_, '_> {
    /// Appends one tile after the other to a sorted chain, first without regard to where that is on the ring.
    fn sort(&mut self) {
        let tiles = self.places.len();
        for next in 1..tiles {
            // Of the others, two must be left over that nothing depends on; at the end there are none, but then all is
            // right.
            let behind = self.behind_chain(next);
            if behind % 2 == 1 && next + 2 < tiles {
                let step = self.step_of(next);
                // One place towards the chain: the one before it goes two places on, or the one behind it.
                self.exchange(if behind == 1 { step + tiles - 1 } else { step + tiles - 2 }, false);
            }
            let mut behind = self.behind_chain(next);
            let is_ahead_shorter = tiles - 1 - behind < behind;
            while 1 < behind && behind < tiles - 1 {
                let step = self.step_of(next);
                self.exchange(if is_ahead_shorter { step } else { step + tiles - 2 }, !is_ahead_shorter);
                behind = self.behind_chain(next);
            }
        }
        let first = self.places[0];
        let number = self.number_of(self.hands.place_of_wanted(first));
        self.turn(tiles - number);
    }

    /// How many tiles are between the chain, whose last tile belongs to the step before `next`, and the one that
    /// belongs to `next`.
    fn behind_chain(&self, next: usize) -> usize {
        let tiles = self.places.len();
        (self.step_of(next) + tiles - self.step_of(next - 1) + tiles - 1) % tiles
    }

    /// The step where the tile is that belongs to the step `goal`.
    fn step_of(&self, goal: usize) -> usize {
        let cell = self.places[self.number(goal)];
        let number = self.number_of(self.hands.place_of_wanted(cell));
        if self.theta.gap() == 1 {
            number
        } else if number.is_multiple_of(2) {
            number / 2
        } else {
            usize::midpoint(number, self.places.len()) // which are both odd
        }
    }

    /// The number of the place with this step.
    fn number(&self, step: usize) -> usize {
        step * self.theta.gap() % self.places.len()
    }

    fn number_of(&self, cell: CellIdx) -> usize {
        self.places.iter().position(|&place| place == cell).unwrap_or(0)
    }

    /// Exchanges the tiles of three places, from this step on: the first goes to the third place and the others one
    /// back, or with `is_back` the third to the first and the others one on.
    fn exchange(&mut self, step: usize, is_back: bool) {
        let tiles = self.places.len();
        self.turn(2 * tiles - 1 - self.number(step));
        let word: &[&[Trip]] = match (self.theta.gap(), is_back) {
            (1, false) => &[&COMMUTATOR],
            (1, true) => &[&COMMUTATOR_BACK],
            (_, false) => &[&COMMUTATOR, &[TURN_BACK; 2], &COMMUTATOR, &[TURN; 2]],
            (_, true) => &[&[TURN_BACK; 2], &COMMUTATOR_BACK, &[TURN; 2], &COMMUTATOR_BACK],
        };
        for &trip in word.iter().copied().flatten() {
            self.go(trip);
        }
    }

    /// Turns the ring by so many places, the shorter way around.
    fn turn(&mut self, places: usize) {
        let tiles = self.places.len();
        let (on, back) = (places % tiles, (tiles - places % tiles) % tiles);
        for _ in 0..on.min(back) {
            self.go(if on <= back { TURN } else { TURN_BACK });
        }
    }

    fn go(&mut self, (there, back): Trip) {
        let Theta { start, end, ways } = self.theta;
        let there = ways[there].iter().copied().chain([*end]);
        self.hands.go_along(there.chain(ways[back].iter().rev().copied()).chain([*start]));
    }
}
