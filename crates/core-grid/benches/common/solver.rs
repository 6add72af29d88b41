//! The parts that all solvers have, timed one by one by family: from text to instance, to answer, and to text.
//!
//! A file for the benches of the solver crates, not a part of `core-grid`: a library needs no criterion.

#[path = "settings.rs"]
mod settings;

use std::fmt::Display;
use std::hint::black_box;

use core_grid::families::Family;
use criterion::{BenchmarkId, Criterion, Throughput};

/// The functions of a solver crate, and what is timed of them.
pub(crate) struct Solver<I: 'static, A, E> {
    pub(crate) families: &'static [Family<I>],
    /// How large the instance of a family is.
    pub(crate) size: fn(&Family<I>) -> u32,
    /// How many items it has.
    pub(crate) count: fn(&I) -> usize,
    pub(crate) parse: fn(&[u8]) -> Result<I, E>,
    pub(crate) solve: fn(&I) -> A,
}

impl<I: Display, A: Display, E> Solver<I, A, E> {
    /// Times all three parts, and what `more` adds to them.
    pub(crate) fn time(&self, more: impl FnOnce(&mut Criterion)) {
        let mut criterion = settings::criterion();
        self.time_parse(&mut criterion);
        more(&mut criterion);
        self.time_solve(&mut criterion);
        self.time_print(&mut criterion);
        criterion.final_summary();
    }

    /// From the text of the input to the validated instance.
    fn time_parse(&self, criterion: &mut Criterion) {
        let mut group = criterion.benchmark_group("parse");
        for family in self.families {
            let text = self.instance(family).to_string().into_bytes();
            group.throughput(Throughput::Bytes(text.len() as u64));
            group.bench_with_input(BenchmarkId::from_parameter(family.name), &text, |bencher, text| {
                bencher.iter(|| (self.parse)(black_box(text)));
            });
        }
    }

    /// From the instance to the answer.
    fn time_solve(&self, criterion: &mut Criterion) {
        let mut group = criterion.benchmark_group("solve");
        for family in self.families {
            let instance = self.instance(family);
            group.throughput(Throughput::Elements((self.count)(&instance) as u64));
            group.bench_with_input(BenchmarkId::from_parameter(family.name), &instance, |bencher, instance| {
                bencher.iter(|| (self.solve)(black_box(instance)));
            });
        }
    }

    /// From the answer to its text.
    fn time_print(&self, criterion: &mut Criterion) {
        let mut group = criterion.benchmark_group("print");
        for family in self.families {
            let answer = (self.solve)(&self.instance(family));
            group.throughput(Throughput::Bytes(answer.to_string().len() as u64));
            group.bench_with_input(BenchmarkId::from_parameter(family.name), &answer, |bencher, answer| {
                bencher.iter(|| black_box(answer).to_string());
            });
        }
    }

    fn instance(&self, family: &Family<I>) -> I {
        family.instance((self.size)(family), 1)
    }
}
