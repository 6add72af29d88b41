//! Writing decimals.

/// Appends `number` in decimal digits.
///
/// ```
/// let mut line = Vec::new();
/// core_grid::text::push_decimal(&mut line, 1_000_000_009);
/// assert_eq!(line, b"1000000009");
/// ```
pub fn push_decimal(out: &mut Vec<u8>, mut number: u64) {
    let mut digits = [0; 20]; // u64::MAX has 20 digits
    let mut start = digits.len();
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[start..]);
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
}
