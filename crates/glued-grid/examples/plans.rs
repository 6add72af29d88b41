//! How long plans are and how long they take: a table.
//!
//! `cargo run --release -p glued-grid --features families --example plans`

#![expect(clippy::cast_precision_loss, reason = "what is printed has three digits")]

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use core_grid::families::Rng;
use core_grid::{Blocks, CellIdx, Coord, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Arrangement, Plan, Puzzle, plan};

fn main() {
    families();
    open();
    halls();
    growth();
    optimal();
}

/// A plan that is replayed, and the time that the planner took.
fn timed(puzzle: &Puzzle) -> Option<(Plan, Duration)> {
    let start = Instant::now();
    let plan = plan(puzzle).ok()?;
    let time = start.elapsed();
    if let Err(wrong) = plan.replay(puzzle) {
        println!("WRONG: {wrong}\n{puzzle}");
    }
    Some((plan, time))
}

/// 20 000 boards over all families up to 12 x 12.
fn families() {
    let (mut solved, mut moves, mut slowest) = (0, 0, Duration::ZERO);
    let mut seed = 0;
    while solved < 20_000 {
        for size in 1..=12 {
            for family in FAMILIES {
                if let Some((plan, time)) = timed(&family.instance(size, seed)) {
                    solved += 1;
                    moves += plan.len();
                    slowest = slowest.max(time);
                }
            }
        }
        seed += 1;
    }
    println!("families up to 12 x 12: {solved} boards, {moves} moves, at most {slowest:.1?} each");
}

/// Open boards of n x n, the reversed order among them.
fn open() {
    println!("\n   n  scrambles  mean/n^3  worst/n^3  reversed/n^3  bytes/move  mean time  worst time");
    for n in [4, 8, 16, 32, 64, 100] {
        let free = board(n, n, |_| true);
        let scrambles = if n <= 32 { 1000 } else { 10 };
        let cube = f64::from(n).powi(3);
        let (mut sum, mut worst, mut bytes, mut time, mut slowest) = (0, 0, 0, Duration::ZERO, Duration::ZERO);
        for seed in 0..scrambles {
            let (plan, took) = timed(&scrambled(&free, &mut Rng::new(seed))).unwrap_or_default();
            (sum, worst, bytes) = (sum + plan.len(), worst.max(plan.len()), bytes + plan.bytes() as u64);
            (time, slowest) = (time + took, slowest.max(took));
        }
        let (reversed, took) = timed(&reversed(&free)).unwrap_or_default();
        slowest = slowest.max(took);
        println!(
            "{n:4} {scrambles:10} {:9.2} {:10.2} {:13.2} {:11.2} {:10.1?} {slowest:11.1?}",
            sum as f64 / scrambles as f64 / cube,
            worst as f64 / cube,
            reversed.len() as f64 / cube,
            bytes as f64 / sum as f64,
            time / scrambles as u32,
        );
    }
}

/// Boards of 40 x 40.
fn halls() {
    println!("\n40 x 40           mean moves  worst moves  worst/bound  mean time  worst time");
    for name in ["walls", "caves", "lattice", "wide-corridor", "two-rooms", "frame-and-bar", "frame-and-box"] {
        let mut rows = Vec::new();
        for seed in 0..10 {
            let puzzle = scrambled(&picture(name, 40, seed), &mut Rng::new(seed));
            if let Some((plan, time)) = timed(&puzzle) {
                rows.push((plan.len(), plan.len() as f64 / bound(&puzzle), time));
            }
        }
        let count = rows.len() as u32;
        let total: Duration = rows.iter().map(|row| row.2).sum();
        println!(
            "{name:18} {:9} {:12} {:12.3} {:10.1?} {:11.1?}",
            rows.iter().map(|row| row.0).sum::<u64>() / u64::from(count),
            rows.iter().map(|row| row.0).max().unwrap_or(0),
            rows.iter().map(|row| row.1).fold(0.0, f64::max),
            total / count,
            rows.iter().map(|row| row.2).max().unwrap_or_default(),
        );
    }
}

