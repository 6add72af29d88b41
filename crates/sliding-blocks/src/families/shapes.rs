//! Families that are drawn: the seed chooses the order of the cells, and sometimes the first block or a detail.

use core_grid::Coord;
use core_grid::families::Rng;

use crate::Target;

/// A cell of a drawing: row and column, of any sign.
pub(super) type Cell = (i64, i64);

/// The target with these cells, the first first and the others in random order, on the smallest board.
pub(super) fn shuffled(mut cells: Vec<Cell>, rng: &mut Rng) -> Target {
    rng.shuffle(&mut cells[1..]);
    let least = |line: fn(&Cell) -> i64| cells.iter().map(line).min().unwrap_or(0);
    let (top, left) = (least(|cell| cell.0), least(|cell| cell.1));
    let cells = cells
        .iter()
        .map(|&(row, col)| Coord::new((row - top).cast_unsigned() as u32, (col - left).cast_unsigned() as u32));
    let cells: Vec<_> = cells.collect();
    let most = |line: fn(&Coord) -> u32| cells.iter().map(line).max().unwrap_or(0);
    let (rows, cols) = (most(|cell| cell.row) + 1, most(|cell| cell.col) + 1);
    Target::new(rows, cols, cells).expect("families draw trees")
}

/// The largest whole number whose square is at most `size`, at least 1.
pub(super) fn side(size: u32) -> i64 {
    i64::from(size.max(1).isqrt())
}

/// How many blocks to draw for a size: at least one.
pub(super) fn count(size: u32) -> usize {
    size.max(1) as usize
}

pub(super) fn line(size: u32, rng: &mut Rng) -> Target {
    let mut cells: Vec<Cell> = (0..i64::from(size.max(1))).map(|col| (0, col)).collect();
    let first = rng.index(cells.len());
    cells.swap(0, first);
    shuffled(cells, rng)
}

pub(super) fn cross(size: u32, rng: &mut Rng) -> Target {
    let arms = (0..).flat_map(|step| [(0, step + 1), (step + 1, 0), (0, -1 - step), (-1 - step, 0)]);
    shuffled([(0, 0)].into_iter().chain(arms).take(count(size)).collect(), rng)
}

pub(super) fn staircase(size: u32, rng: &mut Rng) -> Target {
    let mut cells: Vec<Cell> = (0..i64::from(size.max(1))).map(|step| (step / 2, (step + 1) / 2)).collect();
    let first = rng.index(cells.len());
    cells.swap(0, first);
    shuffled(cells, rng)
}

pub(super) fn comb(size: u32, rng: &mut Rng) -> Target {
    let tooth = side(size);
    let columns = (0..).flat_map(|col: i64| {
        let height = if col % 2 == 0 { tooth } else { 0 };
        (0..=height).map(move |row| (row, col))
    });
    shuffled(columns.take(count(size)).collect(), rng)
}

pub(super) fn rakes(size: u32, rng: &mut Rng) -> Target {
    // Spines above and below, joined at the left; from each, teeth towards the other, with a gap of a cell between.
    let tooth = side(size / 4).max(2);
    let below = 2 * tooth + 2;
    let pairs = (i64::from(size) / (2 * tooth + 4)).max(1);
    let mut cells: Vec<Cell> = (0..=below).map(|row| (row, 0)).collect();
    for col in 1..=2 * pairs {
        cells.extend([(0, col), (below, col)]);
        if col % 2 == 0 {
            cells.extend((1..=tooth).flat_map(|step| [(step, col), (below - step, col)]));
        }
    }
    shuffled(cells, rng)
}

pub(super) fn rungs(size: u32, rng: &mut Rng) -> Target {
    let reach = side(size) / 2 + 1;
    let rows = (0..).flat_map(|row: i64| {
        let width = if row % 2 == 0 { reach } else { 0 };
        (0..=width).map(move |col| (row, col)).chain((1..=width).map(move |col| (row, -col)))
    });
    shuffled(rows.take(count(size)).collect(), rng)
}

pub(super) fn serpentine(size: u32, rng: &mut Rng) -> Target {
    let width = side(size / 2) + 1;
    // To the right along every fourth row, to the left along those half-way between, and down at their ends.
    let path = std::iter::successors(Some((0, 0)), |&(row, col): &Cell| {
        Some(match row % 4 {
            0 if col < width => (row, col + 1),
            2 if 0 < col => (row, col - 1),
            _ => (row + 1, col),
        })
    });
    shuffled(path.take(count(size)).collect(), rng)
}

/// A spiral from its middle outwards, with an empty spiral between.
fn spiral_cells(size: u32) -> Vec<Cell> {
    const TURNS: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let legs = (0..).flat_map(|leg: usize| std::iter::repeat_n(TURNS[leg % 4], 2 * (leg / 2) + 2));
    let path = std::iter::once((0, 0)).chain(legs).scan((0, 0), |at: &mut Cell, step| {
        *at = (at.0 + step.0, at.1 + step.1);
        Some(*at)
    });
    path.take(count(size)).collect()
}

pub(super) fn spiral(size: u32, rng: &mut Rng) -> Target {
    shuffled(spiral_cells(size), rng)
}

pub(super) fn spiral_inwards(size: u32, rng: &mut Rng) -> Target {
    // Under two turns an inner block may still get in.
    let mut cells = spiral_cells(size.max(30));
    cells.reverse();
    shuffled(cells, rng)
}

pub(super) fn first_in_the_way(size: u32, rng: &mut Rng) -> Target {
    // Up from the first block, right, down, and one to the left, towards the first block.
    let leg = (i64::from(size) / 3).max(3);
    let up = (0..leg).map(|step| (-step, 0));
    let right = (1..=leg).map(|step| (1 - leg, step));
    let down = (1..leg).map(|step| (1 - leg + step, leg));
    shuffled(up.chain(right).chain(down).chain([(0, leg - 1)]).collect(), rng)
}

pub(super) fn hooks(size: u32, rng: &mut Rng) -> Target {
    // Along a spine, every sixth column, a hook; all are open but perhaps one:
    //     ####          ####
    //     #  #          #  #      the last block of the closed one comes from the left,
    //     #  #          # ##      through the pole of its own hook, which leads to it
    //     #             #
    //     ##################
    let hooks = (i64::from(size) / 15).max(1);
    let closed = rng.chance(1, 2).then(|| rng.below(hooks.cast_unsigned()).cast_signed());
    let mut cells: Vec<Cell> = (0..6 * hooks).map(|col| (0, col)).collect();
    for hook in 0..hooks {
        let pole = 6 * hook;
        cells.extend((1..=4).map(|step| (-step, pole)));
        cells.extend((1..=3).map(|step| (-4, pole + step)));
        cells.extend([(-3, pole + 3), (-2, pole + 3)]);
        if closed == Some(hook) {
            cells.push((-2, pole + 2));
        }
    }
    shuffled(cells, rng)
}
