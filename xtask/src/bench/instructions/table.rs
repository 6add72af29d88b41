//! Counts on record, and what differs from them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::bench::show;
use crate::exit::Error;

/// How many instructions a family takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Counted {
    pub(super) problem: String,
    pub(super) family: String,
    pub(super) items: u64,
    pub(super) instructions: u64,
    pub(super) compiler: String,
    pub(super) system: String,
}

impl Counted {
    fn name(&self) -> String {
        format!("{}/{}", self.problem, self.family)
    }

    /// What the count depends on, apart from the sources.
    pub(super) fn made_by(&self) -> String {
        format!("{}, {}", self.compiler, self.system)
    }
}

/// What differs from the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// More instructions than allowed.
    More { name: String, recorded: u64, counted: u64 },
    /// So many fewer that the table allows for too much.
    Fewer { name: String, recorded: u64, counted: u64 },
    /// A family that the table has not, or not at this size.
    New { name: String, counted: u64 },
    /// A family that is not measured, or not at this size.
    Gone { name: String },
}

/// The most that a count may grow, in percent.
const MOST: u64 = 5;

impl Finding {
    /// Whether this fails the check: all but an improvement.
    pub(super) fn is_failure(&self) -> bool {
        !matches!(self, Self::Fewer { .. })
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let change = |recorded: u64, counted: u64| {
            let percent = (counted as f64 / recorded.max(1) as f64 - 1.0) * 100.0;
            format!("{} instructions, {} on record: {percent:+.1} %", show::count(counted), show::count(recorded))
        };
        match self {
            Self::More { name, recorded, counted } => {
                write!(f, "FAIL {name}: {}, over +{MOST} %", change(*recorded, *counted))
            }
            Self::Fewer { name, recorded, counted } => write!(f, "better {name}: {}", change(*recorded, *counted)),
            Self::New { name, counted } => {
                write!(f, "FAIL {name}: {} instructions, none on record", show::count(*counted))
            }
            Self::Gone { name } => write!(f, "FAIL {name}: on record, but not counted"),
        }
    }
}

/// Compares counts with those on record; a count may grow by [`MOST`] percent.
pub(super) fn findings(recorded: &[Counted], counted: &[Counted]) -> Vec<Finding> {
    let same = |a: &Counted, b: &Counted| a.name() == b.name() && a.items == b.items;
    let mut findings = Vec::new();
    for now in counted {
        let (name, counted) = (now.name(), now.instructions);
        let Some(old) = recorded.iter().find(|old| same(old, now)) else {
            findings.push(Finding::New { name, counted });
            continue;
        };
        let recorded = old.instructions;
        let (scaled, allowed) = (u128::from(counted) * 100, u128::from(recorded));
        if allowed * u128::from(100 + MOST) < scaled {
            findings.push(Finding::More { name, recorded, counted });
        } else if scaled < allowed * u128::from(100 - MOST) {
            findings.push(Finding::Fewer { name, recorded, counted });
        }
    }
    let gone = recorded.iter().filter(|old| !counted.iter().any(|now| same(old, now)));
    findings.extend(gone.map(|old| Finding::Gone { name: old.name() }));
    findings
}

/// The table as CSV.
pub(super) fn write(counted: &[Counted]) -> Result<String, Error> {
    let failed = |error: &dyn fmt::Display| Error::harness(format_args!("cannot write the table: {error}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    for counted in counted {
        writer.serialize(counted).map_err(|error| failed(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}

/// Reads the table.
pub(super) fn read(text: &[u8]) -> Result<Vec<Counted>, String> {
    csv::Reader::from_reader(text).into_deserialize().map(|row| row.map_err(|error| error.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(family: &str, instructions: u64) -> Counted {
        Counted {
            problem: "p".to_owned(),
            family: family.to_owned(),
            items: 100,
            instructions,
            compiler: "rustc 1, or so".to_owned(),
            system: "linux x86_64".to_owned(),
        }
    }

    #[test]
    fn a_count_may_grow_by_five_percent() {
        let old = [counted("a", 1000)];
        let after = |instructions| findings(&old, &[counted("a", instructions)]);
        assert!(after(1000).is_empty() && after(1050).is_empty() && after(950).is_empty());
        let [more] = <[Finding; 1]>::try_from(after(1051)).expect("one finding");
        assert!(more.is_failure());
        assert_eq!(more.to_string(), "FAIL p/a: 1 051 instructions, 1 000 on record: +5.1 %, over +5 %");
        let [fewer] = <[Finding; 1]>::try_from(after(900)).expect("one finding");
        assert!(!fewer.is_failure());
        assert_eq!(fewer.to_string(), "better p/a: 900 instructions, 1 000 on record: -10.0 %");
        assert!(findings(&[counted("a", 0)], &[counted("a", u64::MAX)])[0].is_failure());
    }

    #[test]
    fn the_table_has_what_is_counted_and_nothing_else() {
        let found = findings(&[counted("a", 1), counted("b", 1)], &[counted("b", 1), counted("c", 1)]);
        let expected = [Finding::New { name: "p/c".to_owned(), counted: 1 }, Finding::Gone { name: "p/a".to_owned() }];
        assert_eq!(found, expected);
        assert!(found.iter().all(Finding::is_failure));
        let larger = Counted { items: 101, ..counted("a", 1) };
        assert_eq!(findings(&[counted("a", 1)], &[larger]).len(), 2, "another size is another count");
    }

    #[test]
    fn the_table_survives_csv() {
        let table = [counted("a", 1), counted("b", u64::MAX)];
        let text = write(&table).expect("a text");
        assert_eq!(read(text.as_bytes()).expect("as it was written"), table);
        assert!(text.starts_with("problem,family,items,instructions,compiler,system\n"));
        assert!(read(b"problem\np\n").is_err());
    }
}
