//! Files, and what to say where one cannot be read or written.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use tempfile::TempDir;

use crate::exit::Error;

/// Everything in the file at `path`, or in the standard input where `path` is `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        return read_stdin().map_err(|error| Error::harness(format_args!("cannot read the standard input: {error}")));
    }
    fs::read(path).map_err(|error| cannot("read", path, &error))
}

/// Begins a file anew, and makes the folder for it where there is none.
pub(crate) fn create(path: &Path) -> Result<File, Error> {
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).and_then(|()| File::create(path)).map_err(|error| cannot("write", path, &error))
}

/// Writes a file anew, and makes the folder for it where there is none.
pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Error> {
    create(path)?.write_all(contents.as_ref()).map_err(|error| cannot("write", path, &error))
}

/// A folder for files that nobody needs any longer than this process.
pub(crate) fn temporary_folder() -> Result<TempDir, Error> {
    tempfile::tempdir().map_err(|error| Error::harness(format_args!("cannot make a folder: {error}")))
}

/// That it was not possible to do `what` with a file.
pub(crate) fn cannot(what: &str, path: &Path, error: &io::Error) -> Error {
    Error::harness(format_args!("cannot {what} {}: {error}", path.display()))
}

/// The standard input at once: as a file it says how long it is, so that one buffer and one read are enough.
#[cfg(unix)]
fn read_stdin() -> io::Result<Vec<u8>> {
    use std::os::fd::AsFd;

    let mut file = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(not(unix))]
fn read_stdin() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
