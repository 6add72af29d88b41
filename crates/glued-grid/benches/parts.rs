//! The parts of the solver, timed one by one: `cargo bench --package glued-grid`, or with a filter such as `-- solve/rings`.

use std::hint::black_box;
use std::time::Duration;

use core_grid::families::Family;
use criterion::{BenchmarkId, Criterion, Throughput};
use glued_grid::families::FAMILIES;
use glued_grid::{Puzzle, solve};

const CELLS: u64 = 300 * 300;

/// The instance of about as many cells for each family.
fn instance(family: &Family<Puzzle>) -> Puzzle {
    family.instance(family.size.scale.size(CELLS), 1)
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    parse(&mut criterion);
    solve_by_family(&mut criterion);
    print(&mut criterion);
    criterion.final_summary();
}

/// From the text of the input to the validated instance.
fn parse(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("parse");
    for family in FAMILIES {
        let text = instance(family).to_string().into_bytes();
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(family.name), &text, |bencher, text| {
            bencher.iter(|| Puzzle::parse(black_box(text)));
        });
    }
}

/// From the instance to the answer.
fn solve_by_family(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    for family in FAMILIES {
        let instance = instance(family);
        group.throughput(Throughput::Elements(instance.shape().cells() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(family.name), &instance, |bencher, instance| {
            bencher.iter(|| solve(black_box(instance)));
        });
    }
}

/// From the answer to its text.
fn print(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("print");
    for family in FAMILIES {
        let answer = solve(&instance(family));
        group.throughput(Throughput::Bytes(answer.to_string().len() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(family.name), &answer, |bencher, answer| {
            bencher.iter(|| black_box(answer).to_string());
        });
    }
}
