//! Two times three cells: the shortest moves, by going through all arrangements.

use core_grid::CellIdx;

use super::hands::Hands;

/// By place of a box, numbered along its rows: the neighbours.
const NEAR: [&[u8]; 6] = [&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4], &[1, 3, 5], &[2, 4]];

const ARRANGEMENTS: usize = 720;

/// Searches, with memory that is used again and again.
#[derive(Debug)]
pub(super) struct Sixes {
    /// By arrangement: the search that last came there.
    searches: Vec<u32>,
    search: u32,
}

/// What stands where: by place, the place where it belongs; and the place of the blank.
#[derive(Clone, Copy, Debug)]
struct State {
    goals: [u8; 6],
    blank: u8,
    /// Its parent in the search, by number, and the place of the blank there.
    parent: u32,
}

impl Default for Sixes {
    fn default() -> Self {
        Self { searches: vec![0; ARRANGEMENTS], search: 0 }
    }
}

impl Sixes {
    /// The places that the blank goes to, one after the other in reverse, to bring all things home; none where that is
    /// impossible.
    fn solve(&mut self, goals: [u8; 6], blank: u8) -> Vec<u8> {
        self.search += 1;
        let mut states = vec![State { goals, blank, parent: 0 }];
        self.searches[rank(goals)] = self.search;
        let mut next = 0;
        while let Some(&State { goals, blank, .. }) = states.get(next) {
            if goals == [0, 1, 2, 3, 4, 5] {
                break;
            }
            for &near in NEAR[usize::from(blank)] {
                let mut goals = goals;
                goals.swap(usize::from(blank), usize::from(near));
                let search = &mut self.searches[rank(goals)];
                if *search != self.search {
                    *search = self.search;
                    states.push(State { goals, blank: near, parent: next as u32 });
                }
            }
            next += 1;
        }
        let mut places = Vec::new();
        while let Some(state) = states.get(next).filter(|_| next != 0) {
            places.push(state.blank);
            next = state.parent as usize;
        }
        places
    }
}

/// The number of an arrangement of all, in lexicographic order.
fn rank(goals: [u8; 6]) -> usize {
    let mut left = 0b11_1111_u8; // the numbers that have not come yet, by bit
    let mut rank = 0;
    for (place, goal) in goals.into_iter().enumerate() {
        rank = rank * (6 - place) + (left & ((1 << goal) - 1)).count_ones() as usize;
        left &= !(1 << goal);
    }
    rank
}

impl Hands<'_> {
    /// Brings the tiles of two times three cells home in the fewest moves, the blank being on one of them.
    pub(super) fn solve_box(&mut self, cells: [CellIdx; 6], sixes: &mut Sixes) {
        let place = |cell: CellIdx| cells.iter().position(|&other| other == cell).unwrap_or(0) as u8;
        let goals = cells.map(|cell| {
            let goal = cells.iter().find(|goal| self.wanted[goal.usize()] == self.tile(cell));
            place(*goal.unwrap_or(&cell))
        });
        for place in sixes.solve(goals, place(self.blank())).into_iter().rev() {
            self.go_to(cells[usize::from(place)]);
        }
    }
}
