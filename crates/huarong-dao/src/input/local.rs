//! What the eight cells around a cell say of changing sides there.
//!
//! The blank changes from one side of the tile to another by walking around it. Where the cells next to the tile are
//! free, that is a walk along this ring, and its cost is known from one byte:
//!
//! ```text
//! 7 0 4     0..4: the sides, by the number of their direction: free or not
//! 2 · 3     4..8: the corners: free together with both sides that they touch, or not
//! 6 1 5
//! ```
//!
//! Between neighbouring sides the walk takes 2 moves over their corner; between opposite ones 4; and 6 over the other
//! three corners. No walk off the ring is shorter: for neighbouring sides a walk of 4 moves that avoids their corner
//! would have to run through the tile, and for opposite sides one of 2 moves.

use core_grid::Direction;

/// The number of a pair of different directions, in either order, from 0 to 5. The diagonal is not used.
pub(crate) const PAIR: [[u8; 4]; 4] = [[0, 0, 1, 2], [0, 0, 3, 4], [1, 3, 0, 5], [2, 4, 5, 0]];

/// `EXITS[side][pairs]`: the directions that are paired with `side`, without `side` itself, as a set of bits.
pub(crate) const EXITS: [[u8; 64]; 4] = exits();

/// In [`TURNS`]: the ring alone does not lead from one side to the other.
pub(crate) const UNKNOWN: u8 = u8::MAX;

/// `TURNS[ring][4 * from + to]`: the cost of changing sides along the ring, or [`UNKNOWN`].
pub(crate) static TURNS: [[u8; 16]; 256] = turns();

/// In [`NEAR`]: the ring alone does not lead from one side to the other. All halves of costs are less.
pub(crate) const NEAR_UNKNOWN: u32 = 14;

/// `NEAR[ring]`: for each pair of sides four bits, half of the cost of changing sides along the ring, or [`NEAR_UNKNOWN`].
pub(crate) static NEAR: [u32; 256] = near();

/// `JOINED[pairs]`: four bits for each pair of sides, all set where the pair is.
pub(crate) static JOINED: [u32; 64] = joined();

/// The bit of the corner between two neighbouring sides in a ring byte.
pub(crate) const fn corner(vertical: Direction, horizontal: Direction) -> u8 {
    match (vertical, horizontal) {
        (Direction::Up, Direction::Left) => 1 << 7,
        (Direction::Up, _) => 1 << 4,
        (_, Direction::Left) => 1 << 6,
        _ => 1 << 5,
    }
}

/// The pairs of sides between which the ring leads, one bit a pair.
pub(crate) const fn joined_by_ring(ring: u8) -> u8 {
    let mut pairs = 0;
    let mut from = 0;
    while from < 4 {
        let mut to = from + 1;
        while to < 4 {
            if TURNS[ring as usize][4 * from + to] != UNKNOWN {
                pairs |= 1 << PAIR[from][to];
            }
            to += 1;
        }
        from += 1;
    }
    pairs
}

/// The pairs of which both sides are free.
pub(crate) const fn pairs_of_sides(sides: u8) -> u8 {
    let mut pairs = 0;
    let mut from = 0;
    while from < 4 {
        let mut to = from + 1;
        while to < 4 {
            if sides >> from & sides >> to & 1 == 1 {
                pairs |= 1 << PAIR[from][to];
            }
            to += 1;
        }
        from += 1;
    }
    pairs
}

const fn exits() -> [[u8; 64]; 4] {
    let mut table = [[0; 64]; 4];
    let mut pairs = 0;
    while pairs < 64 {
        let mut from = 0;
        while from < 4 {
            let mut to = 0;
            while to < 4 {
                if from != to && pairs >> PAIR[from][to] & 1 == 1 {
                    table[from][pairs] |= 1 << to;
                }
                to += 1;
            }
            from += 1;
        }
        pairs += 1;
    }
    table
}

const fn near() -> [u32; 256] {
    let mut table = [0; 256];
    let mut ring = 0;
    while ring < 256 {
        let mut from = 0;
        while from < 4 {
            let mut to = from + 1;
            while to < 4 {
                let cost = TURNS[ring][4 * from + to];
                let near = if cost == UNKNOWN { NEAR_UNKNOWN } else { cost as u32 / 2 };
                table[ring] |= near << (4 * PAIR[from][to]);
                to += 1;
            }
            from += 1;
        }
        ring += 1;
    }
    table
}

const fn joined() -> [u32; 64] {
    let mut table = [0; 64];
    let mut pairs = 0;
    while pairs < 64 {
        let mut pair = 0;
        while pair < 6 {
            table[pairs] |= if pairs >> pair & 1 == 1 { 15 << (4 * pair) } else { 0 };
            pair += 1;
        }
        pairs += 1;
    }
    table
}

const fn turns() -> [[u8; 16]; 256] {
    /// The bits of the ring clockwise from the side above: side, corner, side, corner, ...
    const CLOCKWISE: [u8; 8] = [0, 4, 3, 5, 1, 6, 2, 7];
    let mut table = [[UNKNOWN; 16]; 256];
    let mut ring = 0;
    while ring < 256 {
        let mut start = 0;
        while start < 8 {
            let from = CLOCKWISE[start] as usize;
            let mut length = 0;
            // Walk clockwise while the cells are free; the way back is the same walk.
            while length < 8 && ring >> CLOCKWISE[(start + length) % 8] & 1 == 1 {
                if length % 2 == 0 {
                    let to = CLOCKWISE[(start + length) % 8] as usize;
                    if (length as u8) < table[ring][4 * from + to] {
                        table[ring][4 * from + to] = length as u8;
                    }
                    if (length as u8) < table[ring][4 * to + from] {
                        table[ring][4 * to + from] = length as u8;
                    }
                }
                length += 1;
            }
            start += 2;
        }
        ring += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use Direction::{Down, Left, Right, Up};

    use super::*;

    #[test]
    fn turns_of_some_rings() {
        let turn = |ring: u8, from: Direction, to: Direction| TURNS[ring as usize][4 * from.index() + to.index()];
        let all = 0xff;
        assert_eq!(turn(all, Up, Up), 0);
        assert_eq!(turn(all, Up, Right), 2);
        assert_eq!(turn(all, Up, Down), 4);
        assert_eq!(turn(all & !corner(Up, Right), Up, Right), 6);
        assert_eq!(turn(all & !corner(Up, Right), Up, Down), 4);
        assert_eq!(turn(all & !corner(Up, Right) & !corner(Down, Left), Up, Right), UNKNOWN);
        assert_eq!(turn(0b1111, Left, Right), UNKNOWN);
        assert_eq!(turn(0b1111, Left, Left), 0);
    }

    #[test]
    fn pairs_are_numbered_once() {
        let mut seen = 0;
        for from in Direction::ALL {
            for to in Direction::ALL {
                assert_eq!(PAIR[from.index()][to.index()], PAIR[to.index()][from.index()]);
                if from < to {
                    seen |= 1 << PAIR[from.index()][to.index()];
                }
            }
        }
        assert_eq!(seen, 0b11_1111);
        assert_eq!(pairs_of_sides(0b1111), 0b11_1111);
        assert_eq!([0b0001, 0b0010, 0b0100, 0b1000].map(pairs_of_sides), [0; 4]);
        assert_eq!(EXITS[Left.index()][0b11_1111], 0b1011);
        assert_eq!(joined_by_ring(0xff), 0b11_1111);
        assert_eq!(joined_by_ring(0b1111), 0);
    }
}
