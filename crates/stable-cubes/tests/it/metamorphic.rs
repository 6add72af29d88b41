//! How the answer changes, or does not, when the pile is changed.

use proptest::prelude::*;
use stable_cubes::reference::exhaustive;
use stable_cubes::{Answer, Cube, MODULUS, Pile};

use super::{drawn_piles, solved};

/// The answer for the pile whose cubes are moved by `place`.
fn moved(pile: &Pile, place: impl Fn(Cube) -> Cube) -> Answer {
    solved(
        &Pile::new(pile.cubes().iter().map(|&cube| place(cube)).collect())
            .expect("moved cubes are as stable as before"),
    )
}

/// The order of play in the pile of `cubes`.
fn order(cubes: Vec<Cube>) -> Vec<u32> {
    solved(&Pile::new(cubes).expect("cubes apart are stable")).order().to_vec()
}

/// A cube on the ground, far from everything, that may be taken at any time.
const APART: Cube = Cube::new(1_000_000, 0);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_mirrored_or_moved_pile_has_the_same_answer(pile in drawn_piles(42), shift in 0..=Cube::MAX_X - 10) {
        let answer = solved(&pile);
        prop_assert_eq!(&moved(&pile, |cube| Cube::new(-cube.x, cube.y)), &answer);
        prop_assert_eq!(&moved(&pile, |cube| Cube::new(cube.x + shift, cube.y)), &answer);
        prop_assert_eq!(&moved(&pile, |cube| Cube::new(cube.x - shift, cube.y)), &answer);
    }

    #[test]
    fn turning_the_numbers_around_exchanges_the_players(pile in drawn_piles(42)) {
        // The first player takes the cube apart at once, the greatest of all; then the players have changed sides.
        let mut cubes: Vec<Cube> = pile.cubes().iter().rev().copied().collect();
        cubes.push(APART);
        let count = pile.cubes().len() as u32;
        let turned = solved(&pile).order().iter().map(|&number| count - 1 - number).collect::<Vec<_>>();
        prop_assert_eq!(order(cubes), [vec![count], turned].concat());
    }

    #[test]
    fn a_least_and_a_greatest_cube_apart_go_first(pile in drawn_piles(42)) {
        let before = Cube::new(-APART.x, 0);
        let cubes = [&[before], pile.cubes(), &[APART]].concat();
        let count = pile.cubes().len() as u32;
        let shifted = solved(&pile).order().iter().map(|&number| number + 1).collect::<Vec<_>>();
        prop_assert_eq!(order(cubes), [vec![count + 1, 0], shifted].concat());
    }

    #[test]
    fn lines_in_another_order_are_other_numbers_of_the_same_cubes(pile in drawn_piles(9), by in 0..9_usize) {
        let mut cubes = pile.cubes().to_vec();
        let middle = by % cubes.len();
        cubes.rotate_left(middle);
        let rotated = Pile::new(cubes).unwrap();
        let answer = solved(&rotated);
        prop_assert_eq!(Ok(answer.outcome()), exhaustive(&rotated));
        // Told in the numbers of the first pile, it is a right answer there only if it is that pile's own.
        let count = pile.cubes().len();
        let told: Vec<u32> = answer.order().iter().map(|&number| ((number as usize + middle) % count) as u32).collect();
        let is_own = told == solved(&pile).order();
        let value = told.iter().fold(0, |value, &digit| value * count as u64 + u64::from(digit)) % MODULUS;
        prop_assert_eq!(Answer::from_parts(told, value).verify(&pile).is_ok(), is_own);
    }
}
