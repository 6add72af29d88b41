//! Bad input: each kind with its exact message; hostile input is harmless.

use std::time::{Duration, Instant};

use core_grid::Coord;
use proptest::prelude::*;
use sliding_blocks::{Claim, Target, TargetError, solve};

use super::small_targets;

#[track_caller]
fn bad(text: &[u8], message: &str) {
    assert_eq!(Target::parse(text).unwrap_err().to_string(), message);
}

#[track_caller]
fn good(text: &[u8], canonical: &str) {
    assert_eq!(Target::parse(text).unwrap().to_string(), canonical);
}

#[test]
fn any_blanks_separate_and_leading_zeros_are_fine() {
    good(b"2 2 2\n1 1\n1 2\n", "2 2 2\n1 1\n1 2\n");
    good(b"2 2 2 1 1 1 2", "2 2 2\n1 1\n1 2\n");
    good(b"\t2\r\n2\t2\r\n1 1\r\n\r\n1  2 \t\r\n \n", "2 2 2\n1 1\n1 2\n");
    good(b"002 2 0000000000000000000000002\n01 1\n1 0002", "2 2 2\n1 1\n1 2\n");
}

#[test]
fn tokens() {
    bad(b"", "line 1, column 1: expected the number of rows (1 to 1000000000), found the end of the input");
    bad(b"\n\n", "line 3, column 1: expected the number of rows (1 to 1000000000), found the end of the input");
    bad(b"3", "line 1, column 2: expected the number of columns (1 to 1000000000), found the end of the input");
    bad(b"3 3\n", "line 2, column 1: expected the number of blocks (1 to 1000000000), found the end of the input");
    bad(
        b"3 3 2\n1 1\n2 ",
        "line 3, column 3: expected the column of a block (1 to 1000000000), found the end of the input",
    );
    bad(b"3 3 2\n1 1\n", "line 3, column 1: expected the row of a block (1 to 1000000000), found the end of the input");
    bad(b"0 3 1\n1 1\n", "line 1, column 1: expected the number of rows (1 to 1000000000), found `0`");
    bad(
        b"3 1000000001 1\n1 1\n",
        "line 1, column 3: expected the number of columns (1 to 1000000000), found `1000000001`",
    );
    bad(b"3 3 0\n", "line 1, column 5: expected the number of blocks (1 to 1000000000), found `0`");
    bad(b"+3 3 1\n1 1\n", "line 1, column 1: expected the number of rows (1 to 1000000000), found `+3`");
    bad(b"3 -0 1\n1 1\n", "line 1, column 3: expected the number of columns (1 to 1000000000), found `-0`");
    bad(b"3 3 1\n-1 1\n", "line 2, column 1: expected the row of a block (1 to 1000000000), found `-1`");
    bad(b"3 3 1\n1 0\n", "line 2, column 3: expected the column of a block (1 to 1000000000), found `0`");
    bad(b"3 3 1\n1 1.0\n", "line 2, column 3: expected the column of a block (1 to 1000000000), found `1.0`");
    bad(b"3 3 1\n1 \0\n", "line 2, column 3: expected the column of a block (1 to 1000000000), found `\\x00`");
    bad(b"3 3 1\n1 1\xff\n", "line 2, column 3: expected the column of a block (1 to 1000000000), found `1\\xff`");
    bad(
        "3 3 1\n1\u{a0}1\n".as_bytes(),
        "line 2, column 1: expected the row of a block (1 to 1000000000), found `1\\xc2\\xa01`",
    );
    bad(b"3 3 1\n1 1\n7", "line 3, column 1: expected the end of the input, found `7`");
    bad(b"3 3 1\n1 1 \r\n\r\n  x\n", "line 4, column 3: expected the end of the input, found `x`");
    bad(
        b"3 3 1\n1 99999999999999999999999999\n",
        "line 2, column 3: expected the column of a block (1 to 1000000000), found `999999999999999999999999... (26 bytes)`",
    );
}

