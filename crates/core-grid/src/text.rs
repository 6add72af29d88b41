//! Reading tokens with exact error positions, and writing decimals fast.
//!
//! A text is ASCII tokens separated by any run of spaces, tabs, CR or LF; but it may hold any bytes, and every byte
//! that is none of those four belongs to a token.
//!
//! ```
//! use core_grid::text::Scanner;
//!
//! let mut scanner = Scanner::new(b"3 x");
//! assert_eq!(scanner.number("the number of rows", 1..=9)?, 3);
//! let error = scanner.number("the number of columns", 1..=9).unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 3: expected the number of columns (1 to 9), found `x`");
//! # Ok::<(), core_grid::text::TokenError>(())
//! ```

mod decimal;
mod error;
mod scanner;

pub use decimal::{push_decimal, put_decimal};
pub use error::{ParseError, ParseErrorKind, Position, TokenError, TokenErrorKind};
pub use scanner::{Scanner, position_of_byte, position_of_token};
