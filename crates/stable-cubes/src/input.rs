//! The validated pile: from code, from text, and back to text.

use std::fmt;
use std::str::FromStr;

use core_grid::text::{self, ParseErrorKind, Scanner, push_decimal};

use crate::Cube;

mod error;
mod index;
mod order;

pub use error::{ParseError, PileError};
pub(crate) use index::{Index, MIDDLE, Place, near};

/// A stable pile of distinct cubes, numbered from 0 in the order in which they are given.
///
/// Besides the cubes it keeps what validation found: which cubes are around which. So many games can be played on one
/// pile, each with a small state of its own.
///
/// ```
/// use stable_cubes::{Cube, Pile};
///
/// let pile = Pile::new(vec![Cube::new(2, 1), Cube::new(1, 0), Cube::new(0, 1)])?;
/// assert_eq!(pile, "3\n2 1\n1 0\n0 1\n".parse()?);
/// assert_eq!(pile.to_string(), "3\n2 1\n1 0\n0 1\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Pile {
    cubes: Vec<Cube>,
    index: Index,
}

impl Pile {
    /// The largest number of cubes: 2^29 - 1.
    pub const MAX_CUBES: u32 = (1 << 29) - 1;

    /// The pile of `cubes`; the number of a cube is its place in the list.
    ///
    /// O(m) time and memory for m cubes: a few passes over the cubes, and a radix sort where they are strewn wide.
    ///
    /// # Errors
    ///
    /// In this order, whatever else is wrong: [`PileError::Empty`], [`PileError::TooMany`], [`PileError::OutOfRange`]
    /// for the first such cube, [`PileError::Repeated`] for the first cube that is where an earlier one is,
    /// [`PileError::Unstable`] for the first cube that neither stands on the ground nor on another.
    pub fn new(cubes: Vec<Cube>) -> Result<Self, PileError> {
        if cubes.is_empty() {
            return Err(PileError::Empty);
        }
        if (Self::MAX_CUBES as usize) < cubes.len() {
            return Err(PileError::TooMany { given: cubes.len() as u64, limit: Self::MAX_CUBES });
        }
        if let Some(number) = cubes.iter().position(|cube| !cube.is_in_range()) {
            return Err(PileError::OutOfRange { number: number as u32, cube: cubes[number] });
        }
        let index = Index::new(&cubes)?;
        Ok(Self { cubes, index })
    }

    /// Reads `m`, then m lines `x y`, as the judge gives them; x and y may be on one line or not.
    ///
    /// O(bytes) time and memory, whatever number of cubes the text claims.
    ///
    /// # Errors
    ///
    /// The first token that is missing, left over or not a number in its range; where there is none, the error of
    /// [`Pile::new`], at the first token of the cube that it names.
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        const X: std::ops::RangeInclusive<i64> = -(Cube::MAX_X as i64)..=Cube::MAX_X as i64;
        let mut scanner = Scanner::new(text);
        let count = scanner.number("the number of cubes", 1..=u64::from(Self::MAX_CUBES))? as usize;
        let mut cubes = Vec::with_capacity(count.min(scanner.most_tokens_left() / 2));
        for _ in 0..count {
            let x = scanner.signed("x of a cube", X)? as i32;
            let y = scanner.number("y of a cube", 0..=u64::from(Cube::MAX_Y))? as u32;
            cubes.push(Cube { x, y });
        }
        scanner.finish()?;
        Self::new(cubes).map_err(|error| {
            let token = error.cube_number().map_or(0, |number| 1 + 2 * number as usize);
            ParseError { position: text::position_of_token(text, token), kind: ParseErrorKind::Invalid(error) }
        })
    }

    /// The cubes by number: at least one.
    pub fn cubes(&self) -> &[Cube] {
        &self.cubes
    }

    /// The number of cubes.
    pub(crate) const fn count(&self) -> u32 {
        self.cubes.len() as u32
    }

    pub(crate) const fn index(&self) -> &Index {
        &self.index
    }
}

/// The index follows from the cubes.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cubes == other.cubes
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pile").field("cubes", &self.cubes).finish_non_exhaustive()
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text.as_bytes())
    }
}

/// The judge's input, with a final newline.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        push_decimal(&mut out, self.cubes.len() as u64);
        out.push(b'\n');
        for cube in &self.cubes {
            if cube.x < 0 {
                out.push(b'-');
            }
            push_decimal(&mut out, u64::from(cube.x.unsigned_abs()));
            out.push(b' ');
            push_decimal(&mut out, u64::from(cube.y));
            out.push(b'\n');
        }
        f.write_str(&String::from_utf8_lossy(&out))
    }
}
