//! The blocks of a board, by what they are: parts that hang together without any one cell, and the cells at which they meet.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use core_grid::families::Rng;
use core_grid::{CellIdx, FreeCells, Shape};
use glued_grid::families::FAMILIES;
use glued_grid::{Block, BlockKind, Puzzle};

use super::common::solved;

/// The cells among `cells` that can be reached from `from` through no others.
fn flood(free: &FreeCells, cells: &[CellIdx], from: CellIdx) -> Vec<CellIdx> {
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for near in free.neighbours(at) {
            if cells.contains(&near) && !reached.contains(&near) {
                reached.push(near);
            }
        }
    }
    reached
}

/// Into how many parts `cells` fall without `cell`.
fn parts_without(free: &FreeCells, cells: &[CellIdx], cell: CellIdx) -> usize {
    let mut rest: Vec<CellIdx> = cells.iter().copied().filter(|&other| other != cell).collect();
    let mut parts = 0;
    while let Some(&from) = rest.first() {
        let part = flood(free, &rest, from);
        rest.retain(|cell| !part.contains(cell));
        parts += 1;
    }
    parts
}

fn check_block(free: &FreeCells, block: Block<'_>) {
    let cells: Vec<CellIdx> = block.cells().collect();
    assert!(block.places().is_sorted());
    assert!(cells.iter().all(|&cell| parts_without(free, &cells, cell) == 1));
    let sides: Vec<usize> =
        cells.iter().map(|&cell| free.neighbours(cell).filter(|near| cells.contains(near)).count()).collect();
    let kind = match cells.len() {
        0 | 1 => panic!("{cells:?}"),
        2 => BlockKind::Pair,
        _ if sides.iter().all(|&sides| sides == 2) => BlockKind::Ring,
        _ => BlockKind::Rich,
    };
    assert_eq!(block.kind(), kind);
}

/// Checks the blocks of a board, and gives their number.
fn check(puzzle: &Puzzle) -> usize {
    let (free, home, blocks) = (puzzle.free(), puzzle.goal_blank(), puzzle.blocks());
    let reached = flood(free, &free.iter().collect::<Vec<CellIdx>>(), home);
    let parts = |cell: &CellIdx| parts_without(free, &reached, *cell);
    let mut cut: Vec<CellIdx> = reached.iter().copied().filter(|cell| 1 < parts(cell)).collect();
    cut.sort_unstable();
    assert_eq!(blocks.cut_cells(), cut);
    // Each cut cell of p parts ties p blocks together, all of them in one tree.
    let count = if reached.len() == 1 { 0 } else { 1 + cut.iter().map(|cell| parts(cell) - 1).sum::<usize>() };
    assert_eq!((blocks.len(), blocks.iter().len(), blocks.is_empty()), (count, count, count == 0));
    for (number, block) in blocks.iter().enumerate() {
        assert_eq!(block.number(), number);
        assert!(block.places().iter().all(|&cell| blocks.owner(cell) == Some(block)));
        let above = blocks.owner(block.entrance());
        assert!(if block.entrance() == home { above.is_none() } else { above.unwrap().number() < number });
        check_block(free, block);
    }
    let owned: usize = blocks.iter().map(|block| block.places().len()).sum();
    assert_eq!(owned, reached.len() - 1);
    for cell in puzzle.shape().iter() {
        assert_eq!(blocks.owner(cell).is_some(), cell != home && reached.contains(&cell));
    }
    count
}

#[test]
fn on_every_small_board_from_every_cell() {
    let mut boards = 0;
    for (rows, cols) in [(1, 1), (1, 5), (4, 1), (2, 4), (3, 3), (4, 2)] {
        let shape = Shape::new(rows, cols).unwrap();
        for picture in 0_u32..1 << shape.cells() {
            let free = FreeCells::new(shape, |cell| picture >> cell.get() & 1 == 1);
            for blank in free.iter() {
                check(&solved(free.clone(), blank));
                boards += 1;
            }
        }
    }
    // With n cells, n 2^(n - 1) pairs of a board and a free cell.
    assert_eq!(boards, 1 + 80 + 32 + 1_024 + 2_304 + 1_024);
}

#[test]
fn on_every_family_from_any_cell() {
    let mut rng = Rng::new(5);
    let mut blocks = 0;
    for family in FAMILIES {
        for (size, seed) in [(4, 0), (7, 1), (8, 2), (9, 3), (11, 4)] {
            let puzzle = family.instance(size, seed);
            let free: Vec<CellIdx> = puzzle.free().iter().collect();
            blocks += check(&puzzle);
            blocks += check(&solved(puzzle.free().clone(), free[rng.index(free.len())]));
        }
    }
    assert!(1_000 < blocks, "{blocks}");
}
