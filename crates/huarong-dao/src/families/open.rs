//! Boards without structure.

use core_grid::families::Rng;

use super::canvas::Canvas;
use crate::Games;

pub(super) fn open(size: u32, rng: &mut Rng) -> Games {
    Canvas::new(size, size, true).games(rng)
}

pub(super) fn walls10(size: u32, rng: &mut Rng) -> Games {
    Canvas::with_walls(rng, size, 10).games(rng)
}

pub(super) fn walls25(size: u32, rng: &mut Rng) -> Games {
    Canvas::with_walls(rng, size, 25).games(rng)
}

pub(super) fn walls38(size: u32, rng: &mut Rng) -> Games {
    Canvas::with_walls(rng, size, 38).games(rng)
}

pub(super) fn islands(size: u32, rng: &mut Rng) -> Games {
    Canvas::with_walls(rng, size, 60).games(rng)
}
