//! Rows as a plot: time against size, both in powers of ten, a panel for each problem and a line for each family.
//!
//! A power of ten is as wide as it is high, so what is linear rises by 45 degrees, and what is steeper grows faster.
//! The colours are ones that can be told apart, on white and on black, by the colour-blind too (Okabe and Ito).

use std::fmt::Write;

use super::{Family, families, problems};
use crate::bench::row::Row;

const DECADE: f64 = 60.0; // pixels
const LEFT: f64 = 62.0; // room for the times
const TOP: f64 = 34.0; // room for the title
const BOTTOM: f64 = 40.0; // room for the sizes
const KEY: f64 = 118.0; // room for the names of the families
const IN_A_ROW: usize = 2;

const COLOURS: [&str; 7] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d3b"];
/// Beyond as many families as there are colours, lines are dashed.
const DASHES: [&str; 3] = ["none", "6 3", "2 3"];

/// The plot as SVG: the same bytes for the same rows.
pub fn plot(rows: &[Row]) -> String {
    let families = families(rows);
    let panels: Vec<Panel<'_>> =
        problems(&families).into_iter().filter_map(|problem| Panel::new(problem, &families)).collect();
    let (mut body, mut width, mut top) = (String::new(), 0.0_f64, 0.0);
    for row in panels.chunks(IN_A_ROW) {
        let mut left = 0.0;
        for panel in row {
            panel.draw(left, top, &mut body);
            left += panel.width();
        }
        width = width.max(left);
        top += row.iter().map(Panel::height).fold(0.0, f64::max);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {top:.0}\" width=\"{width:.0}\" \
         height=\"{top:.0}\" font-family=\"sans-serif\" font-size=\"11\" fill=\"#808080\">\n\
         <title>Time to parse, solve and print, by size</title>\n{body}</svg>\n"
    )
}

/// One problem, and the powers of ten that it spans.
struct Panel<'a> {
    problem: &'a str,
    unit: &'a str,
    lines: Vec<(&'a str, Vec<(f64, f64)>)>,
    x: (i32, i32),
    y: (i32, i32),
}

impl<'a> Panel<'a> {
    /// The panel of a problem; `None` where nothing was measured.
    fn new(problem: &'a str, families: &[Family<'a>]) -> Option<Self> {
        let of_problem: Vec<&Family<'a>> = families.iter().filter(|family| family.problem == problem).collect();
        let unit = of_problem.first().and_then(|family| family.rows.first()).map_or("items", |row| row.unit.as_str());
        let lines: Vec<_> = of_problem
            .iter()
            .map(|family| (family.name, logarithms(&family.points())))
            .filter(|(_, points)| !points.is_empty())
            .collect();
        let all = || lines.iter().flat_map(|(_, points)| points.iter());
        let x = decades(all().map(|point| point.0))?;
        let y = decades(all().map(|point| point.1))?;
        Some(Self { problem, unit, lines, x, y })
    }

    fn inner(&self) -> (f64, f64) {
        (f64::from(self.x.1 - self.x.0) * DECADE, f64::from(self.y.1 - self.y.0) * DECADE)
    }

    fn width(&self) -> f64 {
        LEFT + self.inner().0 + KEY
    }

    fn height(&self) -> f64 {
        TOP + self.inner().1 + BOTTOM
    }

    /// Draws the panel with its upper left corner at (`left`, `top`).
    fn draw(&self, left: f64, top: f64, out: &mut String) {
        let (wide, high) = self.inner();
        let x = |log: f64| left + LEFT + (log - f64::from(self.x.0)) * DECADE;
        let y = |log: f64| top + TOP + high - (log - f64::from(self.y.0)) * DECADE;
        let (x0, y0, x1, y1) = (left + LEFT, top + TOP + high, left + LEFT + wide, top + TOP);
        let title = format!("{}: time by {}", self.problem, self.unit);
        text(out, x0, y1 - 12.0, "start", " font-size=\"13\" font-weight=\"bold\"", &escaped(&title));
        for decade in self.x.0..=self.x.1 {
            let at = x(f64::from(decade));
            line(out, (at, y0), (at, y1));
            text(out, at, y0 + 16.0, "middle", "", &size_label(decade));
        }
        for decade in self.y.0..=self.y.1 {
            let at = y(f64::from(decade));
            line(out, (x0, at), (x1, at));
            text(out, x0 - 6.0, at + 4.0, "end", "", &time_label(decade));
        }
        for (index, (name, points)) in self.lines.iter().enumerate() {
            let colour = COLOURS[index % COLOURS.len()];
            let dash = DASHES[index / COLOURS.len() % DASHES.len()];
            let path: Vec<String> = points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1))).collect();
            let style = format!("stroke=\"{colour}\" stroke-width=\"1.8\" stroke-dasharray=\"{dash}\"");
            // Writing to a string cannot fail.
            let _ = writeln!(out, "<polyline points=\"{}\" fill=\"none\" {style}/>", path.join(" "));
            for point in points {
                let _ = writeln!(
                    out,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.4\" fill=\"{colour}\"/>",
                    x(point.0),
                    y(point.1)
                );
            }
            let at = y1 + 8.0 + 16.0 * index as f64;
            let _ = writeln!(out, "<path d=\"M{:.1} {at:.1}h16\" {style}/>", x1 + 10.0);
            text(out, x1 + 30.0, at + 4.0, "start", "", &escaped(name));
        }
    }
}

