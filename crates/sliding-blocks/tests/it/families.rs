//! Recipes give the same bytes for ever.

use sliding_blocks::families::FAMILIES;
use sliding_blocks::{Target, solve};

/// FNV-1a with 64 bits.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn golden_digests() {
    let digests: Vec<(&str, u64)> =
        FAMILIES.iter().map(|family| (family.name, digest(&family.instance(300, 7).to_string()))).collect();
    let golden = [
        ("comb", 0xdd59_3490_f528_7bc4),
        ("cross", 0x6d82_9529_7c8a_ec81),
        ("far", 0x5929_f29f_4366_5c58),
        ("first-in-the-way", 0x187f_6d6b_9023_653e),
        ("hooks", 0xf562_8521_941a_0a89),
        ("lattice", 0xb085_9c2f_bf2c_98ff),
        ("line", 0xafda_2e38_f142_0b53),
        ("mixed", 0x5d21_4b81_2f4f_4f1d),
        ("rakes", 0x696f_4639_4f9b_bd0d),
        ("random", 0x158c_7987_c72a_fcfd),
        ("rungs", 0x4633_3e66_daea_ce94),
        ("serpentine", 0x5024_0989_45b2_dc0d),
        ("spiral", 0x899d_d22a_9fe4_c758),
        ("spiral-inwards", 0x0058_aec1_2adf_2256),
        ("staircase", 0xcb81_3d6d_4f55_edd3),
    ];
    assert_eq!(digests, golden);
}

#[test]
fn any_size_is_valid_and_near_what_was_asked_for() {
    for family in FAMILIES {
        for size in (0..60).chain([100, 997, 10_000]) {
            let target = family.instance(size, u64::from(size));
            let blocks = target.cells().len() as u32;
            assert!(blocks <= size + size / 10 + 30, "{} of {size} has {blocks} blocks", family.name);
            assert!(size <= 2 * blocks + 30, "{} of {size} has {blocks} blocks", family.name);
            assert_eq!(target.to_string().parse::<Target>().as_ref(), Ok(&target));
        }
    }
}

#[test]
fn families_answer_as_they_say() {
    for family in FAMILIES {
        let outcomes: Vec<bool> = (0..12).map(|seed| solve(&family.instance(500, seed)).outcome()).collect();
        if family.about.ends_with("; possible") {
            assert_eq!(outcomes, [true; 12], "{}", family.name);
        } else if family.about.ends_with("impossible") || family.name == "first-in-the-way" {
            assert_eq!(outcomes, [false; 12], "{}", family.name);
        } else if family.name == "hooks" {
            assert!(outcomes.contains(&true) && outcomes.contains(&false));
        }
    }
}

#[test]
fn names_are_sorted_and_seeds_matter() {
    assert!(10 <= FAMILIES.len());
    assert!(FAMILIES.is_sorted_by(|a, b| a.name < b.name));
    for family in FAMILIES {
        assert_ne!(family.instance(300, 1), family.instance(300, 2), "{}", family.name);
    }
}
