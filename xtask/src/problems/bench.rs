//! What is measured of a problem, and on which inputs.

/// What [`cargo xtask bench`](crate::bench) knows of a problem whose instances are of type `I`.
#[derive(Clone, Copy, Debug)]
pub struct Bench<I: 'static> {
    /// What the size of an input is counted in, such as "blocks".
    pub items: &'static str,
    /// How many of them an instance has.
    pub count: fn(&I) -> u64,
    /// How many of them the inputs have whose instructions are counted: about as many as the judge's.
    pub counted: u64,
    /// The families that matter.
    pub families: &'static [BenchFamily],
    /// What becomes of an instance of a family before it is measured: mostly nothing.
    pub adapt: fn(I) -> I,
}

/// A family of inputs that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchFamily {
    /// The name of the family.
    pub name: &'static str,
    /// What its size counts.
    pub scale: Scale,
}

/// What the size of a family counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The items themselves.
    Items,
    /// The rows, and as many columns, of a board whose cells are the items.
    Side,
}

impl Scale {
    /// The size that has about so many items.
    pub fn size(self, items: u64) -> u32 {
        let size = match self {
            Self::Items => items,
            Self::Side => items.isqrt() + u64::from(items.isqrt() * (items.isqrt() + 1) < items),
        };
        u32::try_from(size).unwrap_or(u32::MAX)
    }
}

/// An input to be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchInput {
    /// The input, in the judge's format.
    pub text: String,
    /// How many items it has.
    pub items: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_the_nearest_root() {
        let sides = [1000, 10_000, 100_000, 1_000_000, 10_000_000].map(|items| Scale::Side.size(items));
        assert_eq!(sides, [32, 100, 316, 1000, 3162]);
        assert_eq!(Scale::Side.size(0), 0);
        assert_eq!(Scale::Side.size(u64::MAX), u32::MAX);
        assert_eq!(Scale::Items.size(1000), 1000);
        assert_eq!(Scale::Items.size(u64::MAX), u32::MAX);
    }
}
