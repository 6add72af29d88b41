//! The proofs by all small cases, and their counts by other means.

use stable_cubes::proof::PROOFS;

/// Runs the proof named `name`; checks that it covers `cases`.
#[track_caller]
fn prove(name: &str, cases: u64) {
    let proof = PROOFS.iter().find(|proof| proof.name == name).expect("there is a proof of that name");
    assert_eq!(proof.prove(), Ok(cases));
}

#[test]
fn every_pile_of_up_to_6_cubes_with_every_numbering() {
    prove("values-of-up-to-6-cubes", 5 + 23 * 2 + 97 * 6 + 398 * 24 + 1_608 * 120 + 6_450 * 720);
}

#[test]
fn every_order_on_every_pile_of_up_to_4_cubes_with_every_numbering() {
    prove("orders-of-up-to-4-cubes", 5 + 23 * 4 + 97 * 36 + 398 * 576);
}

#[test]
fn every_moment_on_every_pile_of_up_to_5_cubes() {
    prove("moments-of-up-to-5-cubes", 5 + 23 * 2 + 97 * 6 + 398 * 24 + 1_608 * 120);
}

#[test]
fn every_list_of_up_to_5_cubes_in_a_box() {
    prove("lists-of-up-to-5-cubes", 1 + 15 + 225 + 3_375 + 50_625 + 759_375);
}

#[test]
fn every_proof_that_is_not_long_has_a_test() {
    let names: Vec<&str> = PROOFS.iter().filter(|proof| !proof.long).map(|proof| proof.name).collect();
    let expected =
        ["values-of-up-to-6-cubes", "orders-of-up-to-4-cubes", "moments-of-up-to-5-cubes", "lists-of-up-to-5-cubes"];
    assert_eq!(names, expected);
}

#[test]
fn the_numbers_of_cases_are_known_otherwise() {
    let cases = |name| PROOFS.iter().find(|proof| proof.name == name).map(|proof| proof.cases);
    let numberings = |size: u32| u64::from((1..=size).product::<u32>());
    let values = |size| piles(size) * numberings(size);
    let orders = |size| values(size) * numberings(size);
    assert_eq!(cases("values-of-up-to-6-cubes"), Some((1..=6).map(values).sum()));
    assert_eq!(cases("values-of-7-cubes"), Some(values(7)));
    assert_eq!(cases("moments-of-up-to-5-cubes"), Some((1..=5).map(values).sum()));
    assert_eq!(cases("moments-of-6-cubes"), Some(values(6)));
    assert_eq!(cases("orders-of-up-to-4-cubes"), Some((1..=4).map(orders).sum()));
    assert_eq!(cases("orders-of-5-cubes"), Some(orders(5)));
    assert_eq!(cases("lists-of-up-to-5-cubes"), Some((0..=5).map(|count| 15_u64.pow(count)).sum()));
}

/// The number of stable piles of `size` cubes in a strip five wide: not from a walk over piles, but level by level, from
/// the patterns that a level may have over another.
fn piles(size: u32) -> u64 {
    const PATTERNS: usize = 1 << 5;
    const MOST: usize = 7;
    // By pattern of the highest level and number of cubes so far: how many piles.
    let mut ways = vec![[0_u64; MOST + 1]; PATTERNS];
    ways[PATTERNS - 1][0] = 1; // the ground carries everything
    let mut total = u64::from(size == 0);
    for _ in 0..size {
        let mut next = vec![[0; MOST + 1]; PATTERNS];
        for (below, ways) in ways.iter().enumerate() {
            let carried = (below | below << 1 | below >> 1) % PATTERNS;
            for level in (1..PATTERNS).filter(|level| level & !carried == 0) {
                let cubes = level.count_ones() as usize;
                for before in 0..=MOST - cubes {
                    next[level][before + cubes] += ways[before];
                }
            }
        }
        ways = next;
        total += ways.iter().map(|by_size| by_size[size as usize]).sum::<u64>();
    }
    total
}
