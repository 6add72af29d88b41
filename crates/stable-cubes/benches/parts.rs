//! The parts of the solver, timed one by one: `cargo bench --package stable-cubes`, or with a filter such as `-- solve/tower`.

#[path = "../../core-grid/benches/common/solver.rs"]
mod solver;

use solver::Solver;
use stable_cubes::families::FAMILIES;
use stable_cubes::{Pile, solve};

const CUBES: u32 = 100_000; // as many as the judge has at most

fn main() {
    let count = |pile: &Pile| pile.cubes().len();
    Solver { families: FAMILIES, size: |_| CUBES, count, parse: Pile::parse, solve }.time(|_| ());
}
