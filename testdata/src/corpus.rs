//! Finding the cases.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::{Case, Group, Input};

/// What lies in the folder of a corpus. Every list is sorted by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corpus {
    /// The cases.
    pub cases: Vec<Case>,
    /// Recorded answers (`.snap`) and budgets (`.budget`) of no case.
    pub orphans: Vec<PathBuf>,
    /// Answers that wait for review (`.snap.new`), of a case or of none.
    pub pending: Vec<PathBuf>,
    /// Whatever else lies there.
    pub strays: Vec<Stray>,
}

/// A file or folder that has no place in a corpus.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stray {
    /// Which.
    pub path: PathBuf,
    /// Why it has no place, and what to do with it.
    pub advice: String,
}

/// A folder that could not be read.
#[derive(Debug)]
pub struct Error {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub cause: io::Error,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read the folder {}: {}", self.path.display(), self.cause)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}

/// What belongs to the crate and not to the corpus, in the root folder only.
const OF_THE_CRATE: [&str; 4] = ["Cargo.toml", "src", "tests", "target"];

impl Corpus {
    /// Walks through the folder `root` and its problems and groups. Hidden files are passed over.
    ///
    /// Takes O(f log f) time for f files. No file is opened.
    ///
    /// # Errors
    ///
    /// [`Error`] where a folder cannot be read.
    pub fn read(root: &Path) -> Result<Self, Error> {
        let mut corpus = Self::default();
        for problem in entries(root)? {
            if OF_THE_CRATE.iter().any(|name| *name == problem.name) {
                continue;
            }
            if !problem.is_folder {
                corpus.stray(problem.path, "only folders of problems belong here: move or delete it".to_owned());
                continue;
            }
            for group in entries(&problem.path)? {
                let names = Group::ALL.map(Group::name).join(", ");
                match Group::from_name(&group.name) {
                    Some(_) if !group.is_folder => {
                        corpus.stray(group.path, "a group is a folder: move or delete it".to_owned());
                    }
                    Some(known) => corpus.read_group(&problem.name, known, &group.path)?,
                    None => corpus.stray(group.path, format!("cases lie in the groups {names}: move or delete it")),
                }
            }
        }
        corpus.cases.sort_by_key(Case::id);
        corpus.orphans.sort();
        corpus.pending.sort();
        corpus.strays.sort();
        Ok(corpus)
    }

    fn read_group(&mut self, problem: &str, group: Group, folder: &Path) -> Result<(), Error> {
        let mut inputs: BTreeMap<String, Input> = BTreeMap::new();
        let mut belongings: BTreeSet<(String, &str)> = BTreeSet::new();
        for entry in entries(folder)? {
            let Some((name, extension)) = entry.name.split_once('.').filter(|_| !entry.is_folder) else {
                self.stray(entry.path, "cases are files NAME.in or NAME.gen: move or delete it".to_owned());
                continue;
            };
            match extension {
                "snap" => drop(belongings.insert((name.to_owned(), "snap"))),
                "budget" => drop(belongings.insert((name.to_owned(), "budget"))),
                "snap.new" => self.pending.push(entry.path),
                "in" | "gen" => {
                    let input = if extension == "in" { Input::File } else { Input::Recipe };
                    if inputs.insert(name.to_owned(), input).is_some() {
                        self.stray(entry.path, format!("{name} has a .gen and a .in: delete one, or rename it"));
                    }
                }
                _ => self.stray(
                    entry.path,
                    "expected NAME.in, NAME.gen, NAME.budget, NAME.snap or NAME.snap.new: rename or delete it"
                        .to_owned(),
                ),
            }
        }
        let orphans = belongings.into_iter().filter(|(name, _)| !inputs.contains_key(name));
        self.orphans.extend(orphans.map(|(name, extension)| folder.join(format!("{name}.{extension}"))));
        self.cases.extend(inputs.into_iter().map(|(name, input)| Case {
            problem: problem.to_owned(),
            group,
            name,
            input,
            folder: folder.to_owned(),
        }));
        Ok(())
    }

    fn stray(&mut self, path: PathBuf, advice: String) {
        self.strays.push(Stray { path, advice });
    }
}

struct Entry {
    /// Not UTF-8 becomes what no extension matches, and so a stray.
    name: String,
    path: PathBuf,
    is_folder: bool,
}

/// What is in `folder`, sorted, without hidden files.
fn entries(folder: &Path) -> Result<Vec<Entry>, Error> {
    let read = || -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or(OsStr::new("")).to_string_lossy().into_owned();
            if !name.starts_with('.') {
                entries.push(Entry { name, is_folder: path.is_dir(), path });
            }
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(entries)
    };
    read().map_err(|cause| Error { path: folder.to_owned(), cause })
}