#[test]
fn cells() {
    bad(b"3 4 2\n1 1\n4 1\n", "line 3, column 1: expected a cell of 3 rows and 4 columns, found block 2 at (4, 1)");
    bad(b"3 4 2\n1 1\n3 5\n", "line 3, column 3: expected a cell of 3 rows and 4 columns, found block 2 at (3, 5)");
    bad(b"3 3 3\n1 1\n1 2\n 1 1\n", "line 4, column 2: expected distinct cells, found block 3 at (1, 1) like block 1");
    bad(b"3 3 3\n1 1\n1 1\n1 1\n", "line 3, column 1: expected distinct cells, found block 2 at (1, 1) like block 1");
    bad(
        b"3 3 4\n1 1\n2 2\n1 2\n2 1\n",
        "line 5, column 1: expected a tree, found a cycle that block 4 at (2, 1) closes",
    );
    bad(
        b"3 3 2\n1 1\n2 2\n",
        "line 3, column 1: expected a tree, found no path from block 2 at (2, 2) to the first block",
    );
    bad(
        b"3 3 2 1 1 1 3",
        "line 1, column 11: expected a tree, found no path from block 2 at (1, 3) to the first block",
    );
}

#[test]
fn the_first_fault_by_a_fixed_order_is_named() {
    let cells = |cells: &[(u32, u32)]| cells.iter().map(|&(row, col)| Coord::new(row, col)).collect::<Vec<_>>();
    let error = |rows, cols, list: &[(u32, u32)]| Target::new(rows, cols, cells(list)).unwrap_err();
    let limit = 1_000_000_000;
    assert_eq!(error(0, 0, &[]), TargetError::Rows { given: 0, limit });
    assert_eq!(error(1, limit + 1, &[]), TargetError::Cols { given: limit + 1, limit });
    assert_eq!(error(1, 1, &[]), TargetError::Empty);
    assert_eq!(TargetError::Rows { given: 0, limit }.to_string(), "expected 1 to 1000000000 rows, found 0");
    assert_eq!(TargetError::Cols { given: 7, limit: 5 }.to_string(), "expected 1 to 5 columns, found 7");
    assert_eq!(TargetError::Empty.to_string(), "expected at least one block, found none");
    let many = TargetError::TooManyBlocks { given: 7, limit: 5 };
    assert_eq!(many.to_string(), "expected at most 5 blocks, found 7");
    // Off the board before repeated, repeated before a cycle, a cycle before disconnected.
    let off = TargetError::OffBoard { block: 2, cell: Coord::new(3, 0), rows: 3, cols: 3 };
    assert_eq!(error(3, 3, &[(0, 0), (0, 0), (3, 0), (0, 3)]), off);
    let square = [(2, 2), (0, 0), (0, 1), (1, 1), (1, 0)];
    assert_eq!(error(3, 3, &square), TargetError::Cycle { block: 4, cell: Coord::new(1, 0) });
    let repeated = TargetError::Repeated { block: 5, earlier: 1, cell: Coord::new(0, 0) };
    assert_eq!(error(3, 3, &[&square[..], &[(0, 0), (0, 1)]].concat()), repeated);
    // The last one to join both halves of a ring closes it.
    let ring = [(0, 0), (2, 2), (0, 1), (2, 1), (0, 2), (2, 0), (1, 0), (1, 2)];
    assert_eq!(error(3, 3, &ring), TargetError::Cycle { block: 7, cell: Coord::new(1, 2) });
    assert_eq!(
        error(9, 9, &[(0, 0), (0, 1), (5, 5), (0, 2)]),
        TargetError::Disconnected { block: 2, cell: Coord::new(5, 5) }
    );
    // Far apart: a bounding box that nobody should fill.
    let corner = limit - 1;
    let apart = TargetError::Disconnected { block: 1, cell: Coord::new(corner, corner) };
    assert_eq!(error(limit, limit, &[(0, 0), (corner, corner)]), apart);
}

