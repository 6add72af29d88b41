//! Rows as tables in Markdown.

use super::{Family, families, problems};
use crate::bench::row::Row;
use crate::bench::show;
use crate::report::markdown::escaped;

/// A table for each problem, one of other programs where there are any, and what was measured where.
pub fn tables(rows: &[Row]) -> String {
    let families = families(rows);
    let mut text = String::new();
    for problem in problems(&families) {
        let of_problem: Vec<&Family<'_>> =
            families.iter().filter(|family| family.problem == problem && family.ours().next().is_some()).collect();
        if !of_problem.is_empty() {
            text.push_str(&table_of(problem, &of_problem));
            text.push('\n');
        }
    }
    text.push_str(
        "Whole processes, medians; *growth* is the exponent of time by items without the start of the process, up to a \
         million items and beyond; the columns after it are of the largest size.\n\n",
    );
    let others: Vec<&Row> = rows.iter().filter(|row| !row.is_ours()).collect();
    if !others.is_empty() {
        text.push_str(&table_of_others(&others));
        text.push('\n');
    }
    let failed: Vec<&Row> = rows.iter().filter(|row| row.is_ours() && !row.error.is_empty()).collect();
    for row in &failed {
        text.push_str(&format_line(&[format!(
            "**{}/{}, {}:** {}.\n",
            row.problem,
            row.family,
            show::count(row.items),
            escaped(&row.error)
        )]));
    }
    text.push_str(&sources(rows));
    text
}

/// The sizes in columns, the families in lines.
fn table_of(problem: &str, families: &[&Family<'_>]) -> String {
    let mut sizes: Vec<u64> = families.iter().flat_map(|family| family.ours().map(|row| row.asked)).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let unit = families.iter().flat_map(|family| family.rows.iter()).map(|row| row.unit.as_str()).next();
    let unit = unit.unwrap_or("items");
    let mut header = vec![format!("{problem}, {unit}")];
    header.extend(sizes.iter().map(|&size| show::count(size)));
    header.extend(["growth", "parse + solve + print", &format!("{unit}/s"), "peak", "x floor"].map(str::to_owned));
    let mut lines = vec![header];
    lines.push(vec!["---".to_owned(); sizes.len() + 6]);
    for family in families {
        let mut line = vec![family.name.to_owned()];
        let time = |size: u64| family.ours().find(|row| row.asked == size).and_then(|row| row.whole_ns);
        line.extend(sizes.iter().map(|&size| show::time(time(size))));
        let growth = family.growth().map(show::exponent);
        line.push(growth.into_iter().filter(|exponent| !exponent.is_empty()).collect::<Vec<_>>().join(", "));
        let largest = family.ours().last();
        line.extend(largest.map(of_largest).unwrap_or_default());
        lines.push(line);
    }
    lines.iter().map(|line| format_line(line)).collect()
}

fn of_largest(row: &Row) -> Vec<String> {
    let stages = [row.parse_ns, row.solve_ns, row.print_ns].map(show::time).join(" + ");
    let rate = row.items_per_second().map(show::rate).unwrap_or_default();
    vec![stages, rate, show::memory(row.peak_kib), show::ratio(row.to_floor)]
}

fn table_of_others(rows: &[&Row]) -> String {
    let header = ["beside", "on", "items", "whole", "peak", "times as long as ours"];
    let mut lines = vec![header.map(str::to_owned).to_vec(), vec!["---".to_owned(); header.len()]];
    for row in rows {
        let result = if row.error.is_empty() { show::ratio(row.to_ours) } else { escaped(&row.error) };
        lines.push(vec![
            escaped(&row.program),
            format!("{}/{}", row.problem, row.family),
            show::count(row.items),
            show::time(row.whole_ns),
            show::memory(row.peak_kib),
            result,
        ]);
    }
    lines.iter().map(|line| format_line(line)).collect()
}

/// A line of a table; or of text, where there is one part only.
fn format_line(cells: &[String]) -> String {
    match cells {
        [text] => format!("{text}\n"),
        cells => format!("| {} |\n", cells.join(" | ")),
    }
}

/// What was measured where and when, a line for each revision and machine.
fn sources(rows: &[Row]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for row in rows {
        let line = format!(
            "Revision {}, {}, {}; {}, {} threads, {}.\n",
            escaped(&row.revision),
            row.date,
            escaped(&row.compiler),
            escaped(&row.processor),
            row.cores,
            escaped(&row.system),
        );
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.concat()
}

#[cfg(test)]
mod tests {
    use super::super::tests::example;
    use super::*;

    #[test]
    fn all_that_was_measured_is_in_a_table() {
        let expected = "\
| a, cells | 1 000 | 1 000 000 | growth | parse + solve + print | cells/s | peak | x floor |
| --- | --- | --- | --- | --- | --- | --- | --- |
| open | 400 µs | 400 ms | 1.00 | 100 ms + 200 ms + 1.0 ms | 2.5 M | 2.0 MiB | 2.5 |

| b, cells | 10 000 | growth | parse + solve + print | cells/s | peak | x floor |
| --- | --- | --- | --- | --- | --- | --- |
| far | 4.0 ms |  | 1.0 ms + 2.0 ms + 10 µs | 2.5 M | 2.0 MiB | 2.5 |
";
        let text = tables(&example());
        assert!(text.starts_with(expected), "{text}");
        assert!(text.contains("| the \\| published one | a/open | 999 | 4.0 ms | 2.0 MiB | 10 |\n"), "{text}");
        assert!(text.contains("| a/walls | 999 |  | 2.0 MiB | ended with signal 11 |\n"), "{text}");
        let end = "Revision abc, 2026-01-31, rustc 1; P &amp; Q, 2 threads, linux x86\\_64.\n";
        assert!(text.ends_with(end) && text.matches("Revision").count() == 1, "{text}");
    }

    #[test]
    fn every_line_of_a_table_has_as_many_cells() {
        let text = tables(&example());
        let mut columns = 0;
        for line in text.lines() {
            let cells = line.replace("\\|", "").matches('|').count();
            assert!(cells == 0 || columns == 0 || cells == columns, "{line}");
            columns = cells;
        }
    }

    #[test]
    fn a_wrong_answer_of_ours_is_said() {
        let wrong = Row { whole_ns: None, error: "wrong answer: x".to_owned(), ..example()[0].clone() };
        let text = tables(&[wrong]);
        assert!(text.contains("**a/open, 999:** wrong answer: x."), "{text}");
    }
}
