//! The corpus, with answers that were worked out by hand, by search, or by the second method.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use glued_grid::families::FAMILIES;
use glued_grid::{Puzzle, reference, solve};

/// The files of a group, sorted.
fn files(group: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/glued-grid").join(group);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "in" || extension == "gen"));
    files.sort();
    files
}

fn name(file: &Path) -> &str {
    file.file_stem().and_then(|stem| stem.to_str()).unwrap()
}

/// Solved by hand: these are possible, the others of `sample` and `edge` are not.
const POSSIBLE: [&str; 21] = [
    "block-behind-a-cut-vertex-turned",
    "block-of-four-home",
    "block-of-four-turned",
    "blank-written-as-nm",
    "corner-alone-all-home",
    "corner-is-a-cut-vertex-of-two-edges",
    "crlf-tabs-and-no-final-newline",
    "cut-vertex-of-three-blocks-turned",
    "cut-vertex-turns-with-the-block-towards-the-corner",
    "fifteen-solvable",
    "glued-tile-home-rest-turned",
    "leading-zeros-and-one-line",
    "one-cell",
    "one-cell-blank-written-as-one",
    "pocket-home",
    "richer-block-of-six-all-even",
    "ring-of-ten",
    "ring-turned",
    "single-column-home",
    "single-row-home",
    "two-rings-side-by-side-are-richer-than-a-ring",
];

#[test]
fn small_cases() {
    let (mut possible, mut searched) = (Vec::new(), 0);
    for file in files("sample").into_iter().chain(files("edge")) {
        let puzzle = Puzzle::parse(&fs::read(&file).unwrap()).unwrap();
        let answer = solve(&puzzle);
        assert_eq!(answer.outcome(), POSSIBLE.contains(&name(&file)), "{}", name(&file));
        assert_eq!(answer.verify(&puzzle), Ok(()), "{}", name(&file));
        assert_eq!(reference::plain(&puzzle), Ok(answer.outcome()), "{}", name(&file));
        if let Ok(outcome) = reference::exhaustive(&puzzle) {
            assert_eq!(outcome, answer.outcome(), "{}", name(&file));
            searched += 1;
        }
        if answer.outcome() {
            possible.push(name(&file).to_owned());
        }
    }
    assert_eq!(possible.len(), POSSIBLE.len());
    assert!(30 < searched, "{searched}");
}

#[test]
fn bad_input() {
    let files = files("invalid");
    assert!(20 <= files.len());
    for file in files {
        assert!(Puzzle::parse(&fs::read(&file).unwrap()).is_err(), "{}", name(&file));
    }
}

#[test]
fn large_cases() {
    let files = files("large");
    assert!(10 <= files.len());
    let mut possible = 0;
    for file in &files {
        let recipe = fs::read_to_string(file).unwrap();
        let [family, "--size", size, "--seed", seed] = recipe.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{recipe}");
        };
        let family = FAMILIES.iter().find(|other| other.name == family).unwrap();
        let puzzle = family.instance(size.parse().unwrap(), seed.parse().unwrap());
        let answer = solve(&puzzle);
        assert_eq!(answer.verify(&puzzle), Ok(()), "{}", name(file));
        assert_eq!(reference::plain(&puzzle), Ok(answer.outcome()), "{}", name(file));
        possible += usize::from(answer.outcome());
    }
    // Both answers, about equally often.
    assert!((files.len() / 3..=files.len() * 2 / 3).contains(&possible), "{possible} of {}", files.len());
}
