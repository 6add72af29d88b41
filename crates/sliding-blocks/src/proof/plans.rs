//! Every list of pushes: is it judged rightly?

use core_grid::{Coord, Direction};

use super::board::Board;
use crate::answer::{Plan, Push};
use crate::input::Target;

const BOARD: Board = Board { rows: 2, cols: 3 };

pub(super) fn every_plan_on_2_by_3() -> Result<u64, String> {
    let lines = |direction: Direction| if direction.is_vertical() { BOARD.cols } else { BOARD.rows };
    let pushes: Vec<Push> = Direction::ALL
        .into_iter()
        .flat_map(|direction| (0..lines(direction)).map(move |line| Push { direction, line }))
        .collect();
    let mut plans = 0;
    BOARD.each_target(1..=6, |target| {
        // Lists up to one push more than there are cells to fill, as the digits of numbers.
        for len in 0..=target.cells().len() as u32 {
            for number in 0..pushes.len().pow(len) {
                let digit = |place: u32| number / pushes.len().pow(place) % pushes.len();
                let plan: Plan = (0..len).map(|place| pushes[digit(place)]).collect();
                let verdict = plan.verify(target);
                if verdict.is_ok() != builds(&plan, target) {
                    return Err(format!("{target}{:?}: {verdict:?}", plan.iter().collect::<Vec<_>>()));
                }
                plans += 1;
            }
        }
        Ok(())
    })?;
    Ok(plans)
}

/// Whether the pushes build the target, by moving each block cell by cell.
fn builds(plan: &Plan, target: &Target) -> bool {
    let mut occupied = vec![target.cells()[0]];
    for Push { direction, line } in plan.iter() {
        let mut at = match direction {
            Direction::Up => Coord::new(BOARD.rows - 1, line),
            Direction::Down => Coord::new(0, line),
            Direction::Left => Coord::new(line, BOARD.cols - 1),
            Direction::Right => Coord::new(line, 0),
        };
        if occupied.contains(&at) {
            return false; // it cannot enter
        }
        loop {
            let next = at.step(direction).filter(|next| next.row < BOARD.rows && next.col < BOARD.cols);
            let Some(next) = next else { return false }; // it falls off
            if occupied.contains(&next) {
                break;
            }
            at = next;
        }
        occupied.push(at);
    }
    let mut cells = target.cells().to_vec();
    cells.sort_unstable();
    occupied.sort_unstable();
    occupied == cells
}
