//! Every target on a small board.

use core_grid::Coord;
use sliding_blocks::Target;
use sliding_blocks::reference::exhaustive;

use super::verified;

#[test]
fn every_tree_on_4_by_4_from_every_first_block() {
    let (mut trees, mut targets, mut possible) = (0, 0, 0);
    for set in 1_u32..1 << 16 {
        let cells: Vec<Coord> =
            (0..16).filter(|bit| set >> bit & 1 == 1).map(|bit| Coord::new(bit / 4, bit % 4)).collect();
        let Ok(_) = Target::new(4, 4, cells.clone()) else { continue };
        trees += 1;
        for first in 0..cells.len() {
            let mut cells = cells.clone();
            cells.swap(0, first);
            let target = Target::new(4, 4, cells).unwrap();
            let outcome = verified(&target);
            assert_eq!(Ok(outcome), exhaustive(&target), "{target}");
            targets += 1;
            possible += usize::from(outcome);
        }
    }
    assert_eq!((trees, targets), (3568, 28_688));
    assert!(0 < possible && possible < targets);
}