/// How moves and time grow with the free cells N, as powers of N.
fn growth() {
    println!("\ngrowth             moves    time   (powers of the free cells, from 20 x 20 to 80 x 80)");
    for name in ["open", "walls", "caves", "lattice", "wide-corridor", "two-rooms", "frame-and-bar", "frame-and-box"] {
        let at = |size: u32| {
            let mut all = (0.0, 0.0, 0.0);
            for seed in 0..3 {
                let free = picture(name, size, seed);
                let (plan, time) = timed(&scrambled(&free, &mut Rng::new(seed))).unwrap_or_default();
                all = (all.0 + free.iter().count() as f64, all.1 + plan.len() as f64, all.2 + time.as_secs_f64());
            }
            all
        };
        let (small, large) = (at(20), at(80));
        let power = |small: f64, large: f64, cells: f64| (large / small).ln() / cells.ln();
        let cells = large.0 / small.0;
        println!("{name:18} {:5.2} {:7.2}", power(small.1, large.1, cells), power(small.2, large.2, cells));
    }
}

/// All arrangements of 3 x 3, with the blank in the corner and anywhere, against the fewest moves.
fn optimal() {
    let free = board(3, 3, |_| true);
    for (name, is_home) in [("corner", true), ("anywhere", false)] {
        let (mut count, mut sum, mut worst, mut moves, mut fewest) = (0, 0.0, 0.0_f64, 0, 0);
        for (state, distance) in all_distances() {
            if distance == 0 || (is_home && state[8] != 0) {
                continue;
            }
            let start = Arrangement::new(free.shape(), state.iter().map(|&tile| u32::from(tile)).collect());
            let start = start.expect("nine different numbers");
            let puzzle =
                Puzzle::between(free.clone(), &start, &Arrangement::home(free.shape())).expect("the same tiles");
            let (plan, _) = timed(&puzzle).unwrap_or_default();
            let ratio = plan.len() as f64 / f64::from(distance);
            (count, sum, worst) = (count + 1, sum + ratio, worst.max(ratio));
            (moves, fewest) = (moves + plan.len(), fewest + u64::from(distance));
        }
        println!(
            "\n3 x 3, blank at the start {name}: {count} arrangements, \
             ratio to the fewest moves: mean {:.3}, worst {worst:.1}, of all moves {:.3}",
            sum / f64::from(count),
            moves as f64 / fewest as f64,
        );
    }
}

/// All arrangements of 3 x 3 that can be brought home, and in how few moves.
fn all_distances() -> Vec<([u8; 9], u32)> {
    let home = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let mut seen = std::collections::BTreeSet::from([home]);
    let mut all = vec![(home, 0)];
    let mut next = 0;
    while let Some(&(state, distance)) = all.get(next) {
        next += 1;
        let blank = state.iter().position(|&tile| tile == 0).unwrap_or(0);
        for near in 0..9 {
            if (blank / 3).abs_diff(near / 3) + (blank % 3).abs_diff(near % 3) == 1 {
                let mut moved = state;
                moved.swap(blank, near);
                if seen.insert(moved) {
                    all.push((moved, distance + 1));
                }
            }
        }
    }
    all
}

fn board(rows: u32, cols: u32, is_free: impl Fn(Coord) -> bool) -> FreeCells {
    let shape = Shape::new(rows, cols).expect("a small board");
    FreeCells::new(shape, |cell| is_free(shape.coord(cell)))
}

/// The board of a family, or of a picture of this table's own.
fn picture(name: &str, size: u32, seed: u64) -> FreeCells {
    match name {
        "two-rooms" => board(size, size, |at| at.col != size / 2 || at.row == size / 2),
        "frame-and-bar" => {
            board(size, size, |at| [0, size - 1].contains(&at.row) || [0, size / 3, size - 1].contains(&at.col))
        }
        "frame-and-box" => {
            let last = size - 1;
            board(size, size, |at| {
                [0, last].contains(&at.row) || [0, last].contains(&at.col) || (last < at.row + 2 && last < at.col + 3)
            })
        }
        _ => {
            let family = FAMILIES.iter().find(|family| family.name == name).expect("a family of that name");
            family.instance(size, seed).free().clone()
        }
    }
}

