//! Long ways around a tile, found for many cells at once.
//!
//! ```text
//! ..#..#..      The tile is in a doorway c of a ring of rooms, and the blank has to go around the whole ring.
//! c.......      All ways lead through the other doorways x. So when the tile is in one of those, the blank has to
//! .######.      go the other way around, through c: what it costs to come from c to either side of x is all that
//! ........      is needed, and one flood from each side of c gives it for all x.
//! ..#..#..
//! ```
//!
//! Without c, the cells x that all ways from one side of it to the other lead through are the cut vertices between the
//! two. They are found along one shortest way: a flood from each of its cells in turn, over the cells off the way, shows
//! how far along it one can come without the later ones.

use core_grid::{CellIdx, Direction, Sides};

use crate::input::{EXITS, Prepared};

/// No distance, or no label.
const NONE: u32 = u32::MAX;

/// The memory for it, by cell; all `NONE` between calls.
#[derive(Debug, Default)]
pub(super) struct Bottlenecks {
    /// By side of the tile: the steps of the blank from there.
    steps: [Vec<u32>; 4],
    /// The cell on the way from which a cell was flooded, by its number along the way.
    label: Vec<u32>,
    /// Places `4 * cell + side` to go on from, the side being one in the block.
    queue: Vec<u32>,
}

/// A cost that was found: of a cell, between two of its sides.
pub(super) type Cost = (CellIdx, Direction, Direction, u32);

impl Bottlenecks {
    /// Forgets the board.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Gives to `note` the costs around `tile` between all its sides in the block of side `from`, and those around each cell
    /// that all ways from side `from` to side `to` lead through, as far as they are ways through the tile's cell.
    ///
    /// O(cells of the block) time.
    pub(super) fn find(
        &mut self,
        board: &Prepared,
        tile: CellIdx,
        (from, to): (Direction, Direction),
        mut note: impl FnMut(Cost),
    ) {
        self.label.resize(board.free.shape().cells(), NONE);
        let sides = exits(board, tile, from) | 1 << from as u8;
        for side in directions(sides) {
            self.flood(board, tile, side);
        }
        for (one, other) in directions(sides).flat_map(|one| directions(sides).map(move |other| (one, other))) {
            if one < other {
                note((tile, one, other, self.steps[one.index()][board.step(tile, other).usize()]));
            }
        }
        let way = self.way(board, tile, from, to);
        let ahead = self.label_cells(board, tile, &way);
        for (number, (&place, &ahead)) in way.iter().zip(&ahead).enumerate() {
            if 0 < number && number + 1 < way.len() && ahead as usize <= number {
                self.note_costs(board, (tile, sides), (place, number as u32), &mut note);
            }
        }
        // Every cell of the block but the tile's was reached from each side, and so is in the queue.
        for &place in &self.queue {
            let cell = (place / 4) as usize;
            self.label[cell] = NONE;
            for side in directions(sides) {
                self.steps[side.index()][cell] = NONE;
            }
        }
    }

    /// Finds the steps from one side of the tile to all cells of the block.
    fn flood(&mut self, board: &Prepared, tile: CellIdx, side: Direction) {
        let steps = &mut self.steps[side.index()];
        steps.resize(board.free.shape().cells(), NONE);
        let start = board.step(tile, side);
        steps[start.usize()] = 0;
        self.queue.clear();
        self.queue.push(place(start, side.opposite()));
        let mut taken = 0;
        while let Some(&at) = self.queue.get(taken) {
            taken += 1;
            let (cell, entry) = (cell_of(at), side_of(at));
            for to in directions(exits(board, cell, entry)) {
                let next = board.step(cell, to);
                if next != tile && steps[next.usize()] == NONE {
                    steps[next.usize()] = steps[cell.usize()] + 1;
                    self.queue.push(place(next, to.opposite()));
                }
            }
        }
    }

