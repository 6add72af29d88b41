//! What bringing the tile home costs on a board without walls and without end.

use core_grid::{Coord, Direction};

/// The least number of moves that bring a tile from `at` to `target` on an endless board of free cells, with the blank
/// next to the tile on `side`.
///
/// The first step costs 1 where the blank is ahead of it, 3 where it is beside and 5 where it is behind. After a step
/// the blank is behind the tile: another one in the same direction costs 5, one to the left or right costs 3. So the
/// best way goes straight to the target, and turns as often as it can.
///
/// Walls only take moves away. So this never overestimates, and it differs between two states by no more than the cost
/// of going from one to the other: a search that is guided by it takes each state once.
#[inline]
pub(super) fn open_board(at: Coord, side: Direction, target: Coord) -> u32 {
    let rows = at.row.abs_diff(target.row);
    let cols = at.col.abs_diff(target.col);
    let beginning = BEGINNINGS[relation(at.row, target.row)][relation(at.col, target.col)][relation(rows, cols)];
    // Of `along` steps on the longer axis and `across` on the other, all cost 3, and `along - across` of them 2 more.
    5 * rows.max(cols) + rows.min(cols) - u32::from(beginning[side.index()])
}

/// 0 for less, 1 for equal, 2 for greater.
#[inline]
fn relation(one: u32, other: u32) -> usize {
    usize::from(other <= one) + usize::from(other < one)
}

/// What the first step costs less than 3 or, where it is on the longer axis and so need not be alternated with, than 5; by
/// the relation of the tile's row to the target's, the same of the columns, the relation of the steps between the rows
/// to those between the columns, and the side of the blank.
static BEGINNINGS: [[[[u8; 4]; 3]; 3]; 3] = beginnings();

const fn beginnings() -> [[[[u8; 4]; 3]; 3]; 3] {
    let mut table = [[[[0; 4]; 3]; 3]; 3];
    let mut place = 0;
    while place < 27 * 4 {
        let (row, col, longer, side) =
            (place / 36, place / 12 % 3, place / 4 % 3, Direction::from_index(place as u8 % 4));
        let vertical = if row == 2 { Direction::Up } else { Direction::Down };
        let horizontal = if col == 2 { Direction::Left } else { Direction::Right };
        let mut best = 0;
        if row != 1 {
            best = saving(vertical, side, longer == 2);
        }
        if col != 1 {
            let other = saving(horizontal, side, longer == 0);
            best = if best < other { other } else { best };
        }
        table[row][col][longer][side.index()] = best;
        place += 1;
    }
    table
}

/// What beginning with a step in direction `to` costs less than 3, or 5 on the longer axis. A beginning on the other one,
/// with the blank behind, would cost 2 more than 3: it is never the best, or the best no worse than 0.
const fn saving(to: Direction, side: Direction, is_longer: bool) -> u8 {
    let first = if side as u8 == to as u8 {
        1
    } else if side as u8 == to.opposite() as u8 {
        5
    } else {
        3
    };
    let full: u8 = if is_longer { 5 } else { 3 };
    full.saturating_sub(first)
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    const SIZE: u32 = 25;
    const MIDDLE: Coord = Coord::new(SIZE / 2, SIZE / 2);

    /// The least costs from all states of an open board to the middle, by relaxing them until nothing changes.
    fn by_relaxation() -> Vec<[u32; 4]> {
        let index = |at: Coord| (at.row * SIZE + at.col) as usize;
        let mut best = vec![[u32::MAX; 4]; (SIZE * SIZE) as usize];
        best[index(MIDDLE)] = [0; 4];
        let mut todo = VecDeque::from([MIDDLE]);
        while let Some(at) = todo.pop_front() {
            // Steps that end at `at`, with the blank behind.
            for to in Direction::ALL {
                let Some(before) = at.step(to.opposite()).filter(|before| before.row < SIZE && before.col < SIZE)
                else {
                    continue;
                };
                let after = best[index(at)][to.opposite().index()];
                let mut changed = false;
                for side in Direction::ALL {
                    let turn = if side == to {
                        0
                    } else if side == to.opposite() {
                        4
                    } else {
                        2
                    };
                    let cost = &mut best[index(before)][side.index()];
                    if before != MIDDLE && after != u32::MAX && after + turn + 1 < *cost {
                        *cost = after + turn + 1;
                        changed = true;
                    }
                }
                if changed {
                    todo.push_back(before);
                }
            }
        }
        best
    }

    #[test]
    fn is_exact_within_six_steps_of_the_target() {
        let best = by_relaxation();
        for row in 6..SIZE - 6 {
            for col in 6..SIZE - 6 {
                for side in Direction::ALL {
                    let expected = best[(row * SIZE + col) as usize][side.index()];
                    assert_eq!(open_board(Coord::new(row, col), side, MIDDLE), expected, "({row}, {col}) {side:?}");
                }
            }
        }
    }

    #[test]
    fn never_changes_by_more_than_a_step_costs() {
        let target = Coord::new(40, 40);
        for row in 1..80 {
            for col in 1..80 {
                let at = Coord::new(row, col);
                for side in Direction::ALL {
                    let here = open_board(at, side, target);
                    for other in Direction::ALL {
                        let turn = if other == side {
                            0
                        } else if other == side.opposite() {
                            4
                        } else {
                            2
                        };
                        assert!(at == target || here.abs_diff(open_board(at, other, target)) <= turn);
                    }
                    let next = at.step(side).unwrap();
                    assert!(here <= 1 + open_board(next, side.opposite(), target));
                    assert!(at == target || open_board(next, side.opposite(), target) <= 1 + here || next == target);
                }
            }
        }
    }
}
