//! Shortest ways of the blank.

use core_grid::{CellIdx, Coord, Direction};

use super::region::Region;

/// Searches for shortest ways, and the memory that they use again and again.
///
/// A* with the distance by rows and columns, which never overestimates and differs by 1 between neighbours: so a step
/// lets the estimated length of the way as it is or makes it longer by 2, and two stacks do for a queue. What was found
/// last is tried first, so that in the open hardly more cells are looked at than the way has.
#[derive(Debug)]
pub(super) struct Walks {
    /// By cell: the number of the search that last came there.
    searches: Vec<u32>,
    search: u32,
    /// By cell: the direction in which that search came.
    came: Vec<Direction>,
    now: Vec<Reached>,
    later: Vec<Reached>,
    path: Vec<Direction>,
}

#[derive(Clone, Copy, Debug)]
struct Reached {
    cell: CellIdx,
    at: Coord,
    came: Direction,
}

impl Walks {
    pub(super) fn new(cells: usize) -> Self {
        Self {
            searches: vec![0; cells],
            search: 0,
            came: vec![Direction::Up; cells],
            now: Vec::new(),
            later: Vec::new(),
            path: Vec::new(),
        }
    }

    /// A shortest way from one open cell to another that keeps off the cell `shunned`; `None` where there is none.
    ///
    /// It is kept in reverse: the last step comes first.
    pub(super) fn find(
        &mut self,
        region: &Region<'_>,
        from: CellIdx,
        to: CellIdx,
        shunned: Option<CellIdx>,
    ) -> Option<&[Direction]> {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.searches.fill(0);
            self.search = 1;
        }
        self.path.clear();
        if from == to {
            return Some(&self.path);
        }
        let target = region.coord(to);
        self.later.clear();
        self.now.clear();
        if let Some(shunned) = shunned {
            self.searches[shunned.usize()] = self.search;
        }
        self.searches[from.usize()] = self.search;
        self.look_around(region, Reached { cell: from, at: region.coord(from), came: Direction::Up }, target);
        loop {
            let Some(reached) = self.now.pop() else {
                if self.later.is_empty() {
                    return None;
                }
                std::mem::swap(&mut self.now, &mut self.later);
                continue;
            };
            let mark = &mut self.searches[reached.cell.usize()];
            if *mark == self.search {
                continue;
            }
            *mark = self.search;
            self.came[reached.cell.usize()] = reached.came;
            if reached.cell == to {
                break;
            }
            self.look_around(region, reached, target);
        }
        let mut at = to;
        while at != from {
            let came = self.came[at.usize()];
            self.path.push(came);
            at = region.step(at, came.opposite());
        }
        Some(&self.path)
    }

    fn look_around(&mut self, region: &Region<'_>, reached: Reached, target: Coord) {
        let Reached { cell, at, .. } = reached;
        for to in region.sides(cell).iter() {
            let near = region.step(cell, to);
            if self.searches[near.usize()] == self.search {
                continue;
            }
            let (next, is_nearer) = match to {
                Direction::Up => (Coord::new(at.row - 1, at.col), target.row < at.row),
                Direction::Down => (Coord::new(at.row + 1, at.col), at.row < target.row),
                Direction::Left => (Coord::new(at.row, at.col - 1), target.col < at.col),
                Direction::Right => (Coord::new(at.row, at.col + 1), at.col < target.col),
            };
            let stack = if is_nearer { &mut self.now } else { &mut self.later };
            stack.push(Reached { cell: near, at: next, came: to });
        }
    }
}
