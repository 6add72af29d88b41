//! A shorter way round.

use core_grid::{Direction, SparseCells};

use super::Walker;

/// A cycle without a chord, of blocks of `walk`, in which each leads to the next, the last to the first, and none to an
/// earlier one but so.
///
/// From the first on, the farthest block of the walk to which one leads is the next: then none leads beyond the next.
/// O(length of the walk) time.
pub(super) fn without_chords(walk: &[Walker]) -> Vec<Walker> {
    let farthest = farthest(walk);
    let mut place = 0;
    let mut cycle = vec![walk[place]];
    while place + 1 < walk.len() {
        place = farthest[place] as usize;
        cycle.push(walk[place]);
    }
    cycle
}

/// For each block of the walk but the last, the last of the walk to which it leads.
fn farthest(walk: &[Walker]) -> Vec<u32> {
    let cells: Vec<_> = walk.iter().map(|walker| walker.cell).collect();
    let sparse = SparseCells::new(&cells).expect("the walk has no block twice");
    let mut farthest: Vec<u32> = (1..=walk.len() as u32).collect();
    // To children.
    for (place, walker) in (0..).zip(walk) {
        let parent = walker.motion.and_then(|to| sparse.neighbour(sparse.rank(place), to));
        if let Some(parent) = parent.map(|rank| sparse.given(rank) as usize) {
            farthest[parent] = place.max(farthest[parent]);
        }
    }
    // To blocks on the way in, which lie behind.
    let rows = || 0..walk.len() as u32;
    let columns = || sparse.column_order().iter().copied();
    passed(walk, Direction::Right, rows().map(|rank| sparse.given(rank)), &mut farthest);
    passed(walk, Direction::Left, rows().rev().map(|rank| sparse.given(rank)), &mut farthest);
    passed(walk, Direction::Down, columns().map(|rank| sparse.given(rank)), &mut farthest);
    passed(walk, Direction::Up, columns().rev().map(|rank| sparse.given(rank)), &mut farthest);
    farthest
}

/// Takes into account what blocks pass that move in direction `to`, given the places of all blocks, line by line, in the
/// order in which one that moves so would meet them.
fn passed(walk: &[Walker], to: Direction, places: impl Iterator<Item = u32>, farthest: &mut [u32]) {
    let line = |place: u32| {
        let cell = walk[place as usize].cell;
        if to.is_vertical() { cell.col } else { cell.row }
    };
    let mut before: Option<(u32, u32)> = None; // the line, and the last of the walk so far in it
    for place in places {
        let last = before.filter(|&(same, _)| same == line(place)).map(|(_, last)| last);
        if let Some(last) = last
            && walk[place as usize].motion == Some(to)
        {
            farthest[place as usize] = last.max(farthest[place as usize]);
        }
        before = Some((line(place), last.map_or(place, |last| last.max(place))));
    }
}
