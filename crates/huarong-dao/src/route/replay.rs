//! A route is checked by making its moves.

use core_grid::{Coord, Direction, Grid};

use super::{Leg, Route, WrongRoute};
use crate::input::{Board, Query};

/// So many moves are made one by one.
const ONE_BY_ONE: u64 = 10_000_000;

impl Route {
    /// Checks by replay that this route brings the tile of `query` to its target on `board`, in as many moves as it says; see
    /// [`Board::replay`].
    ///
    /// That no fewer moves are enough, no replay can show; this rests on the reference solvers.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong: a [`WrongRoute`].
    pub fn verify(&self, board: &Board, query: &Query) -> Result<(), WrongRoute> {
        let (expected, found) = (self.len(), board.replay(query, self.legs())?);
        if expected == found { Ok(()) } else { Err(WrongRoute::Length { expected, found }) }
    }
}

impl Board {
    /// Makes the moves of a route from anywhere, and gives their number, if they bring the tile of `query` to its target.
    ///
    /// The first 10 million moves are made one by one; from there on each leg is one step of the check: all its cells must be
    /// free, and the tile goes back by one cell if the blank passes it. It stops at the first thing that is wrong.
    ///
    /// O(1) time a move, later a leg; O(cells) time and memory where it comes to that.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong: a [`WrongRoute`].
    ///
    /// ```
    /// use core_grid::{Coord, Direction::{Left, Right}, Shape};
    /// use huarong_dao::{Board, Leg, Query, WrongRoute};
    ///
    /// let board = Board::new(Shape::new(1, 3)?, |_| true)?;
    /// let [target, tile, blank] = [0, 1, 2].map(|col| Coord::new(0, col));
    /// let query = Query { blank, tile, target };
    /// let route = [Leg { to: Left, moves: 1 }];
    /// assert_eq!(board.replay(&query, route), Err(WrongRoute::Elsewhere { expected: target, found: blank }));
    /// let route = [Leg { to: Right, moves: 1 }];
    /// assert_eq!(board.replay(&query, route), Err(WrongRoute::OffBoard { number: 1, from: blank }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&self, query: &Query, legs: impl IntoIterator<Item = Leg>) -> Result<u64, WrongRoute> {
        self.check(query).map_err(WrongRoute::Query)?;
        let Query { blank, tile, target } = *query;
        let mut replay = Replay { board: self, blank, tile, made: 0, walls: None };
        for (number, leg) in (1..).zip(legs) {
            if leg.moves == 0 {
                return Err(WrongRoute::EmptyLeg { leg: number });
            }
            if replay.made.saturating_add(u64::from(leg.moves)) <= ONE_BY_ONE {
                replay.make_one_by_one(leg)?;
            } else {
                replay.make_at_once(leg)?;
            }
        }
        if replay.tile == target {
            Ok(replay.made)
        } else {
            Err(WrongRoute::Elsewhere { expected: target, found: replay.tile })
        }
    }
}

struct Replay<'a> {
    board: &'a Board,
    blank: Coord,
    tile: Coord,
    made: u64,
    walls: Option<Walls>,
}

impl Replay<'_> {
    fn make_one_by_one(&mut self, leg: Leg) -> Result<(), WrongRoute> {
        for _ in 0..leg.moves {
            let number = self.made + 1;
            let next = self.board.shape().step(self.blank, leg.to);
            let next = next.ok_or(WrongRoute::OffBoard { number, from: self.blank })?;
            if !self.board.is_free(next) {
                return Err(WrongRoute::Fixed { number, at: next });
            }
            if next == self.tile {
                self.tile = self.blank;
            }
            self.blank = next;
            self.made = number;
        }
        Ok(())
    }

    fn make_at_once(&mut self, leg: Leg) -> Result<(), WrongRoute> {
        let walls = self.walls.get_or_insert_with(|| Walls::new(self.board));
        let end = ahead(self.board, self.blank, leg).filter(|&end| walls.is_open(self.blank, end));
        let Some(end) = end else {
            // One of its moves is wrong, and now it matters which.
            return self.make_one_by_one(leg);
        };
        if is_between(self.blank, self.tile, end) {
            // It goes to the cell before, from which the blank comes.
            self.tile = self.board.shape().step(self.tile, leg.to.opposite()).unwrap_or(self.tile);
        }
        self.blank = end;
        self.made = self.made.saturating_add(u64::from(leg.moves));
        Ok(())
    }
}

/// Where a leg ends, `None` where that is off the board.
fn ahead(board: &Board, from: Coord, leg: Leg) -> Option<Coord> {
    let Coord { row, col } = from;
    let end = match leg.to {
        Direction::Up => Coord::new(row.checked_sub(leg.moves)?, col),
        Direction::Down => Coord::new(row.checked_add(leg.moves)?, col),
        Direction::Left => Coord::new(row, col.checked_sub(leg.moves)?),
        Direction::Right => Coord::new(row, col.checked_add(leg.moves)?),
    };
    board.shape().contains(end).then_some(end)
}

/// Whether `at` lies on the straight way from `start` to `end`, both included.
fn is_between(start: Coord, at: Coord, end: Coord) -> bool {
    let within = |start: u32, at: u32, end: u32| start.min(end) <= at && at <= start.max(end);
    within(start.row, at.row, end.row) && within(start.col, at.col, end.col)
}

/// By cell: how many cells of its row up to it are fixed, and how many of its column.
struct Walls {
    in_row: Grid<u32>,
    in_col: Grid<u32>,
}

impl Walls {
    fn new(board: &Board) -> Self {
        let shape = board.shape();
        let (mut in_row, mut in_col) = (Grid::new(shape, 0), Grid::new(shape, 0));
        for at in shape.iter().map(|cell| shape.coord(cell)) {
            let own = u32::from(!board.is_free(at));
            in_row[at] = own + shape.step(at, Direction::Left).map_or(0, |before| in_row[before]);
            in_col[at] = own + shape.step(at, Direction::Up).map_or(0, |before| in_col[before]);
        }
        Self { in_row, in_col }
    }

    /// Whether all cells on the straight way between two cells of one row or column are free, if one of these is.
    fn is_open(&self, one: Coord, other: Coord) -> bool {
        let walls = if one.row == other.row { &self.in_row } else { &self.in_col };
        walls[one] == walls[other]
    }
}
