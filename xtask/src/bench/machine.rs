//! Where and when a measurement was made, and of what.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// What the rows say of the sources, the compiler and the machine. What cannot be found out is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// The revision of the sources, as git describes it.
    pub revision: String,
    /// The day, as 2026-01-31, in UTC.
    pub date: String,
    /// The compiler and its version.
    pub compiler: String,
    /// The model of the processor.
    pub processor: String,
    /// How many threads it runs at a time.
    pub cores: usize,
    /// The operating system and the architecture.
    pub system: String,
}

impl Machine {
    /// Asks git, rustc and the system.
    pub fn here() -> Self {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Self {
            revision: said(Command::new("git").args(["describe", "--always", "--dirty", "--tags"])),
            date: date(seconds / (24 * 60 * 60)),
            compiler: said(Command::new(rustc).arg("--version")),
            processor: processor(),
            cores: thread::available_parallelism().map_or(0, NonZero::get),
            system: format!("{} {}", env::consts::OS, env::consts::ARCH),
        }
    }
}

/// The first line that a command says; empty where it cannot be asked.
fn said(command: &mut Command) -> String {
    let output = command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR"))).output();
    let output = output.ok().filter(|output| output.status.success());
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().next().unwrap_or_default().trim().to_owned()
}

fn processor() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let models = told.lines().filter_map(|line| line.split_once(':'));
    match models.into_iter().find(|(key, _)| key.trim() == "model name") {
        Some((_, model)) => model.trim().to_owned(),
        None => said(Command::new("sysctl").args(["-n", "machdep.cpu.brand_string"])),
    }
}

/// The day so many days after the first of January 1970, in the Gregorian calendar.
fn date(days: u64) -> String {
    // Years that begin in March have the leap day last; an era is 400 of them, and always as long.
    let days = days + 719_468; // from the first of March of the year 0
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153; // from March; months of 31 and 30 days in turn, five in 153 days
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(58), "1970-02-28");
        assert_eq!(date(59), "1970-03-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(11_017), "2000-03-01");
        assert_eq!(date(19_782), "2024-02-29");
        assert_eq!(date(20_819), "2027-01-01");
        assert_eq!(date(47_540), "2100-02-28");
        assert_eq!(date(47_541), "2100-03-01");
    }

    #[test]
    fn a_command_that_is_not_there_says_nothing() {
        assert_eq!(said(&mut Command::new("no-such-command-anywhere")), "");
    }

    #[test]
    fn the_compiler_is_known() {
        assert!(Machine::here().compiler.starts_with("rustc "));
    }
}
