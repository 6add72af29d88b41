//! The few numbers that many measurements come down to.

/// The middle one, or the mean of the two in the middle; `None` of nothing.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let (low, high) = (sorted.get(sorted.len().checked_sub(1)? / 2)?, sorted.get(sorted.len() / 2)?);
    Some(f64::midpoint(*low, *high))
}

/// How time grows with the number of items: the exponent `e` of `time = c items^e` that fits best.
///
/// `points` are pairs of items and time. The fit is a line through the logarithms with the least sum of squares.
/// `None` where there are not two different positive numbers of items with positive times.
///
/// ```
/// use xtask::bench::stats::exponent;
///
/// let square = [(10.0, 1.0), (100.0, 100.0), (1000.0, 10_000.0)];
/// assert!((exponent(&square).unwrap() - 2.0).abs() < 1e-9);
/// ```
pub fn exponent(points: &[(f64, f64)]) -> Option<f64> {
    let logs: Vec<(f64, f64)> =
        points.iter().filter(|(x, y)| 0.0 < *x && 0.0 < *y).map(|(x, y)| (x.ln(), y.ln())).collect();
    let count = logs.len() as f64;
    let mean = |values: &dyn Fn(&(f64, f64)) -> f64| logs.iter().map(values).sum::<f64>() / count;
    let (mean_x, mean_y) = (mean(&|point| point.0), mean(&|point| point.1));
    let spread: f64 = logs.iter().map(|(x, _)| (x - mean_x).powi(2)).sum();
    let together: f64 = logs.iter().map(|(x, y)| (x - mean_x) * (y - mean_y)).sum();
    // Under that, rounding alone makes the slope; of no point at all the spread is not a number.
    (1e-9 < spread).then(|| together / spread)
}

/// The growth up to a million items and beyond: where caches run out, another exponent holds.
///
/// Both have the sizes near a million, and each is `None` where it has less than two sizes.
pub fn growth(points: &[(f64, f64)]) -> [Option<f64>; 2] {
    const MILLION: f64 = 1e6;
    const NEAR: f64 = 1.5; // no family misses a size that was asked for by more
    let part = |is_in: &dyn Fn(f64) -> bool| -> Vec<(f64, f64)> {
        points.iter().copied().filter(|(items, _)| is_in(*items)).collect()
    };
    [exponent(&part(&|items| items <= MILLION * NEAR)), exponent(&part(&|items| MILLION / NEAR <= items))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3.0]), Some(3.0));
        assert_eq!(median(&[9.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[9.0, 1.0, 2.0, 4.0]), Some(3.0));
    }

    #[track_caller]
    fn fits(points: &[(f64, f64)], expected: f64) {
        let found = exponent(points).expect("two sizes");
        assert!((found - expected).abs() < 1e-6, "{found}");
    }

    #[test]
    fn the_exponent_of_a_power_is_that_power() {
        for power in [0.0, 1.0, 1.15, 2.0] {
            let points: Vec<_> = [1e3, 1e4, 1e5].iter().map(|&items: &f64| (items, 7.0 * items.powf(power))).collect();
            fits(&points, power);
        }
        // By hand: logarithms (0, 0), (1, 1), (2, 1) have the slope (1 * 2/3 + 1 * 1/3) / 2.
        fits(&[(1.0, 1.0), (10.0, 10.0), (100.0, 10.0)], 0.5);
    }

    #[test]
    fn one_size_has_no_exponent() {
        assert_eq!(exponent(&[]), None);
        assert_eq!(exponent(&[(1000.0, 1.0)]), None);
        assert_eq!(exponent(&[(1000.0, 1.0), (1000.0, 2.0)]), None);
        assert_eq!(exponent(&[(1000.0, 1.0), (0.0, 2.0), (10.0, 0.0)]), None);
    }

    #[test]
    fn growth_changes_at_a_million() {
        let points = [
            (1e3, 1.0),
            (1e4, 10.0),
            (998_001.0, 998.001),
            (9_998_244.0, 998.001 * (9_998_244.0_f64 / 998_001.0).powf(1.5)),
        ];
        let [small, large] = growth(&points).map(|exponent| exponent.expect("two sizes"));
        assert!((small - 1.0).abs() < 1e-6 && (large - 1.5).abs() < 1e-6, "{small} {large}");
        assert_eq!(growth(&points[..2])[1], None);
        assert_eq!(growth(&points[3..]), [None, None]);
    }
}
