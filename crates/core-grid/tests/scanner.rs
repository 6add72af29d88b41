//! The token scanner against a plain splitter, and its errors word for word.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use core_grid::text::{ParseError, ParseErrorKind, Position, Scanner, position_of_byte, position_of_token};
use proptest::prelude::*;

/// The tokens of a text with the line and column of each, and the position of its end, one byte after the other.
fn split(text: &[u8]) -> (Vec<(Position, Vec<u8>)>, Position) {
    let mut tokens: Vec<(Position, Vec<u8>)> = Vec::new();
    let (mut line, mut column, mut inside) = (1, 1, false);
    for &byte in text {
        if b" \t\r\n".contains(&byte) {
            inside = false;
        } else {
            if !inside {
                tokens.push((Position { line, column }, Vec::new()));
            }
            inside = true;
            tokens.last_mut().unwrap().1.push(byte);
        }
        (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
    }
    (tokens, Position { line, column })
}

/// What a token is worth as a number, by the standard library.
fn worth(token: &[u8], signed: bool) -> Option<i128> {
    let text = std::str::from_utf8(token).ok()?;
    let digits = text.strip_prefix('-').filter(|_| signed).unwrap_or(text);
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    all_digits.then(|| text.parse().ok()).flatten()
}

fn piece() -> impl Strategy<Value = Vec<u8>> {
    let words = prop_oneof![
        4 => "[0-9]{1,9}",
        2 => "0{0,12}[0-9]{1,30}",
        2 => "-?[0-9]{0,20}",
        1 => "[-+0-9x.#]{1,4}",
        6 => "[ \t\r\n]{1,3}",
        1 => Just(u64::MAX.to_string()),
        1 => Just("18446744073709551616".to_owned()),
        1 => Just("-9223372036854775808 9223372036854775808 -9223372036854775809".to_owned()),
    ];
    prop_oneof![9 => words.prop_map(String::into_bytes), 1 => prop::collection::vec(any::<u8>(), 1..4)]
}

fn text() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(piece(), 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn reads_what_a_plain_splitter_reads(text in text(), least in 0_u64..20, most in prop_oneof![20_u64..2_000, Just(u64::MAX)]) {
        let (tokens, end) = split(&text);
        let (mut numbers, mut signed, mut any) = (Scanner::new(&text), Scanner::new(&text), Scanner::new(&text));
        for (index, (position, token)) in tokens.iter().enumerate() {
            prop_assert!(tokens.len() - index <= any.most_tokens_left());
            prop_assert_eq!(position_of_token(&text, index), *position);
            let (start, read) = any.token("a word").unwrap();
            prop_assert_eq!((position_of_byte(&text, start), read), (*position, token.as_slice()));

            let mut numbers = std::mem::replace(&mut numbers, any.clone());
            let expected = worth(token, false).filter(|&number| (i128::from(least)..=i128::from(most)).contains(&number));
            match numbers.number("a number", least..=most) {
                Ok(number) => prop_assert_eq!(Some(i128::from(number)), expected),
                Err(error) => prop_assert_eq!((None, *position), (expected, error.position)),
            }
            let mut signed = std::mem::replace(&mut signed, any.clone());
            let (low, high) = (-least.cast_signed(), i64::try_from(most).unwrap_or(i64::MAX));
            let expected = worth(token, true).filter(|&number| (i128::from(low)..=i128::from(high)).contains(&number));
            match signed.signed("a number", low..=high) {
                Ok(number) => prop_assert_eq!(Some(i128::from(number)), expected),
                Err(error) => prop_assert_eq!((None, *position), (expected, error.position)),
            }
        }
        prop_assert_eq!(position_of_token(&text, tokens.len()), end);
        for error in [numbers.number("a", 0..=1).unwrap_err(), signed.signed("a", 0..=1).unwrap_err(), any.token("a").unwrap_err()] {
            prop_assert_eq!(error.position, end);
        }
        prop_assert!(any.finish().is_ok());
        prop_assert_eq!(Scanner::new(&text).finish().is_ok(), tokens.is_empty());
    }
}

#[track_caller]
fn number_error(text: &[u8], expected: &str) {
    let error = Scanner::new(text).number("the number of rows", 1..=400).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn messages_say_what_was_expected_and_what_was_found() {
    let wanted = "expected the number of rows (1 to 400), found";
    number_error(b"", &format!("line 1, column 1: {wanted} the end of the input"));
    number_error(b" \n \t", &format!("line 2, column 3: {wanted} the end of the input"));
    number_error(b"\r\n  0", &format!("line 2, column 3: {wanted} `0`"));
    number_error(b"401\n", &format!("line 1, column 1: {wanted} `401`"));
    number_error(b"+1", &format!("line 1, column 1: {wanted} `+1`"));
    number_error(b"-1", &format!("line 1, column 1: {wanted} `-1`"));
    number_error(b"1\x002", &format!("line 1, column 1: {wanted} `1\\x002`"));
    number_error("\u{e9}".as_bytes(), &format!("line 1, column 1: {wanted} `\\xc3\\xa9`"));
    number_error(&[b'9'; 1000], &format!("line 1, column 1: {wanted} `999999999999999999999999... (1000 bytes)`"));
    let mut scanner = Scanner::new(b"1 2");
    assert_eq!(scanner.number("one", 0..=9).ok(), Some(1));
    let error = scanner.finish().unwrap_err();
    let message = "line 1, column 3: expected the end of the input, found `2`";
    assert_eq!(error.to_string(), message);
    // The same among the errors of a problem.
    assert_eq!(ParseError::<&str>::from(error).to_string(), message);
    let invalid =
        ParseError { position: Position { line: 7, column: 1 }, kind: ParseErrorKind::Invalid("found a hole") };
    assert_eq!(invalid.to_string(), "line 7, column 1: found a hole");
}

#[test]
fn room_for_tokens_is_what_is_left_and_no_more() {
    let mut scanner = Scanner::new(b"1 2 34");
    let mut left = vec![scanner.most_tokens_left()];
    while !scanner.is_finished() {
        scanner.number("a number", 0..=99).unwrap();
        left.push(scanner.most_tokens_left());
    }
    // A token and the blank before it are two bytes at least.
    assert_eq!(left, [3, 3, 2, 0]);
}

#[test]
fn places_are_those_of_bytes_and_of_the_ends_of_lines() {
    let text = b"ab

c";
    let places: Vec<(usize, usize)> = (0..5)
        .flat_map(|line| (0..5).map(move |column| (line, column)))
        .filter(|&(line, column)| Position { line, column }.is_in(text))
        .collect();
    assert_eq!(places, [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (3, 2)]);
    assert!(Position { line: 1, column: 1 }.is_in(b"") && !Position { line: 2, column: 1 }.is_in(b""));
}

#[test]
fn ten_megabytes_of_digits_are_read_at_once() {
    let mut text = vec![b'0'; 10_000_000];
    *text.last_mut().unwrap() = b'7';
    assert_eq!(Scanner::new(&text).number("a number", 0..=9).ok(), Some(7));
    text[0] = b'1';
    assert!(Scanner::new(&text).number("a number", 0..=9).is_err());
}
