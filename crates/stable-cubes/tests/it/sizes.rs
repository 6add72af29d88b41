//! Long, wide and large piles, on small stacks.

use std::thread;

use stable_cubes::families::FAMILIES;
use stable_cubes::reference::plain;
use stable_cubes::{Claim, Cube, Pile};

use super::solved;

const MILLION: u32 = 1_000_000;

/// Runs `body` in a thread with a stack of 256 KiB, an eighth of an ordinary one.
fn with_small_stack(body: fn()) {
    let thread = thread::Builder::new().stack_size(256 << 10).spawn(body).expect("a thread can be spawned");
    thread.join().expect("the stack is large enough, and nothing panics");
}

/// Parses, solves, verifies and prints a chain of a million cubes, of which only the topmost may ever be taken.
fn chain(x: impl Fn(u32) -> i32) {
    // A step of 7919, which has no factor in common with a million, scatters the numbers.
    let level = |number: u32| (u64::from(number) * 7919 % u64::from(MILLION)) as u32;
    let cubes: Vec<Cube> = (0..MILLION).map(level).map(|y| Cube::new(x(y), y)).collect();
    let text = Pile::new(cubes).expect("a chain is stable").to_string();
    let pile = Pile::parse(text.as_bytes()).expect("a pile reads back");
    let answer = solved(&pile);
    let levels: Vec<u32> = answer.order().iter().map(|&number| level(number)).collect();
    assert!(levels.into_iter().rev().eq(0..MILLION));
    assert!(answer.to_string().len() < 11);
}

fn tower() {
    chain(|_| 0);
}

fn stairs() {
    chain(|y| 1_000_000_000 - y.cast_signed());
}

fn zigzag() {
    chain(|y| -1_000_000_000 + (y % 2).cast_signed());
}

/// A line on the ground: each player takes what is greatest, or least, of all that is left.
fn line() {
    let pile = Pile::new((0..MILLION).map(|x| Cube::new(x.cast_signed(), 0)).collect()).expect("the ground is stable");
    let answer = solved(&pile);
    let expected = (0..MILLION).map(|turn| if turn % 2 == 0 { MILLION - 1 - turn / 2 } else { turn / 2 });
    assert!(answer.order().iter().copied().eq(expected));
}

/// Families whose piles are dense, lean over or stand on gaps all over, with a million cubes.
fn broad() {
    for name in ["wall", "inverted", "lattice", "bridges", "random", "flicker"] {
        let family = FAMILIES.iter().find(|family| family.name == name).expect("there is a family of that name");
        let text = family.instance(MILLION, 5).to_string();
        let pile = Pile::parse(text.as_bytes()).expect("a pile reads back");
        assert_eq!(pile.to_string(), text);
        let answer = solved(&pile);
        assert_eq!(Claim::parse(answer.to_string().as_bytes()), Ok(answer.claim()));
    }
}

#[test]
fn chains_of_a_million_cubes_on_a_small_stack() {
    with_small_stack(tower);
    with_small_stack(stairs);
    with_small_stack(zigzag);
}

#[test]
fn a_line_of_a_million_cubes_on_a_small_stack() {
    with_small_stack(line);
}

#[test]
fn broad_piles_of_a_million_cubes_on_a_small_stack() {
    with_small_stack(broad);
}

#[test]
fn every_family_at_judge_size() {
    for family in FAMILIES {
        let pile = family.instance(100_000, 3);
        assert_eq!(Ok(solved(&pile).outcome()), plain(&pile), "{}", family.name);
    }
}
