//! Running one process, and learning how long it took and how much memory it had.
//!
//! ```text
//! bench ──> launcher (this program again: small, with nothing else to do) ──> the program that is measured
//! ```
//!
//! The launcher is there for the memory: a process counts the peak of whoever started it as its own, and `bench` may
//! hold large inputs; and the system tells a parent the greatest peak of all its children only, so each gets a parent
//! of its own. It also ends what takes too long, or what nobody waits for any more. Peaks below that of the launcher, a few MiB, cannot be told apart.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::exit::Error;
use crate::io::cannot;

/// What a process used, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// From the start to the end.
    pub time: Duration,
    /// The most memory that was resident at a time, in KiB; `None` where the system does not tell.
    pub peak_kib: Option<u64>,
    /// How it ended.
    pub end: End,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With this exit code.
    Exit(i32),
    /// By this signal.
    Signal(i32),
    /// It took too long and was ended.
    TimedOut,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exit(code) => write!(f, "exit code {code}"),
            Self::Signal(signal) => write!(f, "signal {signal}"),
            Self::TimedOut => f.write_str("timed out"),
        }
    }
}

/// In the form that the launcher writes, a line.
impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (end, number) = match self.end {
            End::Exit(code) => ("exit", code),
            End::Signal(signal) => ("signal", signal),
            End::TimedOut => ("timeout", 0),
        };
        let peak = self.peak_kib.map_or_else(|| "-".to_owned(), |kib| kib.to_string());
        write!(f, "{} {peak} {end} {number}", self.time.as_nanos())
    }
}

impl FromStr for Usage {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let read = || {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [time, peak, end, number] = words[..] else { return None };
            let number = number.parse().ok()?;
            Some(Self {
                time: Duration::from_nanos(time.parse().ok()?),
                peak_kib: if peak == "-" { None } else { Some(peak.parse().ok()?) },
                end: match end {
                    "exit" => End::Exit(number),
                    "signal" => End::Signal(number),
                    "timeout" => End::TimedOut,
                    _ => return None,
                },
            })
        };
        read().ok_or_else(|| format!("the launcher says {line:?}"))
    }
}

/// Starts launchers.
#[derive(Clone, Debug)]
pub struct Launcher {
    /// This program.
    pub program: PathBuf,
    /// What takes longer is ended.
    pub timeout: Duration,
}

impl Launcher {
    /// Runs `command` with the file `input` as its standard input. Its standard output goes to the file `answer`, or
    /// nowhere; its standard error is lost.
    ///
    /// # Errors
    ///
    /// Where the launcher or the command cannot be started: not where the command fails, which [`Usage::end`] tells.
    pub fn run(&self, command: &[OsString], input: &Path, answer: Option<&Path>) -> Result<Usage, Error> {
        let stdin = File::open(input).map_err(|error| cannot("read", input, &error))?;
        let mut launcher = Command::new(&self.program);
        launcher.args(["child", "launch", "--timeout"]).arg(self.timeout.as_millis().to_string());
        if let Some(answer) = answer {
            launcher.arg("--answer").arg(answer);
        }
        launcher.arg("--").args(command).stdin(stdin);
        own_group(&mut launcher);
        let output = launcher.output().map_err(|error| cannot("start", &self.program, &error))?;
        let said = String::from_utf8_lossy(&output.stdout);
        said.parse().map_err(|message: String| {
            let error = String::from_utf8_lossy(&output.stderr);
            Error::harness(if error.is_empty() {
                message
            } else {
                error.trim().trim_start_matches("error: ").to_owned()
            })
        })
    }
}

