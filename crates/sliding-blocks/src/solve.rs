//! The order of pushes, found backwards.
//!
//! Take the blocks away again, the last one first. A block other than the first may go when no block rests on it (it
//! has no child left) and its way out is free (it is the outermost block left in its line, on the side it came from).
//! A block that may go may go for ever, so any order will do, and the blocks that are left in the end are those that
//! no order can place.
//!
//! ```text
//!     . c .       b comes from the left (its parent is p, at its right), has no child, and is the leftmost of its row:
//!     b p #       it may go. Then p has lost a child and is the leftmost of the row itself; and where b was the highest
//!     . # .       (or lowest) block left in its column, the next one below (above) has taken its place.
//!     d # .       No other block can have become free to go: here p and d are looked at.
//! ```
//!
//! For each line the two outermost blocks are kept. They only ever move inwards, so all searches together take
//! O(B) steps, in the dense layout O(cells of the bounding box) = O(B).

mod extent;
mod partial;
mod stuck;

use core_grid::{Coord, Direction};

pub use partial::partial;

use crate::answer::{Answer, Plan};
use crate::input::Target;
use extent::Extent;

use crate::tree::{At, Bounds, Layout, PARENT, Rooted, Tree, childless};

/// An order of pushes that builds `target`, or a deadlock that shows that there is none.
///
/// The same target always gives the same answer. O(B) time and space for B blocks, without recursion.
///
/// ```
/// use sliding_blocks::{Target, solve};
///
/// // ####
/// // #..#     F: the first block
/// // F..#
/// let hook: Target = "3 4 8\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n".parse()?;
/// assert!(solve(&hook).outcome());
/// // One block more, left of the last: it would come from the left, through the first block.
/// let closed: Target = "3 4 9\n3 1\n2 1\n1 1\n1 2\n1 3\n1 4\n2 4\n3 4\n3 3\n".parse()?;
/// assert!(!solve(&closed).outcome());
/// # Ok::<(), sliding_blocks::ParseError>(())
/// ```
pub fn solve(target: &Target) -> Answer {
    match target.tree() {
        Tree::Dense(tree) => take_away(tree),
        Tree::Sparse(tree) => take_away(tree),
    }
}

/// The answer for a tree in any layout: it is the same in all of them.
pub(crate) fn take_away<L: Layout>(tree: &Rooted<L>) -> Answer {
    if tree.count == 1 {
        return Answer::Possible(Plan::default());
    }
    let mut standing = Standing {
        layout: &tree.layout,
        bytes: tree.bytes.clone(),
        bounds: tree.bounds,
        ends: tree.layout.ends(&tree.bytes, tree.bounds),
    };
    let mut free = standing.free_at_first();
    let mut plan = Plan::with_capacity(tree.count - 1);
    while let Some((block, to)) = free.pop() {
        standing.remove_run(block, to, &mut plan, &mut free);
    }
    if plan.len() == tree.count - 1 {
        plan.reverse();
        return Answer::Possible(plan);
    }
    Answer::Impossible(standing.deadlock(tree.first))
}

/// The blocks that have not been taken away.
struct Standing<'a, L> {
    layout: &'a L,
    /// As in a [`Rooted`] tree, and 0 for a block that has gone.
    bytes: Vec<u8>,
    bounds: Bounds,
    /// By axis and line within the bounds: the outermost two blocks. See [`ends_of`](Self::ends_of).
    ends: [Vec<[u32; 2]>; 2],
}

/// The column of a cell for the vertical axis, its row for the other.
const fn line(cell: Coord, vertical: bool) -> u32 {
    if vertical { cell.col } else { cell.row }
}