/// The decimal logarithms of items and of seconds, by items.
fn logarithms(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let positive = points.iter().filter(|(items, time)| 0.0 < *items && 0.0 < *time);
    let mut points: Vec<(f64, f64)> = positive.map(|(items, time)| (items.log10(), (time / 1e9).log10())).collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points
}

/// The whole powers of ten around values given by their logarithms, at least one apart. What misses a power by a hair,
/// as a board of 31 by 32 cells misses a thousand, does not begin another one.
fn decades(logs: impl Iterator<Item = f64> + Clone) -> Option<(i32, i32)> {
    const HAIR: f64 = 0.06;
    let least = logs.clone().min_by(f64::total_cmp)?;
    let most = logs.max_by(f64::total_cmp)?;
    let (low, high) = ((least + HAIR).floor() as i32, (most - HAIR).ceil() as i32);
    Some((low, high.max(low + 1)))
}

fn size_label(decade: i32) -> String {
    match decade {
        0 => "1".to_owned(),
        1 => "10".to_owned(),
        2 => "100".to_owned(),
        _ => format!("10<tspan dy=\"-4\" font-size=\"8\">{decade}</tspan>"),
    }
}

fn time_label(decade: i32) -> String {
    let units = ["s", "ms", "µs", "ns"];
    let unit = (-decade).max(0).unsigned_abs().div_ceil(3).min(3);
    let digits = decade + 3 * unit.cast_signed();
    if (0..3).contains(&digits) {
        format!("{} {}", 10_u32.pow(digits.unsigned_abs()), units[unit as usize])
    } else {
        format!("10<tspan dy=\"-4\" font-size=\"8\">{decade}</tspan> s")
    }
}

fn line(out: &mut String, from: (f64, f64), to: (f64, f64)) {
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#808080\" stroke-opacity=\"0.35\"/>",
        from.0, from.1, to.0, to.1
    );
}

/// Text; `content` is markup.
fn text(out: &mut String, x: f64, y: f64, anchor: &str, style: &str, content: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\"{style}>{content}</text>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::super::tests::example;
    use super::*;

    /// The names of the elements of a text that is well-formed: each is closed in order, and nothing means markup that
    /// is none.
    fn elements(xml: &str) -> Vec<String> {
        let (mut open, mut seen, mut rest) = (Vec::new(), Vec::new(), xml);
        while let Some(start) = rest.find('<') {
            let before = &rest[..start];
            assert!(!before.contains('>'), "{before}");
            assert!(
                before.split('&').skip(1).all(|part| ["amp;", "lt;", "gt;"].iter().any(|name| part.starts_with(name)))
            );
            let end = start + rest[start..].find('>').expect("a tag ends");
            let tag = &rest[start + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop().as_deref(), Some(name));
                continue;
            }
            let (tag, is_closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            assert!(tag.matches('"').count() % 2 == 0 && !tag.contains('&'), "{tag}");
            let name = tag.split(' ').next().expect("a name").to_owned();
            seen.push(name.clone());
            if !is_closed {
                open.push(name);
            }
        }
        assert!(open.is_empty() && rest.trim().is_empty());
        seen
    }

    #[test]
    fn a_plot_is_well_formed_and_has_all_that_was_measured() {
        let svg = plot(&example());
        let count = |name: &str| elements(&svg).iter().filter(|element| *element == name).count();
        assert_eq!((count("svg"), count("polyline"), count("circle")), (1, 2, 3), "{svg}");
        for part in ["a: time by cells", "b: time by cells", ">open<", ">far<", ">100 µs<", ">1 s<"] {
            assert!(svg.contains(part), "{part} is not in {svg}");
        }
        assert_eq!(plot(&example()), svg);
    }

    #[test]
    fn names_are_no_markup() {
        let row = Row { problem: "<a&b>".to_owned(), family: "\"x\" <y>".to_owned(), ..example()[0].clone() };
        assert!(elements(&plot(&[row])).contains(&"polyline".to_owned()));
        let none = elements(&plot(&[]));
        assert_eq!(none, ["svg", "title"]);
    }

    #[test]
    fn what_is_linear_rises_by_45_degrees() {
        let svg = plot(&example());
        let points = svg.lines().find_map(|line| line.strip_prefix("<polyline points=\"")).expect("a line");
        let points: Vec<f64> =
            points.split(['"', ' ', ',']).take(4).map(|number| number.parse().expect("a number")).collect();
        assert!((points[2] - points[0] - (points[1] - points[3])).abs() < 0.3, "{points:?}");
    }

    #[test]
    fn labels_have_units() {
        let shown = [-9, -6, -5, -4, -3, -1, 0, 2].map(time_label);
        assert_eq!(shown, ["1 ns", "1 µs", "10 µs", "100 µs", "1 ms", "100 ms", "1 s", "100 s"]);
        assert_eq!(decades([2.98, 6.999].into_iter()), Some((3, 7)));
        assert_eq!(decades([2.9, 3.2].into_iter()), Some((2, 4)));
        assert_eq!(decades([4.0].into_iter()), Some((4, 5)));
        assert_eq!(decades(std::iter::empty()), None);
    }
}
