//! Named instance families, from a seed (feature `families`).
use crate::Games;
use core_grid::families::Family;
/// The families.
pub const FAMILIES: &[Family<Games>] = &[];
