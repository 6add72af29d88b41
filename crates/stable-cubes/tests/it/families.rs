//! The families: what they promise, and that they never change.

use std::collections::BTreeSet;

use stable_cubes::families::FAMILIES;

use super::solved;

#[test]
fn names_are_distinct_and_lower_case() {
    let names: BTreeSet<&str> = FAMILIES.iter().map(|family| family.name).collect();
    assert_eq!(names.len(), FAMILIES.len());
    assert!(names.iter().all(|name| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')));
    assert!(10 <= FAMILIES.len());
}

#[test]
fn every_size_makes_a_pile_of_about_as_many_cubes() {
    for family in FAMILIES {
        for size in (0..200).chain([1_000, 9_999, 50_000]) {
            let count = family.instance(size, 1).cubes().len() as u32;
            assert!(count <= size.max(1), "{} {size}: {count}", family.name);
            assert!(size <= 2 * count + 4, "{} {size}: {count}", family.name);
        }
    }
}

#[test]
fn seeds_matter_and_nothing_else_does() {
    for family in FAMILIES {
        let made = |seed| family.instance(100, seed);
        assert_eq!(made(1), made(1));
        let is_fixed = matches!(family.name, "rising" | "falling");
        assert_eq!(made(1) == made(2), is_fixed, "{}", family.name);
    }
}

#[test]
fn far_piles_reach_both_ends() {
    let far = FAMILIES.iter().find(|family| family.name == "far").unwrap();
    for seed in 0..50 {
        let pile = far.instance(300, seed);
        let columns = || pile.cubes().iter().map(|cube| cube.x);
        assert_eq!((columns().min(), columns().max()), (Some(-1_000_000_000), Some(1_000_000_000)));
    }
}

#[test]
fn flickering_cubes_stop_being_takeable() {
    // The greatest numbers are the supports that go first; what they leave pinned must wait: it goes after its load.
    let flicker = FAMILIES.iter().find(|family| family.name == "flicker").unwrap();
    let pile = flicker.instance(500, 1);
    let answer = solved(&pile);
    assert_eq!(answer.order()[0], 499);
    let first = pile.cubes()[499];
    let turn_of = |x, y| {
        let number = pile.cubes().iter().position(|cube| (cube.x, cube.y) == (x, y)).unwrap() as u32;
        answer.order().iter().position(|&taken| taken == number).unwrap()
    };
    let load = pile.cubes().iter().find(|cube| cube.y == 2 && cube.x.abs_diff(first.x) < 2).unwrap();
    assert!(turn_of(load.x, load.y) < turn_of(first.x + 1, first.y));
}

#[test]
fn recipes_give_the_same_bytes_for_ever() {
    let digests: Vec<(&str, u64)> =
        FAMILIES.iter().map(|family| (family.name, fnv1a(family.instance(200, 7).to_string().as_bytes()))).collect();
    assert_eq!(digests, DIGESTS);
}

/// FNV-1a with 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

const DIGESTS: &[(&str, u64)] = &[
    ("wall", 0x5d85_2d33_a1db_1e0d),
    ("tower", 0xac3a_4279_d7b5_8c79),
    ("pyramid", 0x5ac1_1a2b_cab7_688b),
    ("inverted", 0x1117_88fe_cf4e_6757),
    ("lattice", 0xeac2_8ae4_a44e_3f3d),
    ("ground", 0xc59a_11d8_56d9_38bd),
    ("bridges", 0xc74c_7541_d3be_c460),
    ("stairs", 0x4304_7f1c_dc54_fe10),
    ("random", 0x4943_32bb_34ed_c0a1),
    ("towers", 0xb05e_684c_1f7d_6c6c),
    ("far", 0xea46_2423_8bfd_0950),
    ("sparse", 0x8e42_8e37_864f_3dc8),
    ("flicker", 0x88a4_5cd8_497d_9b6c),
    ("rising", 0xec72_e4b0_0252_1759),
    ("falling", 0xacce_9b45_b0bf_09c9),
];
