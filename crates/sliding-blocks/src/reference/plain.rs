//! The constraints as a graph, and a topological sort.

use std::collections::{BTreeMap, VecDeque};

use core_grid::{Coord, Direction};

use super::TooLarge;
use crate::answer::Outcome;
use crate::input::Target;

/// The most blocks that [`plain`] takes on.
pub const MAX_PLAIN: usize = 2_000_000;

/// Whether `target` can be built: whether the graph of what must come before what has a topological order.
///
/// A block must come before its children, and before all that stands on its way in. Of the latter one edge a block and
/// side is enough: a block on the way in of several, that all move along its line from this side, is on the way in of
/// the nearest of them, which in turn is on the way in of the others.
///
/// O(B log B) time and O(B) space for B blocks.
///
/// # Errors
///
/// [`TooLarge`] for more than [`MAX_PLAIN`] blocks.
pub fn plain(target: &Target) -> Result<Outcome, TooLarge> {
    let cells = target.cells();
    TooLarge::check(cells.len(), MAX_PLAIN)?;
    let motions = motions(cells);
    let mut edges: Vec<(u32, u32)> = Vec::new(); // (before, after)
    let places: BTreeMap<Coord, u32> = (0..).zip(cells).map(|(block, &cell)| (cell, block)).collect();
    for (block, (motion, cell)) in (0..).zip(motions.iter().zip(cells)) {
        if let Some(parent) = motion.and_then(|to| cell.step(to)) {
            edges.push((places[&parent], block));
        }
    }
    let mut by_row: Vec<u32> = (0..cells.len() as u32).collect();
    let mut by_column = by_row.clone();
    by_row.sort_unstable_by_key(|&block| (cells[block as usize].row, cells[block as usize].col));
    by_column.sort_unstable_by_key(|&block| (cells[block as usize].col, cells[block as usize].row));
    for direction in Direction::ALL {
        let mut order = if direction.is_vertical() { by_column.clone() } else { by_row.clone() };
        // From the far end of each line towards the side where blocks with this motion come in.
        if matches!(direction, Direction::Right | Direction::Down) {
            order.reverse();
        }
        let line = |cell: Coord| if direction.is_vertical() { cell.col } else { cell.row };
        let mut nearest: Option<u32> = None;
        for block in order {
            let here = line(cells[block as usize]);
            if let Some(mover) = nearest.filter(|&mover| line(cells[mover as usize]) == here) {
                edges.push((mover, block));
            }
            if motions[block as usize] == Some(direction) {
                nearest = Some(block);
            }
        }
    }
    Ok(has_order(cells.len(), edges))
}

/// The direction in which each block moves to its parent, found level by level; `None` for the first.
fn motions(cells: &[Coord]) -> Vec<Option<Direction>> {
    let mut unreached: BTreeMap<Coord, u32> = (0..).zip(cells).map(|(block, &cell)| (cell, block)).collect();
    let mut motions = vec![None; cells.len()];
    let mut queue: VecDeque<Coord> = unreached.remove_entry(&cells[0]).map(|(cell, _)| cell).into_iter().collect();
    while let Some(cell) = queue.pop_front() {
        for to in Direction::ALL {
            if let Some((child, block)) = cell.step(to).and_then(|next| unreached.remove_entry(&next)) {
                motions[block as usize] = Some(to.opposite());
                queue.push_back(child);
            }
        }
    }
    motions
}

/// Whether the graph has a topological order (Kahn's method).
fn has_order(count: usize, mut edges: Vec<(u32, u32)>) -> bool {
    edges.sort_unstable();
    let mut waits = vec![0; count];
    for &(_, after) in &edges {
        waits[after as usize] += 1;
    }
    let mut free: Vec<u32> = (0..count as u32).filter(|&block| waits[block as usize] == 0).collect();
    let mut placed = 0;
    while let Some(block) = free.pop() {
        placed += 1;
        let start = edges.partition_point(|&(before, _)| before < block);
        for &(_, after) in edges[start..].iter().take_while(|&&(before, _)| before == block) {
            waits[after as usize] -= 1;
            if waits[after as usize] == 0 {
                free.push(after);
            }
        }
    }
    placed == count
}
