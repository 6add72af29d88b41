//! The parts of the solver, timed one by one: `cargo bench --package sliding-blocks`, or with a filter such as `-- solve/spiral`.

#[path = "../../core-grid/benches/common/solver.rs"]
mod solver;

use sliding_blocks::families::FAMILIES;
use sliding_blocks::{Target, solve};
use solver::Solver;

const BLOCKS: u32 = 100_000;

fn main() {
    let count = |target: &Target| target.cells().len();
    Solver { families: FAMILIES, size: |_| BLOCKS, count, parse: Target::parse, solve }.time(|_| ());
}
