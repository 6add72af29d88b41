//! `cargo xtask list`: names of cases and families.

use std::io::{self, Write};

use core_grid::families::Size;
use testdata::{Case, Corpus};

use crate::cli::ListArgs;
use crate::exit::{Error, Exit};
use crate::problems;
use crate::select::Selection;

pub(crate) fn run(args: ListArgs) -> Result<Exit, Error> {
    let wanted = args.filter.join(" or ");
    let selection = Selection { filters: args.filter, ..Selection::default() };
    let lines = if args.families { families(&selection) } else { cases(&selection)? };
    let mut out = io::stdout().lock();
    for line in &lines {
        writeln!(out, "{line}")?;
    }
    if lines.is_empty() {
        return Err(Error { exit: Exit::Nothing, message: format!("no name contains {wanted}") });
    }
    Ok(Exit::Good)
}

fn cases(selection: &Selection) -> Result<Vec<String>, Error> {
    let corpus = Corpus::read(&testdata::root()).map_err(Error::harness)?;
    Ok(corpus.cases.iter().map(Case::id).filter(|id| selection.names(id)).collect())
}

fn families(selection: &Selection) -> Vec<String> {
    let mut lines = Vec::new();
    for problem in problems::all() {
        for family in problem.families() {
            let name = format!("{}/{}", problem.name(), family.name);
            if selection.names(&name) {
                let Size { unit, most, .. } = family.size;
                lines.push(format!("{name}\n    size: {unit}, up to {most}\n    {}", family.about));
            }
        }
    }
    lines
}
