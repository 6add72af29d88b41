//! Recipes give the same bytes for ever.

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
        ("open", 0x65a4_9bba_3465_cfd0, 0xdc51_bce5_2682_9630),
        ("walked", 0xa3b1_ae6c_0e1f_c5ca, 0x275f_b991_7c7e_c27c),
        ("walls", 0x990f_4d11_04d9_d45c, 0x58c1_4f02_b9a8_1460),
        ("thicket", 0x5b2b_6dc0_bafd_0dee, 0xcf75_60f1_ff6a_1cc3),
        ("caves", 0x7c98_d4ea_4001_43d6, 0xde4e_b0ea_a37b_c849),
        ("rooms", 0x89f0_8cf7_ad7d_6a38, 0xe821_8cde_f1d8_2009),
        ("corridor", 0xd845_6925_3860_7224, 0x2820_404f_55c0_8aaa),
        ("wide-corridor", 0x7f50_59dd_2872_0c55, 0x4c3c_4f97_32a7_3897),
        ("spiral", 0x5d2f_1a39_8548_72f0, 0xf6c3_3b68_faad_9d96),
        ("line", 0xe6e5_fad3_bbec_f9ba, 0x9da6_4fb5_1722_6082),
        ("comb", 0x935b_5a55_219a_94b0, 0x3a4a_6e3e_6d7a_0fac),
        ("lattice", 0xb4b4_3560_730d_547d, 0x0368_4bfe_b44d_a143),
        ("ring", 0x0e20_e469_097e_0411, 0xf36e_6b5f_1770_23d9),
        ("rings", 0x0189_acdb_a121_b5c1, 0x3a02_b55d_cbb0_7397),
        ("pluses", 0xb167_19bf_6216_944b, 0x8921_daba_684e_fbb7),
        ("pockets", 0xbc67_87b5_cca4_0b19, 0x46eb_d56f_77cf_12eb),
        ("checkerboard", 0x6ed7_9c09_c85a_64e8, 0x7c61_b905_4c08_d158),
        ("glued-out", 0x3660_af90_ea59_164a, 0x3a64_138d_3145_45db),
        ("noise", 0x87de_df55_28f3_952d, 0xe810_9b9d_cfbd_6dfc),
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
