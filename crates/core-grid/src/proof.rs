//! Proofs by going through all small cases (feature `proof`).
//!
//! A proof covers every case of a kind, compares the solver with a slow and obviously right one, and counts. The count
//! is known beforehand from another source, so that a proof which passes over cases fails.
//!
//! ```
//! use core_grid::proof::Proof;
//!
//! let squares = Proof {
//!     name: "sums-of-odd-numbers",
//!     about: "the first n odd numbers add up to n squared, for n below 100",
//!     cases: 100,
//!     long: false,
//!     run: || {
//!         for n in 0..100_u64 {
//!             let sum: u64 = (0..n).map(|i| 2 * i + 1).sum();
//!             if sum != n * n {
//!                 return Err(format!("n = {n}: {sum}"));
//!             }
//!         }
//!         Ok(100)
//!     },
//! };
//! assert_eq!(squares.prove(), Ok(100));
//! ```

/// All small cases of a kind, gone through one by one.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    /// The name: lower-case words with hyphens.
    pub name: &'static str,
    /// What is covered, in one sentence.
    pub about: &'static str,
    /// How many cases there are, by a count of its own.
    pub cases: u64,
    /// Whether it takes too long for ordinary tests.
    pub long: bool,
    /// Goes through the cases; gives their number, or the first counterexample.
    pub run: fn() -> Result<u64, String>,
}

impl Proof {
    /// Goes through all cases and gives their number.
    ///
    /// # Errors
    ///
    /// The first counterexample, or that the number of cases is not the one that is known.
    pub fn prove(&self) -> Result<u64, String> {
        let covered = (self.run)()?;
        if covered == self.cases {
            Ok(covered)
        } else {
            Err(format!("{}: expected {} cases, found {covered}", self.name, self.cases))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_count_and_a_counterexample_both_fail() {
        let proof = Proof { name: "none", about: "nothing", cases: 1, long: false, run: || Ok(0) };
        assert_eq!(proof.prove(), Err("none: expected 1 cases, found 0".to_owned()));
        let proof = Proof { run: || Err("here".to_owned()), ..proof };
        assert_eq!(proof.prove(), Err("here".to_owned()));
    }
}