/// An arrangement drawn from all of those that can be brought home, the blank in the bottom right corner; bare rings
/// stay as they are.
fn scrambled(free: &FreeCells, rng: &mut Rng) -> Puzzle {
    let home = free.shape().last();
    let blocks = Blocks::new(free, [home]);
    let sizes = blocks.sizes(free);
    let mut places = vec![Vec::new(); blocks.count()];
    for cell in free.iter() {
        if let Some(block) = blocks.owner(cell).filter(|block| !sizes[block.usize()].is_ring()) {
            places[block.usize()].push(cell);
        }
    }
    let mut tiles: Vec<u32> = Arrangement::home(free.shape()).as_slice().to_vec();
    for places in places {
        let mut is_odd = false;
        for last in (1..places.len()).rev() {
            let other = rng.index(last + 1);
            tiles.swap(places[last].usize(), places[other].usize());
            is_odd ^= other != last;
        }
        if is_odd {
            tiles.swap(places[0].usize(), places[1].usize());
        }
    }
    puzzle(free, tiles)
}

/// The tiles in reversed order, the blank in the bottom right corner; where that is an odd permutation, two of them
/// swapped.
fn reversed(free: &FreeCells) -> Puzzle {
    let tiles = free.shape().cells() as u32 - 1;
    let mut reversed: Vec<u32> = (1..=tiles).rev().chain([0]).collect();
    if tiles / 2 % 2 == 1 {
        reversed.swap(0, 1);
    }
    puzzle(free, reversed)
}

fn puzzle(free: &FreeCells, tiles: Vec<u32>) -> Puzzle {
    let start = Arrangement::new(free.shape(), tiles).expect("a permutation");
    Puzzle::between(free.clone(), &start, &Arrangement::home(free.shape())).expect("the same tiles")
}

/// The sum over the blocks of the square of their cells times their diameter, and twice the sum of the ways from the
/// blank's home to each block and back.
fn bound(puzzle: &Puzzle) -> f64 {
    let free = puzzle.free();
    let blocks = Blocks::new(free, [puzzle.goal_blank()]);
    let mut members: Vec<Vec<CellIdx>> = vec![Vec::new(); blocks.count()];
    for &cell in blocks.order() {
        if let Some(block) = blocks.owner(cell) {
            members[block.usize()].push(cell);
        }
    }
    let travel = distances(free, puzzle.goal_blank(), |_| true);
    let mut sum = 0.0;
    for cells in members.iter().filter(|cells| 1 < cells.len()) {
        let block = blocks.owner(cells[0]);
        // Twice breadth first: at least two thirds of the diameter, on these boards all of it.
        let within = |from: CellIdx| distances(free, from, |cell| blocks.owner(cell) == block);
        let far = *within(cells[0]).last().unwrap_or(&(cells[0], 0));
        let diameter = within(far.0).last().map_or(0, |far| far.1);
        let way = travel.iter().find(|(cell, _)| *cell == cells[0]).map_or(0, |found| found.1);
        sum += (cells.len() as f64 + 1.0).powi(2) * f64::from(diameter) + 2.0 * f64::from(way);
    }
    sum
}

/// The cells that can be reached over such cells, with how far they are, in the order of that.
fn distances(free: &FreeCells, from: CellIdx, is_open: impl Fn(CellIdx) -> bool) -> Vec<(CellIdx, u32)> {
    let mut seen = vec![false; free.shape().cells()];
    seen[from.usize()] = true;
    let mut queue = VecDeque::from([(from, 0)]);
    let mut all = Vec::new();
    while let Some((at, distance)) = queue.pop_front() {
        all.push((at, distance));
        for near in free.neighbours(at) {
            if is_open(near) && !std::mem::replace(&mut seen[near.usize()], true) {
                queue.push_back((near, distance + 1));
            }
        }
    }
    all
}
