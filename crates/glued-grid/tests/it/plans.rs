//! Plans of every kind of board bring every tile home.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::families::Rng;
use core_grid::{CellIdx, Coord, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Arrangement, Plan, Puzzle, plan, plan_with_steps, solve};

/// The plan of a puzzle that is possible; it is replayed.
#[track_caller]
fn planned(puzzle: &Puzzle) -> Plan {
    let plan = plan(puzzle).unwrap();
    assert_eq!(plan.replay(puzzle), Ok(()), "{puzzle}");
    plan
}

/// A walk of the blank from a free cell drawn at random, of so many steps, and back from where it leads: the blank is
/// anywhere at both ends.
fn walked(free: &FreeCells, steps: usize, rng: &mut Rng) -> Puzzle {
    let shape = free.shape();
    let cells: Vec<CellIdx> = free.iter().collect();
    let blank = cells[rng.index(cells.len())];
    let goal: Vec<u32> = shape.iter().map(|cell| if cell == blank { 0 } else { cell.get() + 1 }).collect();
    let (mut start, mut at) = (goal.clone(), blank);
    for _ in 0..steps {
        let Some(next) = free.neighbours(at).nth(rng.index(free.neighbours(at).count().max(1))) else { break };
        start.swap(at.usize(), next.usize());
        at = next;
    }
    let [start, goal] = [start, goal].map(|tiles| Arrangement::new(shape, tiles).unwrap());
    Puzzle::between(free.clone(), &start, &goal).unwrap()
}

fn board(rows: u32, cols: u32, is_free: impl Fn(u32, u32) -> bool) -> FreeCells {
    let shape = Shape::new(rows, cols).unwrap();
    FreeCells::new(shape, |cell| {
        let Coord { row, col } = shape.coord(cell);
        is_free(row, col)
    })
}

#[test]
fn on_all_families_up_to_12_x_12() {
    let (mut possible, mut moves) = (0, 0);
    for size in 1..=12 {
        for family in FAMILIES {
            for seed in 0..24 {
                let puzzle = family.instance(size, seed);
                if solve(&puzzle).outcome() {
                    possible += 1;
                    moves += planned(&puzzle).len();
                } else {
                    assert_eq!(plan(&puzzle).unwrap_err().verify(&puzzle), Ok(()));
                }
            }
        }
    }
    assert!(3_000 < possible && 500_000 < moves, "{possible} plans of {moves} moves");
}

#[test]
fn on_every_board_of_4_x_4() {
    let mut rng = Rng::new(1);
    let mut moves = 0;
    for picture in 1_u32..1 << 16 {
        let free = board(4, 4, |row, col| picture >> (4 * row + col) & 1 == 1);
        moves += planned(&walked(&free, 60, &mut rng)).len();
    }
    assert!(65_535 < moves, "{moves}");
}

#[test]
fn on_rings_every_state_is_brought_to_every_goal_the_shorter_way() {
    let mut puzzles = 0;
    for (rows, cols) in [(2, 2), (3, 3), (4, 4), (3, 6)] {
        let free = board(rows, cols, |row, col| row == 0 || col == 0 || row == rows - 1 || col == cols - 1);
        let shape = free.shape();
        let around = free.iter().count() as u64;
        for blank in free.iter() {
            let goal: Vec<u32> = shape.iter().map(|cell| if cell == blank { 0 } else { cell.get() + 1 }).collect();
            let (mut start, mut at, mut before) = (goal.clone(), blank, blank);
            let goal = Arrangement::new(shape, goal).unwrap();
            // Once around turns the tiles by one place, so that after this many moves all is as it was.
            let period = around * (around - 1);
            for moves in 0..period {
                let start_now = Arrangement::new(shape, start.clone()).unwrap();
                let puzzle = Puzzle::between(free.clone(), &start_now, &goal).unwrap();
                assert_eq!(planned(&puzzle).len(), moves.min(period - moves), "{puzzle}");
                puzzles += 1;
                let next = free.neighbours(at).find(|&near| near != before).unwrap();
                start.swap(at.usize(), next.usize());
                (at, before) = (next, at);
            }
            assert_eq!(start, goal.as_slice());
        }
    }
    assert_eq!(puzzles, 4 * 4 * 3 + 8 * 8 * 7 + 12 * 12 * 11 + 14 * 14 * 13);
}

#[test]
fn on_frames_with_a_bar_across() {
    // Three ways between two cells, of any lengths, most of them without two times three cells.
    let mut rng = Rng::new(2);
    let mut boards = 0;
    for (rows, cols) in [(3, 5), (3, 6), (3, 7), (4, 5), (4, 7), (5, 5), (5, 8), (6, 7), (7, 9), (8, 8)] {
        for bar in 1..cols - 1 {
            let free = board(rows, cols, |row, col| [0, rows - 1].contains(&row) || [0, bar, cols - 1].contains(&col));
            for _ in 0..12 {
                boards += 1;
                let plan = planned(&walked(&free, 3_000, &mut rng));
                let cells = free.iter().count() as u64;
                assert!(2 * plan.len() < 3 * cells.pow(3), "{} moves, {cells} cells", plan.len());
            }
        }
    }
    assert_eq!(boards, 12 * (3 + 4 + 5 + 3 + 5 + 3 + 6 + 5 + 7 + 6));
}