#[test]
fn claims_of_size_reserve_nothing() {
    let start = Instant::now();
    bad(
        b"1000000000 1000000000 1000000000\n",
        "line 2, column 1: expected the row of a block (1 to 1000000000), found the end of the input",
    );
    bad(
        b"9 9 1000000000\n1 1\n1 2\n",
        "line 4, column 1: expected the row of a block (1 to 1000000000), found the end of the input",
    );
    assert!(Target::parse(b"1000000000 1000000000 1\n1000000000 1000000000\n").is_ok());
    let ends = Target::parse(b"1000000000 1000000000 2\n1 1\n1000000000 1000000000\n").unwrap_err();
    assert!(ends.to_string().contains("no path"));
    assert!(start.elapsed() < Duration::from_secs(1));
}

/// The test above once more, where more than half a gigabyte cannot be had: memory follows the input, not its claims.
#[test]
#[cfg(target_os = "linux")]
fn claims_of_size_need_no_memory() {
    const AGAIN: &str = "ulimit -v 500000 && exec \"$0\" --exact parser::claims_of_size_reserve_nothing";
    let this = std::env::current_exe().unwrap();
    let output = std::process::Command::new("sh").args(["-c", AGAIN]).arg(this).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{output:?}");
}

#[test]
fn ten_megabytes_of_digits() {
    let digits = vec![b'7'; 10_000_000];
    let message = "expected the number of rows (1 to 1000000000), found `777777777777777777777777... (10000000 bytes)`";
    bad(&digits, &format!("line 1, column 1: {message}"));
    let mut zeros = vec![b'0'; 10_000_000];
    zeros.extend_from_slice(b"1 1 1\n1 1\n");
    good(&zeros, "1 1 1\n1 1\n");
    let blanks = vec![b'\n'; 10_000_000];
    assert_eq!(Target::parse(&blanks).unwrap_err().position.line, 10_000_001);
    assert!(Claim::parse(&digits).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn damaged_texts_end_in_an_answer_or_an_error(
        target in small_targets(6, 40),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..6, any::<u8>()), 1..5),
    ) {
        let mut text = target.to_string().into_bytes();
        for (at, other, kind, byte) in edits {
            if text.is_empty() {
                break;
            }
            let (at, other) = (at.index(text.len()), other.index(text.len()));
            match kind {
                0 => text.truncate(at),
                1 => text[at] = byte,
                2 => text.insert(at, byte),
                3 => text.swap(at, other),
                4 => { text.remove(at); }
                _ => text.extend_from_within(at.min(other)..at.max(other)),
            }
        }
        match Target::parse(&text) {
            Ok(target) => prop_assert_eq!(solve(&target).verify(&target), Ok(())),
            Err(error) => {
                prop_assert!(error.position.line <= text.split(|&byte| byte == b'\n').count());
                prop_assert!(error.to_string().contains("expected"));
            }
        }
        let _ = Claim::parse(&text);
    }

    #[test]
    fn a_fault_is_one(cells in prop::collection::vec((0..4_u32, 0..4_u32), 1..9)) {
        let cells: Vec<Coord> = cells.into_iter().map(|(row, col)| Coord::new(row, col)).collect();
        let touch = |a: Coord, b: Coord| a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1;
        // By the definitions, in quadratic time and more.
        let repeated = (0..cells.len()).find_map(|block| {
            let earlier = cells[..block].iter().position(|&cell| cell == cells[block])?;
            Some(TargetError::Repeated { block, earlier, cell: cells[block] })
        });
        let mut parts: Vec<usize> = (0..cells.len()).collect();
        let mut cycle = None;
        for block in 0..cells.len() {
            for other in 0..block {
                if touch(cells[block], cells[other]) {
                    let (from, to) = (parts[block], parts[other]);
                    if from == to {
                        cycle = cycle.or(Some(TargetError::Cycle { block, cell: cells[block] }));
                    }
                    parts.iter_mut().filter(|part| **part == from).for_each(|part| *part = to);
                }
            }
        }
        let apart = (0..cells.len()).find(|&block| parts[block] != parts[0]);
        let apart = apart.map(|block| TargetError::Disconnected { block, cell: cells[block] });
        prop_assert_eq!(Target::new(4, 4, cells).err(), repeated.or(cycle).or(apart));
    }
}
