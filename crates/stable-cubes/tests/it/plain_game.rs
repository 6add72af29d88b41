//! The rules, and nothing else: whether a cube may be taken is found by taking it and looking at all that is left.

use stable_cubes::{Cube, Pile, Player};

/// A game in which every question is answered from the cubes that stand. O(m^2) time for each cube of m.
#[derive(Debug)]
pub(super) struct PlainGame<'a> {
    pile: &'a Pile,
    gone: Vec<u32>,
}

impl<'a> PlainGame<'a> {
    pub(super) fn new(pile: &'a Pile) -> Self {
        Self { pile, gone: Vec::new() }
    }

    pub(super) fn turn(&self) -> u32 {
        self.gone.len() as u32 + 1
    }

    pub(super) fn player(&self) -> Player {
        if self.gone.len().is_multiple_of(2) { Player::First } else { Player::Second }
    }

    pub(super) fn stands(&self, number: u32) -> bool {
        (number as usize) < self.pile.cubes().len() && !self.gone.contains(&number)
    }

    pub(super) fn standing(&self) -> impl Iterator<Item = u32> {
        (0..self.pile.cubes().len() as u32).filter(|number| !self.gone.contains(number))
    }

    /// The cubes that would not be stable if `number` were gone.
    pub(super) fn falls_without(&self, number: u32) -> Vec<u32> {
        let cube = |number: u32| self.pile.cubes()[number as usize];
        let left: Vec<u32> = self.standing().filter(|&other| other != number).collect();
        let carries = |below: Cube, above: Cube| below.y + 1 == above.y && below.x.abs_diff(above.x) <= 1;
        let is_stable = |&load: &u32| cube(load).y == 0 || left.iter().any(|&other| carries(cube(other), cube(load)));
        left.iter().copied().filter(|load| !is_stable(load)).collect()
    }

    pub(super) fn takeable(&self) -> Vec<u32> {
        self.standing().filter(|&number| self.falls_without(number).is_empty()).collect()
    }

    pub(super) fn take(&mut self, number: u32) {
        assert!(self.takeable().contains(&number));
        self.gone.push(number);
    }
}