/// The work of the launcher: runs `command` on this process's standard input.
pub(super) fn launched(command: &[OsString], answer: Option<&Path>, timeout: Option<u64>) -> Result<Usage, Error> {
    let Some((program, arguments)) = command.split_first() else {
        return Err(Error::usage("expected a command to run"));
    };
    let stdout = match answer {
        Some(path) => File::create(path).map_err(|error| cannot("write", path, &error))?.into(),
        None => Stdio::null(),
    };
    let mut child = Command::new(program);
    child.args(arguments).stdout(stdout).stderr(Stdio::null());
    own_group(&mut child);
    let start = Instant::now();
    let started = child.spawn();
    let mut child = started.map_err(|error| Error::harness(format_args!("cannot run {}: {error}", shown(program))))?;
    let timed_out = guard(child.id(), timeout);
    let status = child.wait();
    let time = start.elapsed();
    let status = status.map_err(|error| Error::harness(format_args!("cannot wait for a process: {error}")))?;
    let end = if timed_out.load(Ordering::Relaxed) { End::TimedOut } else { end_of(status) };
    Ok(Usage { time, peak_kib: peak_of_children(), end })
}

fn shown(program: &OsStr) -> String {
    program.to_string_lossy().into_owned()
}

/// Lets all that `command` will start be ended together, and by nobody at the keyboard.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Ends the group of the process `leader` after so many milliseconds, or once nobody reads what this process writes:
/// then whoever wanted the measurement is gone. Tells whether the time was up.
#[cfg(unix)]
fn guard(leader: u32, timeout: Option<u64>) -> Arc<AtomicBool> {
    use std::io;
    use std::os::fd::AsFd;
    use std::thread;

    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    let timed_out = Arc::new(AtomicBool::new(false));
    let time_is_up = Arc::clone(&timed_out);
    let limit = timeout.map_or(PollTimeout::NONE, |ms| PollTimeout::try_from(ms).unwrap_or(PollTimeout::MAX));
    // It ends with this process.
    thread::spawn(move || {
        let stdout = io::stdout();
        // Of nothing in particular: that there is no reader is told unasked.
        let mut watched = [PollFd::new(stdout.as_fd(), PollFlags::empty())];
        let mut told = poll(&mut watched, limit);
        while told == Err(Errno::EINTR) {
            told = poll(&mut watched, limit);
        }
        time_is_up.store(told == Ok(0), Ordering::Relaxed);
        // Where the group is gone already, there is nothing to end.
        let _ = killpg(Pid::from_raw(leader.cast_signed()), Signal::SIGKILL);
    });
    timed_out
}

#[cfg(unix)]
fn end_of(status: ExitStatus) -> End {
    use std::os::unix::process::ExitStatusExt;

    status.code().map_or_else(|| End::Signal(status.signal().unwrap_or(0)), End::Exit)
}

/// The greatest peak of the processes that this one has waited for.
#[cfg(unix)]
fn peak_of_children() -> Option<u64> {
    use nix::sys::resource::{UsageWho, getrusage};

    let peak = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?.max_rss();
    let peak = u64::try_from(peak).ok()?;
    // Apple counts bytes there, everyone else KiB.
    Some(if cfg!(target_vendor = "apple") { peak / 1024 } else { peak })
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Elsewhere nothing is ended.
#[cfg(not(unix))]
fn guard(_: u32, _: Option<u64>) -> Arc<AtomicBool> {
    Arc::default()
}

#[cfg(not(unix))]
fn end_of(status: ExitStatus) -> End {
    End::Exit(status.code().unwrap_or(-1))
}

#[cfg(not(unix))]
fn peak_of_children() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_launcher_writes_reads_back() {
        for end in [End::Exit(0), End::Exit(-1), End::Signal(11), End::TimedOut] {
            for peak_kib in [None, Some(0), Some(123_456)] {
                let usage = Usage { time: Duration::from_nanos(1_234_567_890_123), peak_kib, end };
                assert_eq!(usage.to_string().parse(), Ok(usage));
            }
        }
        for line in ["", "1 2 exit", "1 2 exit 0 0", "x 2 exit 0", "1 x exit 0", "1 2 ended 0", "1 2 exit x"] {
            assert!(line.parse::<Usage>().is_err(), "{line}");
        }
    }
}
