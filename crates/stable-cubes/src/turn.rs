//! Whose turn it is, and what is done in it.

use std::fmt;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Who begins, and wants a large number.
    First,
    /// Who wants a small number.
    Second,
}

impl Player {
    /// Who plays in turn `turn`, counted from 1.
    ///
    /// ```
    /// use stable_cubes::Player;
    ///
    /// assert_eq!([1, 2, 3].map(Player::of_turn), [Player::First, Player::Second, Player::First]);
    /// ```
    pub const fn of_turn(turn: u32) -> Self {
        if turn % 2 == 1 { Self::First } else { Self::Second }
    }

    /// The other player.
    ///
    /// ```
    /// use stable_cubes::Player;
    ///
    /// assert_eq!(Player::First.opponent(), Player::Second);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// As sentences name them: `the first player`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "the first player",
            Self::Second => "the second player",
        })
    }
}

/// A cube that is taken: when, by whom, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn, counted from 1.
    pub turn: u32,
    /// Who takes the cube.
    pub player: Player,
    /// The number of the cube, from 0.
    pub number: u32,
}

impl Turn {
    /// The cube `number`, taken by the player whose turn `turn` is.
    pub(crate) const fn new(turn: u32, number: u32) -> Self {
        Self { turn, player: Player::of_turn(turn), number }
    }
}

/// A line of a record of play: `turn 3: the first player takes 7`.
///
/// ```
/// use stable_cubes::{Player, Turn};
///
/// let turn = Turn { turn: 3, player: Player::First, number: 7 };
/// assert_eq!(turn.to_string(), "turn 3: the first player takes 7");
/// ```
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}: {} takes {}", self.turn, self.player, self.number)
    }
}
