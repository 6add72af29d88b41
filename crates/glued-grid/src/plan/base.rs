//! The part of a block from which it is grown, and which is solved at the end.

use core_grid::{CellIdx, Direction};

use super::ears::Growth;
use super::region::Region;
use super::theta::Theta;

/// A part without cut vertices that is no bare ring.
#[derive(Debug)]
pub(super) enum Base {
    /// Two times three cells, three and three along the longer sides.
    Box([CellIdx; 6]),
    /// Three ways between two cells.
    Theta(Theta),
}

/// Finds bases, with memory that is used again and again.
#[derive(Debug)]
pub(super) struct Bases {
    /// By cell: its number in the order of a breadth-first search, or `UNSEEN`.
    numbers: Vec<u32>,
}

const UNSEEN: u32 = u32::MAX;

impl Bases {
    pub(super) fn new(cells: usize) -> Self {
        Self { numbers: vec![UNSEEN; cells] }
    }

    /// A base near a cell of the block of all open cells, which is no bare ring.
    ///
    /// Two times three cells where there are any. Where there are none, every ring in the block has a hole, but for
    /// those of four cells, of which no two share a side; then it is a short ring and a short ear of it.
    pub(super) fn near(&mut self, region: &Region<'_>, growth: &mut Growth, cell: CellIdx) -> Base {
        let mut order = vec![cell];
        // By number: the number of the cell from which it was found.
        let mut parents = vec![0];
        // Two neighbouring cells of which neither was found from the other.
        let mut closing = None;
        self.numbers[cell.usize()] = 0;
        let mut next = 0;
        let mut found = None;
        while let Some(&at) = order.get(next) {
            found = box_at(region, at);
            if found.is_some() {
                break;
            }
            for near in region.neighbours(at) {
                let number = self.numbers[near.usize()];
                if number == UNSEEN {
                    self.numbers[near.usize()] = order.len() as u32;
                    order.push(near);
                    parents.push(next as u32);
                } else if number != parents[next] && closing.is_none() {
                    closing = Some((next as u32, number));
                }
            }
            next += 1;
        }
        for cell in &order {
            self.numbers[cell.usize()] = UNSEEN;
        }
        if let Some(cells) = found {
            return Base::Box(cells);
        }
        let ring = ring(&order, &parents, closing.unwrap_or_default());
        let ear = growth.shortest_ear(region, &ring);
        Base::Theta(Theta::new(&ring, &ear))
    }
}

/// The cells around the ring that two neighbouring cells close, given by number. The search came to no chord of it
/// before, so it has none.
fn ring(order: &[CellIdx], parents: &[u32], (one, other): (u32, u32)) -> Vec<CellIdx> {
    let (mut one, mut other) = (one as usize, other as usize);
    let (mut from_one, mut from_other) = (Vec::new(), Vec::new());
    // A parent has a smaller number, so the greater of the two has not come to where they meet.
    while one != other {
        if other < one {
            from_one.push(order[one]);
            one = parents[one] as usize;
        } else {
            from_other.push(order[other]);
            other = parents[other] as usize;
        }
    }
    from_one.push(order[one]);
    from_one.extend(from_other.into_iter().rev());
    from_one
}

impl Base {
    pub(super) fn cells(&self) -> Vec<CellIdx> {
        match self {
            Self::Box(cells) => cells.to_vec(),
            Self::Theta(theta) => theta.cells(),
        }
    }
}

/// The two times three open cells of which `corner` is the first, if there are such.
fn box_at(region: &Region<'_>, corner: CellIdx) -> Option<[CellIdx; 6]> {
    let next = |cell: CellIdx, to: Direction| region.sides(cell).contains(to).then(|| region.step(cell, to));
    Direction::ALL.into_iter().find_map(|along| {
        let row = |first: CellIdx| {
            let second = next(first, along)?;
            Some([first, second, next(second, along)?])
        };
        let across = Direction::from_index(along as u8 ^ 2);
        [across, across.opposite()].into_iter().find_map(|across| {
            let [a, b, c] = row(corner)?;
            let [d, e, f] = row(next(corner, across)?)?;
            // The sides between the two rows.
            (next(b, across) == Some(e) && next(c, across) == Some(f)).then_some([a, b, c, d, e, f])
        })
    })
}
