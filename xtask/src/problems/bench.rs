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
    /// The names of the families that matter.
    pub families: &'static [&'static str],
    /// What becomes of an instance of a family before it is measured: mostly nothing.
    pub adapt: fn(I) -> I,
}

/// An input to be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchInput {
    /// The input, in the judge's format.
    pub text: String,
    /// How many items it has.
    pub items: u64,
}
