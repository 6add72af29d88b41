//! The traps of the problem, by name, worked by hand.

use core_grid::Coord;
use core_grid::Direction::{self, Down, Left, Right};
use sliding_blocks::{Answer, Claim, Link, Push, Reason, Target, solve};

use super::{drawn, verified};

#[track_caller]
fn check(picture: &[&str], possible: bool) {
    assert_eq!(verified(&drawn(picture)), possible);
}

/// The block right of the upper left corner comes from the right, where the first block is in its way: at the other end
/// of the path that leads to it. With a direction of its own by default (`<`), the first block would seem to be one
/// more block that moves along this row, and no constraint would be left: a published program so answers `possible`.
#[test]
fn the_first_block_has_no_direction() {
    let target = drawn(&["##.F", "#.##", "###.", "...."]);
    assert!(!verified(&target));
    let Answer::Impossible(deadlock) = solve(&target) else { panic!("it is impossible") };
    let (stopped, in_the_way) = (Reason::Stopped, Reason::InTheWay);
    let links = [
        ((0, 3), in_the_way), // of the block right of the corner
        ((0, 1), stopped),
        ((0, 0), stopped),
        ((1, 0), in_the_way), // of the third block, which comes from the left
        ((1, 2), stopped),
        ((1, 3), stopped),
    ];
    let links = links.map(|((row, col), reason)| Link { block: Coord::new(row, col), reason });
    assert_eq!(deadlock.links(), links);
    // From the corner the same path can be laid.
    check(&["F#.#", "#.##", "###.", "...."], true);
}

#[test]
fn one_block_needs_no_push() {
    for text in ["1 1 1\n1 1\n", "1000000000 1000000000 1\n500000000 1000000000\n"] {
        let target: Target = text.parse().unwrap();
        assert_eq!(solve(&target).to_string(), "possible");
        assert_eq!("possible\n".parse::<Claim>().unwrap().verify(&target), Ok(()));
        assert!(verified(&target));
    }
}

#[test]
fn far_away_on_the_largest_board() {
    // The lower right corner of the board: two of the blocks enter right where they stay.
    let target: Target =
        "1000000000 1000000000 3\n999999999 999999999\n999999999 1000000000\n1000000000 1000000000\n".parse().unwrap();
    assert_eq!(solve(&target).to_string(), "possible\n< 999999999\n^ 1000000000");
    assert!(verified(&target));
}

/// ```text
/// Fa..b     a comes from the right and is stopped by the first block; b comes from above. They have nothing to do with
/// #...#     each other, but for the row: once b stands there, two cells from a, a cannot come any more.
/// #####
/// ```
#[test]
fn a_way_in_is_blocked_from_beyond_a_gap() {
    let target = drawn(&["F#..#", "#...#", "#####"]);
    assert!(verified(&target));
    let (a, b) = (last_push(&target, Left, 0), last_push(&target, Down, 4));
    assert!(a < b);
    // With b first of all, and a at the other end of the path, there is no way.
    check(&["##..F", "#...#", "#####"], false);
    check(&["##...", "#...F", "#####"], true);
}

/// ```text
/// Fa.x.b    a comes from the right, x and b from above: a before x, but also before b. A program that relates a block
/// #..#.#    to its neighbour in the line alone relates a to x, and x does not need b, nor b x.
/// ######
/// ```
#[test]
fn a_way_in_is_blocked_by_more_than_the_neighbour_in_the_line() {
    let target = drawn(&["F#.#.#", "#..#.#", "######"]);
    assert!(verified(&target));
    let (a, x, b) = (last_push(&target, Left, 0), last_push(&target, Down, 3), last_push(&target, Down, 5));
    assert!(a < x && a < b);
    // With b first of all there is no way, and only b says so: x can still come last.
    check(&["##.#.F", "#..#.#", "######"], false);
    check(&["##.#..", "#..#.F", "######"], true);
}

/// The place of the last such push in the plan.
fn last_push(target: &Target, direction: Direction, line: u32) -> usize {
    let Answer::Possible(plan) = solve(target) else { panic!("it is possible") };
    plan.iter().rposition(|push| push == Push { direction, line }).unwrap()
}

#[test]
fn the_first_block_itself_is_in_the_way() {
    check(&["####", "#..#", "F..#"], true);
    check(&["####", "#..#", "F.##"], false);
    // Around it, and past it: no way crosses it.
    check(&["####", "#..#", "F..#", "...#"], true);
    check(&["####", "#..#", "F..#", "..##"], true);
}

#[test]
fn a_row_beside_the_first_block_comes_from_both_sides() {
    let target = drawn(&["##F##"]);
    let Answer::Possible(plan) = solve(&target) else { panic!("it is possible") };
    assert_eq!(plan.iter().filter(|push| push.direction == Left).count(), 2);
    assert_eq!(plan.iter().filter(|push| push.direction == Right).count(), 2);
    assert!(verified(&target));
}

/// The way in of a block passes its own child where the path goes straight on: the parent comes first anyway.
#[test]
fn a_child_in_the_same_line_adds_nothing() {
    check(&["F####"], true);
    check(&["F###", "#..#", "#..."], true);
}

#[test]
fn teeth_that_face_each_other() {
    // The tooth in the third column comes from below: before the lower spine gets there.
    check(&["F####", "#.#..", "#....", "#....", "#####"], true);
    // Now another faces it, and comes from above: after the lower spine, and before the upper one, which each needs.
    check(&["F####", "#.#..", "#....", "#.#..", "#####"], false);
    // Side by side they are in each other's way no more.
    check(&["F####", "#.#..", "#....", "#...#", "#####"], true);
    check(&["F####", "#...#", "#....", "#.#..", "#####"], true);
}

#[test]
fn a_spiral_can_be_laid_outwards_only() {
    check(&["#######", "......#", "#####.#", "#...#.#", "#.F##.#", "#.....#", "#######"], true);
    check(&["F######", "......#", "#####.#", "#...#.#", "#.###.#", "#.....#", "#######"], false);
}

#[test]
fn claims_of_other_programs_are_judged_by_replay() {
    let target = drawn(&["#F#"]);
    for right in ["possible\n> 1\n< 1\n", "possible\n< 1\n> 1", "possible < 1 > 1"] {
        assert_eq!(right.parse::<Claim>().unwrap().verify(&target), Ok(()));
    }
    let closed = drawn(&["####", "#..#", "F.##"]);
    assert_eq!("impossible\n".parse::<Claim>().unwrap().verify(&closed), Ok(()));
    assert!("possible\n".parse::<Claim>().unwrap().verify(&closed).is_err());
}
