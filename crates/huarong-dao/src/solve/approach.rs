//! The blank's walk to a tile that is near: a flood of the large window around the tile.

use core_grid::{Coord, Direction};

use super::start::Length;
use super::windows::{Flood, LARGE, TILE, Windows};
use crate::input::Prepared;

/// A flood from the blank to the sides of the tile, as far as it is asked to go.
///
/// It goes over more cells than a walk that is drawn to the tile, but many at a time, and with no decision at any.
#[derive(Debug)]
pub(super) struct Approach {
    flood: Flood,
    /// No shortest walk of so many steps, or fewer, leaves the window.
    most: u32,
}

impl Approach {
    /// Begins at `blank`; `None` where the window around `tile` shows no walk from there, or the board is so thin that its
    /// cells would take little of the memory for its windows.
    pub(super) fn new(windows: &mut Windows, board: &Prepared, blank: Coord, tile: Coord) -> Option<Self> {
        const SIZE: u32 = LARGE as u32;
        let shape = board.free.shape();
        if shape.rows().min(shape.cols()) < 3 {
            return None;
        }
        let row = (blank.row + TILE.row).checked_sub(tile.row).filter(|&row| row < SIZE)?;
        let col = (blank.col + TILE.col).checked_sub(tile.col).filter(|&col| col < SIZE)?;
        // By direction: whether the board ends within the window, and the steps to the first cell outside.
        let ways_out = [
            (tile.row <= TILE.row, row + 1),
            (tile.col <= TILE.col, col + 1),
            (shape.rows() - tile.row <= SIZE - TILE.row, SIZE - row),
            (shape.cols() - tile.col <= SIZE - TILE.col, SIZE - col),
        ];
        // From there it is as far to a side of the tile as to the tile, less one step, and below and to the right one more,
        // which is left out; and two steps aside at least, as a shortest way never comes back next to itself.
        let least = ways_out.into_iter().filter(|&(ends, _)| !ends).map(|(_, out)| out + TILE.row + 2).min();
        // Within the window none is longer than that has cells.
        let most = least.map_or(SIZE * SIZE, |steps| steps - 1);
        let straight = row.abs_diff(TILE.row) + col.abs_diff(TILE.col);
        (straight <= most + 1).then(|| Self { flood: windows.flood(board, tile, Coord::new(row, col)), most })
    }

    /// Whether shortest walks of so many steps are within the window.
    pub(super) fn shows(&self, steps: u32) -> bool {
        steps <= self.most
    }

    /// The length of the shortest walk to `side`, to which there is one; or a bound beyond what the window
    /// [`shows`](Self::shows).
    pub(super) fn walk_to(&mut self, side: Direction) -> Length {
        let steps = self.flood.steps_to(side, self.most);
        steps.map_or_else(|| Length::AtLeast(self.flood.steps() + 2), Length::Exactly)
    }
}

#[cfg(test)]
mod tests {
    use core_grid::CellIdx;

    use super::super::floods::{bare_ring, steps_from};
    use super::*;
    use crate::families::FAMILIES;

    /// All that the approach shows of walks from `blank` is so. Gives the numbers of walks that it shows, and does not.
    fn check(board: &Prepared, windows: &mut Windows, blank: CellIdx, tile: CellIdx) -> [u32; 2] {
        let shape = board.free.shape();
        let plain = steps_from(board, Some(tile), blank);
        let sides: Vec<(Direction, u32)> = Direction::ALL
            .into_iter()
            .filter(|&side| board.free.sides(tile).contains(side))
            .filter_map(|side| Some((side, plain[board.step(tile, side).usize()]?)))
            .collect();
        let mut walks = [0, 0];
        for order in [[0, 1, 2, 3], [3, 2, 1, 0]] {
            let Some(mut approach) = Approach::new(windows, board, shape.coord(blank), shape.coord(tile)) else {
                return walks;
            };
            for (side, steps) in order.into_iter().filter_map(|number| sides.get(number)).copied() {
                match approach.walk_to(side) {
                    Length::Exactly(length) => {
                        assert_eq!(length, steps, "{side} of {tile:?} from {blank:?}");
                        walks[0] += 1;
                    }
                    Length::AtLeast(bound) => {
                        assert!(bound <= steps && !approach.shows(bound), "{bound} of {steps}");
                        walks[1] += 1;
                    }
                }
            }
        }
        walks
    }

    #[test]
    fn walks_within_the_window_are_shortest() {
        let mut walks = [0, 0];
        for family in FAMILIES {
            for size in [4, 17, 75] {
                let games = family.instance(size, 3);
                let board = games.board().prepared();
                let mut windows = Windows::default();
                for tile in board.free.iter().step_by(1 + (size * size / 20) as usize) {
                    for blank in board.free.iter().filter(|&blank| blank != tile).step_by(1 + size as usize) {
                        let [shown, hidden] = check(board, &mut windows, blank, tile);
                        walks = [walks[0] + shown, walks[1] + hidden];
                    }
                }
            }
        }
        assert!(walks.into_iter().all(|count| 5_000 < count), "{walks:?}");
    }

    /// Around bare rings of which one way leaves the window, and the other one is about as long.
    #[test]
    fn a_way_out_of_the_window_may_be_shorter() {
        let mut walks = [0, 0];
        for (rows, cols) in [(64, 34), (65, 34), (66, 34), (34, 64), (34, 65), (34, 66), (70, 70), (3, 80), (80, 3)] {
            let board = bare_ring(rows, cols);
            let mut windows = Windows::default();
            for tile in board.free.iter() {
                for blank in board.free.iter().filter(|&blank| blank != tile) {
                    let [shown, hidden] = check(&board, &mut windows, blank, tile);
                    walks = [walks[0] + shown, walks[1] + hidden];
                }
            }
        }
        assert!(walks.into_iter().all(|count| 5_000 < count), "{walks:?}");
    }
}
