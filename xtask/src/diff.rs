//! Line diffs.

use std::time::Duration;

use similar::{Algorithm, ChangeTag, TextDiff};

/// The lines that differ between two texts, with some around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diff {
    /// The lines to show.
    pub lines: Vec<Line>,
    /// How many more there are.
    pub left_off: usize,
}

/// A line of a diff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it stands.
    pub side: Side,
    /// What it says, with control characters made visible.
    pub text: String,
}

/// In which of the two texts a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In both.
    Both,
    /// In the old one.
    Old,
    /// In the new one.
    New,
    /// In neither: it stands for equal lines that are not shown.
    Gap,
}

impl Side {
    /// The sign before a line.
    pub const fn sign(self) -> char {
        match self {
            Self::Both => ' ',
            Self::Old => '-',
            Self::New => '+',
            Self::Gap => '@',
        }
    }
}

const AROUND: usize = 3; // equal lines shown around a change
const MOST_LINES: usize = 120; // of one diff in a report
const MOST_COLUMNS: usize = 200; // characters of a line
const PATIENCE: Duration = Duration::from_secs(1); // then the diff may be longer than it need be

impl Diff {
    /// The diff from `old` to `new`, which end without a line feed.
    pub fn new(old: &str, new: &str) -> Self {
        // Else a last line would differ from the same line with others below it.
        let ended = |text: &str| if text.is_empty() { String::new() } else { format!("{text}\n") };
        let (old, new) = (ended(old), ended(new));
        let diff = TextDiff::configure().algorithm(Algorithm::Myers).timeout(PATIENCE).diff_lines(&old, &new);
        let mut lines = Vec::new();
        for (group, operations) in diff.grouped_ops(AROUND).iter().enumerate() {
            if 0 < group {
                lines.push(Line { side: Side::Gap, text: "...".to_owned() });
            }
            for change in operations.iter().flat_map(|operation| diff.iter_changes(operation)) {
                let side = match change.tag() {
                    ChangeTag::Equal => Side::Both,
                    ChangeTag::Delete => Side::Old,
                    ChangeTag::Insert => Side::New,
                };
                let text = change.value().strip_suffix('\n').unwrap_or(change.value());
                lines.push(Line { side, text: visible(text) });
            }
        }
        let left_off = lines.len().saturating_sub(MOST_LINES);
        lines.truncate(MOST_LINES);
        Self { lines, left_off }
    }
}

/// A text as it can be shown in one line: control characters escaped, and cut where it is long.
pub fn visible(text: &str) -> String {
    let mut line = String::new();
    for (column, char) in text.chars().enumerate() {
        if column == MOST_COLUMNS {
            line.push_str("...");
            break;
        }
        if char.is_control() {
            line.extend(char.escape_default());
        } else {
            line.push(char);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(old: &str, new: &str) -> Vec<String> {
        Diff::new(old, new).lines.iter().map(|line| format!("{}{}", line.side.sign(), line.text)).collect()
    }

    #[test]
    fn lines_around_a_change_are_shown() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9";
        assert_eq!(shown(old, &old.replace('5', "x")), [" 2", " 3", " 4", "-5", "+x", " 6", " 7", " 8"]);
        assert_eq!(shown("1", "2"), ["-1", "+2"]);
        assert_eq!(shown("1", "1"), [""; 0]);
        assert_eq!(shown("1", "1\n2"), [" 1", "+2"]);
        assert_eq!(shown("", "1"), ["+1"]);
        let long: Vec<String> = (0..100).map(|line| line.to_string()).collect();
        let mut other = long.clone();
        other[10].clear();
        other[90].clear();
        assert_eq!(shown(&long.join("\n"), &other.join("\n"))[8], "@...");
    }

    #[test]
    fn long_diffs_are_cut_and_counted() {
        let old = ["1"; 1000].join("\n");
        let diff = Diff::new(&old, &old.replace('1', "2"));
        assert_eq!((diff.lines.len(), diff.left_off), (MOST_LINES, 2000 - MOST_LINES));
    }

    #[test]
    fn nothing_in_a_line_can_move_the_cursor() {
        assert_eq!(visible("a\u{1b}[2J\rb\tc"), "a\\u{1b}[2J\\rb\\tc");
        assert_eq!(visible(&"é".repeat(MOST_COLUMNS + 1)), format!("{}...", "é".repeat(MOST_COLUMNS)));
    }
}
