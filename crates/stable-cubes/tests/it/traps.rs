//! The published samples, and each known trap with a value worked out by hand.

use stable_cubes::solve;

use super::{pile, solved};

/// The expected order of play, and the value of its digits.
#[track_caller]
fn check(cubes: &[(i32, u32)], order: &[u32], value: u64) {
    let answer = solved(&pile(cubes));
    assert_eq!(answer.order(), order);
    assert_eq!(answer.value(), value);
    assert_eq!(answer.to_string(), value.to_string());
}

#[test]
fn the_published_samples() {
    check(&[(2, 1), (1, 0), (0, 1)], &[2, 0, 1], 19);
    check(&[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)], &[4, 3, 2, 1, 0], 2930);
}

#[test]
fn one_cube_is_zero() {
    check(&[(5, 0)], &[0], 0);
}

#[test]
fn a_cube_stops_being_takeable_and_becomes_so_again() {
    // 1        0 may be taken until 2 goes; then 1 stands on it alone until 1 goes itself.
    // 0 2
    check(&[(0, 0), (0, 1), (1, 0)], &[2, 1, 0], 2 * 9 + 3);
    check(&[(0, 0), (0, 1), (-1, 0)], &[2, 1, 0], 2 * 9 + 3);
}

#[test]
fn supports_two_columns_apart_share_a_load() {
    //  1
    // 0 2
    check(&[(0, 0), (1, 1), (2, 0)], &[2, 1, 0], 2 * 9 + 3);
    check(&[(0, 0), (-1, 1), (-2, 0)], &[2, 1, 0], 2 * 9 + 3);
}

#[test]
fn three_supports_are_one_too_many_to_pin() {
    //   1          3 goes, and 0 may still be taken, since 2 is there as well; then 2 is pinned, and 1 goes.
    // 0 2 3
    check(&[(0, 0), (1, 1), (1, 0), (2, 0)], &[3, 0, 1, 2], 3 * 64 + 4 + 2);
}

#[test]
fn a_cube_that_two_loads_pin_is_free_when_both_are_gone() {
    //   2   3        4 and 0 go; both loads stand on 1 alone. 3 goes, and 1 is still pinned by 2.
    // 4   1   0
    let cubes = [(3, 0), (1, 0), (0, 1), (2, 1), (-1, 0)];
    check(&cubes, &[4, 0, 3, 2, 1], 4 * 625 + 3 * 25 + 2 * 5 + 1);
}

#[test]
fn a_load_that_is_gone_pins_nothing() {
    // 2
    // 0 1
    check(&[(0, 0), (1, 0), (0, 1)], &[2, 0, 1], 2 * 9 + 1);
}

#[test]
fn cubes_on_the_ground_need_no_support() {
    check(&[(0, 0), (1, 0), (2, 0), (3, 0)], &[3, 0, 2, 1], 3 * 64 + 2 * 4 + 1);
}

#[test]
fn the_ends_of_the_columns_are_not_next_to_each_other() {
    // Two towers of two, as far apart as can be.
    let end = 1_000_000_000;
    check(&[(end, 0), (-end, 1), (-end, 0), (end, 1)], &[3, 0, 1, 2], 3 * 64 + 4 + 2);
}

#[test]
fn two_columns_aside_is_no_support() {
    //   0 .         2 is no support of 0, which stands on 1 alone.
    // . 1 . 2
    check(&[(0, 1), (0, 0), (2, 0)], &[2, 0, 1], 2 * 9 + 1);
}

#[test]
fn values_are_taken_modulo_the_prime() {
    // A tower of 12: the digits are 11, 10, .., 0 in base 12, worked out with big integers.
    let tower: Vec<(i32, u32)> = (0..12).map(|y| (0, y)).collect();
    let value = 8_842_413_667_692_u64; // 11 * 12^11 + 10 * 12^10 + ..
    assert_eq!(value, (0..12).rev().fold(0, |value, digit| value * 12 + digit));
    assert_eq!(solve(&pile(&tower)).value(), value % 1_000_000_009);
}