    /// A shortest way from side `from` to side `to`: its places, each with a side in the block.
    fn way(&self, board: &Prepared, tile: CellIdx, from: Direction, to: Direction) -> Vec<u32> {
        let steps = &self.steps[from.index()];
        let mut at = place(board.step(tile, to), to.opposite());
        let mut way = vec![at];
        while steps[cell_of(at).usize()] != 0 {
            let (cell, entry) = (cell_of(at), side_of(at));
            let is_nearer = |&to: &Direction| {
                // The tile's own cell has no steps, and one more than `NONE` is 0.
                steps[board.step(cell, to).usize()].wrapping_add(1) == steps[cell.usize()]
            };
            let all = exits(board, cell, entry) | 1 << entry as u8;
            let Some(to) = directions(all).find(is_nearer) else {
                break;
            };
            at = place(board.step(cell, to), to.opposite());
            way.push(at);
        }
        way.reverse();
        way
    }

    /// Labels all cells of the block with the first cell of the way that they hang together with, without the tile and the
    /// rest of the way. Gives for each cell of the way the number of the last one that can be reached without it and all
    /// later ones, but for stepping on them.
    fn label_cells(&mut self, board: &Prepared, tile: CellIdx, way: &[u32]) -> Vec<u32> {
        let on_way = 1 << 31; // Cells of the way are labelled ahead of the flood, with their own numbers and this.
        for (number, &place) in way.iter().enumerate() {
            self.label[cell_of(place).usize()] = on_way | number as u32;
        }
        let mut ahead = Vec::with_capacity(way.len());
        let mut farthest = 0;
        let mut todo = Vec::new();
        for (number, &start) in way.iter().enumerate() {
            ahead.push(farthest);
            todo.push(start);
            while let Some(at) = todo.pop() {
                let (cell, entry) = (cell_of(at), side_of(at));
                for to in directions(exits(board, cell, entry) | 1 << entry as u8) {
                    let next = board.step(cell, to);
                    let label = &mut self.label[next.usize()];
                    if next == tile {
                        continue;
                    }
                    if *label == NONE {
                        *label = number as u32;
                        todo.push(place(next, to.opposite()));
                    } else if *label & on_way != 0 {
                        farthest = farthest.max(*label & !on_way);
                    }
                }
            }
        }
        for &place in way {
            self.label[cell_of(place).usize()] &= !on_way;
        }
        ahead
    }

    /// Notes the costs around the cell of `at`, which parts the block without the tile: into the part that the way comes
    /// from, before it, and the part behind it.
    fn note_costs(
        &self,
        board: &Prepared,
        (tile, tile_sides): (CellIdx, u8),
        (at, number): (u32, u32),
        note: &mut impl FnMut(Cost),
    ) {
        let cell = cell_of(at);
        let sides = exits(board, cell, side_of(at)) | 1 << side_of(at) as u8;
        let is_before = |next: CellIdx| self.label[next.usize()] < number;
        let behind = |of: CellIdx, sides: u8, other: CellIdx| {
            directions(sides).map(|side| board.step(of, side)).filter(|&next| next != other && !is_before(next)).count()
        };
        // Each part hangs together with both cells. So where one of these has a single side behind, that is one part.
        if behind(cell, sides, tile) != 1 && behind(tile, tile_sides, cell) != 1 {
            return;
        }
        // The steps to a side of the cell from the tile's cell, within the side's part. A flood may have come to the side by
        // way of the cell itself, which is in the way now; surely not where it can have come from another neighbour of it.
        let steps = |side: Direction| {
            let next = board.step(cell, side);
            if next == tile {
                return Some(0);
            }
            let is_within = |start: &Direction| {
                let start = board.step(tile, *start);
                start != cell && is_before(start) == is_before(next)
            };
            let steps = |start: Direction| {
                let steps = &self.steps[start.index()];
                let own = steps[next.usize()];
                let is_from =
                    |from: CellIdx| from != cell && from != tile && steps[from.usize()].wrapping_add(1) == own;
                let is_over_the_cell = own != 0 && !board.free.neighbours(next).any(is_from);
                (own, is_over_the_cell)
            };
            let (steps, is_over_the_cell) = directions(tile_sides).filter(is_within).map(steps).min()?;
            (!is_over_the_cell).then_some(steps + 1)
        };
        let part = |side| {
            let next = board.step(cell, side);
            if next == tile { 2 } else { u32::from(is_before(next)) }
        };
        for (one, other) in directions(sides).flat_map(|one| directions(sides).map(move |other| (one, other))) {
            if one < other
                && part(one) != part(other)
                && let (Some(to_one), Some(to_other)) = (steps(one), steps(other))
            {
                note((cell, one, other, to_one + to_other));
            }
        }
    }
}

