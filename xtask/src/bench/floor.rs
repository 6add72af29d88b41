//! The floor: what any solver must do at least.
//!
//! It reads the input, takes in all its numbers without any check, and writes as many bytes as the answer has. How many
//! times as long a solver takes is a measure that carries over from machine to machine, as times do not.

use std::io::{self, Write};

/// Takes in `text`, and writes `bytes` bytes to `out`.
pub(super) fn write(text: &[u8], bytes: usize, out: &mut dyn Write) -> io::Result<()> {
    // The sum decides what is written, so that nothing of it can be left out.
    let digit = b'0' + (sum(text) % 10) as u8;
    out.write_all(&vec![digit; bytes])?;
    out.flush()
}

/// The sum of all numbers in `text`, and of the number of `#` in it.
///
/// Numbers are read eight digits at a time, as the solvers read them: a floor that is slower there would flatter.
fn sum(text: &[u8]) -> u64 {
    let mut sum: u64 = 0;
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        if !byte.is_ascii_digit() {
            sum += u64::from(byte == b'#');
            at += 1;
            continue;
        }
        let mut number: u64 = 0;
        if let Some(&bytes) = text[at..].first_chunk() {
            let (len, value) = leading_digits(bytes);
            number = value;
            at += len;
            if len < bytes.len() {
                sum = sum.wrapping_add(number);
                continue;
            }
        }
        while let Some(&byte) = text.get(at)
            && byte.is_ascii_digit()
        {
            number = number.wrapping_mul(10).wrapping_add(u64::from(byte - b'0'));
            at += 1;
        }
        sum = sum.wrapping_add(number);
    }
    sum
}

/// How many of `bytes` come before the first that is no digit, at least one, and the number that they spell.
#[inline]
const fn leading_digits(bytes: [u8; 8]) -> (usize, u64) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let values = u64::from_le_bytes(bytes) ^ (b'0' as u64 * EACH);
    let is_other = (values.wrapping_add((0x7f - 9) * EACH) | values) & (0x80 * EACH);
    let len = is_other.trailing_zeros() / 8;
    let digits = values << (8 * (8 - len));
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let eight = fours.wrapping_mul(10_000).wrapping_add(fours >> 32) & 0xffff_ffff;
    (len as usize, eight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_taken_in() {
        assert_eq!(sum(b""), 0);
        assert_eq!(sum(b"3 4\n12345678 123456789 1"), 3 + 4 + 12_345_678 + 123_456_789 + 1);
        assert_eq!(sum(b"-7 .#x#\n9"), 7 + 2 + 9);
        for len in 1..=19 {
            let number = &"1234567890123456789"[..len];
            let number: u64 = number.parse().expect("it fits");
            for blanks in 0..10 {
                assert_eq!(sum(format!("{number}{}", " ".repeat(blanks)).as_bytes()), number);
            }
        }
    }

    #[test]
    fn as_many_bytes_as_asked_for_are_written() {
        for bytes in [0, 1, 100_000] {
            let mut out = Vec::new();
            write(b"5 8", bytes, &mut out).expect("a vector takes all");
            assert_eq!(out, vec![b'3'; bytes]);
        }
    }
}
