//! Reasons of impossible puzzles of all families: each passes its own check, and spoiled ones do not.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::families::Rng;
use core_grid::{CellIdx, Coord};
use glued_grid::families::FAMILIES;
use glued_grid::{Answer, Arrangement, Puzzle, Reason, reference, solve};

/// An arrangement after `steps` moves of the blank.
fn walked(puzzle: &Puzzle, arrangement: &Arrangement, steps: usize, rng: &mut Rng) -> Arrangement {
    let mut tiles = arrangement.as_slice().to_vec();
    let mut blank = arrangement.blank();
    for _ in 0..steps {
        let near: Vec<CellIdx> = puzzle.free().neighbours(blank).collect();
        if near.is_empty() {
            break;
        }
        let to = near[rng.index(near.len())];
        tiles.swap(blank.usize(), to.usize());
        blank = to;
    }
    Arrangement::new(puzzle.shape(), tiles).unwrap()
}

/// The puzzle with the blank somewhere else in both, which is possible if `puzzle` is.
fn elsewhere(puzzle: &Puzzle, rng: &mut Rng) -> Puzzle {
    let [start, goal] = [puzzle.start(), puzzle.goal()].map(|end| walked(puzzle, &end, 60, rng));
    Puzzle::between(puzzle.free().clone(), &start, &goal).unwrap()
}

/// A possible puzzle on the same board with the same goal.
fn possible(puzzle: &Puzzle, rng: &mut Rng) -> Puzzle {
    let goal = puzzle.goal();
    Puzzle::between(puzzle.free().clone(), &walked(puzzle, &goal, 200, rng), &goal).unwrap()
}

/// The puzzle with the blank's goal on a free cell that it cannot reach, if there is one.
fn shut_off(puzzle: &Puzzle) -> Option<Puzzle> {
    let blocks = puzzle.blocks();
    let is_far = |&cell: &CellIdx| cell != puzzle.goal_blank() && blocks.owner(cell).is_none();
    let far = puzzle.free().iter().find(is_far)?;
    let mut goal = puzzle.goal().as_slice().to_vec();
    goal.swap(far.usize(), puzzle.goal_blank().usize());
    let goal = Arrangement::new(puzzle.shape(), goal).unwrap();
    Some(Puzzle::between(puzzle.free().clone(), &puzzle.start(), &goal).unwrap())
}

const KINDS: usize = 5;

fn kind(reason: &Reason) -> usize {
    match reason {
        Reason::BlankShutOff { .. } => 0,
        Reason::StuckTile { .. } => 1,
        Reason::WrongBlock { .. } => 2,
        Reason::OddParity { .. } => 3,
        Reason::RingOutOfOrder { .. } => 4,
        _ => panic!("{reason:?}"),
    }
}

/// The reason with something changed, so that it is no longer true.
fn spoiled(reason: &Reason, puzzle: &Puzzle) -> Vec<Reason> {
    let shape = puzzle.shape();
    let home = shape.coord(puzzle.goal_blank());
    let off = Coord::new(shape.rows(), 0);
    match *reason {
        Reason::BlankShutOff { from, to } => vec![
            Reason::BlankShutOff { from: to, to: from },
            Reason::BlankShutOff { from, to: from },
            Reason::BlankShutOff { from: to, to },
            Reason::BlankShutOff { from: off, to },
        ],
        Reason::StuckTile { cell, tile, expected } => vec![
            Reason::StuckTile { cell, tile: expected, expected: tile },
            Reason::StuckTile { cell, tile, expected: tile },
            Reason::StuckTile { cell, tile: expected, expected },
            Reason::StuckTile { cell: home, tile, expected },
            Reason::StuckTile { cell: off, tile, expected },
        ],
        Reason::WrongBlock { tile, from, to, cut } => vec![
            Reason::WrongBlock { tile: tile + 1, from, to, cut },
            Reason::WrongBlock { tile: 0, from, to, cut },
            Reason::WrongBlock { tile, from: to, to, cut },
            Reason::WrongBlock { tile, from, to: from, cut },
            Reason::WrongBlock { tile, from: to, to: from, cut },
            Reason::WrongBlock { tile, from, to: home, cut },
            Reason::WrongBlock { tile, from, to, cut: off },
        ],
        Reason::OddParity { cut, inside } => vec![
            Reason::OddParity { cut: inside, inside: cut },
            Reason::OddParity { cut, inside: cut },
            Reason::OddParity { cut, inside: home },
            Reason::OddParity { cut, inside: off },
        ],
        Reason::RingOutOfOrder { ref ring, first, second } => {
            let changed = |change: fn(&mut Vec<Coord>)| {
                let mut ring = ring.clone();
                change(&mut ring);
                Reason::RingOutOfOrder { ring, first, second }
            };
            vec![
                changed(|ring| ring.rotate_left(1)),
                changed(|ring| ring.swap(1, 2)),
                changed(|ring| ring.truncate(ring.len() - 1)),
                changed(|ring| ring.push(ring[0])),
                changed(Vec::clear),
                Reason::RingOutOfOrder { ring: ring.clone(), first, second: first },
                Reason::RingOutOfOrder { ring: ring.clone(), first: ring[0], second },
                Reason::RingOutOfOrder { ring: ring.clone(), first, second: off },
            ]
        }
        _ => panic!("{reason:?}"),
    }
}

/// How many reasons of each kind passed their checks, and how many spoiled ones did not.
#[derive(Debug, Default)]
struct Counts {
    passed: [u32; KINDS],
    refused: [u32; KINDS],
    refused_of_possible: [u32; KINDS],
}

impl Counts {
    fn check(&mut self, puzzle: &Puzzle, rng: &mut Rng) {
        let answer = solve(puzzle);
        assert_eq!(reference::plain(puzzle), Ok(answer.outcome()), "{puzzle}");
        let Answer::Impossible(reason) = answer else { return };
        let kind = kind(&reason);
        assert_eq!(reason.verify(puzzle), Ok(()), "{puzzle}{reason:?}");
        self.passed[kind] += 1;
        // Of a possible puzzle on the same board no reason may pass, whatever it is.
        let possible = possible(puzzle, rng);
        assert!(reason.verify(&possible).is_err(), "{possible}{reason:?}");
        self.refused_of_possible[kind] += 1;
        for spoiled in spoiled(&reason, puzzle) {
            assert!(spoiled.verify(puzzle).is_err(), "{puzzle}{reason:?} {spoiled:?}");
            assert!(spoiled.verify(&possible).is_err(), "{possible}{spoiled:?}");
            self.refused[kind] += 1;
            self.refused_of_possible[kind] += 1;
        }
    }
}

#[test]
fn reasons_pass_and_spoiled_ones_do_not() {
    let mut counts = Counts::default();
    let mut rng = Rng::new(3);
    for family in FAMILIES {
        for size in [2, 3, 4, 5, 6, 8, 9, 11, 12, 16] {
            for seed in 0..40 {
                let puzzle = family.instance(size, seed);
                counts.check(&puzzle, &mut rng);
                counts.check(&elsewhere(&puzzle, &mut rng), &mut rng);
                if let Some(puzzle) = shut_off(&puzzle) {
                    counts.check(&puzzle, &mut rng);
                }
            }
        }
    }
    assert!(counts.passed.iter().all(|&passed| 1_000 < passed), "{counts:?}");
    assert!(7_000 < counts.passed.iter().sum::<u32>(), "{counts:?}");
    assert!(40_000 < counts.refused.iter().sum::<u32>(), "{counts:?}");
    assert!(45_000 < counts.refused_of_possible.iter().sum::<u32>(), "{counts:?}");
}
