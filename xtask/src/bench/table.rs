//! The rows as a table for a terminal.

use super::row::Row;
use super::show;
use super::stats::growth;

/// A table of all rows: problem by problem, family by family, with the growth of each family below its sizes.
pub fn table(rows: &[Row]) -> String {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut families: Vec<(&str, &str)> = Vec::new();
    for row in rows {
        let family = (row.problem.as_str(), row.family.as_str());
        if !families.contains(&family) {
            families.push(family);
        }
    }
    let header = ["family", "items", "parse", "solve", "print", "whole", "items/s", "peak", "x floor", "x ours", ""];
    lines.push(header.map(str::to_owned).to_vec());
    for (problem, family) in families {
        let of_family = || rows.iter().filter(|row| row.problem == problem && row.family == family);
        lines.extend(of_family().map(line));
        let points: Vec<(f64, f64)> = of_family()
            .filter(|row| row.is_ours())
            .filter_map(|row| Some((row.items as f64, row.work_ns()? as f64)))
            .collect();
        let [small, large] = growth(&points).map(show::exponent);
        if !small.is_empty() {
            let large = if large.is_empty() { String::new() } else { format!(", {large} beyond") };
            lines.push(vec![String::new(), format!("time grows like items^{small} up to a million{large}")]);
        }
    }
    aligned(&lines)
}

fn line(row: &Row) -> Vec<String> {
    let note = match (row.is_ours(), row.error.is_empty()) {
        (true, true) => String::new(),
        (true, false) => row.error.clone(),
        (false, true) => row.program.clone(),
        (false, false) => format!("{}: {}", row.program, row.error),
    };
    vec![
        format!("{}/{}", row.problem, row.family),
        show::count(row.items),
        show::time(row.parse_ns),
        show::time(row.solve_ns),
        show::time(row.print_ns),
        show::time(row.whole_ns),
        row.items_per_second().map(show::rate).unwrap_or_default(),
        show::memory(row.peak_kib),
        show::ratio(row.to_floor),
        show::ratio(row.to_ours),
        note,
    ]
}

/// The first column and the last to the left, the others to the right; a line of two is a remark.
fn aligned(lines: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let full = lines.iter().filter(|line| 2 < line.len());
        full.map(|line| line[column].chars().count()).max().unwrap_or(0)
    };
    let mut text = String::new();
    for line in lines {
        if let [_, remark] = &line[..] {
            text.extend(["  ", remark, "\n\n"]);
            continue;
        }
        let last = line.len() - 1;
        let cells = line.iter().enumerate().map(|(column, cell)| match column {
            0 => format!("{cell:<width$}", width = width(0)),
            column if column == last => cell.clone(),
            column => format!("{cell:>width$}", width = width(column)),
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_has_its_sizes_its_growth_and_its_errors() {
        let row = Row { problem: "p".to_owned(), family: "f".to_owned(), program: "ours".to_owned(), ..Row::default() };
        let sized = |items: u64| Row {
            items,
            parse_ns: Some(items),
            solve_ns: Some(items),
            print_ns: Some(0),
            whole_ns: Some(1_000_000),
            ..row.clone()
        };
        let theirs = Row { program: "sh x".to_owned(), error: "ended with signal 11".to_owned(), ..row.clone() };
        let text = table(&[sized(1000), sized(1_000_000), theirs]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 6, "{text}");
        assert!(lines[1].starts_with("p/f         1 000  1.0 µs"), "{text}");
        assert!(lines[2].starts_with("p/f     1 000 000  1.0 ms"), "{text}");
        assert!(lines[3].ends_with("sh x: ended with signal 11"), "{text}");
        assert_eq!(lines[4], "  time grows like items^1.00 up to a million");
    }
}
