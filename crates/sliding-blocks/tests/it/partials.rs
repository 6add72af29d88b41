//! As much as can be built: it is built, nothing can be added, and what is said of the rest holds.

use core_grid::Coord;
use core_grid::Direction::{Left, Up};
use proptest::prelude::*;
use sliding_blocks::families::FAMILIES;
use sliding_blocks::reference::is_maximal;
use sliding_blocks::{Hindrance, LeftOut, Partial, Plan, Push, Target, Wrong, partial, solve};

use super::{drawn, small_targets};

/// The cells of the blocks that are placed.
fn part(target: &Target, partial: &Partial) -> Vec<Coord> {
    let left_out = |cell: &&Coord| partial.left_out().iter().any(|other| other.block == **cell);
    target.cells().iter().filter(|cell| !left_out(cell)).copied().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn nothing_can_be_added_as_the_exhaustive_search_says(target in small_targets(6, 40)) {
        let partial = partial(&target);
        prop_assert_eq!(partial.verify(&target), Ok(()), "{}{}", target, partial);
        prop_assert_eq!(partial.left_out().is_empty(), solve(&target).outcome());
        let part = part(&target, &partial);
        prop_assert_eq!(partial.plan().len() + 1, part.len());
        if let Ok(maximal) = is_maximal(&target, &part) {
            prop_assert!(maximal, "{}{}", target, partial);
        }
    }

    #[test]
    fn what_is_changed_is_rejected(
        target in small_targets(9, 400),
        at in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let right = partial(&target);
        prop_assert_eq!(right.verify(&target), Ok(()));
        if right.left_out().is_empty() {
            return Ok(());
        }
        let at = at.index(right.left_out().len());
        let cell = target.cells()[other.index(target.cells().len())];
        let verdict = |change: &dyn Fn(&mut Vec<LeftOut>)| {
            let mut left_out = right.left_out().to_vec();
            change(&mut left_out);
            Partial::new(right.plan().clone(), left_out).verify(&target)
        };
        let LeftOut { block, waits_for, hindrance } = right.left_out()[at];
        let without = |left_out: &mut Vec<LeftOut>| left_out.retain(|other| other.block != block);
        prop_assert_eq!(verdict(&without), Err(Wrong::Unaccounted { cell: block }));
        let place = right.left_out().len();
        prop_assert_eq!(verdict(&|left_out| left_out.push(left_out[at])), Err(Wrong::NotLeftOut { place }));
        let turned = match hindrance {
            Hindrance::InItsWay => Hindrance::NothingStopsIt,
            _ => Hindrance::InItsWay,
        };
        prop_assert_eq!(verdict(&|left_out| left_out[at].hindrance = turned), Err(Wrong::NotLeftOut { place: at }));
        if cell != waits_for {
            prop_assert_eq!(verdict(&|left_out| left_out[at].waits_for = cell), Err(Wrong::NotLeftOut { place: at }));
        }
        if cell != block {
            let is_named = matches!(verdict(&|left_out| left_out[at].block = cell), Err(Wrong::NotLeftOut { .. }));
            prop_assert!(is_named);
        }
        // Without its last push the plan is a plan, but no longer what is said.
        let pushes = right.plan().len().saturating_sub(1);
        if pushes < right.plan().len() {
            let shorter: Plan = right.plan().iter().take(pushes).collect();
            prop_assert!(Partial::new(shorter, right.left_out().to_vec()).verify(&target).is_err());
        }
    }
}

#[test]
fn partial_plans_of_all_families() {
    let (mut maximal, mut pushes, mut hindrances) = (0, 0, [0, 0]);
    for family in FAMILIES {
        for (size, seed) in (0..150).map(|seed| (seed as u32 % 15 + 2, seed)).chain((0..20).map(|seed| (400, seed))) {
            let target = family.instance(size, seed);
            let partial = partial(&target);
            assert_eq!(partial.verify(&target), Ok(()), "{} {size} {seed}", family.name);
            assert_eq!(partial.left_out().is_empty(), solve(&target).outcome());
            if let Ok(is_maximal) = is_maximal(&target, &part(&target, &partial)) {
                assert!(is_maximal, "{} {size} {seed}", family.name);
                maximal += 1;
            }
            pushes += partial.plan().len();
            for left_out in partial.left_out() {
                hindrances[usize::from(left_out.hindrance == Hindrance::InItsWay)] += 1;
            }
        }
    }
    // So many parts cannot be added to; so many pushes have been replayed, and reasons of both kinds checked.
    assert_eq!((maximal, pushes, hindrances), (2090, 120_790, [18_047, 1858]));
}

