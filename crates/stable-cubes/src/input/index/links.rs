//! Which tiles are around each other.

use super::tiles::{NOWHERE, Tile, cubes_before};

/// The cubes of a tile, the rank of the first, and the tiles around.
#[derive(Clone, Copy, Debug)]
pub(super) struct Links {
    /// The cubes of the tile.
    pub(super) occupied: u64,
    /// The number of cubes in earlier tiles.
    base: u32,
    /// The word of the tile below.
    pub(super) below: u32,
    /// The word of the tile above.
    pub(super) above: u32,
}

impl Links {
    /// The rank of the cube at `bit`.
    #[inline]
    pub(super) const fn rank(&self, bit: u32) -> u32 {
        self.base + cubes_before(self.occupied, bit)
    }
}

/// Links `tiles`, which are in the order of levels, then columns, and whose cubes are `occupied`.
pub(super) fn link(tiles: &[Tile], occupied: &[u64]) -> Vec<Links> {
    let mut base = 0;
    let unlinked = occupied.iter().map(|&occupied| {
        let links = Links { occupied, base, below: NOWHERE, above: NOWHERE };
        base += occupied.count_ones();
        links
    });
    let mut links: Vec<Links> = unlinked.collect();
    let mut levels = tiles.chunk_by(|a, b| a.y == b.y);
    let Some(mut below) = levels.next() else { return links };
    for level in levels {
        if level[0].y == below[0].y + 1 {
            let (mut supports, mut loads) = (below, level);
            for tile in level {
                links[tile.word as usize].below = word_near(&mut supports, tile.x);
            }
            for tile in below {
                links[tile.word as usize].above = word_near(&mut loads, tile.x);
            }
        }
        below = level;
    }
    links
}

/// The word of the tile in column `x` of a level, or where it would be if there are tiles beside it. Columns do not fall
/// from one call to the next: `ahead` is what can still be near.
#[inline]
fn word_near(ahead: &mut &[Tile], x: i32) -> u32 {
    while let [tile, rest @ ..] = *ahead
        && tile.x < x - 1
    {
        *ahead = rest;
    }
    match ahead {
        [tile, ..] if tile.x <= x + 1 => tile.word.wrapping_add_signed(x - tile.x),
        _ => NOWHERE,
    }
}
