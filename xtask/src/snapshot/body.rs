//! What of an answer goes on record.

use std::fmt::Write;

use sha2::{Digest, Sha256};

const MOST_LINES: usize = 40; // a page to review
const MOST_BYTES: usize = 4096;
const LINES_SHOWN: usize = 20; // of an answer that is longer
const BYTES_SHOWN: usize = 2048;

const DIGEST: &str = "sha256 of the whole: ";

/// The text on record for an answer: the answer itself, or of a long one its first lines, a count of the rest and the
/// digest of the whole.
///
/// The digest is of the answer as `cargo xtask solve` prints it, so with a final line feed.
///
/// ```
/// assert_eq!(xtask::snapshot::body_of("possible"), "possible");
///
/// let long = vec!["v 1"; 100].join("\n");
/// let body = xtask::snapshot::body_of(&long);
/// assert!(body.starts_with("v 1\nv 1\n"));
/// assert!(body.contains("\n[80 more lines, 400 bytes in all]\nsha256 of the whole: "));
/// ```
pub fn body_of(answer: &str) -> String {
    let lines = answer.split('\n').count();
    if lines <= MOST_LINES && answer.len() <= MOST_BYTES {
        return answer.to_owned();
    }
    let mut body = String::new();
    let mut shown = 0;
    for line in answer.split('\n').take(LINES_SHOWN) {
        if BYTES_SHOWN < body.len() + line.len() {
            break;
        }
        body.push_str(line);
        body.push('\n');
        shown += 1;
    }
    let bytes = answer.len() + 1;
    // Writing to a string cannot fail.
    let _ = write!(body, "[{} more lines, {bytes} bytes in all]\n{DIGEST}{}", lines - shown, digest(answer));
    body
}

/// The digest of a text and a line feed.
fn digest(text: &str) -> String {
    let mut hex = String::new();
    for byte in Sha256::new().chain_update(text).chain_update(b"\n").finalize() {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// Between the two blocks of a record: an answer has no empty line.
const BETWEEN: &str = "\n\nexplained:\n";

const LONG_PLAN: usize = 80; // bytes; of a longer one the words show only the beginning

/// The text on record for an answer and its explanation, each cut as [`body_of`] cuts what is long; and of a long plan, as
/// `cargo xtask solve --plan` prints it, the digest.
///
/// ```
/// use xtask::snapshot::{answer_in, body_with_words};
///
/// let body = body_with_words("impossible", "the blank is stuck\n", "impossible: the blank is stuck");
/// assert_eq!(body, "impossible\n\nexplained:\nthe blank is stuck");
/// assert_eq!(answer_in(&body), "impossible");
/// ```
pub fn body_with_words(answer: &str, words: &str, plan: &str) -> String {
    let mut body = [&body_of(answer), BETWEEN, &body_of(words.trim_end())].concat();
    if LONG_PLAN < plan.len() {
        let _ = write!(body, "\nsha256 of the plan: {}", digest(plan));
    }
    body
}

/// The first block of a text on record: the answer, or its digest.
pub fn answer_in(body: &str) -> &str {
    body.split_once(BETWEEN).map_or(body, |(answer, _)| answer)
}

/// Whether a text on record is only the digest of an answer, and so cannot be checked by itself.
pub fn is_digest(body: &str) -> bool {
    body.lines().next_back().is_some_and(|line| line.starts_with(DIGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_kept_whole() {
        let page = vec!["1"; MOST_LINES].join("\n");
        assert_eq!(body_of(&page), page);
        assert!(!is_digest(&page));
        let wide = "1".repeat(MOST_BYTES);
        assert_eq!(body_of(&wide), wide);
        assert_eq!(body_of(""), "");
    }

    #[test]
    fn more_is_cut_and_digested() {
        let longer = vec!["1"; MOST_LINES + 1].join("\n");
        let body = body_of(&longer);
        assert!(is_digest(&body));
        assert_eq!(body.lines().count(), LINES_SHOWN + 2);
        // As `yes 1 | head -41 | sha256sum` prints it.
        let digest = "3640da099d0e07bb65524dfa7c3df609a9603e3b705b313066790b5f2989ade6";
        assert!(body.ends_with(&format!("[21 more lines, 82 bytes in all]\nsha256 of the whole: {digest}")), "{body}");
        let wider = "1".repeat(MOST_BYTES + 1);
        assert!(body_of(&wider).starts_with("[1 more lines, 4098 bytes in all]\n"));
    }

    #[test]
    fn the_last_line_counts() {
        let one = vec!["1"; 1000].join("\n");
        let other = format!("{}2", &one[..one.len() - 1]);
        assert_ne!(body_of(&one), body_of(&other));
    }
}