/// ```text
/// F#####    Each of the inner ends of the lower row comes from the other side, past all of the other hook.
/// #....#
/// ##..##
/// ```
#[test]
fn of_two_that_keep_each_other_out_one_is_placed() {
    let target = drawn(&["F#####", "#....#", "##..##"]);
    let partial = partial(&target);
    assert_eq!(partial.plan().len(), target.cells().len() - 2);
    let [left_out] = partial.left_out() else { panic!("one block is left out") };
    assert!([Coord::new(2, 1), Coord::new(2, 4)].contains(&left_out.block));
    assert_eq!(partial.verify(&target), Ok(()));
}

/// The block before the corner is not to be placed before the one that it would keep out, though it can be.
#[test]
fn what_can_still_be_placed_is_not_kept_out() {
    let target = drawn(&["F#..#", "#...#", "#####"]);
    assert!(partial(&target).left_out().is_empty());
}

#[test]
fn what_rests_on_a_block_left_out_is_left_out() {
    let target = drawn(&["#####", "#...#", "F.###"]);
    let partial = partial(&target);
    assert_eq!(
        partial.to_string(),
        "\
v 1
v 1
< 1
< 1
< 1
< 1
^ 5
^ 5
(3, 3) is left out: it is stopped by (3, 4), which is left out
(3, 4) is left out: it would run into (3, 1) on its way along row 3"
    );
}

/// ```text
/// F######    Of the pole at the right, p would keep q out, which so is to be placed before it, with all that it rests on.
/// #.....#    That would keep out each y, which would have to come before it, and after p. For each y the search for what it
/// #.##..p    rests on leads up to p: it must not go there again and again.
/// #.#...#
/// #.#..y#    q is the one right of the corner.
/// #.#...#
/// #.#..y#
/// ###...#
/// ```
#[test]
fn many_blocks_asked_for_on_one_pole() {
    const ASKED: u32 = 50_000;
    let bottom = 2 * ASKED + 3;
    let above = (1..7).map(|col| (0, col));
    let left = (1..=bottom).map(|row| (row, 0)).chain([(bottom, 1), (bottom, 2)]);
    let middle = (2..bottom).map(|row| (row, 2)).chain([(2, 3)]);
    let pole = (1..=bottom).map(|row| (row, 6));
    let asked = (0..ASKED).map(|place| (2 * place + 4, 5)).filter(|&(row, _)| row < bottom);
    let cells: Vec<Coord> = [(0, 0)]
        .into_iter()
        .chain(above)
        .chain(left)
        .chain(middle)
        .chain(pole)
        .chain(asked)
        .map(|(row, col)| Coord::new(row, col))
        .collect();
    let target = Target::new(bottom + 1, 7, cells).unwrap();
    let partial = partial(&target);
    assert_eq!(partial.left_out().len(), ASKED as usize);
    assert!(partial.left_out().iter().all(|left_out| left_out.block.col == 5));
    assert_eq!(partial.verify(&target), Ok(()));
}

#[test]
fn wrong_partial_plans_are_named() {
    let target = drawn(&["F##"]);
    let push = Push { direction: Left, line: 0 };
    let check = |pushes: &[Push], left_out: &[LeftOut], expected: Wrong, message: &str| {
        let error = Partial::new(pushes.iter().copied().collect(), left_out.to_vec()).verify(&target).unwrap_err();
        assert_eq!((error, error.to_string().as_str()), (expected, message));
    };
    let last = |waits_for, hindrance| LeftOut { block: Coord::new(0, 2), waits_for, hindrance };
    check(
        &[push],
        &[],
        Wrong::Unaccounted { cell: Coord::new(0, 2) },
        "the block at (1, 3) is neither placed nor said to be left out",
    );
    // Nothing is in its way, and what it is to rest on is placed.
    let message = "what is said of block 1 of those left out does not hold";
    check(&[push], &[last(Coord::new(0, 1), Hindrance::NothingStopsIt)], Wrong::NotLeftOut { place: 0 }, message);
    check(&[push], &[last(Coord::new(0, 1), Hindrance::InItsWay)], Wrong::NotLeftOut { place: 0 }, message);
    let upwards = Push { direction: Up, line: 1 };
    let occupied = Wrong::EntryOccupied { push: 1, cell: Coord::new(0, 1) };
    check(&[push, upwards], &[], occupied, "push 2 cannot enter the board, (1, 2) is occupied");
    assert_eq!(Wrong::Unaccounted { cell: Coord::new(0, 2) }.line(), None);
}
