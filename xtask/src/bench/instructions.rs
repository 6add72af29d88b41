//! `cargo xtask bench instructions`: how many instructions each solver takes, against the table on record.
//!
//! Where time is noisy, as in CI, the count is not: the same program on the same input takes the same number, to within
//! a few hundred. Callgrind, a tool of valgrind, counts them. The table is of one compiler and one architecture; another
//! one makes other programs, and the report says so.

mod table;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use table::{Counted, findings};

use super::machine::Machine;
use super::{SEED, show, this_program};
use crate::cli::InstructionsArgs;
use crate::exit::{Error, Exit};
use crate::io::{cannot, temporary_folder, write};
use crate::problems::{self, Problem};

/// The table, from the folder of the workspace.
const TABLE: &str = "xtask/bench/instructions.csv";

pub(super) fn run(args: &InstructionsArgs) -> Result<Exit, Error> {
    need_valgrind()?;
    let root = testdata::root();
    let path = root.parent().unwrap_or(&root).join(TABLE);
    let counted = count_all(&Machine::here())?;
    if args.accept {
        write(&path, table::write(&counted)?)?;
        anstream::println!("{} counts are on record in {TABLE}", counted.len());
        return Ok(Exit::Good);
    }
    let text = fs::read(&path)
        .map_err(|error| Error::harness(format_args!("cannot read {TABLE}: {error}: {}", how_to_accept())))?;
    let recorded = table::read(&text)
        .map_err(|message| Error::harness(format_args!("{TABLE}: {message}: {}", how_to_accept())))?;
    Ok(report(&recorded, &counted))
}

fn how_to_accept() -> &'static str {
    "to put the counts on record: cargo xtask bench instructions --accept"
}

/// Says what differs from the table.
fn report(recorded: &[Counted], counted: &[Counted]) -> Exit {
    let findings = findings(recorded, counted);
    for finding in &findings {
        anstream::println!("{finding}");
    }
    let failed = findings.iter().filter(|finding| finding.is_failure()).count();
    let made_by = |counts: &[Counted]| counts.first().map(Counted::made_by).unwrap_or_default();
    if made_by(recorded) != made_by(counted) && !findings.is_empty() {
        anstream::println!("the table is of {}, and this is {}", made_by(recorded), made_by(counted));
    }
    let total: u64 = counted.iter().map(|counted| counted.instructions).sum();
    anstream::println!("{} families counted, {} instructions; {failed} failed", counted.len(), show::count(total));
    if !findings.is_empty() {
        anstream::println!("-> {}", how_to_accept());
    }
    if failed == 0 { Exit::Good } else { Exit::Bad }
}

fn need_valgrind() -> Result<(), Error> {
    let found = Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    match found {
        Ok(status) if status.success() => Ok(()),
        _ => Err(Error::harness("instructions are counted by valgrind, which is not here: apt-get install valgrind")),
    }
}

fn count_all(machine: &Machine) -> Result<Vec<Counted>, Error> {
    let program = this_program()?;
    let folder = temporary_folder()?;
    let input = folder.path().join("input.txt");
    let mut counted = Vec::new();
    for problem in problems::all() {
        for &family in problem.bench_families() {
            let Some(made) = problem.bench_input(family, problem.bench_counted(), SEED) else { continue };
            write(&input, &made.text)?;
            counted.push(Counted {
                problem: problem.name().to_owned(),
                family: family.to_owned(),
                items: made.items,
                instructions: count(&program, problem.as_ref(), &input)?,
                compiler: machine.compiler.clone(),
                system: machine.system.clone(),
            });
        }
    }
    Ok(counted)
}

/// The instructions of a process that solves `input`, its start included.
fn count(program: &PathBuf, problem: &dyn Problem, input: &Path) -> Result<u64, Error> {
    let stdin = File::open(input).map_err(|error| cannot("read", input, &error))?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program).args(["solve", problem.name()]);
    let output = valgrind.stdin(stdin).stdout(Stdio::null()).output();
    let output = output.map_err(|error| Error::harness(format_args!("cannot start valgrind: {error}")))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(Error::harness(format_args!(
            "{} under valgrind: {}: {}",
            problem.name(),
            output.status,
            said.trim()
        )));
    }
    collected(&said).ok_or_else(|| Error::harness(format_args!("valgrind says no count: {}", said.trim())))
}

/// The count in the last words of callgrind: `==1== Collected : 1234`.
fn collected(said: &str) -> Option<u64> {
    said.lines().find_map(|line| line.split_once("Collected :")?.1.split_whitespace().next()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found_in_what_callgrind_says() {
        let said =
            "==7== Callgrind\n==7== Events    : Ir\n==7== Collected : 587568\n==7== \n==7== I   refs:      587,568\n";
        assert_eq!(collected(said), Some(587_568));
        assert_eq!(collected("==7== Collected : \n"), None);
        assert_eq!(collected(""), None);
    }
}
