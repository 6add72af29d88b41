//! What stands where while a plan is made, and the moves so far.

use core_grid::{CellIdx, Direction, FreeCells};

use super::Plan;
use super::carry::Carries;
use super::region::Region;
use super::steps::Steps;
use super::walks::Walks;

/// The board in the middle of a plan.
#[derive(Debug)]
pub(super) struct Hands<'a> {
    pub(super) region: Region<'a>,
    /// By cell: the name of the tile there. A tile, and the blank, is named by the cell where it belongs at the end.
    tiles: Vec<CellIdx>,
    /// By name of a tile: where it stands.
    places: Vec<CellIdx>,
    /// By cell: the name of what must stand there when the block is done that is being worked on.
    pub(super) wanted: Vec<CellIdx>,
    blank: CellIdx,
    walks: Walks,
    /// Made when the first tile is carried: many boards need no more than a walk.
    carries: Option<Carries>,
    plan: Plan,
    /// Where they are asked for.
    steps: Option<Steps>,
}

impl<'a> Hands<'a> {
    /// The board on which tiles with the names `tiles` stand. No cell is open, and no move made.
    pub(super) fn new(free: &'a FreeCells, tiles: Vec<CellIdx>, blank: CellIdx, steps: Option<Steps>) -> Self {
        let cells = tiles.len();
        let mut places = tiles.clone();
        for (cell, tile) in free.shape().iter().zip(&tiles) {
            places[tile.usize()] = cell;
        }
        Self {
            region: Region::closed(free),
            tiles,
            places,
            wanted: free.shape().iter().collect(),
            blank,
            walks: Walks::new(cells),
            carries: None,
            plan: Plan::default(),
            steps,
        }
    }

    pub(super) fn into_plan(self) -> (Plan, Option<Steps>) {
        (self.plan, self.steps)
    }

    /// Notes that these cells have what they want.
    pub(super) fn note(&mut self, cells: &[CellIdx], ends_block: bool) {
        if let Some(steps) = &mut self.steps {
            steps.push(self.plan.len(), cells, ends_block);
        }
    }

    pub(super) const fn blank(&self) -> CellIdx {
        self.blank
    }

    /// The name of what stands in `cell`.
    pub(super) fn tile(&self, cell: CellIdx) -> CellIdx {
        self.tiles[cell.usize()]
    }

    /// Whether what stands in `cell` is what must stand there.
    pub(super) fn is_right(&self, cell: CellIdx) -> bool {
        self.tiles[cell.usize()] == self.wanted[cell.usize()]
    }

    /// Where that stands, at the moment, which must stand in `cell`.
    pub(super) fn place_of_wanted(&self, cell: CellIdx) -> CellIdx {
        self.places[self.wanted[cell.usize()].usize()]
    }

    /// Moves the blank to the next cell in a direction, which must be free.
    pub(super) fn go(&mut self, to: Direction) {
        self.shift(to);
        self.plan.go(to);
        if let Some(steps) = &mut self.steps {
            steps.cut(self.plan.len());
        }
    }

    /// The moves that `work` makes, and their steps where these are asked for; all of it is taken back.
    pub(super) fn trial(&mut self, work: impl FnOnce(&mut Self)) -> (Plan, Option<Steps>) {
        let steps = self.steps.as_ref().map(|_| Steps::default());
        let before = (std::mem::take(&mut self.plan), std::mem::replace(&mut self.steps, steps));
        work(self);
        let made = (std::mem::replace(&mut self.plan, before.0), std::mem::replace(&mut self.steps, before.1));
        for to in made.0.moves().rev() {
            self.shift(to.opposite());
        }
        made
    }

    /// Does what was done in a trial.
    pub(super) fn repeat(&mut self, (plan, steps): &(Plan, Option<Steps>)) {
        let mut moves = plan.moves();
        let mut made = 0;
        for step in steps.iter().flat_map(Steps::iter) {
            moves.by_ref().take((step.moves - made) as usize).for_each(|to| self.go(to));
            made = step.moves;
            self.note(step.cells, step.ends_block);
        }
        moves.for_each(|to| self.go(to));
    }

    /// A move that is not written down.
    fn shift(&mut self, to: Direction) {
        let next = self.region.step(self.blank, to);
        let (tile, name) = (self.tiles[next.usize()], self.tiles[self.blank.usize()]);
        self.tiles[self.blank.usize()] = tile;
        self.places[tile.usize()] = self.blank;
        self.tiles[next.usize()] = name;
        self.places[name.usize()] = next;
        self.blank = next;
    }

    /// Moves the blank to a neighbouring cell.
    pub(super) fn go_to(&mut self, next: CellIdx) {
        self.go(self.region.direction(self.blank, next));
    }

    /// Moves the blank along neighbouring cells.
    pub(super) fn go_along(&mut self, cells: impl IntoIterator<Item = CellIdx>) {
        for cell in cells {
            self.go_to(cell);
        }
    }

    /// Moves the blank by a shortest way over open cells that keeps off `shunned`; stays where there is none.
    pub(super) fn walk(&mut self, to: CellIdx, shunned: Option<CellIdx>) {
        let way = self.walks.find(&self.region, self.blank, to, shunned).unwrap_or_default();
        let way = way.to_vec();
        for &step in way.iter().rev() {
            self.go(step);
        }
    }

    /// Carries the tile in one cell to another over open cells in the fewest moves.
    pub(super) fn carry(&mut self, from: CellIdx, to: CellIdx) {
        if from == to {
            return;
        }
        let cells = self.tiles.len();
        let carries = self.carries.get_or_insert_with(|| Carries::new(cells));
        let found = carries.find(&self.region, &mut self.walks, self.blank, (from, to)).unwrap_or_default();
        let sides = found.to_vec();
        let mut tile = from;
        let mut behind: Option<Direction> = None;
        for &side in sides.iter().rev() {
            let beside = self.region.step(tile, side);
            match behind {
                // Around the corner, which is by far the most frequent way.
                Some(behind) if self.region.has_corner(tile, behind, side) => {
                    self.go(side);
                    self.go(behind.opposite());
                }
                _ => self.walk(beside, Some(tile)),
            }
            self.go(side.opposite());
            tile = beside;
            behind = Some(side.opposite());
        }
    }

    /// The cells of a shortest way over open cells, the two ends included.
    pub(super) fn way(&mut self, from: CellIdx, to: CellIdx) -> Vec<CellIdx> {
        let steps = self.walks.find(&self.region, from, to, None).unwrap_or_default();
        let mut cells = vec![to];
        let mut at = to;
        for step in steps {
            at = self.region.step(at, step.opposite());
            cells.push(at);
        }
        cells.reverse();
        cells
    }
}
