//! The corpus: worked answers of the samples and edge cases, exact messages for what is invalid.

use huarong_dao::{Claim, Games, reference, solve};
use testdata::Group;

/// The inputs of a group, by name.
fn inputs(group: Group) -> Vec<(String, Vec<u8>)> {
    let cases = testdata::cases("huarong-dao", group).expect("the corpus is there");
    cases.into_iter().map(|case| (case.name.clone(), case.read().expect("a readable file"))).collect()
}

#[track_caller]
fn check_answers(group: Group, worked: &[(&str, &str)]) {
    let inputs = inputs(group);
    let names: Vec<&str> = inputs.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, worked.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    for ((name, text), (_, lines)) in inputs.iter().zip(worked) {
        let games = Games::parse(text).expect("a valid input");
        let answer = solve(&games);
        assert_eq!(answer.to_string(), lines.replace(' ', "\n"), "{name}");
        assert_eq!(answer.verify(&games), Ok(()), "{name}");
        assert_eq!(lines.parse::<Claim>().expect("numbers").verify(&games), Ok(()), "{name}");
        assert_eq!(Ok(answer.outcome()), reference::exhaustive(&games), "{name}");
        assert_eq!(Ok(answer.outcome()), reference::plain(&games), "{name}");
    }
}

#[test]
fn samples() {
    check_answers(Group::Sample, SAMPLES);
}

/// Worked by hand; the shapes are small enough to follow.
#[test]
fn edge_cases() {
    check_answers(Group::Edge, EDGE_CASES);
}

#[test]
fn invalid_inputs() {
    let found: Vec<(String, String)> = inputs(Group::Invalid)
        .into_iter()
        .map(|(name, text)| (name, Games::parse(&text).unwrap_err().to_string()))
        .collect();
    let found: Vec<(&str, &str)> = found.iter().map(|(name, error)| (name.as_str(), error.as_str())).collect();
    assert_eq!(found, INVALID);
}

const SAMPLES: &[(&str, &str)] = &[("luogu-p1979", "2 -1"), ("one-slide", "1"), ("open-three-by-three", "10 9 6")];

const EDGE_CASES: &[(&str, &str)] = &[
    ("alternating-costs-three", "10"),
    ("answer-depends-on-the-side", "1 -1 1"),
    ("bare-ring", "1 8 22 7"),
    ("bare-ring-around-a-long-hole", "12 61"),
    ("blank-walled-off", "-1"),
    ("bridge-between-squares", "-1 1 -1 4 -1"),
    ("corridor-one-wide", "-1 1 3 -1 1"),
    ("corridor-one-wide-upright", "-1 1 3 -1 1"),
    ("diagonal-cells-are-not-equal-cells", "5"),
    ("doorway-long-way-around", "12 24"),
    ("no-free-cell", ""),
    ("no-queries", ""),
    ("pillars-no-corner-free", "8 15"),
    ("ring-with-a-tail", "-1 1 -1 -1 7"),
    ("same-game-twice", "10 9 10"),
    ("square-of-four", "4 1 3"),
    ("straight-on-costs-five", "16 20"),
    ("tabs-crlf-and-zeros", "5"),
    ("target-fixed", "-1"),
    ("target-is-the-blank", "1"),
    ("target-walled-off", "-1"),
    ("tile-at-home", "0 0"),
    ("tile-at-home-blank-walled-off", "0"),
    ("tile-isolated", "-1"),
];

const INVALID: &[(&str, &str)] = &[
    ("blank-fixed", "line 4, column 1: query 1: expected the blank on a free cell, found the fixed cell (2, 2)"),
    ("blank-off-board", "line 4, column 3: expected the column of the blank in query 1 (1 to 3), found `4`"),
    ("blank-row-zero", "line 4, column 1: expected the row of the blank in query 1 (1 to 2), found `0`"),
    ("cell-missing", "line 4, column 1: expected a cell (0 to 1), found the end of the input"),
    ("cell-negative", "line 3, column 3: expected a cell (0 to 1), found `-1`"),
    ("cell-two", "line 3, column 3: expected a cell (0 to 1), found `2`"),
    ("cells-missing-of-many", "line 3, column 1: expected a cell (0 to 1), found the end of the input"),
    ("cells-without-blanks", "line 2, column 1: expected a cell (0 to 1), found `111`"),
    ("column-counted-in-bytes", "line 4, column 13: expected the column of the target in query 1 (1 to 3), found `9`"),
    (
        "columns-missing",
        "line 1, column 2: expected the number of columns (1 to 4294967295), found the end of the input",
    ),
    ("decimal-point", "line 1, column 3: expected the number of columns (1 to 4294967295), found `3.0`"),
    ("empty", "line 1, column 1: expected the number of rows (1 to 4294967295), found the end of the input"),
    (
        "many-digits",
        "line 1, column 3: expected the number of columns (1 to 4294967295), found `999999999999999999999999... (200 bytes)`",
    ),
    ("minus-zero", "line 4, column 9: expected the row of the target in query 1 (1 to 2), found `-0`"),
    (
        "more-cells-than-a-board-holds",
        "line 1, column 1: expected a board of 1 to 268435456 cells, found one of 400000000",
    ),
    ("not-utf-8", r"line 4, column 11: expected the column of the target in query 1 (1 to 3), found `\xff`"),
    ("nul-byte", r"line 4, column 11: expected the column of the target in query 1 (1 to 3), found `3\x00`"),
    ("only-blanks", "line 3, column 1: expected the number of rows (1 to 4294967295), found the end of the input"),
    ("plus-sign", "line 4, column 5: expected the row of the tile in query 1 (1 to 2), found `+1`"),
    ("queries-negative", "line 1, column 5: expected the number of queries (0 to 4294967295), found `-1`"),
    (
        "query-cut-off",
        "line 5, column 1: expected the column of the target in query 1 (1 to 3), found the end of the input",
    ),
    (
        "query-missing",
        "line 4, column 1: expected the row of the blank in query 1 (1 to 2), found the end of the input",
    ),
    ("target-off-board", "line 4, column 11: expected the column of the target in query 1 (1 to 3), found `4`"),
    ("tile-fixed", "line 4, column 5: query 1: expected the tile on a free cell, found the fixed cell (2, 2)"),
    ("tile-off-board", "line 4, column 5: expected the row of the tile in query 1 (1 to 2), found `3`"),
    (
        "tile-on-the-blank",
        "line 5, column 5: query 2: expected the tile on another cell than the blank, found both at (1, 2)",
    ),
    ("too-many-cells", "line 1, column 1: expected a board of 1 to 268435456 cells, found one of 1000000000000000000"),
    ("trailing-token", "line 5, column 1: expected the end of the input, found `7`"),
    ("word", "line 4, column 5: expected the row of the tile in query 1 (1 to 2), found `one`"),
    ("zero-rows", "line 1, column 1: expected the number of rows (1 to 4294967295), found `0`"),
];
