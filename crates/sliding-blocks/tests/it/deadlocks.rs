//! Deadlocks are cycles without a chord, each link of which holds; and the check sees it when they are not.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use core_grid::{Coord, Direction};
use proptest::prelude::*;
use sliding_blocks::families::FAMILIES;
use sliding_blocks::{Answer, Deadlock, Link, Reason, Target, Wrong, solve};

use super::{drawn, small_targets};

/// What waits for what in a target, by walking cell by cell.
struct Waits {
    /// The rows and the columns that hold blocks: no way is looked at beyond.
    bounds: [RangeInclusive<u32>; 2],
    /// The parent of each block; the first has none.
    parents: BTreeMap<Coord, Option<Coord>>,
}

impl Waits {
    fn new(target: &Target) -> Self {
        let blocks: BTreeSet<Coord> = target.cells().iter().copied().collect();
        let first = target.cells()[0];
        let (mut parents, mut reached) = (BTreeMap::from([(first, None)]), vec![first]);
        while let Some(cell) = reached.pop() {
            for next in Direction::ALL.into_iter().filter_map(|to| cell.step(to)) {
                if blocks.contains(&next) && !parents.contains_key(&next) {
                    parents.insert(next, Some(cell));
                    reached.push(next);
                }
            }
        }
        let span = |line: fn(&Coord) -> u32| {
            let lines = || target.cells().iter().map(line);
            lines().min().unwrap()..=lines().max().unwrap()
        };
        Self { bounds: [span(|cell| cell.row), span(|cell| cell.col)], parents }
    }

    fn parent(&self, block: Coord) -> Option<Coord> {
        self.parents.get(&block).copied().flatten()
    }

    /// Whether `block` waits for `other` for this reason.
    fn holds(&self, block: Coord, reason: Reason, other: Coord) -> bool {
        if reason == Reason::Stopped {
            return self.parent(block) == Some(other);
        }
        let Some(parent) = self.parent(other) else { return false };
        let out = Direction::ALL.into_iter().find(|&to| parent.step(to) == Some(other)).unwrap();
        let inside = |cell: &Coord| self.bounds[0].contains(&cell.row) && self.bounds[1].contains(&cell.col);
        let mut way = std::iter::successors(other.step(out), |cell| cell.step(out)).take_while(inside);
        self.parents.contains_key(&block) && way.any(|cell| cell == block)
    }

    fn waits(&self, block: Coord, other: Coord) -> bool {
        self.holds(block, Reason::Stopped, other) || self.holds(block, Reason::InTheWay, other)
    }

    /// What is wrong with a deadlock, in the order in which its check looks for it.
    fn wrong(&self, links: &[Link]) -> Result<(), Wrong> {
        let next = |link: usize| links[(link + 1) % links.len()].block;
        if let Some(link) =
            (0..links.len()).find(|&link| !self.holds(links[link].block, links[link].reason, next(link)))
        {
            return Err(Wrong::BrokenLink { link });
        }
        let earlier = |link: usize| links[..link].iter().any(|earlier| earlier.block == links[link].block);
        if let Some(link) = (0..links.len()).find(|&link| earlier(link)) {
            return Err(Wrong::RepeatedLink { link });
        }
        let others = |link: usize| links.iter().filter(move |other| other.block != links[link].block);
        match (0..links.len()).find(|&link| others(link).any(|other| self.waits(other.block, next(link)))) {
            Some(link) => Err(Wrong::Chord { link }),
            None => Ok(()),
        }
    }
}

fn deadlock_of(target: &Target) -> Option<Deadlock> {
    match solve(target) {
        Answer::Impossible(deadlock) => Some(deadlock),
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8_000))]

    #[test]
    fn a_deadlock_holds_without_a_chord_and_one_that_is_changed_is_judged_as_by_walking_cell_by_cell(
        target in small_targets(9, 400),
        at in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let Some(deadlock) = deadlock_of(&target) else { return Ok(()) };
        let waits = Waits::new(&target);
        prop_assert_eq!(waits.wrong(deadlock.links()), Ok(()), "{}", deadlock);
        prop_assert_eq!(deadlock.verify(&target), Ok(()));
        let links = deadlock.links().to_vec();
        let at = at.index(links.len());

        let mut turned = links.clone();
        turned[at].reason = if links[at].reason == Reason::Stopped { Reason::InTheWay } else { Reason::Stopped };
        let mut cut = links.clone();
        cut.remove(at);
        let mut moved = links.clone();
        moved[at].block = target.cells()[other.index(target.cells().len())];
        let twice = [&links[..], &links[..]].concat();
        let mut reversed = links.clone();
        reversed.reverse();
        let mut longer = links.clone();
        let block = target.cells()[other.index(target.cells().len())];
        longer.insert(at, Link { block, reason: Reason::Stopped });
        for links in [turned, cut, moved, twice, reversed, longer] {
            let expected = if links.is_empty() { Err(Wrong::NoDeadlock) } else { waits.wrong(&links) };
            prop_assert_eq!(Deadlock::new(links).verify(&target), expected);
        }
    }
}

