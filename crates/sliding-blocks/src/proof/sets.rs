//! Every set of cells: is it a target?

use super::board::Board;
use crate::input::{Target, TargetError};

pub(super) fn every_set_on_4_by_4() -> Result<u64, String> {
    let board = Board { rows: 4, cols: 4 };
    let mut covered = 0;
    for set in board.sets() {
        let cells = board.cells(set);
        // In this order: what closes a cycle is found before what is apart.
        let has_cycle = board.has_cycle(set);
        let found = Target::new(board.rows, board.cols, cells.clone());
        let right = match &found {
            Ok(target) => board.is_tree(set) && target.cells() == cells,
            Err(TargetError::Cycle { .. }) => has_cycle,
            Err(TargetError::Disconnected { .. }) => !has_cycle && board.reached(set) != set,
            Err(_) => false,
        };
        if !right {
            return Err(format!("{cells:?}: {found:?}"));
        }
        covered += 1;
    }
    Ok(covered)
}
