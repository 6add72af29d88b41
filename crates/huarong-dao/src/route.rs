//! A route: the moves that bring a tile to its target, in runs.

mod legs;
mod replay;
mod wrong;

use std::fmt;

use core_grid::Direction;

use crate::input::{Board, Query};

pub use legs::{Legs, Stretches};
pub use wrong::WrongRoute;

/// A run of moves of the blank in one direction.
///
/// Its text form is the letter of the direction, U, D, L or R, and the number of moves: `R3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// Where the blank goes. A tile that it meets goes one cell the other way.
    pub to: Direction,
    /// How many cells, from 1.
    pub moves: u32,
}

/// Legs that are walked a number of times, one after the other: a way there, or laps around a cycle.
///
/// Its text form is that of its legs, separated by spaces; where they are walked more than once, in brackets and with the
/// number of times: `(R2 D2 L2 U2)x5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stretch {
    /// The legs, at least one; each goes in another direction than the one before.
    pub legs: Vec<Leg>,
    /// How many times, from 1.
    pub times: u64,
}

/// A route of the least number of moves, that brings the tile of a query to its target.
///
/// It holds the steps of the tile, one byte each, of which there are fewer than cells of the board. The blank's ways around
/// the tile are found when they are asked for: a route of 10^11 moves fits in less memory than its board.
///
/// # Which one
///
/// Of all routes of the least number of moves it is always the same one, whatever the scratch value was used for before.
/// Directions come in the order up, down, left, right:
///
/// - the last step of the tile is the first in this order that is the last one of such a route; of the routes that end in it,
///   the step before is the first that there is; and so on, back to the start;
/// - between two steps of the tile the blank goes one of its shortest ways, of which the first move is the first in this
///   order; of those that begin with it, the second move is the first that there is; and so on, to the next step.
///
/// So what is left of a route after some moves is the route from there.
///
/// # Text form
///
/// The legs, as [`Leg`] writes them, separated by spaces; laps as [`Stretch`] writes them. It is written piece by piece, as
/// the ways are found.
///
/// ```
/// use core_grid::{Coord, Shape};
/// use huarong_dao::{Board, Query, Scratch};
///
/// // Three steps straight on: the blank goes around the tile after each one, below it, as it cannot above.
/// let board = Board::new(Shape::new(2, 5)?, |_| true)?;
/// let query = Query { blank: Coord::new(0, 1), tile: Coord::new(0, 0), target: Coord::new(0, 3) };
/// let route = board.route(&query, &mut Scratch::default())??;
/// assert_eq!(route.to_string(), "L1 D1 R2 U1 L1 D1 R2 U1 L1");
/// assert_eq!(route.len(), 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    board: Board,
    query: Query,
    moves: u64,
    steps: Vec<Direction>,
}

impl Route {
    pub(crate) const fn new(board: Board, query: Query, moves: u64, steps: Vec<Direction>) -> Self {
        Self { board, query, moves, steps }
    }

    /// The number of moves: the least that bring the tile to its target.
    pub const fn len(&self) -> u64 {
        self.moves
    }

    /// Whether there is nothing to do: the tile is at its target.
    pub const fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// The steps of the tile, each one a cell. Each cell is stepped on once at most.
    pub fn tile_steps(&self) -> &[Direction] {
        &self.steps
    }

    /// The legs: runs as long as they can be, so that each goes in another direction than the one before.
    ///
    /// There may be many: on a winding ring as many as the square of its cells. [`stretches`](Self::stretches) are fewer.
    ///
    /// ```
    /// use huarong_dao::{Games, Leg, Scratch};
    /// use core_grid::Direction::{Left, Right};
    ///
    /// let games: Games = "1 9 1\n1 1 1 1 1 1 1 1 1\n1 9 1 3 1 4\n".parse()?;
    /// let route = games.board().route(&games.queries()[0], &mut Scratch::default())??;
    /// assert_eq!(route.legs().collect::<Vec<_>>(), [Leg { to: Left, moves: 6 }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legs(&self) -> Legs<'_> {
        Legs::new(self.stretches())
    }

    /// The route in stretches: the blank's way to the tile's first step, and then the way around the tile to each further
    /// step. Where the tile goes on in a corridor one cell wide, the blank goes around the same cycle for each of its steps,
    /// and these are one stretch of laps and one for the last part of a lap.
    ///
    /// The iterator takes 12 bytes a cell, and for each stretch a search of the blank's way.
    ///
    /// ```
    /// use core_grid::{Coord, Shape};
    /// use huarong_dao::{Board, Query, Scratch};
    ///
    /// // A bare ring of 396 cells: 198 steps of the tile, halfway around.
    /// let board = Board::new(Shape::new(100, 100)?, |at| [at.row, at.col].iter().any(|place| place % 99 == 0))?;
    /// let query = Query { blank: Coord::new(0, 1), tile: Coord::new(0, 0), target: Coord::new(99, 99) };
    /// let route = board.route(&query, &mut Scratch::default())??;
    /// assert_eq!(route.len(), 1 + 197 * 395);
    /// assert_eq!(route.to_string(), "L1 (D99 R99 U99 L99)x196 D99 R99 U1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stretches(&self) -> Stretches<'_> {
        Stretches::new(&self.board, &self.query, &self.steps)
    }

    /// All moves of the blank, one by one, of which there are [`len`](Self::len).
    pub fn moves(&self) -> impl Iterator<Item = Direction> + '_ {
        self.legs().flat_map(|leg| (0..leg.moves).map(move |_| leg.to))
    }

    /// The first move of the blank; `None` where the tile is at its target.
    pub fn next_move(&self) -> Option<Direction> {
        self.stretches().next().and_then(|stretch| stretch.legs.first().map(|leg| leg.to))
    }
}

impl Stretch {
    /// The number of moves.
    pub fn len(&self) -> u64 {
        self.times * self.legs.iter().map(|leg| u64::from(leg.moves)).sum::<u64>()
    }

    /// Whether it has no moves; those of a route have some.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Leg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.to.letter(), self.moves)
    }
}

impl fmt::Display for Stretch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.times != 1 {
            f.write_str("(")?;
        }
        for (number, leg) in self.legs.iter().enumerate() {
            write!(f, "{}{leg}", if number == 0 { "" } else { " " })?;
        }
        if self.times == 1 { Ok(()) } else { write!(f, ")x{}", self.times) }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_first = true;
        let mut gap = |f: &mut fmt::Formatter<'_>| {
            if std::mem::take(&mut is_first) { Ok(()) } else { f.write_str(" ") }
        };
        // The last leg, as long as the next one may lengthen it.
        let mut last: Option<Leg> = None;
        for stretch in self.stretches() {
            if stretch.times == 1 {
                for leg in stretch.legs {
                    if let Some(done) = legs::join(&mut last, leg) {
                        gap(f)?;
                        write!(f, "{done}")?;
                    }
                }
            } else {
                if let Some(done) = last.take() {
                    gap(f)?;
                    write!(f, "{done}")?;
                }
                gap(f)?;
                write!(f, "{stretch}")?;
            }
        }
        if let Some(done) = last {
            gap(f)?;
            write!(f, "{done}")?;
        }
        Ok(())
    }
}
