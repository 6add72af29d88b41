//! Writing decimals.

/// Appends `number` in decimal digits.
///
/// ```
/// let mut line = Vec::new();
/// core_grid::text::push_decimal(&mut line, 1_000_000_009);
/// assert_eq!(line, b"1000000009");
/// ```
pub fn push_decimal(out: &mut Vec<u8>, number: u64) {
    let mut room = [0; 20];
    let len = put_decimal(&mut room, number);
    out.extend_from_slice(&room[..len]);
}

/// Writes `number` in decimal digits to the front of `room`, and gives their number. What follows them in `room` is of
/// no meaning.
///
/// For long texts of short lines: that digits are written eight at a time, needed or not, makes it one store.
///
/// ```
/// let mut room = [0; 20];
/// let len = core_grid::text::put_decimal(&mut room, 407);
/// assert_eq!(&room[..len], b"407");
/// ```
#[inline]
pub fn put_decimal(room: &mut [u8; 20], number: u64) -> usize {
    let leading = |room: &mut [u8; 20], number: u64| {
        let digits = eight_digits(number);
        let zeros = (digits | 1 << 63).trailing_zeros() / 8 * 8; // all but the last digit may go
        room[..8].copy_from_slice(&((digits | ASCII_ZEROS) >> zeros).to_le_bytes());
        8 - zeros as usize / 8
    };
    if number < EIGHT {
        return leading(room, number);
    }
    let mut len = if number < EIGHT * EIGHT {
        leading(room, number / EIGHT)
    } else {
        let len = leading(room, number / (EIGHT * EIGHT));
        put_eight(room, len, number / EIGHT % EIGHT)
    };
    len = put_eight(room, len, number % EIGHT);
    len
}

const EIGHT: u64 = 100_000_000; // numbers of at most eight digits are below
const ASCII_ZEROS: u64 = u64::from_le_bytes([b'0'; 8]);

/// Writes eight digits at `at`, zeros in front included, and gives the place after them.
fn put_eight(room: &mut [u8; 20], at: usize, number: u64) -> usize {
    room[at..at + 8].copy_from_slice(&(eight_digits(number) | ASCII_ZEROS).to_le_bytes());
    at + 8
}

/// The eight digits of `number`, which is under 10^8, a byte each, the first in the lowest byte.
///
/// Halves, quarters and eighths are split off side by side; the division by 100 and by 10 is a multiplication with a
/// reciprocal that is exact for numbers under 10^4 and 100.
#[inline]
const fn eight_digits(number: u64) -> u64 {
    let halves = (number / 10_000) | ((number % 10_000) << 32);
    let hundreds = ((halves * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let quarters = hundreds | ((halves - hundreds * 100) << 16);
    let tens = ((quarters * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((quarters - tens * 10) << 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_display() {
        let powers = (0..20).map(|exponent| 10_u64.pow(exponent));
        for number in powers.flat_map(|power| [power - 1, power, power + 1]).chain([u64::MAX]) {
            let mut out = b"> ".to_vec();
            push_decimal(&mut out, number);
            assert_eq!(out, format!("> {number}").into_bytes());
        }
    }

    #[test]
    fn every_number_of_four_digits_in_both_halves() {
        for number in 0..10_000_u64 {
            for number in [number, number * 10_000 + number, number * EIGHT + number] {
                let mut room = [b'x'; 20];
                let len = put_decimal(&mut room, number);
                assert_eq!(&room[..len], number.to_string().as_bytes());
            }
        }
    }
}
