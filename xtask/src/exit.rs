//! How a command ends.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// The exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// All good.
    Good = 0,
    /// An answer is wrong, or is not the one on record, or the corpus is not in order.
    Bad = 1,
    /// The command line, or the puzzle that was given, cannot be understood.
    Usage = 2,
    /// The harness itself failed: a file cannot be read or written.
    Harness = 3,
    /// Nothing was selected.
    Nothing = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a command could not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The exit code.
    pub exit: Exit,
    /// What to print, after `error: `.
    pub message: String,
}

impl Error {
    /// The command line or the input cannot be understood.
    pub fn usage(message: impl fmt::Display) -> Self {
        Self { exit: Exit::Usage, message: message.to_string() }
    }

    /// An answer is wrong.
    pub fn wrong(message: impl fmt::Display) -> Self {
        Self { exit: Exit::Bad, message: message.to_string() }
    }

    /// Something around the solvers failed.
    pub fn harness(message: impl fmt::Display) -> Self {
        Self { exit: Exit::Harness, message: message.to_string() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.message)
    }
}

impl std::error::Error for Error {}

/// Results are written to the standard output: the errors that are turned into one here are of writing there.
impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        // Whoever reads the output has read enough.
        let exit = if error.kind() == io::ErrorKind::BrokenPipe { Exit::Good } else { Exit::Harness };
        Self { exit, message: format!("cannot write the output: {error}") }
    }
}