/// The sides of `cell` in the block of its side `entry`, as bits, without that one.
fn exits(board: &Prepared, cell: CellIdx, entry: Direction) -> u8 {
    EXITS[entry.index()][board.joined(cell) as usize]
}

fn directions(bits: u8) -> impl Iterator<Item = Direction> {
    Sides::from_bits(bits).iter()
}

const fn place(cell: CellIdx, side: Direction) -> u32 {
    4 * cell.get() + side as u32
}

const fn cell_of(place: u32) -> CellIdx {
    CellIdx::new(place / 4)
}

const fn side_of(place: u32) -> Direction {
    Direction::from_index((place % 4) as u8)
}

#[cfg(test)]
mod tests {
    use core_grid::{FreeCells, Shape};

    use super::super::floods::steps_from;
    use super::*;
    use crate::families::FAMILIES;

    /// All costs that are found around any cell of a board are those of plain floods, those of the cell itself are all
    /// there, and nothing is left behind. Gives the number of costs at other cells.
    fn check(board: &Prepared, bottlenecks: &mut Bottlenecks) -> usize {
        let mut at_others = 0;
        for tile in board.free.iter() {
            for from in board.free.sides(tile).iter() {
                for to in directions(exits(board, tile, from)) {
                    let mut own = 0;
                    bottlenecks.find(board, tile, (from, to), |(cell, one, other, cost)| {
                        let around = steps_from(board, Some(cell), board.step(cell, one));
                        let expected = around[board.step(cell, other).usize()];
                        assert_eq!(Some(cost), expected, "{tile:?} {from:?} {to:?}: {cell:?} {one:?} {other:?}");
                        if cell == tile {
                            own += 1;
                        } else {
                            at_others += 1;
                        }
                    });
                    let sides = exits(board, tile, from).count_ones() + 1;
                    assert_eq!(own, sides * (sides - 1) / 2);
                    let is_clean = |labels: &Vec<u32>| labels.iter().all(|&label| label == NONE);
                    assert!(bottlenecks.steps.iter().chain([&bottlenecks.label]).all(is_clean));
                }
            }
        }
        at_others
    }

    #[test]
    fn costs_on_all_boards_of_three_by_four() {
        let shape = Shape::new(3, 4).expect("a small board");
        let mut bottlenecks = Bottlenecks::default();
        let mut at_others = 0;
        for picture in 0_u32..1 << shape.cells() {
            let board = Prepared::new(FreeCells::new(shape, |cell| picture >> cell.get() & 1 == 1));
            at_others += check(&board, &mut bottlenecks);
        }
        assert!(1_000 < at_others, "{at_others} costs");
    }

    #[test]
    fn costs_on_boards_of_the_families() {
        for family in FAMILIES {
            let mut at_others = 0;
            for (size, seed) in [(5, 1), (8, 2), (11, 3), (14, 4)] {
                let games = family.instance(size, seed);
                at_others += check(games.board().prepared(), &mut Bottlenecks::default());
            }
            // Mazes and the like have no cycle, open boards no bottleneck.
            let has_none = ["comb", "islands", "maze", "open"].contains(&family.name);
            assert!(has_none || 0 < at_others, "{}", family.name);
        }
    }
}
