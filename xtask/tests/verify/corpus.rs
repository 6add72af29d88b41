//! Throw-away corpora.

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;

use tempfile::TempDir;
use xtask::outcome::{Failure, Report, Verdict};
use xtask::problems::Problem;
use xtask::select::Selection;
use xtask::snapshot::Update;
use xtask::verify::{Options, Verifier};

/// A folder `testdata` that goes away with the value.
pub(crate) struct Scratch {
    folder: TempDir,
}

impl Scratch {
    /// A corpus of these files, by their paths from the folder `testdata/shuffle`.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let scratch = Self { folder: tempfile::tempdir().expect("a temporary folder") };
        for (path, content) in files {
            scratch.write(path, content);
        }
        scratch
    }

    /// A small corpus with right answers on record.
    pub(crate) fn recorded() -> Self {
        let scratch = Self::new(&[
            ("sample/three.in", "3\n"),
            ("edge/one.in", "1"),
            ("edge/thirteen.in", "13\n"),
            ("invalid/word.in", "three\n"),
            ("large/run.gen", "exact --size 2000 --seed 1\n"),
        ]);
        let report = scratch.run(super::shuffle::upwards(), &options(Update::Always));
        assert!(report.failures().next().is_none() && report.counts().recorded == 5, "{report:?}");
        scratch
    }

    pub(crate) fn root(&self) -> PathBuf {
        self.folder.path().join("testdata")
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root().join("shuffle").join(path)
    }

    pub(crate) fn write(&self, path: &str, content: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("folders");
        fs::write(path, content).expect("a file");
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect("a file")
    }

    pub(crate) fn remove(&self, path: &str) {
        fs::remove_file(self.path(path)).expect("a file");
    }

    pub(crate) fn replace(&self, path: &str, from: &str, to: &str) {
        let content = self.read(path);
        assert!(content.contains(from), "{content}");
        self.write(path, content.replace(from, to));
    }

    pub(crate) fn exists(&self, path: &str) -> bool {
        self.path(path).exists()
    }

    /// All files and what they hold.
    pub(crate) fn everything(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut files = Vec::new();
        let mut folders = vec![self.root()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    files.push((path.clone(), fs::read(path).expect("a file")));
                }
            }
        }
        files.sort();
        files
    }

    #[expect(clippy::needless_pass_by_value, reason = "each call makes its problems")]
    pub(crate) fn run(&self, problems: Vec<Box<dyn Problem>>, options: &Options) -> Report {
        Verifier::new(&problems, &self.root(), options).run(|_, _, _| ()).expect("a readable folder")
    }
}

/// Everything, on two threads, outside CI.
pub(crate) fn options(update: Update) -> Options {
    Options {
        selection: Selection::default(),
        update,
        recheck: false,
        exhaustive: false,
        budgets: None,
        ci: false,
        jobs: NonZero::new(2),
    }
}

pub(crate) fn filtered(update: Update, filter: &str) -> Options {
    let selection = Selection { filters: vec![filter.to_owned()], ..Selection::default() };
    Options { selection, ..options(update) }
}

/// The one thing that is wrong.
#[track_caller]
pub(crate) fn only_failure(report: &Report) -> Failure {
    let failures: Vec<&Failure> = report.failures().collect();
    assert_eq!(failures.len(), 1, "{failures:#?}");
    failures[0].clone()
}

/// The names of the cases that ran and how each ended, without times.
pub(crate) fn verdicts(report: &Report) -> Vec<(String, Verdict)> {
    report.outcomes.iter().map(|outcome| (outcome.id.clone(), outcome.verdict.clone())).collect()
}

#[track_caller]
pub(crate) fn says(failure: &Failure, detail: &str) {
    assert!(failure.details.iter().any(|line| line.contains(detail)), "{failure:#?}");
}
