//! Recorded answers: insta's `.snap` files, so that `cargo insta review` works on them.
//!
//! ```text
//! ---
//! source: testdata/glued-grid/edge/bare-ring.in
//! input_file: testdata/glued-grid/edge/bare-ring.in
//! ---
//! possible
//! ```
//!
//! The files are read through insta, which proves that its tools will understand them, and then once more byte by byte,
//! since insta passes over trailing blanks and the kind of line end. They are written here, in the form in which
//! `cargo insta accept` writes them: insta's macros panic, read the environment once a process and return nothing.

mod body;
mod update;

use std::fs;
use std::io;
use std::path::Path;

pub use body::{answer_in, body_of, body_with_words, is_digest};
pub use update::{Action, Update, UpdateError};

/// What is on record for a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// Nothing.
    Missing,
    /// A file that is not such a snapshot; why, and whether insta could still show it.
    Unreadable(String),
    /// An answer, or the digest of one (see [`body_of`]), without the final line feed.
    Body {
        /// As insta sees it: trailing blank lines and the kind of line end are gone.
        text: String,
        /// Whether the file says the same byte for byte.
        exact: bool,
    },
}

/// Reads the snapshot at `path`.
///
/// # Errors
///
/// Where there is a file that cannot be read at all.
pub fn read(path: &Path) -> io::Result<Recorded> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Recorded::Missing),
        Err(error) => return Err(error),
    };
    Ok(parse(path, &bytes).unwrap_or_else(Recorded::Unreadable))
}

fn parse(path: &Path, bytes: &[u8]) -> Result<Recorded, String> {
    if bytes.is_empty() {
        return Err("the file is empty".to_owned());
    }
    let text = std::str::from_utf8(bytes).map_err(|error| format!("the file is not UTF-8: {error}"))?;
    let marks = ["<<<<<<<", ">>>>>>>", "|||||||"];
    if text.lines().any(|line| marks.iter().any(|mark| line.starts_with(mark))) {
        return Err("the file holds the marks of a merge conflict".to_owned());
    }
    // Without its header insta takes a file for one of an old format, and most of it for a header.
    let Some(rest) = text.strip_prefix("---\n") else {
        return Err("the first line is not `---`".to_owned());
    };
    let Some((_, body)) = rest.split_once("---\n").filter(|(header, _)| header.ends_with('\n')) else {
        return Err("no second line `---` ends the header".to_owned());
    };
    let snapshot = insta::Snapshot::from_file(path).map_err(|error| format!("insta cannot read the file: {error}"))?;
    let Some(seen) = snapshot.as_text().map(ToString::to_string) else {
        return Err("the file is not a snapshot of text".to_owned());
    };
    let exact = body.strip_suffix('\n') == Some(&seen);
    Ok(Recorded::Body { text: seen, exact })
}

/// The whole file for a body; `source` is the path of the case, relative to the workspace, with `/`.
pub fn render(source: &str, body: &str) -> String {
    format!("---\nsource: {source}\ninput_file: {source}\n---\n{body}\n")
}

/// Writes a snapshot, so that at no time there is half a file at `path`.
///
/// # Errors
///
/// Where the file cannot be written.
pub fn write(path: &Path, content: &str) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = path.with_file_name(format!(".{name}.{}", std::process::id()));
    fs::write(&temporary, content)?;
    fs::rename(&temporary, path).inspect_err(|_| {
        // The first error is the one to tell.
        let _ = fs::remove_file(&temporary);
    })
}

/// Removes the file at `path` where there is one.
///
/// # Errors
///
/// Where it is there and stays.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(content: &[u8], expected: &Recorded) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("case.snap");
        fs::write(&path, content).expect("a file");
        assert_eq!(read(&path).expect("a readable file"), *expected);
    }

    fn body(text: &str, exact: bool) -> Recorded {
        Recorded::Body { text: text.to_owned(), exact }
    }

    fn unreadable(reason: &str) -> Recorded {
        Recorded::Unreadable(reason.to_owned())
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["possible", "possible\nv 3\n> 1", "1\n-1", "---", "a\n---\nb", "\u{a0}x"] {
            check(render("testdata/p/edge/case.in", text).as_bytes(), &body(text, true));
        }
    }

    #[test]
    fn what_insta_passes_over_is_noticed() {
        check(b"---\nsource: a\n---\npossible", &body("possible", false));
        check(b"---\nsource: a\n---\npossible\n\n", &body("possible", false));
        check(b"---\nsource: a\n---\npossible \n", &body("possible", false));
        check(b"---\nsource: a\n---\n1\r\n2\r\n", &body("1\n2", false));
        check(b"---\nsource: a\n---\n", &body("", false));
    }

    #[test]
    fn what_is_no_snapshot_is_refused() {
        check(b"", &unreadable("the file is empty"));
        check(b"\n", &unreadable("the first line is not `---`"));
        check(b"possible\n", &unreadable("the first line is not `---`"));
        check(b"---\r\nsource: a\r\n---\r\n1\r\n", &unreadable("the first line is not `---`"));
        check(b"---\nsource: a\n", &unreadable("no second line `---` ends the header"));
        let conflict = b"---\nsource: a\n---\n<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n";
        check(conflict, &unreadable("the file holds the marks of a merge conflict"));
        let Recorded::Unreadable(reason) = parse(Path::new("x"), b"\xff").unwrap_or_else(Recorded::Unreadable) else {
            panic!("not UTF-8");
        };
        assert!(reason.starts_with("the file is not UTF-8"), "{reason}");
    }

    #[test]
    fn writing_leaves_no_other_file_behind() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("case.snap");
        assert_eq!(read(&path).expect("nothing to read"), Recorded::Missing);
        write(&path, "one").expect("a file");
        write(&path, "two").expect("the same file");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "two");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        remove(&path).expect("the file goes");
        remove(&path).expect("no file, no error");
        assert!(write(&folder.path().join("missing").join("case.snap"), "one").is_err());
    }
}
