//! The token scanner.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::{Position, TokenError, TokenErrorKind};

/// Reads the tokens of a text from the front.
///
/// It keeps a byte offset only; line and column are counted when there is an error to report.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    text: &'a [u8],
    /// Everything before this byte has been read.
    at: usize,
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

impl<'a> Scanner<'a> {
    /// A scanner at the start of `text`.
    pub const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The most tokens that can still follow; for room to reserve, whatever the text claims of itself.
    pub const fn most_tokens_left(&self) -> usize {
        (self.text.len() - self.at).div_ceil(2)
    }

    /// Reads a number of decimal digits in `range`. `what` names it in an error.
    ///
    /// # Errors
    ///
    /// [`TokenErrorKind::Missing`] at the end of the text, [`TokenErrorKind::Unexpected`] for anything but a number in
    /// the range.
    #[expect(
        clippy::inline_always,
        reason = "with the range known, most of it goes away: a call for each number is dear"
    )]
    #[inline(always)]
    pub fn number(&mut self, what: &str, range: RangeInclusive<u64>) -> Result<u64, TokenError> {
        self.skip_blanks();
        let start = self.at;
        match self.digits() {
            Some(number) if range.contains(&number) => Ok(number),
            _ => Err(self.unexpected(start, &format_args!("{what} ({} to {})", range.start(), range.end()))),
        }
    }

    /// Reads two numbers of decimal digits in `range`, each as by [`number`](Self::number).
    ///
    /// For long texts of short pairs: both are found with one look at the text, as long as pairs and the single blanks
    /// between and after them take at most 16 bytes.
    ///
    /// ```
    /// use core_grid::text::Scanner;
    ///
    /// let mut scanner = Scanner::new(b"3 1000000\n4 x");
    /// assert_eq!(scanner.pair(["a row", "a column"], 1..=9_999_999)?, [3, 1_000_000]);
    /// let error = scanner.pair(["a row", "a column"], 1..=9_999_999).unwrap_err();
    /// assert_eq!(error.to_string(), "line 2, column 3: expected a column (1 to 9999999), found `x`");
    /// # Ok::<(), core_grid::text::TokenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number), for the first of the two that is wrong.
    #[expect(clippy::inline_always, reason = "as for a single number")]
    #[inline(always)]
    pub fn pair(&mut self, whats: [&str; 2], range: RangeInclusive<u64>) -> Result<[u64; 2], TokenError> {
        self.skip_blanks();
        if let Some((len, pair)) = self.text.get(self.at..).and_then(<[u8]>::first_chunk).and_then(leading_pair)
            && pair.iter().all(|number| range.contains(number))
        {
            self.at += len;
            return Ok(pair);
        }
        Ok([self.number(whats[0], range.clone())?, self.number(whats[1], range)?])
    }

    /// Reads a number of decimal digits with an optional leading `-`, in `range`. `what` names it in an error.
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number).
    #[inline]
    pub fn signed(&mut self, what: &str, range: RangeInclusive<i64>) -> Result<i64, TokenError> {
        self.skip_blanks();
        let start = self.at;
        let negative = self.text.get(start) == Some(&b'-');
        self.at += usize::from(negative);
        let number = self
            .digits()
            .and_then(|size| if negative { 0_i64.checked_sub_unsigned(size) } else { i64::try_from(size).ok() });
        match number {
            Some(number) if range.contains(&number) => Ok(number),
            _ => Err(self.unexpected(start, &format_args!("{what} ({} to {})", range.start(), range.end()))),
        }
    }

    /// Reads a token of any bytes, and gives it with the offset of its first byte in the text. `what` names it in an
    /// error.
    ///
    /// # Errors
    ///
    /// [`TokenErrorKind::Missing`] at the end of the text.
    #[inline]
    pub fn token(&mut self, what: &str) -> Result<(usize, &'a [u8]), TokenError> {
        self.skip_blanks();
        let start = self.at;
        let token = token_at(self.text, start);
        if token.is_empty() {
            return Err(self.unexpected(start, &what));
        }
        self.at = start + token.len();
        Ok((start, token))
    }

    /// Whether no token is left; skips the blanks before the next one.
    ///
    /// ```
    /// use core_grid::text::Scanner;
    ///
    /// let mut scanner = Scanner::new(b"7 \r\n");
    /// assert!(!scanner.is_finished());
    /// scanner.number("a number", 0..=9)?;
    /// assert!(scanner.is_finished());
    /// # Ok::<(), core_grid::text::TokenError>(())
    /// ```
    #[inline]
    pub fn is_finished(&mut self) -> bool {
        self.skip_blanks();
        self.at == self.text.len()
    }

    /// Makes sure that no token is left.
    ///
    /// # Errors
    ///
    /// [`TokenErrorKind::Trailing`] where one is.
    pub fn finish(mut self) -> Result<(), TokenError> {
        if self.is_finished() {
            return Ok(());
        }
        let found = printable(token_at(self.text, self.at));
        Err(TokenError { position: position_of_byte(self.text, self.at), kind: TokenErrorKind::Trailing { found } })
    }

    /// The error for the token at byte `start`, or for the end of the text there, where `expected` should have been.
    #[cold]
    #[inline(never)]
    pub fn unexpected(&self, start: usize, expected: &dyn Display) -> TokenError {
        let token = token_at(self.text, start);
        let expected = expected.to_string();
        let kind = if token.is_empty() {
            TokenErrorKind::Missing { expected }
        } else {
            TokenErrorKind::Unexpected { expected, found: printable(token) }
        };
        TokenError { position: position_of_byte(self.text, start), kind }
    }

    #[inline]
    fn skip_blanks(&mut self) {
        while let Some(&byte) = self.text.get(self.at)
            && is_blank(byte)
        {
            self.at += 1;
        }
    }

    /// Reads digits up to a blank or the end of the text. `None` where there is none, another byte follows, or the
    /// number is over `u64::MAX`.
    #[inline]
    fn digits(&mut self) -> Option<u64> {
        let (start, mut number) = (self.at, 0);
        // Eight bytes at once, and the one that may follow: the length of a number is nothing that a processor can foresee.
        if let Some(bytes) = self.text.get(start..).and_then(<[u8]>::first_chunk::<9>)
            && let Some(&first) = bytes.first_chunk()
        {
            let (len, value) = leading_digits(first);
            self.at += len;
            let after = bytes[len];
            if is_blank(after) {
                return (0 < len).then_some(value);
            }
            if len < first.len() {
                return None;
            }
            number = value;
        }
        self.more_digits(start, number)
    }

    /// Reads the rest of a number that began at byte `start`, and is `number` so far.
    #[inline(never)]
    fn more_digits(&mut self, start: usize, mut number: u64) -> Option<u64> {
        while let Some(&byte) = self.text.get(self.at) {
            let digit = byte.wrapping_sub(b'0');
            if 9 < digit {
                if is_blank(byte) {
                    break;
                }
                return None;
            }
            number = number.checked_mul(10)?.checked_add(u64::from(digit))?;
            self.at += 1;
        }
        (start < self.at).then_some(number)
    }
}

