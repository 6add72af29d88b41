//! The corpus: cases in files beside this crate, and the code that finds them.
//!
//! ```text
//! testdata/
//!   <problem>/
//!     sample/  edge/  invalid/  large/       the groups: see Group
//!       NAME.in                              the input of a case, byte for byte, or
//!       NAME.gen                             a recipe for it: FAMILY --size N --seed S
//!       NAME.budget                          the time and memory it may take, if it is held to any
//!       NAME.snap                            the recorded answer, in the format of insta
//!       NAME.snap.new                        an answer that waits for review (never committed)
//! ```
//!
//! A case is its files: there is no list to keep. This crate knows nothing of the solvers; whoever runs a case says what
//! its input means. It is a crate, and not only a folder, because `cargo insta` looks for snapshots in packages alone.
//!
//! ```
//! let corpus = testdata::Corpus::read(&testdata::root())?;
//! assert!(corpus.cases.is_sorted_by_key(|case| case.id()));
//! # Ok::<(), testdata::Error>(())
//! ```

mod budget;
mod case;
mod corpus;
mod recipe;

use std::path::PathBuf;

pub use budget::{Budget, BudgetError};
pub use case::{Case, Group, Input};
pub use corpus::{Corpus, Error, Stray};
pub use recipe::{Recipe, RecipeError};

/// The folder of the corpus in this repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The cases of one problem in one group, in the order of their names; for the tests of its solver.
///
/// # Errors
///
/// Where a folder of the corpus cannot be read.
///
/// ```
/// let traps = testdata::cases("stable-cubes", testdata::Group::Edge)?;
/// assert!(traps.iter().any(|case| case.name == "one-cube"));
/// # Ok::<(), testdata::Error>(())
/// ```
pub fn cases(problem: &str, group: Group) -> Result<Vec<Case>, Error> {
    let mut cases = Corpus::read(&root())?.cases;
    cases.retain(|case| case.problem == problem && case.group == group);
    Ok(cases)
}
