//! The problems: what every command knows of a solver.
//!
//! The solver crates have the same rooms but types of their own. Here the types are put out of sight, so that
//! everything else in this crate handles a problem it does not know. Only the modules of this folder name the crates.

mod adapter;
mod bench;
mod explain;
mod glued_grid;
mod huarong_dao;
mod sliding_blocks;
mod stable_cubes;

use std::io;

pub use adapter::Adapter;
pub use bench::{Bench, BenchInput};

use core_grid::families::Size;
use core_grid::proof::Proof;

use crate::exit::Error;
use crate::explain::Telling;

/// All problems, in the order of their names. A new problem adds its line here.
pub fn all() -> Vec<Box<dyn Problem>> {
    vec![
        Box::new(glued_grid::adapter()),
        Box::new(huarong_dao::adapter()),
        Box::new(sliding_blocks::adapter()),
        Box::new(stable_cubes::adapter()),
    ]
}

/// The problem called `name`.
pub fn find<'a>(problems: &'a [Box<dyn Problem>], name: &str) -> Option<&'a dyn Problem> {
    problems.iter().find(|problem| problem.name() == name).map(AsRef::as_ref)
}

/// The problem called `name`, which the user gave.
///
/// # Errors
///
/// Where there is none: a message that lists those there are.
pub(crate) fn required<'a>(problems: &'a [Box<dyn Problem>], name: &str) -> Result<&'a dyn Problem, Error> {
    find(problems, name).ok_or_else(|| {
        let names: Vec<&str> = problems.iter().map(|problem| problem.name()).collect();
        Error::usage(format_args!("there is no problem `{name}`, only {}", names.join(", ")))
    })
}

/// A problem and everything that its crate can do with texts.
pub trait Problem: Send + Sync {
    /// The name of the crate, and of the folder in the corpus.
    fn name(&self) -> &'static str;

    /// What is asked, in one line.
    fn about(&self) -> &'static str;

    /// The families of instances that the crate can make.
    fn families(&self) -> Vec<FamilyInfo>;

    /// The text of the instance of `family` with this size and seed.
    ///
    /// # Errors
    ///
    /// Where there is no such family, or it is not made as large.
    fn generate(&self, family: &str, size: u32, seed: u64) -> Result<String, String>;

    /// What the size of a measured input is counted in, such as "blocks".
    fn bench_items(&self) -> &'static str;

    /// How many of them the inputs have whose instructions are counted.
    fn bench_counted(&self) -> u64;

    /// The names of the families whose inputs are measured.
    fn bench_families(&self) -> &'static [&'static str];

    /// The input of about so many items to measure; `None` for an unknown family.
    fn bench_input(&self, family: &str, items: u64, seed: u64) -> Option<BenchInput>;

    /// The proofs by going through all small cases.
    fn proofs(&self) -> &'static [Proof];

    /// Reads an instance.
    ///
    /// # Errors
    ///
    /// The message of the parser, with line and column.
    fn parse(&self, text: &[u8]) -> Result<Box<dyn Instance + '_>, String>;

    /// Reads an instance and writes the answer and a line feed to `out`: the whole of the judge's task, and nothing
    /// beside it. What is no longer needed gives its memory to what comes next; for a process that ends right after, the last
    /// of it is not given back.
    ///
    /// # Errors
    ///
    /// [`SolveError`] where `text` is not an instance, or `out` cannot be written.
    fn solve(&self, text: Vec<u8>, out: &mut dyn io::Write) -> Result<(), SolveError>;
}

/// A valid instance of some problem.
pub trait Instance {
    /// Solves it.
    fn solve(&self) -> Box<dyn Answer + '_>;

    /// Is this answer, a text from any program, right?
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    fn check(&self, answer: &[u8]) -> Result<(), String>;
}

/// The solver's answer to an instance.
pub trait Answer {
    /// The answer in the judge's format, without a final line feed.
    fn text(&self) -> String;

    /// Checks without solving again all that the answer carries: replays a plan, confirms a witness.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    fn verify(&self) -> Result<Shown, String>;

    /// What there is to tell of the answer: a plan, a route, a reason.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with that.
    fn tell(&self) -> Telling<'_>;

    /// Checks that `text`, the printed answer, reads back as an answer that says and prints the same.
    ///
    /// # Errors
    ///
    /// What is lost.
    fn reads_back(&self, text: &str) -> Result<(), String>;

    /// Asks another method, which shares no code with the solver.
    fn ask(&self, method: Method) -> Opinion;
}

/// A method, other than the solver's, that finds the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The search through everything there is, for what is small.
    Exhaustive,
    /// The plain method, slower than the solver's.
    Plain,
}

/// How much of an answer its own check proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All that it says.
    Everything,
    /// Not all: that a number of moves is the least, say, no replay can show.
    Part,
}

/// What another method says of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// It finds the same.
    Agrees,
    /// It finds something else: the two answers, without what is not unique in them.
    Differs {
        /// What the method found.
        found: String,
        /// What the solver answered.
        answered: String,
    },
    /// The instance is too large for it; the reason, with the limit.
    TooLarge(String),
}

/// A family of instances, as it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FamilyInfo {
    /// The name.
    pub name: &'static str,
    /// What the instances look like and what they are built to hurt.
    pub about: &'static str,
    /// What the size counts, and up to where.
    pub size: Size,
}

/// Why [`Problem::solve`] wrote no answer.
#[derive(Debug)]
pub enum SolveError {
    /// The input is not an instance: the message of the parser.
    Input(String),
    /// The answer could not be written.
    Output(io::Error),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_sorted_and_found_by_name() {
        let problems = all();
        assert!(problems.is_sorted_by_key(|problem| problem.name()));
        for problem in &problems {
            assert_eq!(find(&problems, problem.name()).map(Problem::name), Some(problem.name()));
            assert!(problem.families().len() >= 10, "{}", problem.name());
        }
        assert!(find(&problems, "klotski").is_none());
    }

    #[test]
    fn measured_inputs_have_about_as_many_items_as_asked_for() {
        for problem in all() {
            for family in problem.bench_families() {
                let input = problem.bench_input(family, 10_000, 1).expect("a family of the crate");
                assert!((8000..=12_000).contains(&input.items), "{} {family}: {}", problem.name(), input.items);
                assert!(problem.parse(input.text.as_bytes()).is_ok());
            }
            assert_eq!(problem.bench_input("klotski", 10, 1), None);
        }
    }
}
