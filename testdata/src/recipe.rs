//! Inputs that are made instead of stored.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// What a `.gen` file says: the member of a family of instances that is the input.
///
/// The text is what follows the problem in `cargo xtask gen PROBLEM FAMILY --size N --seed S`.
///
/// ```
/// use testdata::Recipe;
///
/// let recipe: Recipe = "spiral --size 1000 --seed 7\n".parse()?;
/// assert_eq!(recipe, Recipe { family: "spiral".to_owned(), size: 1000, seed: 7 });
/// assert_eq!(recipe.to_string(), "spiral --size 1000 --seed 7");
/// # Ok::<(), testdata::RecipeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The name of the family.
    pub family: String,
    /// The size; the family says what it counts.
    pub size: u32,
    /// The seed of the random generator.
    pub seed: u64,
}

/// A text that is no recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecipeError {
    found: String,
}

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one line `FAMILY --size N --seed S`, found {:?}", self.found)
    }
}

impl Error for RecipeError {}

impl FromStr for Recipe {
    type Err = RecipeError;

    fn from_str(text: &str) -> Result<Self, RecipeError> {
        let recipe = || {
            let line = text.strip_suffix('\n').unwrap_or(text);
            let words: Vec<&str> = line.split(' ').collect();
            let [family, "--size", size, "--seed", seed] = words[..] else { return None };
            let plain = |word: &str| !word.is_empty() && !word.starts_with('-') && !word.contains(char::is_whitespace);
            let (size, seed) = (size.parse().ok()?, seed.parse().ok()?);
            plain(family).then(|| Self { family: family.to_owned(), size, seed })
        };
        recipe().ok_or_else(|| RecipeError { found: text.chars().take(100).collect() })
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} --size {} --seed {}", self.family, self.size, self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_form_is_a_recipe() {
        let wrong = [
            "",
            "\n",
            "spiral",
            "spiral --size 5",
            "spiral --seed 1 --size 5",
            "spiral --size=5 --seed=1",
            "spiral --size five --seed 1",
            "spiral --size -5 --seed 1",
            "spiral --size 4294967296 --seed 1",
            "spiral --size 5 --seed 1 ",
            "spiral  --size 5 --seed 1",
            "spiral --size 5 --seed 1\r\n",
            "spiral --size 5 --seed 1\n\n",
            "spiral --size 5 --seed 1\nspiral --size 6 --seed 1\n",
            "--help --size 5 --seed 1",
            " --size 5 --seed 1",
        ];
        for text in wrong {
            let error = text.parse::<Recipe>().expect_err(text);
            assert!(error.to_string().contains("FAMILY --size N --seed S"), "{error}");
        }
        assert!("a --size 4294967295 --seed 18446744073709551615".parse::<Recipe>().is_ok());
    }
}
