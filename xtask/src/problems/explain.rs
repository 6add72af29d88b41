//! What there is to say of each problem's answers.

pub(super) mod glued_grid;
pub(super) mod huarong_dao;
pub(super) mod sliding_blocks;
pub(super) mod stable_cubes;
