//! Numbers with their units, as tables show them. What is not known is empty.

/// A count with its thousands apart: `10 000`.
pub(super) fn count(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(" ")
}

/// Two digits at least: `1.5`, `15`, `150`.
fn short(value: f64) -> String {
    if value < 9.95 { format!("{value:.1}") } else { format!("{value:.0}") }
}

/// A time in the unit that suits it.
pub(super) fn time(nanoseconds: Option<u64>) -> String {
    let Some(nanoseconds) = nanoseconds else { return String::new() };
    let value = nanoseconds as f64;
    let units = [(1e3, 1.0, "ns"), (999.5e3, 1e3, "µs"), (999.5e6, 1e6, "ms")];
    match units.into_iter().find(|(below, _, _)| value < *below) {
        Some((_, 1.0, unit)) => format!("{nanoseconds} {unit}"),
        Some((_, scale, unit)) => format!("{} {unit}", short(value / scale)),
        None => format!("{value:.1} s", value = value / 1e9),
    }
}

/// Items a second, in millions.
pub(super) fn rate(per_second: f64) -> String {
    let millions = per_second / 1e6;
    if millions < 0.95 { format!("{millions:.2} M") } else { format!("{} M", short(millions)) }
}

/// Memory, in MiB.
pub(super) fn memory(kib: Option<u64>) -> String {
    kib.map(|kib| format!("{} MiB", short(kib as f64 / 1024.0))).unwrap_or_default()
}

/// A ratio.
pub(super) fn ratio(ratio: Option<f64>) -> String {
    ratio.map(|ratio| if ratio < 0.995 { format!("{ratio:.2}") } else { short(ratio) }).unwrap_or_default()
}

/// An exponent.
pub(super) fn exponent(exponent: Option<f64>) -> String {
    exponent.map(|exponent| format!("{exponent:.2}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([0, 999, 1000, 12_345_678].map(count), ["0", "999", "1 000", "12 345 678"]);
        let times = [0, 999, 1000, 9949, 9950, 999_499, 999_500, 42_000_000, 999_500_000, 61_000_000_000];
        let shown = ["0 ns", "999 ns", "1.0 µs", "9.9 µs", "10 µs", "999 µs", "1.0 ms", "42 ms", "1.0 s", "61.0 s"];
        assert_eq!(times.map(|time_ns| time(Some(time_ns))), shown);
        assert_eq!(time(None), "");
        assert_eq!([450_000.0, 1_500_000.0, 2.5e7].map(rate), ["0.45 M", "1.5 M", "25 M"]);
        assert_eq!([None, Some(1536), Some(102_400)].map(memory), ["", "1.5 MiB", "100 MiB"]);
        assert_eq!([None, Some(0.5), Some(1.04), Some(12.3)].map(ratio), ["", "0.50", "1.0", "12"]);
        assert_eq!([None, Some(1.045)].map(exponent), ["", "1.04"]);
    }
}
