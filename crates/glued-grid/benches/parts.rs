//! The parts of the solver, timed one by one: `cargo bench --package glued-grid`, or with a filter such as `-- solve/rings`.

#[path = "../../core-grid/benches/common/solver.rs"]
mod solver;

use glued_grid::families::FAMILIES;
use glued_grid::{Puzzle, solve};
use solver::Solver;

const CELLS: u64 = 300 * 300;

fn main() {
    let count = |puzzle: &Puzzle| puzzle.shape().cells();
    let size = |family: &core_grid::families::Family<Puzzle>| family.size.scale.size(CELLS);
    Solver { families: FAMILIES, size, count, parse: Puzzle::parse, solve }.time(|_| ());
}
