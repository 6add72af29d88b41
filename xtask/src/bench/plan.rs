//! Which inputs are measured.

use super::SEED;
use crate::problems::{BenchInput, Problem};
use crate::select::Selection;

/// The numbers of items of a full run.
const SIZES: [u64; 5] = [1000, 10_000, 100_000, 1_000_000, 10_000_000];

/// The numbers of items of a quick run.
const QUICK: [u64; 3] = [1000, 10_000, 100_000];

/// An input that will be made when its turn comes.
pub(super) struct Planned<'a> {
    pub(super) problem: &'a dyn Problem,
    pub(super) family: &'static str,
    /// About how many items.
    pub(super) items: u64,
}

impl Planned<'_> {
    /// `problem/family`.
    pub(super) fn name(&self) -> String {
        format!("{}/{}", self.problem.name(), self.family)
    }

    pub(super) fn input(&self) -> Option<BenchInput> {
        self.problem.bench_input(self.family, self.items, SEED)
    }
}

/// The inputs of the families whose name `problem/family` contains one of `filters`, the sizes of each in order; of
/// `sizes`, or where there are none, of those of a full or a quick run.
pub(super) fn inputs<'a>(
    problems: &'a [Box<dyn Problem>],
    filters: Vec<String>,
    sizes: &[u64],
    quick: bool,
) -> Vec<Planned<'a>> {
    let selection = Selection { filters, ..Selection::default() };
    let mut sizes = match (sizes, quick) {
        ([], true) => QUICK.to_vec(),
        ([], false) => SIZES.to_vec(),
        (sizes, _) => sizes.to_vec(),
    };
    sizes.sort_unstable();
    let mut inputs = Vec::new();
    for problem in problems {
        for &family in problem.bench_families() {
            let planned = sizes.iter().map(|&items| Planned { problem: problem.as_ref(), family, items });
            inputs.extend(planned.filter(|planned| selection.names(&planned.name())));
        }
    }
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems;

    fn planned(filters: &[&str], sizes: &[u64], quick: bool) -> Vec<(String, u64)> {
        let problems = problems::all();
        let filters = filters.iter().map(|&filter| filter.to_owned()).collect();
        inputs(&problems, filters, sizes, quick).iter().map(|planned| (planned.name(), planned.items)).collect()
    }

    #[test]
    fn a_problem_a_family_and_sizes() {
        assert_eq!(planned(&["cubes/tower"], &[50, 20], false), [20, 50].map(|n| ("stable-cubes/tower".to_owned(), n)));
        assert_eq!(planned(&["cubes/tower"], &[], true).len(), 3);
        assert_eq!(planned(&["cubes/tower"], &[], false).len(), 5);
        let all = planned(&[], &[1], false).len();
        let parts: usize = problems::all().iter().map(|problem| planned(&[problem.name()], &[1], false).len()).sum();
        assert_eq!(all, parts);
        assert!(planned(&["klotski"], &[], false).is_empty());
    }
}
