//! Recipes give the same bytes for ever.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use glued_grid::families::FAMILIES;
use glued_grid::solve;

/// FNV-1a, 64 bits.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn instances_never_change() {
    assert_eq!(digest(b"a"), 0xaf63_dc4c_8601_ec8c);
    // Size 11, seeds 3 and 4.
    let expected: &[(&str, u64, u64)] = &[
        // GOLDEN
    ];
    let found: Vec<(&str, u64, u64)> = FAMILIES
        .iter()
        .map(|family| {
            let of = |seed| digest(family.instance(11, seed).to_string().as_bytes());
            (family.name, of(3), of(4))
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn any_size_gives_a_valid_instance() {
    for family in FAMILIES {
        for size in 0..=8 {
            let puzzle = family.instance(size, 5);
            assert!(puzzle.is_judges(), "{} {size}", family.name);
        }
    }
}

#[test]
fn names_are_plain_and_distinct() {
    let mut names: Vec<&str> = FAMILIES.iter().map(|family| family.name).collect();
    assert!(names.iter().all(|name| name.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase())));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), FAMILIES.len());
}

#[test]
fn both_answers_occur_and_faults_are_what_they_say() {
    for family in FAMILIES {
        let outcomes: Vec<bool> = (0..30).map(|seed| solve(&family.instance(11, seed)).outcome()).collect();
        let possible = outcomes.iter().filter(|&&possible| possible).count();
        match family.name {
            "walked" => assert_eq!(possible, 30),
            "glued-out" => assert!(possible < 5, "{possible}"), // few boards have fewer than two glued cells
            name => assert!((5..=27).contains(&possible), "{name}: {possible}"),
        }
    }
}

#[test]
fn pictures_are_as_they_are_told() {
    let picture = |family: &str, size| {
        let family = FAMILIES.iter().find(|other| other.name == family).unwrap();
        let text = family.instance(size, 0).to_string();
        text.lines().skip(1).take(size as usize).map(str::to_owned).collect::<Vec<String>>()
    };
    assert_eq!(picture("spiral", 7), [".......", ".#####.", ".#...#.", ".#.###.", ".#.....", ".######", "......."]);
    assert_eq!(picture("wide-corridor", 5), [".....", ".....", "..###", ".....", "....."]);
    assert_eq!(picture("comb", 3), [".#.", ".#.", "..."]);
    assert_eq!(picture("lattice", 3), ["...", ".#.", "..."]);
    assert_eq!(picture("ring", 4), ["....", ".##.", ".##.", "...."]);
    assert_eq!(picture("checkerboard", 3), [".#.", "#.#", ".#."]);
    assert_eq!(picture("rings", 3), ["...", ".#.", "..."]);
    let pluses = ["######.#", "##.##..#", "........", "##.###.#", "######.#", "#..##..#", "........", "##.###.."];
    assert_eq!(picture("pluses", 8), pluses);
    assert_eq!(picture("pockets", 7).iter().filter(|row| row.contains('#')).count(), 3);
}
