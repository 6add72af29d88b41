//! The environment variables that mean something here, read once.

use std::env;
use std::path::PathBuf;

use crate::exit::Error;
use crate::snapshot::Update;

/// What the environment says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    /// Whether this runs in CI.
    pub ci: bool,
    /// When snapshots are written.
    pub update: Update,
    /// Whether GitHub Actions reads the log.
    pub github_actions: bool,
    /// The file that becomes the summary of the step.
    pub step_summary: Option<PathBuf>,
}

impl Environment {
    /// Reads the variables of this process.
    ///
    /// # Errors
    ///
    /// Where one has a value without a meaning.
    pub fn read() -> Result<Self, Error> {
        Self::from_variables(|name| env::var(name).ok())
    }

    /// Reads variables from `value_of`.
    ///
    /// # Errors
    ///
    /// Where one has a value without a meaning.
    pub fn from_variables(value_of: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        // As insta decides it.
        let ci = match value_of("CI").as_deref() {
            Some("false" | "0" | "") => false,
            Some(_) => true,
            None => value_of("TF_BUILD").is_some(),
        };
        let update = Update::from_variable(value_of("INSTA_UPDATE").as_deref(), ci).map_err(Error::usage)?;
        Ok(Self {
            ci,
            update,
            github_actions: value_of("GITHUB_ACTIONS").as_deref() == Some("true"),
            step_summary: value_of("GITHUB_STEP_SUMMARY").filter(|path| !path.is_empty()).map(PathBuf::from),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Environment, Error> {
        let value_of =
            |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Environment::from_variables(value_of)
    }

    #[test]
    fn ci_is_what_insta_takes_for_it() {
        let ci = |variables: &[(&str, &str)]| read(variables).expect("known words").ci;
        assert!(!ci(&[]));
        for (value, expected) in [("true", true), ("1", true), ("false", false), ("0", false), ("", false)] {
            assert_eq!(ci(&[("CI", value)]), expected, "{value}");
        }
        assert!(ci(&[("TF_BUILD", "True")]));
    }

    #[test]
    fn nothing_is_written_in_ci_unless_it_is_asked_for() {
        let update = |variables: &[(&str, &str)]| read(variables).expect("known words").update;
        assert_eq!(update(&[]), Update::New);
        assert_eq!(update(&[("CI", "true")]), Update::No);
        assert_eq!(update(&[("CI", "true"), ("INSTA_UPDATE", "new")]), Update::New);
        assert!(read(&[("INSTA_UPDATE", "maybe")]).is_err());
    }

    #[test]
    fn github_is_recognised() {
        let environment = read(&[("GITHUB_ACTIONS", "true"), ("GITHUB_STEP_SUMMARY", "/x")]).expect("known words");
        assert!(environment.github_actions);
        assert_eq!(environment.step_summary, Some(PathBuf::from("/x")));
        assert_eq!(read(&[("GITHUB_STEP_SUMMARY", "")]).expect("known words").step_summary, None);
    }
}
