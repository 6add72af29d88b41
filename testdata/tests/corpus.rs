//! Finding cases in throw-away folders.

use std::fs;
use std::path::Path;

use tempfile::TempDir;
use testdata::{Corpus, Group, Input};

/// A corpus of empty files at these paths.
fn corpus_of(paths: &[&str]) -> (TempDir, Corpus) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for path in paths {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("folders");
        fs::write(path, "").expect("a file");
    }
    let corpus = Corpus::read(folder.path()).expect("a readable folder");
    (folder, corpus)
}

fn relative(root: &TempDir, path: &Path) -> String {
    path.strip_prefix(root.path()).expect("inside").to_string_lossy().replace('\\', "/")
}

#[test]
fn cases_are_sorted_and_know_their_files() {
    let (root, corpus) = corpus_of(&[
        "tiles/sample/one.in",
        "tiles/large/spiral.gen",
        "tiles/large/spiral.snap",
        "tiles/large/spiral.budget",
        "tiles/invalid/empty.in",
        "blocks/edge/b.in",
        "blocks/edge/a.in",
        "blocks/edge/a.snap.new",
        "Cargo.toml",
        "src/lib.rs",
        "tests/corpus.rs",
        ".hidden",
        "blocks/edge/.hidden",
    ]);
    let ids: Vec<String> = corpus.cases.iter().map(testdata::Case::id).collect();
    assert_eq!(
        ids,
        ["blocks/edge/a", "blocks/edge/b", "tiles/invalid/empty", "tiles/large/spiral", "tiles/sample/one"]
    );
    let spiral = &corpus.cases[3];
    assert_eq!((spiral.group, spiral.input), (Group::Large, Input::Recipe));
    assert_eq!(relative(&root, &spiral.input_path()), "tiles/large/spiral.gen");
    assert_eq!(relative(&root, &spiral.snapshot_path()), "tiles/large/spiral.snap");
    assert_eq!(relative(&root, &spiral.budget_path()), "tiles/large/spiral.budget");
    assert_eq!(relative(&root, &spiral.pending_path()), "tiles/large/spiral.snap.new");
    assert_eq!(relative(&root, &corpus.cases[0].input_path()), "blocks/edge/a.in");
    let pending: Vec<String> = corpus.pending.iter().map(|path| relative(&root, path)).collect();
    assert_eq!(pending, ["blocks/edge/a.snap.new"]);
    assert!(corpus.orphans.is_empty() && corpus.strays.is_empty(), "{corpus:?}");
}

#[test]
fn a_snapshot_or_a_budget_without_an_input_is_an_orphan() {
    let (root, corpus) =
        corpus_of(&["tiles/edge/gone.snap", "tiles/edge/gone.budget", "tiles/edge/here.in", "tiles/edge/here.snap"]);
    let orphans: Vec<String> = corpus.orphans.iter().map(|path| relative(&root, path)).collect();
    assert_eq!(orphans, ["tiles/edge/gone.budget", "tiles/edge/gone.snap"]);
    assert_eq!(corpus.cases.len(), 1);
}

#[test]
fn whatever_else_lies_there_is_a_stray_that_says_what_to_do() {
    let (root, corpus) = corpus_of(&[
        "notes.txt",
        "tiles/edge/a.in",
        "tiles/edge/a.in.orig",
        "tiles/edge/readme",
        "tiles/edge/deeper/b.in",
        "tiles/edges/c.in",
        "tiles/d.in",
        "tiles/sample/both.gen",
        "tiles/sample/both.in",
        "tiles/large",
    ]);
    let strays: Vec<String> = corpus.strays.iter().map(|stray| relative(&root, &stray.path)).collect();
    assert_eq!(
        strays,
        [
            "notes.txt",
            "tiles/d.in",
            "tiles/edge/a.in.orig",
            "tiles/edge/deeper",
            "tiles/edge/readme",
            "tiles/edges",
            "tiles/large",
            "tiles/sample/both.in",
        ]
    );
    assert!(corpus.strays.iter().all(|stray| stray.advice.contains("delete")), "{:?}", corpus.strays);
    assert!(corpus.strays[5].advice.contains("edge, invalid, large, sample"));
    let ids: Vec<String> = corpus.cases.iter().map(testdata::Case::id).collect();
    assert_eq!(ids, ["tiles/edge/a", "tiles/sample/both"]);
}

#[test]
fn a_folder_that_cannot_be_read_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let missing = folder.path().join("missing");
    let error = Corpus::read(&missing).expect_err("there is no such folder");
    assert_eq!(error.path, missing);
    assert!(error.to_string().starts_with("cannot read the folder "), "{error}");
}
