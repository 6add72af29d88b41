//! Answers in full: every small case of the corpus can be told, its plans and routes are replayed, and its reasons are checked.

use std::collections::BTreeSet;

use serde_json::Value;
use testdata::{Corpus, Group, Input};
use xtask::explain::data_of;
use xtask::problems::{self, Problem};

/// The keys of an object, and of the objects in its lists: `games.moves`.
fn keys(prefix: &str, value: &Value, keys_of: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                let key = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                keys(&key, value, keys_of);
                keys_of.insert(key);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(prefix, value, keys_of)),
        _ => {}
    }
}

/// What the data of a problem may have: all that any case of the corpus has.
fn documented(problem: &str) -> &'static [&'static str] {
    match problem {
        "glued-grid" => &["answer", "arrangements", "cells", "log2", "moves", "problem", "reason", "runs"],
        "huarong-dao" => &[
            "answer",
            "games",
            "games.at",
            "games.blank",
            "games.moves",
            "games.reason",
            "games.stretches",
            "games.stretches.legs",
            "games.stretches.times",
            "games.target",
            "games.tile",
            "games.tile_steps",
            "problem",
        ],
        "sliding-blocks" => &[
            "answer",
            "deadlock",
            "deadlock.block",
            "deadlock.reason",
            "first",
            "partial",
            "partial.left_out",
            "partial.left_out.block",
            "partial.left_out.reason",
            "partial.left_out.waits_for",
            "partial.pushes",
            "partial.pushes.direction",
            "partial.pushes.line",
            "problem",
            "pushes",
            "pushes.direction",
            "pushes.line",
        ],
        _ => &["answer", "modulus", "problem", "turns", "turns.cube", "turns.player", "turns.x", "turns.y", "value"],
    }
}

/// Tells one case: gives the keys of its data.
fn tell(problem: &dyn Problem, id: &str, text: &[u8]) -> BTreeSet<String> {
    let instance = problem.parse(text).expect("a valid case");
    let answer = instance.solve();
    let told = answer.tell().unwrap_or_else(|wrong| panic!("{id}: {wrong}"));
    let data = data_of(problem, &*answer, &*told);
    assert_eq!(data["problem"], problem.name());
    let lines: Vec<&str> = data["answer"].as_array().expect("lines").iter().filter_map(Value::as_str).collect();
    assert_eq!(lines.join("\n"), answer.text(), "{id}");
    for text in [told.words(), told.plan()] {
        assert!(text.lines().all(|line| line.trim_end() == line), "{id}: {text}");
    }
    let mut found = BTreeSet::new();
    keys("", &data, &mut found);
    found
}

#[test]
fn small_cases_are_told_and_their_data_has_the_documented_keys() {
    let corpus = Corpus::read(&testdata::root()).expect("the corpus");
    for problem in problems::all() {
        let mut found = BTreeSet::new();
        let mut told = 0;
        let cases = corpus.cases.iter().filter(|case| case.problem == problem.name() && case.input == Input::File);
        for case in cases.filter(|case| matches!(case.group, Group::Edge | Group::Sample)) {
            let text = case.read().expect("a case");
            found.extend(tell(&*problem, &case.id(), &text));
            told += 1;
        }
        assert!(20 <= told, "{}: {told}", problem.name());
        assert!(found.iter().eq(documented(problem.name())), "{}: {found:?}", problem.name());
    }
}

/// Instances of all families, small and middling.
#[test]
fn families_are_told() {
    for problem in problems::all() {
        for family in problem.families() {
            for (size, seed) in [(1, 1), (4, 2), (9, 3), (20, 4)] {
                let text = problem.generate(family.name, size, seed).expect("a small size");
                tell(&*problem, &format!("{} {size} {seed}", family.name), text.as_bytes());
            }
        }
    }
}
