//! What has become of each block, and what lies in whose way.

use core_grid::{Coord, Direction, SparseCells};

use super::super::extent::{Ends, Extent};
use crate::input::Target;
use crate::tree::Bounds;

/// What has become of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing yet; it can still be placed.
    Waiting,
    /// It will be placed.
    Promised,
    Placed,
    /// It cannot be placed, nor anything that rests on it.
    GivenUp,
}

/// The blocks of a target, each named by its rank.
pub(super) struct Board {
    cells: SparseCells,
    bounds: Bounds,
    states: Vec<State>,
    /// The direction in which a block moves to its parent; `None` for the first.
    motions: Vec<Option<Direction>>,
    /// By direction and line, as places in the line's order: all that lies farther in this direction and moves in it has
    /// been placed or given up.
    settled: [Vec<u32>; 4],
    /// By direction and line, as places in the line's order: the farthest in this direction that moves in it and is
    /// promised, or [`nowhere`].
    promised: [Vec<u32>; 4],
    /// For each promised block: what the entry of its line was before it.
    earlier: Vec<u32>,
    placed: Extent,
}

impl Board {
    /// The first block is placed; given up is what can never be placed, being in the way of what it leads to.
    pub(super) fn new(target: &Target) -> Self {
        let cells = SparseCells::new(target.cells()).expect("the cells of a target are distinct");
        let bounds = Bounds::of(target.cells());
        let count = cells.len();
        let lines = |to: Direction| if to.is_vertical() { bounds.width() } else { bounds.height() };
        let mut board = Self {
            bounds,
            states: vec![State::Waiting; count],
            motions: vec![None; count],
            settled: Direction::ALL.map(|to| vec![0; lines(to) as usize]),
            promised: Direction::ALL.map(|to| vec![nowhere(to); lines(to) as usize]),
            earlier: Vec::new(),
            placed: Extent::new(bounds),
            cells,
        };
        for to in Direction::ALL {
            // The farthest in the direction: the last of its line in the order, or the first.
            let mut places: Vec<u32> = (0..count as u32).collect();
            if to == Direction::Up || to == Direction::Left {
                places.reverse();
            }
            for place in places {
                let line = board.line(board.at(place, to), to);
                board.settled[to.index()][line] = place;
            }
        }
        board
    }
}

/// A place that is not beyond any other in this direction.
const fn nowhere(to: Direction) -> u32 {
    match to {
        Direction::Up | Direction::Left => u32::MAX,
        Direction::Down | Direction::Right => 0,
    }
}

/// Whether a place is farther in a direction than another of the same line.
const fn is_beyond(place: u32, other: u32, to: Direction) -> bool {
    match to {
        Direction::Up | Direction::Left => place < other,
        Direction::Down | Direction::Right => other < place,
    }
}

impl Board {
    /// All blocks but the first, each after its parent. Finds on the way how each moves, and gives up what is itself, or
    /// rests on what is, in need of coming in past a block that leads to it.
    pub(super) fn order(&mut self) -> Vec<u32> {
        let first = self.cells.rank(0);
        let mut order = Vec::with_capacity(self.states.len() - 1);
        let mut path = Extent::new(self.bounds);
        let mut left: Vec<Ends> = Vec::new(); // what the lines of the path were before each of its blocks
        let mut visits = vec![(first, false)]; // blocks, and whether all that rests on them has been seen
        while let Some((block, done)) = visits.pop() {
            let cell = self.cell(block);
            if done {
                path.set(cell, left.pop().expect("a block is left once"));
                continue;
            }
            if let Some(to) = self.motion(block) {
                order.push(block);
                let rests_on_given_up = self.state(self.parent(block)) == State::GivenUp;
                if rests_on_given_up || path.outermost(cell, to.opposite()).is_some() {
                    self.states[block as usize] = State::GivenUp;
                }
            }
            left.push(path.widen(cell));
            visits.push((block, true));
            for to in Direction::ALL {
                if let Some(child) = self.cells.neighbour(block, to)
                    && self.motion(block) != Some(to)
                {
                    self.motions[child as usize] = Some(to.opposite());
                    visits.push((child, false));
                }
            }
        }
        self.states[first as usize] = State::Placed;
        self.placed.widen(self.cell(first));
        order
    }

