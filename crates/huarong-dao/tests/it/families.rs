//! The families give the same instances for ever, and valid ones at any size.

use huarong_dao::Games;
use huarong_dao::families::FAMILIES;

fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_instances_never_change() {
    let digests: Vec<(&str, u64)> =
        FAMILIES.iter().map(|family| (family.name, fnv1a(&family.instance(12, 3).to_string()))).collect();
    assert_eq!(digests, GOLDEN);
}

#[test]
fn any_size_is_valid_and_reads_back() {
    for family in FAMILIES {
        for size in (0..20).chain([64]) {
            let games = family.instance(size, 1);
            let text = games.to_string();
            assert_eq!(Games::parse(text.as_bytes()).as_ref(), Ok(&games), "{} {size}", family.name);
            assert_eq!(text.parse(), Ok(games));
        }
    }
}

#[test]
fn names_are_sorted_and_seeds_matter() {
    assert!(FAMILIES.is_sorted_by(|one, other| one.name < other.name));
    for family in FAMILIES {
        assert!(family.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
        assert_ne!(family.instance(10, 1), family.instance(10, 2), "{}", family.name);
    }
}

const GOLDEN: &[(&str, u64)] = &[
    ("braid", 0xbf19_81b1_629a_c7b9),
    ("chambers", 0x10f9_3024_a393_354c),
    ("comb", 0xcb9d_ab05_cbfa_42f9),
    ("islands", 0xeaac_20ec_1413_1bca),
    ("lattice", 0x3412_5b31_960e_be99),
    ("long-wall", 0xd80b_e999_b0d6_5fa2),
    ("maze", 0xd040_996b_e62c_9b61),
    ("necklace", 0x4430_9226_9773_4c84),
    ("open", 0x5fd4_7ca4_fa41_26a3),
    ("pillars", 0x242c_c937_445c_0735),
    ("ring", 0x1ce9_2034_bd14_fe14),
    ("rooms", 0xc058_adc9_0947_f853),
    ("serpentine", 0xb630_de1a_9fee_de3b),
    ("spiral", 0xa5a4_ae7c_247e_2029),
    ("walls10", 0xbef0_434d_678a_5b90),
    ("walls25", 0xb1f3_9256_7a9b_02bb),
    ("walls38", 0x599a_204d_2df5_f571),
];
