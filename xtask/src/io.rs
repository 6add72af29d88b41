//! Reading what is named on the command line.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use crate::exit::Error;

/// Everything in the file at `path`, or in the standard input where `path` is `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        return read_stdin().map_err(|error| Error::harness(format_args!("cannot read the standard input: {error}")));
    }
    fs::read(path).map_err(|error| Error::harness(format_args!("cannot read {}: {error}", path.display())))
}

/// The standard input at once: as a file it says how long it is, so that one buffer and one read are enough.
#[cfg(unix)]
fn read_stdin() -> io::Result<Vec<u8>> {
    use std::os::fd::AsFd;

    let mut file = fs::File::from(io::stdin().as_fd().try_clone_to_owned()?);
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
