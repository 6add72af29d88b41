//! What is done to a target is done to its answers.

use core_grid::{Coord, Direction};
use proptest::prelude::*;
use sliding_blocks::{Answer, Push, Target, solve};

use super::small_targets;

/// A change of the board: of cells and of pushes alike.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// Left and right are exchanged.
    Mirror,
    /// Rows and columns are exchanged.
    Transpose,
    /// So many rows are added above, and columns at the left.
    Move(u32, u32),
}

impl Change {
    fn target(self, target: &Target) -> Target {
        let (rows, cols) = (target.rows(), target.cols());
        let (rows, cols) = match self {
            Self::Mirror => (rows, cols),
            Self::Transpose => (cols, rows),
            Self::Move(down, right) => (rows + down, cols + right),
        };
        let cell = |&Coord { row, col }: &Coord| match self {
            Self::Mirror => Coord::new(row, cols - 1 - col),
            Self::Transpose => Coord::new(col, row),
            Self::Move(down, right) => Coord::new(row + down, col + right),
        };
        Target::new(rows, cols, target.cells().iter().map(cell).collect()).unwrap()
    }

    fn push(self, target: &Target, Push { direction, line }: Push) -> Push {
        use Direction::{Down, Left, Right, Up};
        let (direction, line) = match (self, direction) {
            (Self::Mirror, Up | Down) => (direction, target.cols() - 1 - line),
            (Self::Mirror, Left | Right) => (direction.opposite(), line),
            (Self::Transpose, Up) => (Left, line),
            (Self::Transpose, Left) => (Up, line),
            (Self::Transpose, Down) => (Right, line),
            (Self::Transpose, Right) => (Down, line),
            (Self::Move(_, right), Up | Down) => (direction, line + right),
            (Self::Move(down, _), Left | Right) => (direction, line + down),
        };
        Push { direction, line }
    }
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        Just(Change::Mirror),
        Just(Change::Transpose),
        (0..3_u32, 0..3_u32).prop_map(|(down, right)| Change::Move(down, right)),
        (0..1_000_000_000_u32 - 50, 0..1_000_000_000_u32 - 50).prop_map(|(down, right)| Change::Move(down, right)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_changed_target_has_the_changed_plan(target in small_targets(8, 150), changes in prop::collection::vec(change(), 1..4)) {
        let mut target = target;
        for change in changes {
            if let Change::Move(down, right) = change
                && (Target::MAX_SIDE - down < target.rows() || Target::MAX_SIDE - right < target.cols())
            {
                continue;
            }
            let changed = change.target(&target);
            prop_assert_eq!(solve(&changed).outcome(), solve(&target).outcome());
            if let Answer::Possible(plan) = solve(&target) {
                let plan = plan.iter().map(|push| change.push(&target, push)).collect();
                prop_assert_eq!(Answer::Possible(plan).verify(&changed), Ok(()));
            }
            target = changed;
        }
    }

    #[test]
    fn the_order_of_the_other_cells_means_nothing(
        (target, cells) in small_targets(8, 150).prop_flat_map(|target| {
            let others = Just(target.cells()[1..].to_vec()).prop_shuffle();
            (Just(target), others)
        }),
    ) {
        let cells = target.cells()[..1].iter().copied().chain(cells).collect();
        let reordered = Target::new(target.rows(), target.cols(), cells).unwrap();
        prop_assert_eq!(solve(&reordered), solve(&target));
    }
}
