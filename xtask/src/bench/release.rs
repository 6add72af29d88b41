//! Making sure that what is measured was built for release.

use std::env;
use std::ffi::OsString;
use std::process::Command;

use crate::exit::{Error, Exit};

/// Where this program was built for development, as `cargo xtask` does it: builds it for release, hands the whole
/// command over to that, and gives its exit code. `None` where this is the release build already, or where the variable
/// `XTASK_THIS_BUILD` says to go on with whatever this is, as tests of the commands do.
///
/// # Errors
///
/// Where cargo cannot be started, or is ended by a signal.
pub(crate) fn instead(why: &str) -> Result<Option<Exit>, Error> {
    if !cfg!(debug_assertions) || env::var_os("XTASK_THIS_BUILD").is_some() {
        return Ok(None);
    }
    anstream::eprintln!("{why}: building for release, which may take minutes the first time");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(&cargo);
    command.args(["run", "--release", "--quiet", "--package", "xtask", "--"]).args(env::args_os().skip(1));
    let status = command
        .status()
        .map_err(|error| Error::harness(format_args!("cannot start {}: {error}", cargo.to_string_lossy())))?;
    let exits = [Exit::Good, Exit::Bad, Exit::Usage, Exit::Harness, Exit::Nothing];
    let exit = exits.into_iter().find(|exit| status.code() == Some(*exit as i32));
    exit.map(Some).ok_or_else(|| Error::harness(format_args!("the release build ended with {status}")))
}
