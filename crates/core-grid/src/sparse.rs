//! Few cells on a huge board.

use std::fmt;

use crate::{Coord, Direction, sort_by_bits};

/// Distinct cells of a board that is too large to be stored, in row-major order.
///
/// A cell is named by its *rank*, its place in that order. Ranks are flat arrays: along a row the nearest cell is the
/// one before or after in rank, along a column the one before or after in the column-major order, whose ranks are
/// kept too.
///
/// ```text
///        rank            column rank
///    . 0 . 1             . 1 . 4
///    2 . . 3             0 . . 5        nearest of 1: left 0, down 3
///    . 4 . .             . 2 . .        nearest of 4: up 0 (over the gap)
///    . 5 . .             . 3 . .
/// ```
///
/// Building takes O(cells) time: a radix sort of 11 bits a pass, over as many bits as the coordinates span.
///
/// ```
/// use core_grid::{Coord, Direction, SparseCells};
///
/// let cells = [Coord::new(7, 4), Coord::new(7, 1_000_000), Coord::new(0, 4)];
/// let sparse = SparseCells::new(&cells)?;
/// let rank = sparse.rank(0);
/// assert_eq!(sparse.nearest(rank, Direction::Right), Some(sparse.rank(1)));
/// assert_eq!(sparse.nearest(rank, Direction::Up), Some(sparse.rank(2)));
/// assert_eq!(sparse.nearest(rank, Direction::Down), None);
/// # Ok::<(), core_grid::Repeated>(())
/// ```
#[derive(Clone, Debug)]
pub struct SparseCells {
    /// By rank.
    coords: Vec<Coord>,
    /// By rank: the place in the list that the cells were given in.
    given: Vec<u32>,
    /// By place in the given list: the rank.
    ranks: Vec<u32>,
    /// By column rank: the rank.
    column_order: Vec<u32>,
    /// By rank: the column rank.
    column_ranks: Vec<u32>,
}

/// A cell that was given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// The place in the list of the first time that the cell is given.
    pub first: usize,
    /// The place of the second; of all repetitions in the list, this is the earliest.
    pub second: usize,
}

impl fmt::Display for Repeated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected distinct cells, found cell {} again as cell {}", self.first + 1, self.second + 1)
    }
}

impl std::error::Error for Repeated {}

impl SparseCells {
    /// Sorts `cells`, of which there are fewer than 2^32.
    ///
    /// # Errors
    ///
    /// [`Repeated`] where a cell is given twice.
    ///
    /// # Panics
    ///
    /// For 2^32 cells or more.
    pub fn new(cells: &[Coord]) -> Result<Self, Repeated> {
        let given = row_major_order(cells);
        let coords: Vec<Coord> = given.iter().map(|&place| cells[place as usize]).collect();
        // The sort keeps equal cells in the given order, so neighbours in it are the closest repetitions.
        let repetitions = (1..coords.len()).filter(|&rank| coords[rank - 1] == coords[rank]);
        if let Some(rank) = repetitions.min_by_key(|&rank| given[rank]) {
            return Err(Repeated { first: given[rank - 1] as usize, second: given[rank] as usize });
        }
        let column_order = stable_order((0..coords.len() as u32).collect(), |rank| coords[rank as usize].col);
        let (ranks, column_ranks) = (inverse(&given), inverse(&column_order));
        Ok(Self { coords, given, ranks, column_order, column_ranks })
    }

    /// The number of cells.
    pub const fn len(&self) -> usize {
        self.coords.len()
    }

    /// Whether there is no cell.
    pub const fn is_empty(&self) -> bool {
        self.coords.is_empty()
    }

    /// The cells by rank: in row-major order.
    pub fn coords(&self) -> &[Coord] {
        &self.coords
    }

    /// The rank of the cell given at place `given`.
    pub fn rank(&self, given: u32) -> u32 {
        self.ranks[given as usize]
    }

    /// The place in the given list of the cell with rank `rank`.
    pub fn given(&self, rank: u32) -> u32 {
        self.given[rank as usize]
    }

    /// The place in the column-major order of the cell with rank `rank`.
    pub fn column_rank(&self, rank: u32) -> u32 {
        self.column_ranks[rank as usize]
    }