    /// A block that waits and could not come in any more once this one is placed.
    pub(super) fn kept_out(&mut self, block: u32) -> Option<u32> {
        Direction::ALL.into_iter().find_map(|to| {
            let (line, here) = (self.line(block, to), self.place_of(block, to));
            loop {
                let place = self.settled[to.index()][line];
                if !is_beyond(place, here, to) {
                    return None;
                }
                let other = self.at(place, to);
                if self.motion(other) == Some(to) && self.state(other) == State::Waiting {
                    return Some(other);
                }
                self.settled[to.index()][line] = match to {
                    Direction::Up | Direction::Left => place + 1,
                    Direction::Down | Direction::Right => place - 1,
                };
            }
        })
    }

    /// A promised block that passes this one on its way in.
    pub(super) fn promised_past(&self, block: u32) -> Option<u32> {
        Direction::ALL.into_iter().find_map(|to| {
            let place = self.promised[to.index()][self.line(block, to)];
            is_beyond(place, self.place_of(block, to), to).then(|| self.at(place, to))
        })
    }

    pub(super) fn promise(&mut self, block: u32) {
        self.states[block as usize] = State::Promised;
        if let Some(to) = self.motion(block) {
            let place = self.place_of(block, to);
            let line = self.line(block, to);
            let farthest = &mut self.promised[to.index()][line];
            self.earlier.push(*farthest);
            if is_beyond(place, *farthest, to) {
                *farthest = place;
            }
        }
    }

    /// Places the block that was promised last of those not placed; gives its direction of motion and its line.
    pub(super) fn place(&mut self, block: u32) -> Option<(Direction, u32)> {
        self.states[block as usize] = State::Placed;
        let cell = self.cell(block);
        self.placed.widen(cell);
        let to = self.motion(block)?;
        let line = self.line(block, to);
        self.promised[to.index()][line] = self.earlier.pop()?;
        Some((to, if to.is_vertical() { cell.col } else { cell.row }))
    }

    /// Gives up a block, and all that rests on it.
    pub(super) fn give_up(&mut self, block: u32) {
        let mut resting = vec![block];
        while let Some(block) = resting.pop() {
            self.states[block as usize] = State::GivenUp;
            let neighbours = Direction::ALL.into_iter().map(|to| (to, self.cells.neighbour(block, to)));
            let children = neighbours.filter_map(|(to, next)| {
                next.filter(|&next| self.motion(next) == Some(to.opposite()) && self.state(next) == State::Waiting)
            });
            resting.extend(children);
        }
    }

    pub(super) fn state(&self, block: u32) -> State {
        self.states[block as usize]
    }

    pub(super) fn motion(&self, block: u32) -> Option<Direction> {
        self.motions[block as usize]
    }

    /// The parent of a block; the first is its own.
    pub(super) fn parent(&self, block: u32) -> u32 {
        self.motion(block).and_then(|to| self.cells.neighbour(block, to)).unwrap_or(block)
    }

    pub(super) fn rank(&self, given: u32) -> u32 {
        self.cells.rank(given)
    }

    pub(super) fn cell(&self, block: u32) -> Coord {
        self.cells.coords()[block as usize]
    }

    /// The outermost placed blocks of each line.
    pub(super) const fn placed(&self) -> &Extent {
        &self.placed
    }

    /// The line of a block in which that direction lies: its column or row in the bounds.
    fn line(&self, block: u32, to: Direction) -> usize {
        let cell = self.cell(block);
        if to.is_vertical() { (cell.col - self.bounds.left) as usize } else { (cell.row - self.bounds.top) as usize }
    }

    /// The place of a block in the column-major or row-major order.
    fn place_of(&self, block: u32, to: Direction) -> u32 {
        if to.is_vertical() { self.cells.column_rank(block) } else { block }
    }

    /// The block at a place in the column-major or row-major order.
    fn at(&self, place: u32, to: Direction) -> u32 {
        if to.is_vertical() { self.cells.column_order()[place as usize] } else { place }
    }
}
