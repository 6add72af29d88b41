//! How many trees there are on a board, without listing them.

use std::collections::BTreeMap;

/// What matters of the cells passed so far: for each column, the part of the set that the last cell passed in it belongs
/// to, counted from 1 in the order of the columns, or 0 where that cell is empty.
///
/// ```text
///     # . # #        after six cells the last ones passed are, by column: # . # #
///     # .            parts 1 0 2 2, since nothing joins the left ones to the right ones yet
/// ```
type Frontier = Vec<u8>;

/// The number of sets of cells of a board that are trees, by the number of their cells.
///
/// The frontier moves over the board cell by cell. A cell joins the parts above and at the left of it, which closes a
/// cycle if they are one; a part that no longer touches the frontier is finished, and must be all there is.
pub(super) fn trees_by_size(rows: usize, cols: usize) -> Vec<u64> {
    const NOTHING: u8 = 0;
    // By frontier and whether a part is finished: the number of sets by size.
    let mut counts: BTreeMap<(Frontier, bool), Vec<u64>> = BTreeMap::new();
    counts.insert((vec![NOTHING; cols], false), vec![1]);
    for place in 0..rows * cols {
        let col = place % cols;
        let mut after: BTreeMap<(Frontier, bool), Vec<u64>> = BTreeMap::new();
        let mut add = |frontier: Frontier, finished: bool, sizes: &[u64], grown: usize| {
            let sum = after.entry((numbered(frontier), finished)).or_insert_with(|| vec![0; rows * cols + 1]);
            for (size, sets) in sizes.iter().enumerate().filter(|(_, sets)| **sets != 0) {
                sum[size + grown] += sets;
            }
        };
        for ((frontier, finished), sizes) in &counts {
            let above = frontier[col];
            let left = if 0 < col { frontier[col - 1] } else { NOTHING };
            // Without the cell.
            let mut empty = frontier.clone();
            empty[col] = NOTHING;
            if above == NOTHING || empty.contains(&above) {
                add(empty, *finished, sizes, 0);
            } else if empty.iter().all(|&part| part == NOTHING) {
                add(empty, true, sizes, 0);
            }
            // With it.
            if *finished || above != NOTHING && above == left {
                continue;
            }
            let mut filled = frontier.clone();
            filled[col] = if above != NOTHING {
                above
            } else if left != NOTHING {
                left
            } else {
                u8::MAX
            };
            if above != NOTHING && left != NOTHING {
                filled.iter_mut().filter(|part| **part == left).for_each(|part| *part = above);
            }
            add(filled, false, sizes, 1);
        }
        counts = after;
    }
    let mut trees = vec![0; rows * cols + 1];
    for ((frontier, finished), sizes) in counts {
        let parts = frontier.into_iter().max().unwrap_or(NOTHING) + u8::from(finished);
        if parts == 1 {
            trees.iter_mut().zip(sizes).for_each(|(sum, sets)| *sum += sets);
        }
    }
    trees
}

/// The same parts, counted from 1 in the order of the columns.
fn numbered(frontier: Frontier) -> Frontier {
    let mut known: Vec<u8> = Vec::new();
    let mut number = |part: u8| {
        let place = known.iter().position(|&other| other == part).unwrap_or_else(|| {
            known.push(part);
            known.len() - 1
        });
        place as u8 + 1
    };
    frontier.into_iter().map(|part| if part == 0 { 0 } else { number(part) }).collect()
}

#[test]
fn as_in_the_encyclopedia_of_integer_sequences() {
    // A360202, "Array read by antidiagonals: T(m,n) is the number of (non-null) induced trees in the grid graph".
    let table: [&[u64]; 5] = [
        &[1, 3, 6, 10, 15, 21, 28],
        &[3, 12, 33, 78, 171, 360, 741],
        &[6, 33, 138, 533, 2003, 7453, 27_643],
        &[10, 78, 533, 3568, 23_686, 156_614, 1_034_875],
        &[15, 171, 2003, 23_686, 277_606, 3_234_373, 37_643_572],
    ];
    for (rows, line) in (1..).zip(table) {
        for (cols, &trees) in (1..).zip(line) {
            assert_eq!(trees_by_size(rows, cols).iter().sum::<u64>(), trees, "{rows} x {cols}");
        }
    }
}
