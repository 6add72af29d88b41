//! Boards of a million cells, on small stacks.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::thread;

use glued_grid::families::FAMILIES;
use glued_grid::{Puzzle, solve};

const DEFAULT_STACK: usize = 2 << 20;
const SMALL_STACK: usize = 256 << 10;

fn on_stack<T: Send + 'static>(bytes: usize, work: impl FnOnce() -> T + Send + 'static) -> T {
    thread::Builder::new().stack_size(bytes).spawn(work).unwrap().join().unwrap()
}

/// Reads, solves, checks and prints an instance of a family, and gives the number of cells and the outcome.
fn run(family: &str, size: u32, seed: u64) -> (usize, bool) {
    let family = FAMILIES.iter().find(|other| other.name == family).unwrap();
    let text = family.instance(size, seed).to_string();
    let puzzle = Puzzle::parse(text.as_bytes()).unwrap();
    assert!(puzzle.to_string() == text);
    let answer = solve(&puzzle);
    answer.verify(&puzzle).unwrap();
    assert_eq!(answer.to_string().parse(), Ok(answer.claim()));
    (puzzle.shape().cells(), answer.outcome())
}

#[test]
fn a_line_of_a_million_cells() {
    // The fault of this family is two neighbours swapped; of these two seeds, the first has it.
    for stack in [DEFAULT_STACK, SMALL_STACK] {
        let outcomes = [1, 2].map(|seed| on_stack(stack, move || run("line", 1_000_000, seed)));
        assert_eq!(outcomes, [(1_000_000, false), (1_000_000, true)]);
    }
}

#[test]
fn a_column_of_a_million_cells() {
    let rows = 1_000_000;
    let text = |first: [u32; 2]| {
        let numbers: Vec<String> = first.into_iter().chain(3..rows).chain([0]).map(|tile| tile.to_string()).collect();
        format!("{rows} 1\n{}{}\n", ".\n".repeat(rows as usize), numbers.join("\n"))
    };
    for (first, possible) in [([1, 2], true), ([2, 1], false)] {
        let text = text(first);
        on_stack(SMALL_STACK, move || {
            let puzzle = Puzzle::parse(text.as_bytes()).unwrap();
            let answer = solve(&puzzle);
            assert_eq!(answer.verify(&puzzle), Ok(()));
            assert_eq!(answer.outcome(), possible);
            assert_eq!(puzzle.to_string(), text);
        });
    }
}

#[test]
fn boards_of_a_million_cells_of_other_kinds() {
    for family in ["open", "walls", "thicket", "rings", "pluses", "pockets", "checkerboard", "lattice", "glued-out"] {
        let (cells, _) = on_stack(SMALL_STACK, move || run(family, 1_000, 3));
        assert!(990_000 < cells, "{family}: {cells}");
    }
}

#[test]
fn corridors_spirals_and_combs_of_a_million_cells() {
    for family in ["spiral", "corridor", "wide-corridor", "comb"] {
        let (cells, _) = on_stack(SMALL_STACK, move || run(family, 1_000, 1));
        assert_eq!(cells, 1_000_000, "{family}");
    }
    // Walked and brought back: possible by construction.
    assert_eq!(on_stack(DEFAULT_STACK, || run("walked", 1_000, 2)), (1_000_000, true));
}

/// A bare ring on a board of three rows, every tile `steps` on around it, but for three tiles at `wrong` exchanged in a cycle,
/// counted around the ring from the corner.
fn ring_text(cols: u32, steps: usize, wrong: Option<usize>) -> String {
    let glued = format!(".{}.", "#".repeat(cols as usize - 2));
    let open = ".".repeat(cols as usize);
    // From the bottom right corner, up.
    let mut places: Vec<u32> = vec![2 * cols - 1];
    places.extend((0..cols).rev());
    places.push(cols);
    places.extend(2 * cols..3 * cols - 1);
    let mut tiles: Vec<u32> = (1..=3 * cols).collect();
    for (place, &cell) in places.iter().enumerate() {
        tiles[cell as usize] = places[(place + steps) % places.len()] + 1;
    }
    if let Some(wrong) = wrong {
        let [a, b, c] = [wrong, wrong + 1, wrong + 2].map(|place| places[place] as usize);
        tiles.swap(a, b);
        tiles.swap(b, c);
    }
    let numbers: Vec<String> = tiles.iter().map(u32::to_string).collect();
    format!("3 {cols}\n{open}\n{glued}\n{open}\n{}", numbers.join(" "))
}

#[test]
fn a_ring_on_a_board_of_a_million_cells() {
    let cols = 333_334;
    let places = 2 * cols as usize + 1;
    // Where the fault is must not matter: to look each tile up along the ring took minutes where it was far from the first.
    let cases = [(77_777, None), (5, Some(0)), (5, Some(places / 2)), (5, Some(places - 3))];
    for (steps, wrong) in cases {
        let outcome = on_stack(SMALL_STACK, move || {
            let puzzle = Puzzle::parse(ring_text(cols, steps, wrong).as_bytes()).unwrap();
            let answer = solve(&puzzle);
            answer.verify(&puzzle).unwrap();
            answer.outcome()
        });
        assert_eq!(outcome, wrong.is_none(), "{steps} {wrong:?}");
    }
}
