//! Biconnected blocks against their definition, by flood fill, on every small board.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use core_grid::{Blocks, CellIdx, Direction, FreeCells, Shape};

/// The cells that can be reached from `from` without `without`.
fn flood(free: &FreeCells, from: CellIdx, without: Option<CellIdx>) -> Vec<bool> {
    let mut seen = vec![false; free.shape().cells()];
    let mut todo = vec![from];
    seen[from.usize()] = true;
    while let Some(cell) = todo.pop() {
        for next in free.neighbours(cell).filter(|&next| Some(next) != without) {
            if !std::mem::replace(&mut seen[next.usize()], true) {
                todo.push(next);
            }
        }
    }
    seen
}

/// A label for each edge, two labels equal exactly when the edges are in one block. By cell and direction.
///
/// Two edges that share a cell lie on a cycle exactly when their other ends hang together without that cell; blocks are
/// what such pairs hold together.
fn edge_labels(free: &FreeCells) -> Vec<[Option<usize>; 4]> {
    let shape = free.shape();
    let mut labels: Vec<[Option<usize>; 4]> = vec![[None; 4]; shape.cells()];
    let mut next_label = 0;
    for cell in shape.iter() {
        for to in [Direction::Down, Direction::Right] {
            if let Some(next) = free.neighbour(cell, to) {
                labels[cell.usize()][to.index()] = Some(next_label);
                labels[next.usize()][to.opposite().index()] = Some(next_label);
                next_label += 1;
            }
        }
    }
    for cell in free.iter() {
        for a in free.sides(cell).iter() {
            let around = flood(free, free.neighbour(cell, a).unwrap(), Some(cell));
            for b in free.sides(cell).iter().filter(|&b| around[free.neighbour(cell, b).unwrap().usize()]) {
                let (keep, drop) = (labels[cell.usize()][a.index()], labels[cell.usize()][b.index()]);
                for label in labels.iter_mut().flatten().filter(|label| **label == drop) {
                    *label = keep;
                }
            }
        }
    }
    labels
}

fn check_blocks(free: &FreeCells, labels: &[[Option<usize>; 4]], blocks: &Blocks, reached: &[bool]) {
    let mut block_of_label = std::collections::BTreeMap::new();
    let mut label_of_block = std::collections::BTreeMap::new();
    for cell in free.shape().iter() {
        assert_eq!(blocks.is_reached(cell), reached[cell.usize()]);
        for to in Direction::ALL {
            let label = labels[cell.usize()][to.index()].filter(|_| reached[cell.usize()]);
            let block = blocks.of_edge(free, cell, to);
            assert_eq!(label.is_some(), block.is_some());
            if let (Some(label), Some(block)) = (label, block) {
                assert_eq!(*block_of_label.entry(label).or_insert(block), block);
                assert_eq!(*label_of_block.entry(block).or_insert(label), label);
            }
        }
    }
    assert_eq!(blocks.count(), block_of_label.len());

    let sizes = blocks.sizes(free);
    for (&label, &block) in &block_of_label {
        let ends = |cell: &CellIdx| labels[cell.usize()].iter().filter(|&&other| other == Some(label)).count();
        let cells = free.iter().filter(|cell| 0 < ends(cell)).count();
        let edges = free.iter().map(|cell| ends(&cell)).sum::<usize>() / 2;
        assert_eq!((sizes[block.usize()].cells as usize, sizes[block.usize()].edges as usize), (cells, edges));
    }
}

fn check_tree(free: &FreeCells, blocks: &Blocks, root: CellIdx, reached: &[bool]) {
    assert_eq!(blocks.order()[0], root);
    assert_eq!(blocks.order().len(), reached.iter().filter(|&&cell| cell).count());
    for (number, &cell) in blocks.order().iter().enumerate() {
        assert_eq!(blocks.number(cell), Some(number as u32));
        assert_eq!(blocks.to_parent(cell).is_none(), cell == root);
        if let Some(to) = blocks.to_parent(cell) {
            let parent = free.neighbour(cell, to).unwrap();
            assert!(blocks.number(parent).unwrap() < number as u32);
            // The owner leads towards the root: whatever way out of the cell leads there without coming back to it.
            for out in free.sides(cell).iter() {
                let next = free.neighbour(cell, out).unwrap();
                if flood(free, next, Some(cell))[root.usize()] {
                    assert_eq!(blocks.of_edge(free, cell, out), blocks.owner(cell));
                }
            }
        } else {
            assert_eq!(blocks.owner(cell), None);
        }
    }
}

