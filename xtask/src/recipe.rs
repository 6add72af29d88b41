//! Inputs that are made from a recipe.

use testdata::Recipe;

use crate::problems::Problem;

/// The input that a recipe, the text of a `.gen` file, stands for.
///
/// # Errors
///
/// What is wrong with the recipe.
pub(crate) fn made(problem: &dyn Problem, text: &[u8]) -> Result<String, String> {
    let recipe: Recipe = String::from_utf8_lossy(text).parse().map_err(|error| format!("{error}"))?;
    problem.generate(&recipe.family, recipe.size, recipe.seed)
}
