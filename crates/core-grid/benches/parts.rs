//! Blocks, sparse cells and the scanner, timed one by one: `cargo bench --package core-grid`.

#[path = "common/settings.rs"]
mod settings;

use std::hint::black_box;

use core_grid::families::Rng;
use core_grid::text::{Scanner, TokenError, push_decimal};
use core_grid::{Blocks, CellIdx, Coord, FreeCells, Shape, SparseCells};
use criterion::{BenchmarkId, Criterion, Throughput};

const SIDE: u32 = 500; // rows and columns
const CELLS: u32 = SIDE * SIDE;

fn main() {
    let mut criterion = settings::criterion();
    free_cells_and_blocks(&mut criterion);
    sparse_cells(&mut criterion);
    numbers(&mut criterion);
    criterion.final_summary();
}

/// Boards from open to so full of holes that they fall apart.
fn free_cells_and_blocks(criterion: &mut Criterion) {
    let shape = Shape::new(SIDE, SIDE).expect("the cells fit in a shape");
    for percent in [0, 20, 40] {
        let mut rng = Rng::new(1);
        let holes: Vec<bool> = (0..CELLS).map(|_| rng.chance(percent, 100)).collect();
        let is_free = |cell: CellIdx| !holes[cell.usize()];
        let name = format!("holes-{percent}");

        let mut group = criterion.benchmark_group("free-cells");
        group.throughput(Throughput::Elements(u64::from(CELLS)));
        group.bench_function(BenchmarkId::from_parameter(&name), |bencher| {
            bencher.iter(|| FreeCells::new(shape, black_box(is_free)));
        });
        group.finish();

        let free = FreeCells::new(shape, is_free);
        let mut group = criterion.benchmark_group("blocks");
        group.throughput(Throughput::Elements(u64::from(CELLS)));
        group.bench_with_input(BenchmarkId::from_parameter(&name), &free, |bencher, free| {
            bencher.iter(|| Blocks::new(black_box(free), free.iter()));
        });
    }
}

/// Cells of a full square, and as many strewn over a huge board, in random order.
fn sparse_cells(criterion: &mut Criterion) {
    let mut rng = Rng::new(1);
    let mut dense: Vec<Coord> = (0..CELLS).map(|cell| Coord::new(cell / SIDE, cell % SIDE)).collect();
    rng.shuffle(&mut dense);
    let mut far: Vec<Coord> = (0..CELLS)
        .map(|row| Coord::new(row * 4000, rng.below(1_000_000_000) as u32)) // no row has two
        .collect();
    rng.shuffle(&mut far);
    let mut group = criterion.benchmark_group("sparse-cells");
    group.throughput(Throughput::Elements(u64::from(CELLS)));
    for (name, cells) in [("dense", dense), ("far", far)] {
        group.bench_with_input(BenchmarkId::from_parameter(name), &cells, |bencher, cells| {
            bencher.iter(|| SparseCells::new(black_box(cells)));
        });
    }
}

/// Numbers of one digit up to nine.
fn numbers(criterion: &mut Criterion) {
    for (name, most) in [("digits-1", 10), ("digits-1-to-6", 1_000_000), ("digits-9", 1_000_000_000)] {
        let mut rng = Rng::new(1);
        let numbers: Vec<u64> = (0..CELLS).map(|_| rng.below(most)).collect();
        let mut text = Vec::new();
        for &number in &numbers {
            push_decimal(&mut text, number);
            text.push(b' ');
        }
        let mut group = criterion.benchmark_group("scanner");
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(name), &text, |bencher, text| {
            bencher.iter(|| sum(black_box(text)));
        });
        group.finish();

        let mut group = criterion.benchmark_group("push-decimal");
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(name), &numbers, |bencher, numbers| {
            bencher.iter(|| {
                let mut out = Vec::with_capacity(10 * numbers.len());
                for &number in numbers {
                    push_decimal(&mut out, number);
                }
                out
            });
        });
    }
}

fn sum(text: &[u8]) -> Result<u64, TokenError> {
    let mut scanner = Scanner::new(text);
    let mut sum = 0;
    for _ in 0..CELLS {
        sum += scanner.number("a number", 0..=1_000_000_000)?;
    }
    Ok(sum)
}