#[test]
fn on_rings_with_a_ring_of_four_on_a_side() {
    // Two neighbouring cells are the only ones that two rings share: the third way between them has no cells.
    let mut rng = Rng::new(3);
    for (rows, cols) in [(4, 3), (5, 4), (6, 6), (5, 9)] {
        for at in 0..cols - 1 {
            let free = board(rows, cols, |row, col| {
                if row == 0 {
                    [at, at + 1].contains(&col)
                } else {
                    [1, rows - 1].contains(&row) || [0, cols - 1].contains(&col)
                }
            });
            for _ in 0..12 {
                planned(&walked(&free, 3_000, &mut rng));
            }
        }
    }
}

#[test]
fn on_sparse_boards_drawn_at_random() {
    let mut rng = Rng::new(4);
    for percent in [50, 60, 70, 80, 90] {
        for side in [5, 6, 8, 10, 13] {
            for _ in 0..20 {
                let cells = (side * side) as usize;
                let picture: Vec<bool> = (0..cells).map(|cell| cell == 0 || rng.chance(percent, 100)).collect();
                let free = board(side, side, |row, col| picture[(row * side + col) as usize]);
                planned(&walked(&free, 20 * cells, &mut rng));
            }
        }
    }
}

#[test]
fn traps() {
    // One cell; a corridor, where the blank only walks; a blank that is shut in; nothing to do.
    let nothing = |text: &[u8]| assert_eq!(planned(&Puzzle::parse(text).unwrap()).len(), 0);
    nothing(b"1 1 . 0");
    nothing(b"2 2 ## #. 1 2 3 0");
    nothing(b"2 3 ... ... 1 2 3 4 5 0");
    let shape = Shape::new(1, 5).unwrap();
    let [start, goal] =
        [[0, 1, 2, 3, 4], [1, 2, 3, 0, 4]].map(|tiles| Arrangement::new(shape, tiles.to_vec()).unwrap());
    let corridor = Puzzle::between(FreeCells::new(shape, |_| true), &start, &goal).unwrap();
    assert_eq!(planned(&corridor).to_string(), "R3");
    // Two rings of four hang together by the cell in the middle: the further one is turned from the nearer one.
    let rings = Puzzle::parse(b"3 3 ..# ... #.. 2 4 3 1 5 6 7 8 0").unwrap();
    assert_eq!(planned(&rings).to_string(), "U1 L1 U1 L1 D1 R2 D1");
}

#[test]
fn cells_stay_as_they_are_from_their_step_to_the_end_of_their_block() {
    let (mut steps_in_all, mut cells_in_all) = (0, 0);
    for family in FAMILIES {
        for size in [3, 5, 8, 11] {
            for seed in 0..8 {
                let puzzle = family.instance(size, seed);
                let Ok((plan, steps)) = plan_with_steps(&puzzle) else { continue };
                assert_eq!(Ok(&plan), glued_grid::plan(&puzzle).as_ref());
                let mut tiles = puzzle.start().as_slice().to_vec();
                let mut at = puzzle.start_blank();
                let mut moves = plan.moves();
                let mut made = 0;
                // By cell, what stands there since its step.
                let mut kept: Vec<(CellIdx, u32)> = Vec::new();
                for step in steps.iter() {
                    while made < step.moves {
                        let next = puzzle.free().neighbour(at, moves.next().unwrap()).unwrap();
                        assert!(kept.iter().all(|&(cell, _)| cell != next), "{puzzle}{plan}");
                        tiles.swap(at.usize(), next.usize());
                        (at, made) = (next, made + 1);
                    }
                    kept.extend(step.cells.iter().map(|&cell| (cell, tiles[cell.usize()])));
                    steps_in_all += 1;
                    cells_in_all += step.cells.len();
                    if step.ends_block {
                        let is_home = |&&(cell, tile): &&(CellIdx, u32)| puzzle.goal_tile(cell) == tile;
                        // Only those on the blank's way out are not.
                        let away = kept.len() - kept.iter().filter(is_home).count();
                        assert!(away <= 2 * size as usize, "{puzzle}{plan}");
                        kept.clear();
                    }
                }
                assert!(kept.is_empty());
            }
        }
    }
    assert!(3_000 < steps_in_all && 6_000 < cells_in_all, "{steps_in_all}, {cells_in_all}");
}

#[test]
fn on_a_small_stack() {
    let thread = std::thread::Builder::new().stack_size(256 << 10);
    let work = || {
        let instance = |name: &str, size| {
            let family = FAMILIES.iter().find(|family| family.name == name).unwrap();
            (0..50).map(|seed| family.instance(size, seed)).find(|puzzle| solve(puzzle).outcome()).unwrap()
        };
        // A row of a million cells from one end to the other.
        let shape = Shape::new(1, 1_000_000).unwrap();
        let goal = Arrangement::home(shape);
        let start: Vec<u32> = (0..1_000_000).collect();
        let row = Puzzle::between(FreeCells::new(shape, |_| true), &Arrangement::new(shape, start).unwrap(), &goal);
        assert_eq!(planned(&row.unwrap()).to_string(), "R999999");
        // A ring of 4 000 cells, a spiral that ends in a ring of four, rings that hang on rings, and one block that is
        // long.
        assert_eq!(planned(&instance("ring", 1001)).bytes() % 4, 0);
        planned(&instance("spiral", 1000));
        planned(&instance("rings", 300));
        planned(&instance("wide-corridor", 24));
    };
    thread.spawn(work).unwrap().join().unwrap();
}

#[test]
fn a_plan_is_the_same_each_time() {
    let family = FAMILIES.iter().find(|family| family.name == "noise").unwrap();
    let plans = |()| (0..40).map(|seed| plan(&family.instance(9, seed))).collect::<Vec<_>>();
    assert_eq!(plans(()), plans(()));
}
