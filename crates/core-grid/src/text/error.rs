//! What is wrong with a text, and where.

use std::error::Error;
use std::fmt;

/// A place in a text.
///
/// Lines are counted by LF alone; the column is the byte's place in the line. Both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, from 1.
    pub line: usize,
    /// The byte in the line, from 1.
    pub column: usize,
}

impl Position {
    /// Whether `text` has this place: that of a byte of it, or the end of one of its lines.
    ///
    /// ```
    /// use core_grid::text::Position;
    ///
    /// assert!(Position { line: 2, column: 3 }.is_in(b"abc\nde"));
    /// assert!(!Position { line: 2, column: 4 }.is_in(b"abc\nde"));
    /// assert!(!Position { line: 3, column: 1 }.is_in(b"abc\nde"));
    /// ```
    pub fn is_in(self, text: &[u8]) -> bool {
        let line = self.line.checked_sub(1).and_then(|line| text.split(|&byte| byte == b'\n').nth(line));
        line.is_some_and(|line| (1..=line.len() + 1).contains(&self.column))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A token that is missing, left over, or not what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenError {
    /// Where the token begins, or the end of the text for a missing one.
    pub position: Position,
    /// What is wrong with it.
    pub kind: TokenErrorKind,
}

/// What is wrong with a token. Its text is shortened and escaped, so that it can be printed whatever it was.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TokenErrorKind {
    /// The text ends where a token was expected.
    Missing {
        /// What was expected.
        expected: String,
    },
    /// There is a token, but not such a one.
    Unexpected {
        /// What was expected.
        expected: String,
        /// The token.
        found: String,
    },
    /// A token follows after the last one expected.
    Trailing {
        /// The token.
        found: String,
    },
}

impl fmt::Display for TokenErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { expected } => write!(f, "expected {expected}, found the end of the input"),
            Self::Unexpected { expected, found } => write!(f, "expected {expected}, found `{found}`"),
            Self::Trailing { found } => write!(f, "expected the end of the input, found `{found}`"),
        }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.position, self.kind)
    }
}

impl Error for TokenError {}

/// Why a text is not a valid instance: a bad token, or tokens that together break a rule of the problem.
///
/// `E` is the problem's own error, which its constructors from code return as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError<E> {
    /// Where.
    pub position: Position,
    /// What.
    pub kind: ParseErrorKind<E>,
}

/// What is wrong: see [`ParseError`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind<E> {
    /// A token is missing, left over, or not what was expected.
    Token(TokenErrorKind),
    /// Each token is fine by itself, but the instance is not valid.
    Invalid(E),
}

impl<E: fmt::Display> fmt::Display for ParseError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ParseErrorKind::Token(kind) => write!(f, "{}: {kind}", self.position),
            ParseErrorKind::Invalid(kind) => write!(f, "{}: {kind}", self.position),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> Error for ParseError<E> {}

impl<E> From<TokenError> for ParseError<E> {
    fn from(error: TokenError) -> Self {
        Self { position: error.position, kind: ParseErrorKind::Token(error.kind) }
    }
}