impl<L: Layout> Standing<'_, L> {
    /// The outermost blocks of the column (`vertical`) or row of `cell`, by the lowest bit of the side that they are
    /// on: above and below, or left and right.
    #[inline]
    fn ends_of(&mut self, cell: Coord, vertical: bool) -> &mut [u32; 2] {
        let [columns, rows] = &mut self.ends;
        if vertical {
            &mut columns[(cell.col - self.bounds.left) as usize]
        } else {
            &mut rows[(cell.row - self.bounds.top) as usize]
        }
    }

    /// The blocks that may go before any has gone, with their directions of motion.
    fn free_at_first(&self) -> Vec<(At, Direction)> {
        let mut free = Vec::new();
        for (axis, lines) in self.ends.iter().enumerate() {
            for (side, index) in lines.iter().flat_map(|ends| ends.iter().copied().enumerate()) {
                let inwards = Direction::from_index((2 * axis + (side ^ 1)) as u8);
                if childless(self.bytes[index as usize]) == Some(inwards) {
                    free.push((At { index, cell: self.layout.cell(index) }, inwards));
                }
            }
        }
        free
    }

    /// Takes away a block that may go, and then its parent and so on straight ahead, as long as no other block becomes
    /// free to go; adds what becomes so to `free`.
    ///
    /// Straight ahead the next place does not depend on what is read at this one, so the processor reads ahead.
    #[inline]
    fn remove_run(&mut self, mut block: At, to: Direction, plan: &mut Plan, free: &mut Vec<(At, Direction)>) {
        let back = to.opposite().index();
        loop {
            plan.push(to, line(block.cell, to.is_vertical()));
            self.bytes[block.index as usize] = 0;
            let parent = self.layout.step(block, to);
            let byte = &mut self.bytes[parent.index as usize];
            *byte ^= 16 << back;
            let byte = *byte;
            let across = self.uncover(block, to);
            if byte == PARENT | to.index() as u8 && across.is_none() {
                block = parent;
                continue;
            }
            // Along the line the parent is next: it becomes the outermost.
            self.ends_of(block.cell, to.is_vertical())[back & 1] = parent.index;
            if let Some(to) = childless(byte)
                && self.ends_of(parent.cell, to.is_vertical())[to.opposite().index() & 1] == parent.index
            {
                free.push((parent, to));
            }
            free.extend(across);
            return;
        }
    }

    /// Across the line of a block that has gone, moving in direction `to`, another may become the outermost: that one,
    /// if it thereby may go.
    #[inline]
    fn uncover(&mut self, block: At, to: Direction) -> Option<(At, Direction)> {
        let ends = *self.ends_of(block.cell, !to.is_vertical());
        let side = match ends.map(|end| end == block.index) {
            [true, false] => 0,
            [false, true] => 1,
            _ => return None, // it was inside, or the only one
        };
        let inwards = Direction::from_index(if to.is_vertical() { 2 } else { 0 } + (side ^ 1));
        let next = self.layout.beyond(&self.bytes, block, inwards);
        self.ends_of(block.cell, !to.is_vertical())[side as usize] = next.index;
        (childless(self.bytes[next.index as usize]) == Some(inwards)).then_some((next, inwards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::families::FAMILIES;

    #[test]
    fn both_layouts_give_the_same_answer() {
        for family in FAMILIES {
            for (size, seed) in (0..200).map(|seed| (2 + seed as u32 % 50, seed)).chain([(3000, 1), (3000, 2)]) {
                let target = family.instance(size, seed);
                let bounds = Bounds::of(target.cells());
                let Some(Tree::Dense(dense)) = Tree::dense(target.cells(), bounds) else { panic!("a tree is a tree") };
                let Some(Tree::Sparse(sparse)) = Tree::sparse(target.cells(), bounds) else {
                    panic!("a tree is a tree")
                };
                let answer = solve(&target);
                assert_eq!(take_away(&dense), answer, "{} {size} {seed}", family.name);
                assert_eq!(take_away(&sparse), answer, "{} {size} {seed}", family.name);
            }
        }
    }

    #[test]
    fn both_layouts_reject_the_same_cells() {
        let mut rng = core_grid::families::Rng::new(3);
        let (mut trees, mut others) = (0, 0);
        for _ in 0..20_000 {
            let cells: Vec<Coord> =
                (0..=rng.below(6)).map(|_| Coord::new(rng.below(3) as u32, rng.below(3) as u32)).collect();
            let bounds = Bounds::of(&cells);
            let is_tree = Tree::new(&cells, bounds).is_some();
            assert_eq!(Tree::dense(&cells, bounds).is_some(), is_tree, "{cells:?}");
            assert_eq!(Tree::sparse(&cells, bounds).is_some(), is_tree, "{cells:?}");
            *(if is_tree { &mut trees } else { &mut others }) += 1;
        }
        assert!(1000 < trees && 1000 < others);
    }
}
