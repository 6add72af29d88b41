//! What GitHub Actions reads from a log: notes that it shows beside the files they are about.

use std::fmt::Write;

use crate::outcome::{Failure, Report};

/// The runner drops what is over 10 of a kind in a step. The last one says how many more there are.
const MOST: usize = 9;

/// The workflow commands for everything that is wrong, a line each; at most ten.
pub fn annotations(report: &Report) -> String {
    let failures: Vec<&Failure> = report.failures().collect();
    let mut lines = String::new();
    for failure in failures.iter().take(MOST) {
        let title = format!("{}: {}", failure.name, failure.title);
        let message: Vec<&str> = failure.details.iter().chain(&failure.advice).map(String::as_str).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(
            lines,
            "::error file={},line=1,title={}::{}",
            property(&failure.path),
            property(&title),
            data(&message.join("\n"))
        );
    }
    if MOST < failures.len() {
        let more = failures.len() - MOST;
        let _ = writeln!(lines, "::error title=cargo xtask verify::and {more} more: see the log and the summary");
    }
    lines
}

/// Text after the `::`.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Kind;

    fn report(failures: usize) -> Report {
        let failure = Failure {
            name: "p/edge/case".to_owned(),
            path: "testdata/p/edge/a,b.snap".to_owned(),
            kind: Kind::Wrong,
            title: "changed, WRONG".to_owned(),
            details: vec!["replay: 100%\r".to_owned()],
            diff: None,
            advice: vec!["fix: it".to_owned()],
        };
        Report { faults: vec![failure; failures], ..Report::default() }
    }

    #[test]
    fn what_has_a_meaning_is_escaped() {
        let expected = "::error file=testdata/p/edge/a%2Cb.snap,line=1,title=p/edge/case%3A changed%2C WRONG\
                        ::replay: 100%25%0D%0Afix: it\n";
        assert_eq!(annotations(&report(1)), expected);
        assert_eq!(annotations(&report(0)), "");
    }

    #[test]
    fn there_are_never_more_than_ten() {
        assert_eq!(annotations(&report(9)).lines().count(), 9);
        let many = annotations(&report(40));
        assert_eq!(many.lines().count(), 10);
        assert!(many.ends_with("::and 31 more: see the log and the summary\n"));
    }
}
