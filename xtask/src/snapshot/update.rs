//! When snapshots are written: the meaning of `INSTA_UPDATE`.

use std::error::Error;
use std::fmt;

/// What happens to a snapshot that is missing or says something else than the answer. The names are insta's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// `new`: the answer is written beside it, for review.
    New,
    /// `always`: the snapshot is written.
    Always,
    /// `unseen`: a missing snapshot is written, for another the answer is written beside it.
    Unseen,
    /// `force`: every snapshot is written, also where it says the same in another form.
    Force,
    /// `no`: no file is touched.
    No,
}

/// Where an answer that is not yet on record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Into the snapshot, `NAME.snap`.
    Record,
    /// Beside it, as `NAME.snap.new`.
    Propose,
    /// Nowhere.
    Nothing,
}

/// A value of `INSTA_UPDATE` that insta does not know either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UpdateError {
    found: String,
}

impl fmt::Display for UpdateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "INSTA_UPDATE: expected auto, new, always, unseen, no or force, found {:?}", self.found)
    }
}

impl Error for UpdateError {}

impl Update {
    /// Reads the value of `INSTA_UPDATE`. Unset, empty and `auto` mean `no` in CI, and else `new`.
    ///
    /// # Errors
    ///
    /// [`UpdateError`] for any other word.
    pub fn from_variable(value: Option<&str>, ci: bool) -> Result<Self, UpdateError> {
        match value.unwrap_or_default() {
            "" | "auto" if ci => Ok(Self::No),
            "" | "auto" | "new" => Ok(Self::New),
            "always" | "1" => Ok(Self::Always),
            "unseen" => Ok(Self::Unseen),
            "no" => Ok(Self::No),
            "force" => Ok(Self::Force),
            other => Err(UpdateError { found: other.to_owned() }),
        }
    }

    /// What to do with an answer where a snapshot is `missing`, or says something else.
    pub const fn action(self, missing: bool) -> Action {
        match self {
            Self::Always | Self::Force => Action::Record,
            Self::Unseen if missing => Action::Record,
            Self::New | Self::Unseen => Action::Propose,
            Self::No => Action::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_those_of_insta() {
        let read = |value, ci| Update::from_variable(value, ci).expect("a known word");
        for automatic in [None, Some(""), Some("auto")] {
            assert_eq!(read(automatic, false), Update::New);
            assert_eq!(read(automatic, true), Update::No);
        }
        for ci in [false, true] {
            assert_eq!(read(Some("new"), ci), Update::New);
            assert_eq!(read(Some("always"), ci), Update::Always);
            assert_eq!(read(Some("1"), ci), Update::Always);
            assert_eq!(read(Some("unseen"), ci), Update::Unseen);
            assert_eq!(read(Some("no"), ci), Update::No);
            assert_eq!(read(Some("force"), ci), Update::Force);
        }
        let error = Update::from_variable(Some("yes"), false).expect_err("no such word");
        assert_eq!(error.to_string(), "INSTA_UPDATE: expected auto, new, always, unseen, no or force, found \"yes\"");
    }

    #[test]
    fn actions() {
        use Action::{Nothing, Propose, Record};
        let both = |update: Update| (update.action(true), update.action(false));
        assert_eq!(both(Update::New), (Propose, Propose));
        assert_eq!(both(Update::Always), (Record, Record));
        assert_eq!(both(Update::Unseen), (Record, Propose));
        assert_eq!(both(Update::Force), (Record, Record));
        assert_eq!(both(Update::No), (Nothing, Nothing));
    }
}