    /// The ranks in column-major order: by column, then by row.
    pub fn column_order(&self) -> &[u32] {
        &self.column_order
    }

    /// The nearest cell in direction `to` along the row or column of the cell with rank `rank`, over any gap.
    pub fn nearest(&self, rank: u32, to: Direction) -> Option<u32> {
        let step = |place: u32| match to {
            Direction::Up | Direction::Left => place.checked_sub(1),
            Direction::Down | Direction::Right => Some(place + 1),
        };
        let here = self.coords[rank as usize];
        if to.is_vertical() {
            let next = *self.column_order.get(step(self.column_rank(rank))? as usize)?;
            (self.coords[next as usize].col == here.col).then_some(next)
        } else {
            let next = step(rank)?;
            (self.coords.get(next as usize)?.row == here.row).then_some(next)
        }
    }

    /// The cell that shares an edge with the cell with rank `rank` in direction `to`.
    pub fn neighbour(&self, rank: u32, to: Direction) -> Option<u32> {
        let there = self.coords[rank as usize].step(to)?;
        self.nearest(rank, to).filter(|&next| self.coords[next as usize] == there)
    }
}

/// The row-major order of `cells`: their places in the list, by row, then by column, equal cells in the given order.
///
/// O(cells) time.
///
/// # Panics
///
/// For 2^32 cells or more.
pub fn row_major_order(cells: &[Coord]) -> Vec<u32> {
    let count = u32::try_from(cells.len()).expect("fewer than 2^32 cells");
    let by_column = stable_order((0..count).collect(), |place| cells[place as usize].col);
    stable_order(by_column, |place| cells[place as usize].row)
}

fn inverse(order: &[u32]) -> Vec<u32> {
    let mut inverse = vec![0; order.len()];
    for (place, &item) in order.iter().enumerate() {
        inverse[item as usize] = place as u32;
    }
    inverse
}

/// Sorts `items` by `key`, items with equal keys in the order they have.
fn stable_order(items: Vec<u32>, key: impl Fn(u32) -> u32) -> Vec<u32> {
    let least = items.iter().map(|&item| key(item)).min().unwrap_or(0);
    let greatest = items.iter().map(|&item| key(item)).max().unwrap_or(0);
    if least == greatest {
        return items;
    }
    // Key and item travel together, so that each pass reads memory in order.
    let pairs: Vec<u64> = items.iter().map(|&item| u64::from(key(item) - least) << 32 | u64::from(item)).collect();
    let used = 32 - (greatest - least).leading_zeros();
    sort_by_bits(pairs, 32..32 + used).into_iter().map(|pair| pair as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_one() {
        assert!(SparseCells::new(&[]).unwrap().is_empty());
        let one = SparseCells::new(&[Coord::new(u32::MAX, u32::MAX)]).unwrap();
        for to in Direction::ALL {
            assert_eq!(one.nearest(0, to), None);
            assert_eq!(one.neighbour(0, to), None);
        }
    }

    #[test]
    fn the_earliest_repetition_is_named() {
        let (a, b) = (Coord::new(9, 9), Coord::new(0, 0));
        let repeated = |cells: &[Coord]| SparseCells::new(cells).unwrap_err();
        assert_eq!(repeated(&[a, b, a, b]), Repeated { first: 0, second: 2 });
        assert_eq!(repeated(&[a, b, b, a, a]), Repeated { first: 1, second: 2 });
        assert_eq!(repeated(&[a, b, b]).to_string(), "expected distinct cells, found cell 2 again as cell 3");
    }

    #[test]
    fn coordinates_may_span_all_of_u32() {
        let cells =
            [Coord::new(u32::MAX, 0), Coord::new(0, u32::MAX), Coord::new(0, 0), Coord::new(u32::MAX, u32::MAX)];
        let sparse = SparseCells::new(&cells).unwrap();
        assert!(sparse.coords().is_sorted());
        assert_eq!(sparse.nearest(sparse.rank(2), Direction::Right), Some(sparse.rank(1)));
        assert_eq!(sparse.nearest(sparse.rank(2), Direction::Down), Some(sparse.rank(0)));
        assert_eq!(sparse.neighbour(sparse.rank(2), Direction::Right), None);
    }
}
