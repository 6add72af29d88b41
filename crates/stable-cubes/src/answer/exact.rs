//! The value as a big integer (feature `exact`).

use num_bigint::BigUint;

use super::Answer;
use crate::TooLarge;

/// How many digits are put together one by one.
const TOGETHER: usize = 64;

impl Answer {
    /// The most cubes for [`exact_value`](Self::exact_value): the value has some 20 million bits, and it takes some seconds.
    pub const MAX_EXACT: usize = 1_000_000;

    /// The value itself (feature `exact`), up to m^m for m cubes.
    ///
    /// As a whole it is that of the order, whatever [`value`](Self::value) an answer of somebody else has.
    ///
    /// Halves are put together: O(M(m log m)) time, where M(b) is that of a multiplication of b bits, O(b^1.47) in
    /// `num-bigint`, and O(m log m) bits of memory.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] for more than [`MAX_EXACT`](Self::MAX_EXACT) cubes.
    ///
    /// ```
    /// use stable_cubes::{Pile, solve};
    ///
    /// let tower: String = (0..20).map(|y| format!("0 {y}\n")).collect();
    /// let answer = solve(&format!("20\n{tower}").parse::<Pile>()?);
    /// // The digits are 19, 18, and so on, in base 20.
    /// assert_eq!(answer.exact_value()?.to_string(), "104567135734072022160664820");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exact_value(&self) -> Result<BigUint, TooLarge> {
        let base = self.order.len();
        if Self::MAX_EXACT < base {
            return Err(TooLarge { given: base, limit: Self::MAX_EXACT });
        }
        let horner = |digits: &[u32]| digits.iter().fold(BigUint::ZERO, |value, &digit| value * base + digit);
        // Parts of ever more digits, the first perhaps of fewer, and the weight of all digits of one.
        let mut parts: Vec<BigUint> = self.order.rchunks(TOGETHER).rev().map(horner).collect();
        let mut weight = BigUint::from(base).pow(TOGETHER as u32);
        while 1 < parts.len() {
            if parts.len() % 2 == 1 {
                parts.insert(0, BigUint::ZERO);
            }
            parts = parts.as_chunks().0.iter().map(|[high, low]| high * &weight + low).collect();
            // The last weight is not needed, and would be as dear as all that is done.
            if 1 < parts.len() {
                weight = &weight * &weight;
            }
        }
        Ok(parts.pop().unwrap_or_default())
    }
}
