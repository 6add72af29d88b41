//! One case.

use std::fmt;
use std::fs;
use std::io;
use std::path::PathBuf;

/// What a case is there for: the folder that it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A trap, one a case, named for what it shows.
    Edge,
    /// Bad input: the recorded answer is the error message.
    Invalid,
    /// As large as the judge's inputs, or far larger.
    Large,
    /// A public sample, or a small worked example.
    Sample,
}

impl Group {
    /// All groups, in the order of their names.
    pub const ALL: [Self; 4] = [Self::Edge, Self::Invalid, Self::Large, Self::Sample];

    /// The name of the folder.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Edge => "edge",
            Self::Invalid => "invalid",
            Self::Large => "large",
            Self::Sample => "sample",
        }
    }

    /// The group whose folder is called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.name() == name)
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How the input of a case is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// As it is, in `NAME.in`.
    File,
    /// By a [`Recipe`](crate::Recipe), in `NAME.gen`.
    Recipe,
}

impl Input {
    /// The extension of the file that holds the input.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::File => "in",
            Self::Recipe => "gen",
        }
    }
}

/// A case: an input, and the place of its recorded answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The problem: the name of its folder.
    pub problem: String,
    /// The group.
    pub group: Group,
    /// The name: that of its files, without an extension.
    pub name: String,
    /// How the input is given.
    pub input: Input,
    /// The folder of its files.
    pub folder: PathBuf,
}

impl Case {
    /// The name of the case in the whole corpus: `problem/group/name`.
    pub fn id(&self) -> String {
        format!("{}/{}/{}", self.problem, self.group, self.name)
    }

    /// The file with the input, or with the recipe for it.
    pub fn input_path(&self) -> PathBuf {
        self.file(self.input.extension())
    }

    /// The bytes of that file.
    ///
    /// # Errors
    ///
    /// Where it cannot be read.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        fs::read(self.input_path())
    }

    /// The file with the time and memory that the case may take, whether it exists or not.
    pub fn budget_path(&self) -> PathBuf {
        self.file("budget")
    }

    /// The file with the recorded answer, whether it exists or not.
    pub fn snapshot_path(&self) -> PathBuf {
        self.file("snap")
    }

    /// The file with an answer that waits for review, whether it exists or not.
    pub fn pending_path(&self) -> PathBuf {
        self.file("snap.new")
    }

    fn file(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.name))
    }
}
