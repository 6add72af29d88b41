//! The parts of the solver, timed one by one: `cargo bench --package huarong-dao`, or with a filter such as `-- solve/rooms`.

#[path = "../../core-grid/benches/common/solver.rs"]
mod solver;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use huarong_dao::families::FAMILIES;
use huarong_dao::{Board, Games, solve};
use solver::Solver;

const SIZE: u32 = 30; // rows and columns, as many as the judge has at most

fn main() {
    let count = |games: &Games| games.queries().len();
    Solver { families: FAMILIES, size: |_| SIZE, count, parse: Games::parse, solve }.time(prepare);
}

/// What is found out of a board before the first game.
fn prepare(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("prepare");
    for family in FAMILIES {
        let games = family.instance(SIZE, 1);
        let board = games.board();
        group.throughput(Throughput::Elements(board.shape().cells() as u64));
        group.bench_with_input(BenchmarkId::from_parameter(family.name), board, |bencher, board| {
            bencher.iter(|| Board::new(board.shape(), |at| black_box(board).is_free(at)));
        });
    }
}