const EACH: u64 = 0x0101_0101_0101_0101; // 1 in each byte

/// What is no digit among `bytes`, and the values of the digits before that.
///
/// In the first number, the high bit of each byte that is no digit, and perhaps of some after the first such byte over
/// 127; the first byte in the text is the lowest. In the second a digit is its value.
#[inline]
const fn others(bytes: [u8; 8]) -> (u64, u64) {
    let values = u64::from_le_bytes(bytes) ^ (b'0' as u64 * EACH);
    // A digit has become its value, anything else a byte over 9, and a byte over 137 may carry into the next.
    ((values.wrapping_add((0x7f - 9) * EACH) | values) & (0x80 * EACH), values)
}

/// The number that the lowest `len` bytes of `values` spell, 1 to 8 of them.
#[inline]
const fn spelled(values: u64, len: u32) -> u64 {
    // Zeros before the first digit, to make it eight; then ever longer numbers from two neighbours each: in every
    // second byte one of two digits, from these one of four in both halves, and one of eight.
    let digits = values << (8 * (8 - len));
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_ffff_0000_ffff;
    fours.wrapping_mul(10_000).wrapping_add(fours >> 32) & 0xffff_ffff
}

/// How many of `bytes` come before the first that is no digit, and the number that they spell.
#[inline]
const fn leading_digits(bytes: [u8; 8]) -> (usize, u64) {
    let (others, values) = others(bytes);
    let len = others.trailing_zeros() / 8;
    if len == 0 {
        return (0, 0);
    }
    (len as usize, spelled(values, len))
}

/// Two numbers of at most seven digits at the front of `bytes`, with one blank between them and one after, and how many
/// bytes all this is; `None` where there is anything else.
#[inline]
fn leading_pair(bytes: &[u8; 24]) -> Option<(usize, [u64; 2])> {
    let eight = |at: usize| bytes[at..].first_chunk().copied().map(others);
    let ((first_others, first), (second_others, _)) = (eight(0)?, eight(8)?);
    let others = u128::from(second_others) << 64 | u128::from(first_others);
    let between = others.trailing_zeros() / 8;
    let after = (others & others.wrapping_sub(1)).trailing_zeros() / 8;
    let len = after.wrapping_sub(between).wrapping_sub(1);
    // Two numbers of one digit to seven each: then both blanks are in reach.
    if !(1..=7).contains(&between) || !(1..=7).contains(&len) {
        return None;
    }
    let blanks = is_blank(bytes[between as usize]) && is_blank(bytes[after as usize]);
    let (_, second) = eight(between as usize + 1)?;
    blanks.then(|| (after as usize + 1, [spelled(first, between), spelled(second, len)]))
}

