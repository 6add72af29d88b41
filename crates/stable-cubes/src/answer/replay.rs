//! The check of an order of play, without playing.
//!
//! The order gives each cube the turn in which it goes. A load blocks a cube from the turn after its last other support
//! has gone until the turn in which it goes itself:
//!
//! ```text
//!     turn           0   1   2   3   4   5   6
//!     cube c         stands .............. taken
//!     other support  . . taken
//!     load           stands  . . . taken                c is blocked in turns 2 and 3: in 0, 1, 4 and 5 it may be taken
//! ```
//!
//! So the turns in which a cube may be taken are a few spans. In each span no even turn (the first player's) may take
//! a smaller number, and no odd one a greater: two minima over ranges of turns.
//!
//! This shares nothing with the solver: no sets, no counts, no order in which things happen.

use super::Wrong;
use crate::Cube;

mod range_minimum;

use range_minimum::RangeMinimum;

/// A standing cube with its place, the level first so that the order of the tuple is by level, and the turn it goes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    y: u32,
    x: i32,
    turn: u32,
}

/// Checks that `order` is a game on `cubes` in which each player always takes the best number.
///
/// The cubes are distinct and fewer than 2^31.
pub(super) fn verify(cubes: &[Cube], order: &[u32]) -> Result<(), Wrong> {
    let turns = turns_by_number(cubes.len(), order)?;
    let mut standing: Vec<Standing> =
        cubes.iter().zip(&turns).map(|(cube, &turn)| Standing { y: cube.y, x: cube.x, turn }).collect();
    standing.sort_unstable();

    let mut judge = Judge::new(order);
    let mut above = 0; // the first place in `standing` that is not before the loads of the cube in turn
    for (place, &cube) in standing.iter().enumerate() {
        while standing.get(above).is_some_and(|load| (load.y, load.x) < (cube.y + 1, cube.x - 1)) {
            above += 1;
        }
        let loads = standing[above..].iter().take_while(|load| (load.y, load.x) <= (cube.y + 1, cube.x + 1));
        // At most three spans of turns in which the cube may not be taken.
        let mut blocked = [None; 3];
        for (load, blocked) in loads.zip(&mut blocked) {
            let before = standing[..place].iter().rev().take(2);
            let after = standing[place + 1..].iter().take(2);
            let others = before.chain(after).filter(|other| other.y == cube.y && other.x.abs_diff(load.x) <= 1);
            // The load stands on this cube alone from the turn after the last of the others.
            let alone = others.map(|other| other.turn + 1).max().unwrap_or(0);
            if alone <= load.turn {
                if alone <= cube.turn && cube.turn <= load.turn {
                    let load = order[load.turn as usize];
                    let number = order[cube.turn as usize];
                    judge.accuse(cube.turn, Wrong::NotTakeable { turn: cube.turn + 1, number, load });
                }
                *blocked = Some((alone, load.turn));
            }
        }
        judge.hear(cube.turn, blocked);
    }
    judge.verdict()
}

/// The turn of each number, counted from 0.
fn turns_by_number(count: usize, order: &[u32]) -> Result<Vec<u32>, Wrong> {
    const NEVER: u32 = u32::MAX;
    if order.len() != count {
        return Err(Wrong::Length { given: order.len(), expected: count });
    }
    let mut turns = vec![NEVER; count];
    for (turn, &number) in order.iter().enumerate() {
        let turn = turn as u32;
        match turns.get_mut(number as usize) {
            None => return Err(Wrong::NoSuchCube { turn: turn + 1, number }),
            Some(known) if *known != NEVER => return Err(Wrong::TakenTwice { turn: turn + 1, number }),
            Some(unknown) => *unknown = turn,
        }
    }
    Ok(turns)
}

/// Looks for the earliest wrong turn.
struct Judge<'a> {
    order: &'a [u32],
    /// By turn: what the first player takes; nothing that is smaller in the second player's turns.
    firsts: RangeMinimum,
    /// By turn: how far from the greatest number what the second player takes is; nothing smaller in the first's turns.
    seconds: RangeMinimum,
    /// The earliest wrong turn known, or the number of turns.
    earliest: u32,
    wrong: Option<Wrong>,
}

impl<'a> Judge<'a> {
    fn new(order: &'a [u32]) -> Self {
        let player = |player: usize, key: fn(u32) -> u32| {
            let keys = order.iter().enumerate();
            RangeMinimum::new(keys.map(|(turn, &number)| if turn % 2 == player { key(number) } else { u32::MAX }))
        };
        let (firsts, seconds) = (player(0, |number| number), player(1, |number| u32::MAX - number));
        Self { order, firsts, seconds, earliest: order.len() as u32, wrong: None }
    }

    /// Notes that turn `turn` is wrong. Of one turn what is noted last is said: since better cubes are looked for in turns
    /// before the earliest wrong one only, a cube that may not be taken is always named as such.
    fn accuse(&mut self, turn: u32, wrong: Wrong) {
        if turn <= self.earliest {
            self.earliest = turn;
            self.wrong = Some(wrong);
        }
    }

    /// Looks at the turns before `turn`, in which the cube goes that `turn` takes, but for the `blocked` spans, from
    /// the first to the last turn: in all of them it could have been taken instead.
    fn hear(&mut self, turn: u32, mut blocked: [Option<(u32, u32)>; 3]) {
        let number = self.order[turn as usize];
        blocked.sort_unstable();
        let mut start = 0;
        for (first, last) in blocked.into_iter().flatten() {
            self.hear_span(number, start, first.min(turn));
            start = start.max(last + 1);
        }
        self.hear_span(number, start, turn);
    }

    /// Looks at the turns from `start` up to but not including `end`, in which `number` could have been taken.
    fn hear_span(&mut self, number: u32, start: u32, end: u32) {
        if let Some(turn) = self.firsts.first_below(number, start, end.min(self.earliest)) {
            let taken = self.order[turn as usize];
            self.accuse(turn, Wrong::NotGreatest { turn: turn + 1, taken, greater: number });
        }
        if let Some(turn) = self.seconds.first_below(u32::MAX - number, start, end.min(self.earliest)) {
            let taken = self.order[turn as usize];
            self.accuse(turn, Wrong::NotLeast { turn: turn + 1, taken, smaller: number });
        }
    }

    fn verdict(self) -> Result<(), Wrong> {
        self.wrong.map_or(Ok(()), Err)
    }
}