#[test]
fn deadlocks_of_all_families_hold_without_a_chord() {
    let (mut deadlocks, mut reasons, mut longest) = (0, [0, 0], 0);
    for family in FAMILIES {
        for (size, seed) in (0..120).map(|seed| (10 + seed as u32, seed)) {
            let target = family.instance(size, seed);
            let Some(deadlock) = deadlock_of(&target) else { continue };
            assert_eq!(Waits::new(&target).wrong(deadlock.links()), Ok(()), "{} {size} {seed}", family.name);
            assert_eq!(deadlock.verify(&target), Ok(()), "{} {size} {seed}", family.name);
            deadlocks += 1;
            longest = longest.max(deadlock.links().len());
            for link in deadlock.links() {
                reasons[usize::from(link.reason == Reason::InTheWay)] += 1;
            }
        }
    }
    // So many deadlocks and reasons of both kinds have been checked, in both ways.
    assert_eq!((deadlocks, reasons, longest), (614, [1247, 1805], 11));
}

/// The blocks of a chord: from the middle of the upper row on, the row itself comes after what it passes.
#[test]
fn a_longer_cycle_with_a_chord_is_rejected() {
    let target = drawn(&["####", "#..#", "F.##"]);
    let path = [(2, 0), (2, 2), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0)];
    let links = path.iter().enumerate().map(|(place, &(row, col))| Link {
        block: Coord::new(row, col),
        reason: if place == 0 { Reason::InTheWay } else { Reason::Stopped },
    });
    let error = Deadlock::new(links.collect()).verify(&target).unwrap_err();
    // The upper right corner is in the way of the block two before it.
    assert_eq!(error, Wrong::Chord { link: 5 });
    assert_eq!(error.to_string(), "another block of the deadlock waits for what link 6 waits for");
    assert_eq!(error.line(), None);
}

#[test]
fn a_cycle_that_is_walked_twice_is_rejected() {
    let target = drawn(&["####", "#..#", "F.##"]);
    let links = deadlock_of(&target).unwrap().links().repeat(2);
    let error = Deadlock::new(links).verify(&target).unwrap_err();
    assert_eq!(error, Wrong::RepeatedLink { link: 8 });
    assert_eq!(error.to_string(), "link 9 of the deadlock has the block of an earlier one");
}

#[test]
fn a_deadlock_without_links_is_none() {
    let error = Answer::Impossible(Deadlock::new(Vec::new())).verify(&drawn(&["F#"])).unwrap_err();
    assert_eq!(error, Wrong::NoDeadlock);
    assert_eq!(error.to_string(), "expected a cycle of blocks, found none");
    let alone = Link { block: Coord::new(0, 0), reason: Reason::Stopped };
    let error = Deadlock::new(vec![alone]).verify(&drawn(&["F#"])).unwrap_err();
    assert_eq!(error, Wrong::BrokenLink { link: 0 });
    assert_eq!(error.to_string(), "link 1 of the deadlock does not hold");
    let outside = Link { block: Coord::new(7, 7), reason: Reason::InTheWay };
    assert_eq!(Deadlock::new(vec![outside]).verify(&drawn(&["F#"])), Err(Wrong::BrokenLink { link: 0 }));
}

#[test]
fn a_deadlock_as_text() {
    let deadlock = deadlock_of(&drawn(&["####", "#..#", "F.##"])).unwrap();
    assert_eq!(
        deadlock.to_string(),
        "\
(3, 1) waits for (3, 3), which would run into it on its way along row 3
(3, 3) waits for (3, 4), which stops it
(3, 4) waits for (2, 4), which stops it
(2, 4) waits for (1, 4), which stops it
(1, 4) waits for (1, 2), which would run into it on its way along row 1
(1, 2) waits for (1, 1), which stops it
(1, 1) waits for (2, 1), which stops it
(2, 1) waits for (3, 1), which stops it"
    );
}