/// The token that begins at byte `start`: empty at a blank and at the end of the text.
fn token_at(text: &[u8], start: usize) -> &[u8] {
    let rest = &text[start..];
    let len = rest.iter().position(|&byte| is_blank(byte)).unwrap_or(rest.len());
    &rest[..len]
}

/// The line and column of byte `byte` of `text`; the end of the text is a place too.
///
/// O(byte) time: for errors, not for parsing.
pub fn position_of_byte(text: &[u8], byte: usize) -> Position {
    let before = &text[..byte];
    let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
    let lines = before.split(|&byte| byte == b'\n').count();
    Position { line: lines, column: byte - line_start + 1 }
}

/// The line and column of the token number `token` of `text`, counted from 0, or of the end of the text where there are
/// fewer.
///
/// So a parser need not note where each token was: it asks when there is an error. O(text) time.
pub fn position_of_token(text: &[u8], token: usize) -> Position {
    let begins = |&byte: &usize| !is_blank(text[byte]) && (byte == 0 || is_blank(text[byte - 1]));
    position_of_byte(text, (0..text.len()).filter(begins).nth(token).unwrap_or(text.len()))
}

const MOST_SHOWN: usize = 24; // bytes of a token in a message: enough to recognise it, too few to flood a terminal

/// A token as it can be shown in one line of text: escaped, and cut where it is long.
fn printable(token: &[u8]) -> String {
    if token.len() <= MOST_SHOWN {
        return token.escape_ascii().to_string();
    }
    format!("{}... ({} bytes)", token[..MOST_SHOWN].escape_ascii(), token.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length_before_every_byte() {
        let digits = b"98765432101234567890";
        for len in 0..=digits.len() {
            for byte in 0..=u8::MAX {
                for after in 0..10 {
                    // What follows the number reaches from the end of the text to more than eight bytes before it.
                    let text = [&digits[..len], &[byte], &b"1234567890"[..after]].concat();
                    let token = text.split(|&byte| is_blank(byte)).next().and_then(|token| str::from_utf8(token).ok());
                    let plain = token.filter(|token| !token.starts_with('+')).and_then(|token| token.parse().ok());
                    let mut scanner = Scanner::new(&text);
                    // A blank at the start of the text is passed over before digits are read.
                    if 0 < len || !is_blank(byte) {
                        assert_eq!(scanner.digits(), plain, "{}", text.escape_ascii());
                    }
                }
            }
        }
    }

    #[test]
    fn a_pair_is_two_numbers_whatever_is_around_them() {
        const NUMBERS: [&[u8]; 12] =
            [b"", b"0", b"7", b"42", b"123456", b"1234567", b"12345678", b"987654321", b"-1", b"1x", b"x", b"\xff12"];
        const BLANKS: [&[u8]; 8] = [b"", b" ", b"\n", b"\r\n", b"\t ", b"\x0b", b"\xff", b"          "];
        let (mut pairs, mut errors) = (0, 0);
        for (first, second) in NUMBERS.into_iter().flat_map(|first| NUMBERS.map(|second| (first, second))) {
            for (before, between) in BLANKS.into_iter().flat_map(|before| BLANKS.map(|between| (before, between))) {
                for rest in [&b""[..], b" ", b"\n5 6\n7 8\n9 10\n", b"\xff", b"\n                       "] {
                    let text = [before, first, between, second, rest].concat();
                    let (mut both, mut each) = (Scanner::new(&text), Scanner::new(&text));
                    let number = |scanner: &mut Scanner<'_>, what| scanner.number(what, 1..=123_456_789);
                    let expected = number(&mut each, "a row")
                        .and_then(|first| number(&mut each, "a column").map(|second| [first, second]));
                    let found = both.pair(["a row", "a column"], 1..=123_456_789);
                    assert_eq!(found, expected, "{}", text.escape_ascii());
                    *(if expected.is_ok() { &mut pairs } else { &mut errors }) += 1;
                    if expected.is_ok() {
                        // And what comes after it is read alike.
                        assert_eq!(number(&mut both, "another"), number(&mut each, "another"));
                    }
                }
            }
        }
        assert!(3_000 < pairs && 20_000 < errors, "{pairs} {errors}");
    }

    #[test]
    fn the_greatest_number_and_any_number_of_zeros_before() {
        for zeros in 0..40 {
            for blanks in 0..10 {
                let read = |number: u128| {
                    let text = format!("{}{number}{}", "0".repeat(zeros), " ".repeat(blanks));
                    Scanner::new(text.as_bytes()).digits()
                };
                assert_eq!(read(u128::from(u64::MAX)), Some(u64::MAX));
                assert_eq!(read(u128::from(u64::MAX) + 1), None);
                assert_eq!(read(10_u128.pow(20)), None);
                assert_eq!(read(0), Some(0));
                assert_eq!(read(7), Some(7));
            }
        }
    }
}
