//! The tree of blocks against the blocks that a depth-first search finds.

use core_grid::{Blocks, CellIdx, FreeCells, Shape};

use super::BlockTree;

fn check(free: &FreeCells, home: CellIdx) {
    let (tree, blocks) = (BlockTree::new(free, home), Blocks::new(free, [home]));
    assert_eq!(tree.count(), blocks.count());
    let sizes = blocks.sizes(free);
    // By number in the tree: the number that the search gives to the same block.
    let mut same = vec![None; blocks.count()];
    for cell in free.shape().iter() {
        assert_eq!(tree.is_reached(cell), blocks.is_reached(cell));
        assert_eq!(tree.owner(cell).is_some(), blocks.owner(cell).is_some());
        if let (Some(block), Some(found)) = (tree.owner(cell), blocks.owner(cell)) {
            assert_eq!(*same[block.usize()].get_or_insert(found), found);
            let parent = blocks.to_parent(cell).and_then(|to| free.neighbour(cell, to));
            if parent.and_then(|parent| blocks.owner(parent)) != Some(found) {
                assert_eq!(Some(tree.entrance(block)), parent);
            }
        }
    }
    for block in tree.iter() {
        let size = same[block.usize()].map(|found| sizes[found.usize()]);
        assert_eq!(size.map(|size| size.is_ring() || size.cells == 2), Some(tree.is_ring(block)));
        assert_eq!(tree.above(block), tree.owner(tree.entrance(block)));
        assert!(tree.above(block).is_none_or(|above| above.usize() < block.usize()));
    }
}

fn board(rows: u32, cols: u32, is_free: impl FnMut(CellIdx) -> bool) -> FreeCells {
    FreeCells::new(Shape::new(rows, cols).expect("a board has cells"), is_free)
}

#[test]
fn on_every_small_board_from_every_cell() {
    for (rows, cols) in [(1, 1), (1, 6), (6, 1), (2, 6), (3, 4), (4, 3)] {
        for picture in 0_u32..1 << (rows * cols) {
            let free = board(rows, cols, |cell| picture >> cell.get() & 1 == 1);
            free.iter().for_each(|home| check(&free, home));
        }
    }
}

#[test]
fn on_larger_boards_of_every_density() {
    let mut rng = core_grid::families::Rng::new(1);
    for _ in 0..300 {
        let (rows, cols) = (1 + rng.below(20) as u32, 1 + rng.below(70) as u32);
        let glued = rng.below(100);
        let free = board(rows, cols, |_| glued <= rng.below(100));
        free.iter().step_by(1 + free.shape().cells() / 4).for_each(|home| check(&free, home));
    }
}