fn check_cut_vertices(free: &FreeCells, blocks: &Blocks) {
    for cell in free.shape().iter() {
        let mut ways = free.neighbours(cell);
        let falls_apart = ways.next().is_some_and(|first| {
            let rest = flood(free, first, Some(cell));
            ways.any(|other| !rest[other.usize()])
        });
        assert_eq!(blocks.is_cut_vertex(free, cell), blocks.is_reached(cell) && falls_apart);
    }
}

/// Checks a board from each single root and from all at once; gives the number of searches checked.
fn check_board(free: &FreeCells) -> usize {
    let labels = edge_labels(free);
    let all = Blocks::new(free, free.shape().iter());
    let everywhere: Vec<bool> = free.shape().iter().map(|cell| free.is_free(cell)).collect();
    check_blocks(free, &labels, &all, &everywhere);
    check_cut_vertices(free, &all);
    let mut searches = 1;
    for root in free.iter() {
        let blocks = Blocks::new(free, [root, root]);
        let reached = flood(free, root, None);
        check_blocks(free, &labels, &blocks, &reached);
        check_tree(free, &blocks, root, &reached);
        check_cut_vertices(free, &blocks);
        searches += 1;
    }
    searches
}

fn board(rows: u32, cols: u32, picture: u32) -> FreeCells {
    FreeCells::new(Shape::new(rows, cols).unwrap(), |cell| picture >> cell.get() & 1 == 1)
}

#[test]
fn every_board_up_to_3_x_4_from_every_root() {
    let mut searches = 0;
    for (rows, cols) in [(1, 1), (1, 5), (5, 1), (2, 2), (3, 3), (3, 4), (2, 5)] {
        for picture in 0..1_u32 << (rows * cols) {
            searches += check_board(&board(rows, cols, picture));
        }
    }
    // A board of c cells has 2^c pictures, and on average c / 2 roots besides all at once.
    let expected = |cells: u32| (1 << cells) + cells as usize * (1 << cells) / 2;
    assert_eq!(searches, [1, 5, 5, 4, 9, 12, 10].map(expected).iter().sum::<usize>());
}

#[test]
fn larger_boards_from_every_root() {
    let mut rng = core_grid::families::Rng::new(1);
    for (rows, cols) in [(5, 6), (6, 5), (4, 8), (2, 16)] {
        for _ in 0..40 {
            check_board(&board(rows, cols, rng.below(1 << 32) as u32 | rng.below(1 << 32) as u32));
        }
    }
}

#[test]
fn a_ring_has_as_many_edges_as_cells() {
    let sizes = |rows, cols, picture| {
        let free = board(rows, cols, picture);
        let sizes = Blocks::new(&free, free.shape().iter()).sizes(&free);
        sizes.iter().map(|size| (size.cells, size.edges, size.is_ring())).collect::<Vec<_>>()
    };
    assert_eq!(sizes(1, 2, 0b11), [(2, 1, false)]);
    assert_eq!(sizes(2, 2, 0b1111), [(4, 4, true)]);
    assert_eq!(sizes(2, 3, 0b11_1111), [(6, 7, false)]);
    assert_eq!(sizes(3, 3, 0b1_1110_1111), [(8, 8, true)]);
}

#[test]
fn nothing_free_and_nothing_asked() {
    let walls = board(3, 3, 0);
    assert_eq!(Blocks::new(&walls, walls.shape().iter()).count(), 0);
    let open = board(3, 3, 0x1FF);
    let none = Blocks::new(&open, []);
    assert_eq!((none.count(), none.order().len()), (0, 0));
    assert_eq!(none.of_edge(&open, CellIdx::new(0), Direction::Right), None);
    assert!(!none.is_cut_vertex(&open, CellIdx::new(4)));
}

#[test]
fn a_corridor_of_a_million_cells_needs_no_stack() {
    let check = || {
        let cells = 1_000_000;
        let corridor = FreeCells::new(Shape::new(1, cells).unwrap(), |_| true);
        for root in [0, cells / 2, cells - 1] {
            let blocks = Blocks::new(&corridor, [CellIdx::new(root)]);
            assert_eq!(blocks.count(), cells as usize - 1);
            assert!(blocks.sizes(&corridor).iter().all(|size| (size.cells, size.edges) == (2, 1)));
        }
    };
    std::thread::Builder::new().stack_size(256 * 1024).spawn(check).unwrap().join().unwrap();
}
