//! Families that are grown at random.

use core_grid::Coord;
use core_grid::families::Rng;

use super::shapes::{Cell, count, shuffled, side};
use crate::Target;

/// Grows a tree from the middle of a box with room to spare: a cell joins where it touches exactly one other.
///
/// `choose` picks where to grow among so many cells; one where nothing can grow any more is no longer offered.
fn grow(size: u32, rng: &mut Rng, mut choose: impl FnMut(usize, &mut Rng) -> usize) -> Vec<Cell> {
    let width = 3 * side(size) + 8;
    let middle = width / 2;
    let mut occupied = vec![false; (width * width).cast_unsigned() as usize];
    let at = |(row, col): Cell| (row * width + col).cast_unsigned() as usize;
    let around = |(row, col): Cell| [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)];
    let inside = |(row, col): Cell| (1..width - 1).contains(&row) && (1..width - 1).contains(&col);
    occupied[at((middle, middle))] = true;
    let mut cells = vec![(middle, middle)];
    let mut growing = cells.clone();
    while cells.len() < count(size) && !growing.is_empty() {
        let chosen = choose(growing.len(), rng);
        let mut steps = around(growing[chosen]);
        rng.shuffle(&mut steps);
        let touching = |cell: Cell| around(cell).iter().filter(|&&other| occupied[at(other)]).count();
        // A neighbour touches the chosen cell; when it is occupied itself, the count may be 1 all the same.
        let free = |cell: Cell| inside(cell) && !occupied[at(cell)] && touching(cell) == 1;
        match steps.into_iter().find(|&cell| free(cell)) {
            Some(next) => {
                occupied[at(next)] = true;
                cells.push(next);
                growing.push(next);
            }
            None => {
                growing.swap_remove(chosen);
            }
        }
    }
    cells
}

fn anywhere(len: usize, rng: &mut Rng) -> usize {
    rng.index(len)
}

pub(super) fn random(size: u32, rng: &mut Rng) -> Target {
    let cells = grow(size, rng, anywhere);
    shuffled(cells, rng)
}

pub(super) fn mixed(size: u32, rng: &mut Rng) -> Target {
    let newest = rng.below(101); // percent
    let cells = grow(size, rng, |len, rng| if rng.chance(newest, 100) { len - 1 } else { rng.index(len.min(9)) });
    shuffled(cells, rng)
}

pub(super) fn far(size: u32, rng: &mut Rng) -> Target {
    let near = random(size, rng);
    let (down, right) = (Target::MAX_SIDE - near.rows(), Target::MAX_SIDE - near.cols());
    let cells = near.cells().iter().map(|cell| Coord::new(cell.row + down, cell.col + right)).collect();
    Target::new(Target::MAX_SIDE, Target::MAX_SIDE, cells).expect("a tree that is moved is a tree")
}

pub(super) fn lattice(size: u32, rng: &mut Rng) -> Target {
    let step = (size / 8).clamp(2, 40);
    let nodes = side(size / step);
    let step = i64::from(step);
    let mut joined = vec![false; (nodes * nodes).cast_unsigned() as usize];
    joined[0] = true;
    let mut cells = vec![(0, 0)];
    // Edges of the lattice from joined nodes: each to be taken, in random order, if it leads to a new one.
    let mut edges: Vec<(Cell, Cell)> = vec![((0, 0), (0, 1)), ((0, 0), (1, 0))];
    while !edges.is_empty() {
        let (from, to) = edges.swap_remove(rng.index(edges.len()));
        if !(0..nodes).contains(&to.0) || !(0..nodes).contains(&to.1) {
            continue;
        }
        if std::mem::replace(&mut joined[(to.0 * nodes + to.1).cast_unsigned() as usize], true) {
            continue;
        }
        let (down, right) = (to.0 - from.0, to.1 - from.1);
        cells.extend((1..=step).map(|along| (from.0 * step + down * along, from.1 * step + right * along)));
        edges.extend([(1, 0), (-1, 0), (0, 1), (0, -1)].map(|way| (to, (to.0 + way.0, to.1 + way.1))));
    }
    shuffled(cells, rng)
}
