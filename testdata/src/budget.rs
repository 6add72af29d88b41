//! The time and the memory that a case may take.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// What a `.budget` file says: the most that solving the case may take, as a process built for release.
///
/// ```
/// use testdata::Budget;
///
/// let budget: Budget = "time 250 ms, memory 80 MiB\n".parse()?;
/// assert_eq!(budget, Budget { time_ms: 250, memory_mib: 80 });
/// assert_eq!(budget.to_string(), "time 250 ms, memory 80 MiB");
/// # Ok::<(), testdata::BudgetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// From the start of the process to its end, in milliseconds.
    pub time_ms: u64,
    /// The peak of the resident memory, in MiB.
    pub memory_mib: u64,
}

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BudgetError {
    found: String,
}

impl fmt::Display for BudgetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one line `time N ms, memory N MiB`, found {:?}", self.found)
    }
}

impl Error for BudgetError {}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let budget = || {
            let line = text.strip_suffix('\n').unwrap_or(text);
            let (time, memory) = line.strip_prefix("time ")?.split_once(" ms, memory ")?;
            let number = |digits: &str| {
                let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
                digits.parse().ok().filter(|_| is_plain)
            };
            Some(Self { time_ms: number(time)?, memory_mib: number(memory.strip_suffix(" MiB")?)? })
        };
        budget().ok_or_else(|| BudgetError { found: text.chars().take(100).collect() })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time {} ms, memory {} MiB", self.time_ms, self.memory_mib)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_form_is_a_budget() {
        let wrong = [
            "",
            "time 250 ms",
            "memory 80 MiB, time 250 ms",
            "time 250 ms, memory 80 MB",
            "time 250 ms, memory 80 MiB ",
            "time 250 ms, memory 80 MiB\n\n",
            "time 250 ms, memory 80 MiB\r\n",
            "time 2.5 ms, memory 80 MiB",
            "time -1 ms, memory 80 MiB",
            "time +1 ms, memory 80 MiB",
            "time  ms, memory 80 MiB",
            "time 18446744073709551616 ms, memory 80 MiB",
        ];
        for text in wrong {
            let error = text.parse::<Budget>().expect_err(text);
            assert!(error.to_string().starts_with("expected one line `time N ms, memory N MiB`"), "{error}");
        }
        assert!("time 18446744073709551615 ms, memory 0 MiB".parse::<Budget>().is_ok());
    }
}
