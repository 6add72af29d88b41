//! A game on a pile, played turn by turn.

use std::fmt;

use crate::{Pile, Player, Turn};

mod board;
mod number_set;
mod refusal;

pub(crate) use board::{AHEAD, Board};
use number_set::NumberSet;
pub use refusal::Refusal;

/// A game on a pile, at any moment: which cubes stand, which of them may be taken, and whose turn it is.
///
/// A cube may be taken if no other would become unstable: if each cube that rests on it has another support. The game
/// is over when all cubes are gone; until then there is always one that may be taken, such as one of the highest level.
///
/// A pile can be played on by many games at once. A clone is a game that goes its own way from here.
///
/// ```
/// use stable_cubes::{Game, Pile, Player, Refusal};
///
/// //   1
/// //   0 2
/// let pile: Pile = "3\n0 0\n0 1\n1 0\n".parse()?;
/// let mut game = Game::new(&pile);
/// assert!(game.takeable().eq([0, 1, 2]));
/// game.take(2)?;
/// // Now 1 has no support but 0.
/// assert!(game.takeable().eq([1]));
/// assert_eq!(game.take(0), Err(Refusal::Pinned { number: 0, load: 1 }));
/// assert_eq!(game.player(), Player::Second);
/// game.take(1)?;
/// game.take(0)?;
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game<'a> {
    board: Board<'a>,
    /// How many cubes are gone.
    taken: u32,
}

impl<'a> Game<'a> {
    /// A game on `pile` of which no turn has been played.
    ///
    /// O(m) time for m cubes; memory of a bit a cube, and 16 bytes for every 8 x 8 places that hold a cube and for up to
    /// two empty ones beside them.
    pub fn new(pile: &'a Pile) -> Self {
        Self { board: Board::new(pile), taken: 0 }
    }

    /// The pile on which the game is played.
    pub const fn pile(&self) -> &'a Pile {
        self.board.pile()
    }

    /// The next turn, counted from 1: one more than cubes are gone.
    pub const fn turn(&self) -> u32 {
        self.taken + 1
    }

    /// Whose turn is next: the first player's at the start, and then in turn, whoever chooses the cubes.
    pub const fn player(&self) -> Player {
        Player::of_turn(self.turn())
    }

    /// How many cubes stand.
    pub const fn standing(&self) -> u32 {
        self.pile().count() - self.taken
    }

    /// Whether all cubes are gone.
    pub const fn is_over(&self) -> bool {
        self.standing() == 0
    }

    /// Whether the cube `number` stands: not if it is gone, and not if the pile has no such cube. O(1) time.
    pub fn stands(&self, number: u32) -> bool {
        number < self.pile().count() && self.board.stands(number)
    }

    /// Whether the cube `number` may be taken now. O(1) time.
    pub fn is_takeable(&self, number: u32) -> bool {
        number < self.pile().count() && self.board.is_candidate(number)
    }

    /// The cubes that may be taken now, from the least number.
    ///
    /// O(log m / log 64) time for each, for m cubes.
    ///
    /// ```
    /// use stable_cubes::{Game, Pile};
    ///
    /// // A tower of three, and a cube apart.
    /// let pile: Pile = "4\n0 0\n0 1\n0 2\n5 0\n".parse()?;
    /// assert!(Game::new(&pile).takeable().eq([2, 3]));
    /// # Ok::<(), stable_cubes::ParseError>(())
    /// ```
    pub fn takeable(&self) -> impl Iterator<Item = u32> + Clone {
        let takeable = self.board.candidates();
        std::iter::successors(takeable.least_from(0), |&number| takeable.least_from(number + 1))
    }

    /// The greatest number that may be taken now, or `None` when the game is over. O(1) time.
    ///
    /// It is also a rule for [`play`](Self::play): what the first player does best.
    pub fn greatest(&self) -> Option<u32> {
        self.board.candidates().greatest()
    }

    /// The least number that may be taken now, or `None` when the game is over. O(1) time.
    ///
    /// It is also a rule for [`play`](Self::play): what the second player does best.
    pub fn least(&self) -> Option<u32> {
        self.board.candidates().least()
    }

    /// Takes away the cube `number`, and says what turn that was.
    ///
    /// O(log m / log 64) time for m cubes.
    ///
    /// # Errors
    ///
    /// [`Refusal`] where the cube may not be taken; then the game stays as it is.
    pub fn take(&mut self, number: u32) -> Result<Turn, Refusal> {
        if self.is_takeable(number) {
            self.board.take(number);
            self.taken += 1;
            return Ok(Turn::new(self.taken, number));
        }
        let cubes = self.pile().count();
        if cubes <= number {
            return Err(Refusal::NoSuchCube { number, cubes });
        }
        let load = if self.stands(number) { self.board.load_that_pins(number) } else { None };
        Err(load.map_or(Refusal::Gone { number }, |load| Refusal::Pinned { number, load }))
    }

    /// Plays on from here: the first player by the rule `first`, the second by `second`, in turn. Turns are played one at
    /// a time, as the iterator is asked for them, so a game can be left and gone on with by other rules.
    ///
    /// A rule looks at the game and names a cube, or `None` to stop. The best play of the problem is
    /// `game.play(Game::greatest, Game::least)`, which plays what [`solve`](crate::solve) finds, somewhat slower.
    ///
    /// The iterator ends when the game is over, when a rule says `None`, and after an error.
    ///
    /// # Errors
    ///
    /// An item is a [`Refusal`] where a rule names a cube that may not be taken; the game stays as it was before that turn.
    ///
    /// ```
    /// use stable_cubes::{Cube, Game, Pile, Refusal};
    ///
    /// // Three towers of two, numbered from the ground up, which a player may like to take from the left.
    /// let pile = Pile::new((0..6).map(|place| Cube::new(4 * (place % 3), place as u32 / 3)).collect())?;
    /// let leftmost = |game: &Game<'_>| game.takeable().min_by_key(|&number| game.pile().cubes()[number as usize].x);
    ///
    /// let mut game = Game::new(&pile);
    /// let turns = game.play(leftmost, Game::greatest).take(3).collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(turns.iter().map(|turn| turn.number).collect::<Vec<_>>(), [3, 5, 0]);
    /// let rest = game.play(Game::least, Game::least).collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(rest.iter().map(ToString::to_string).collect::<Vec<_>>(), [
    ///     "turn 4: the second player takes 2",
    ///     "turn 5: the first player takes 4",
    ///     "turn 6: the second player takes 1",
    /// ]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(
        &mut self,
        mut first: impl FnMut(&Self) -> Option<u32>,
        mut second: impl FnMut(&Self) -> Option<u32>,
    ) -> impl Iterator<Item = Result<Turn, Refusal>> {
        let mut goes_on = true;
        std::iter::from_fn(move || {
            let choice = match self.player() {
                _ if !goes_on || self.is_over() => None,
                Player::First => first(self),
                Player::Second => second(self),
            };
            let turn = choice.map(|number| self.take(number));
            goes_on = matches!(turn, Some(Ok(_)));
            turn
        })
        .fuse()
    }
}

impl fmt::Debug for Game<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let takeable: Vec<u32> = self.takeable().collect();
        f.debug_struct("Game").field("turn", &self.turn()).field("takeable", &takeable).finish_non_exhaustive()
    }
}
