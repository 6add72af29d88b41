//! The solver: each player takes the greatest, or least, number that may be taken.

use crate::game::{AHEAD, Board};
use crate::{Answer, MODULUS, Pile};

/// Plays the game on `pile` as both players play best.
///
/// The numbers taken are the digits of one number, the most significant first, and every game on the pile has as many
/// digits. So an earlier digit outweighs all later ones together, and the best play is to take the greatest number that
/// may be taken, or the least, whatever comes later.
///
/// O(m log m / log 64) time and O(m) memory for m cubes: each taking looks at a constant number of cubes around, and
/// the numbers that may be taken are in a bit set of 64-way nodes. No recursion.
///
/// Source: Codeforces 521B "Cubes" (round 295, division 1).
///
/// ```
/// use stable_cubes::{Pile, solve};
///
/// let answer = solve(&"3\n2 1\n1 0\n0 1\n".parse::<Pile>()?);
/// assert_eq!(answer.order(), [2, 0, 1]); // 201 in base 3
/// assert_eq!(answer.value(), 19);
/// # Ok::<(), stable_cubes::ParseError>(())
/// ```
pub fn solve(pile: &Pile) -> Answer {
    let base = pile.cubes().len() as u64;
    let mut board = Board::new(pile);
    let mut order = Vec::with_capacity(pile.cubes().len());
    let mut value = 0;
    let mut wants_greatest = true;
    let is_large = LARGE <= base;
    // What has been looked at, ahead of both players.
    let (mut below, mut above) = (0, base as u32);
    while let Some(number) = if wants_greatest { board.candidates().greatest() } else { board.candidates().least() } {
        if is_large {
            if wants_greatest && number < above {
                above = number / AHEAD * AHEAD;
                board.look_ahead(above..number + 1);
            } else if !wants_greatest && below <= number {
                below = (number / AHEAD + 1) * AHEAD;
                board.look_ahead(number..below.min(base as u32));
            }
        }
        if board.try_take(number) {
            order.push(number);
            value = (value * base + u64::from(number)) % MODULUS;
            wants_greatest = !wants_greatest;
        }
    }
    Answer::from_parts(order, value)
}

/// From how many cubes on it pays to look ahead: fewer are near the processor in any case.
const LARGE: u64 = 1 << 18;
