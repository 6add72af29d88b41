//! The report as Markdown, for the summary page of a CI job.

use std::fmt::Write;

use crate::diff::Diff;
use crate::outcome::{Failure, Report};

/// The most bytes that GitHub takes as the summary of a step.
pub const MOST_BYTES: usize = 1024 * 1024;

const TAIL: usize = 200; // bytes kept free for the line that counts what is left off

/// The report in at most `most` bytes: what does not fit is counted.
pub fn summary(report: &Report, most: usize) -> String {
    let failures: Vec<&Failure> = report.failures().collect();
    let counts = report.counts();
    let mut page = format!(
        "## cargo xtask verify: {}\n\n| cases | passed | recorded | failed | faults of the corpus | time |\n| --- | --- | --- | --- | --- | --- |\n| {} | {} | {} | {} | {} | {:.1} s |\n\nChecked: {}.\n",
        if failures.is_empty() { "all good" } else { "FAILED" },
        report.outcomes.len(),
        counts.passed,
        counts.recorded,
        counts.failed,
        report.faults.len(),
        report.time.as_secs_f64(),
        counts.checks(),
    );
    for (shown, failure) in failures.iter().enumerate() {
        let section = section(failure);
        if most < page.len() + section.len() + TAIL {
            // Writing to a string cannot fail.
            let _ = write!(page, "\n... and {} more: see the log.\n", failures.len() - shown);
            break;
        }
        page.push_str(&section);
    }
    if most < page.len() { String::new() } else { page }
}

fn section(failure: &Failure) -> String {
    let mut section = format!("\n### {}: {}\n\n", escaped(&failure.name), escaped(&failure.title));
    if failure.path != failure.name {
        let _ = writeln!(section, "- file: {}", escaped(&failure.path));
    }
    for detail in &failure.details {
        let _ = writeln!(section, "- {}", escaped(detail));
    }
    for advice in &failure.advice {
        let _ = writeln!(section, "- **to do:** {}", escaped(advice));
    }
    if let Some(diff) = &failure.diff {
        section.push_str(&fenced(diff));
    }
    section
}

fn fenced(diff: &Diff) -> String {
    let mut lines = String::new();
    for line in &diff.lines {
        let _ = writeln!(lines, "{} {}", line.side.sign(), line.text);
    }
    if diff.left_off != 0 {
        let _ = writeln!(lines, "@ and {} more lines", diff.left_off);
    }
    // A fence must be longer than any run of the same sign inside.
    let longest = lines.split(|sign| sign != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    format!("\n{fence}diff\n{lines}{fence}\n")
}

/// A line of text in which nothing means anything to Markdown or HTML.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '(' | ')' | '#' | '|' | '~' | '$' | '!' | '@' => {
                escaped.push('\\');
                escaped.push(sign);
            }
            sign if sign.is_control() => escaped.push(' '),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Kind;

    fn failure(detail: &str) -> Failure {
        Failure {
            name: "p/edge/case".to_owned(),
            path: "testdata/p/edge/case.snap".to_owned(),
            kind: Kind::Changed,
            title: "changed, still valid".to_owned(),
            details: vec![detail.to_owned()],
            diff: Some(Diff::new("a ``` b", "<script>")),
            advice: vec!["look".to_owned()],
        }
    }

    #[test]
    fn nothing_from_outside_is_markup() {
        let report = Report { faults: vec![failure("a|b `c` <b>\n# d")], ..Report::default() };
        let page = summary(&report, MOST_BYTES);
        assert!(page.contains(r"- a\|b \`c\` &lt;b&gt; \# d"), "{page}");
        assert!(page.contains("\n````diff\n- a ``` b\n+ <script>\n````\n"), "{page}");
        assert!(page.starts_with("## cargo xtask verify: FAILED\n"));
    }

    #[test]
    fn a_page_is_never_too_large() {
        let report = Report { faults: vec![failure(&"x".repeat(1000)); 100], ..Report::default() };
        for most in [0, 100, 1000, 5000, 20_000] {
            let page = summary(&report, most);
            assert!(page.len() <= most);
            assert_eq!(page.contains("more: see the log."), 1000 <= most, "{most}");
        }
        assert!(!summary(&report, MOST_BYTES).contains("see the log"));
    }
}
