//! The rules of the house that a compiler does not check.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use testdata::Corpus;
use xtask::cli::Cli;

/// The folder of the workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below `folder` with this extension, but for hidden folders and what cargo builds.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                if !name.starts_with('.') && name != "target" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The manifests of the members: `members` in the manifest of the workspace says the same.
fn members() -> Vec<PathBuf> {
    let root = workspace();
    assert!(text(&root.join("Cargo.toml")).contains(r#"members = ["crates/*", "testdata", "xtask"]"#));
    let mut manifests = files(&root.join("crates"), "toml");
    manifests.retain(|path| path.ends_with("Cargo.toml"));
    manifests.extend(["testdata", "xtask"].map(|member| root.join(member).join("Cargo.toml")));
    assert!(7 <= manifests.len(), "{manifests:?}");
    manifests
}

/// The lines of a section of a manifest, without comments.
fn section<'a>(manifest: &'a str, header: &str) -> Vec<&'a str> {
    let lines = manifest.lines().map(|line| line.split_once('#').map_or(line, |(line, _)| line).trim());
    let after = lines.skip_while(|line| *line != header).skip(1);
    after.take_while(|line| !line.starts_with('[')).filter(|line| !line.is_empty()).collect()
}

#[test]
fn every_member_takes_the_lints_of_the_workspace() {
    for path in members() {
        assert_eq!(section(&text(&path), "[lints]"), ["workspace = true"], "{}", path.display());
    }
}

#[test]
fn a_solver_depends_on_three_crates_and_one_more_where_asked_for() {
    let solvers: Vec<PathBuf> = members()
        .into_iter()
        .filter(|path| path.starts_with(workspace().join("crates")) && !path.ends_with("core-grid/Cargo.toml"))
        .collect();
    assert!(4 <= solvers.len(), "{solvers:?}");
    for path in solvers {
        let manifest = text(&path);
        for line in manifest.lines().filter(|line| line.starts_with('[') && line.contains("dependencies")) {
            assert!(["[dependencies]", "[dev-dependencies]"].contains(&line), "{}: {line}", path.display());
        }
        for line in section(&manifest, "[dependencies]") {
            let name = line.split(['.', ' ', '=']).next().expect("a name");
            let asked_for = name == "num-bigint" && line.contains("optional = true");
            let allowed = ["core-grid", "rustc-hash", "smallvec"].contains(&name) || asked_for;
            assert!(allowed, "{}: {name}", path.display());
        }
        let optional = section(&manifest, "[features]").iter().any(|line| line.starts_with("default"));
        assert!(!optional, "{}: a solver has no default features", path.display());
    }
}

#[test]
fn lints_are_expected_not_allowed() {
    let allow = concat!("[", "allow(");
    for path in files(&workspace(), "rs") {
        assert!(!text(&path).contains(allow), "{}: #[expect(.., reason = \"..\")] instead", path.display());
    }
}

#[test]
fn a_file_fits_in_the_head() {
    for path in files(&workspace(), "rs") {
        let lines = text(&path).lines().count();
        assert!(lines <= 500, "{}: {lines} lines, it wants to be a folder", path.display());
    }
}

#[test]
fn core_grid_knows_no_problem() {
    // Words that mean something in one of the problems, and nothing on a grid as such.
    let words = [
        "tile", "tiles", "cube", "cubes", "pile", "piles", "glue", "glued", "huarong", "klotski", "sliding",
        "deadlock", "replay", "judge", "player", "tower", "plan",
    ];
    let sources = files(&workspace().join("crates/core-grid/src"), "rs");
    assert!(10 <= sources.len(), "{sources:?}");
    for path in sources {
        let source = text(&path).to_lowercase();
        for word in source.split(|sign: char| !sign.is_alphabetic()) {
            assert!(!words.contains(&word), "{}: `{word}` belongs into a crate of a problem", path.display());
        }
    }
}

#[test]
fn cases_have_plain_names() {
    let corpus = Corpus::read(&testdata::root()).expect("a readable corpus");
    assert!(!corpus.cases.is_empty());
    for case in corpus.cases {
        let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        assert!(case.name.split('-').all(plain), "{}: lower-case words with hyphens", case.id());
    }
}

/// The commands of this project in the blocks `console` and `sh` of a text in Markdown, as words.
fn commands(markdown: &str) -> Vec<Vec<String>> {
    let mut commands = Vec::new();
    let mut in_block = false;
    for line in markdown.lines() {
        if let Some(language) = line.trim_start().strip_prefix("```") {
            in_block = !in_block && matches!(language.trim(), "console" | "sh");
            continue;
        }
        let line = line.trim_start().trim_start_matches("$ ");
        if !in_block {
            continue;
        }
        // What a shell takes for itself ends a command.
        for command in line.split(" #").next().unwrap_or_default().split(['|', '<', '>', '&', ';']) {
            let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
            if words.starts_with(&["cargo".to_owned(), "xtask".to_owned()]) {
                commands.push(words[1..].to_vec());
            }
        }
    }
    commands
}

#[test]
fn commands_are_found_in_markdown() {
    let markdown = "cargo xtask no\n```sh\n$ cargo xtask verify a  # why\ncargo test\n\
                    cat x | cargo xtask solve p - > y\n```\n\n```rust\ncargo xtask no\n```\n\
                    ```console\n  cargo xtask list\n```\n";
    let found: Vec<String> = commands(markdown).iter().map(|words| words.join(" ")).collect();
    assert_eq!(found, ["xtask verify a", "xtask solve p -", "xtask list"]);
}

#[test]
fn every_command_in_the_documents_is_one() {
    for path in files(&workspace(), "md") {
        let commands = commands(&text(&path));
        assert!(path != workspace().join("README.md") || !commands.is_empty(), "the README shows no command");
        for words in commands {
            if let Err(error) = Cli::try_parse_from(&words) {
                // Help and the like are errors of clap too, but are printed to the standard output.
                assert!(!error.use_stderr(), "{}: cargo {}\n{error}", path.display(), words.join(" "));
            }
        }
    }
}
