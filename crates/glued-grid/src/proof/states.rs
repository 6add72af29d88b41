//! What stands where on up to 16 places, and the set of all that moves can reach.

/// By place: which of the things stands there, things and places both numbered from 0; four bits each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State(u64);

impl State {
    /// The state with these things in the places, in order.
    pub(super) fn new(things: &[u8]) -> Self {
        Self(things.iter().rev().fold(0, |bits, &thing| bits << 4 | u64::from(thing)))
    }

    const fn get(self, place: u8) -> u64 {
        self.0 >> (4 * place) & 0xf
    }

    const fn swapped(self, a: u8, b: u8) -> Self {
        let both = self.get(a) ^ self.get(b);
        Self(self.0 ^ both << (4 * a) ^ both << (4 * b))
    }

    /// Its number among all states of so many places, from 0, in lexicographic order.
    fn rank(self, places: u8) -> usize {
        let mut left: u32 = (1 << places) - 1; // the things that have not come yet, by bit
        let mut rank = 0;
        for place in 0..places {
            let thing = 1 << self.get(place);
            rank = rank * usize::from(places - place) + (left & (thing - 1)).count_ones() as usize;
            left &= !thing;
        }
        rank
    }
}

/// All states that moves can reach, as a set of their numbers.
pub(super) struct Reached {
    places: u8,
    words: Vec<u64>,
    /// By place: how many states have the blank there.
    with_blank: Vec<u64>,
}

impl Reached {
    /// What can be reached from the state in which thing i stands in place i and thing `blank` is the blank, which can be
    /// swapped with what stands in the places `near[p]` when it is in place p.
    pub(super) fn from_home(near: &[Vec<u8>], blank: u8) -> Self {
        let places = near.len() as u8;
        let states: usize = (1..=near.len()).product();
        let mut reached = Self { places, words: vec![0; states.div_ceil(64)], with_blank: vec![0; near.len()] };
        let things: Vec<u8> = (0..places).collect();
        let home = State::new(&things);
        reached.insert(home, blank);
        // One more move at a time, so that only the newest states are kept.
        let mut newest = vec![(home, blank)];
        while !newest.is_empty() {
            let mut next = Vec::new();
            for (state, at) in newest {
                for &to in &near[usize::from(at)] {
                    let state = state.swapped(at, to);
                    if reached.insert(state, to) {
                        next.push((state, to));
                    }
                }
            }
            newest = next;
        }
        reached
    }

    pub(super) fn contains(&self, state: State) -> bool {
        let rank = state.rank(self.places);
        self.words[rank / 64] >> (rank % 64) & 1 == 1
    }

    /// How many states have the blank in `place`.
    pub(super) fn with_blank_in(&self, place: u8) -> u64 {
        self.with_blank[usize::from(place)]
    }

    /// Puts a state with the blank in place `blank` in, and says whether it was not there.
    fn insert(&mut self, state: State, blank: u8) -> bool {
        let rank = state.rank(self.places);
        let (word, bit) = (&mut self.words[rank / 64], 1 << (rank % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        self.with_blank[usize::from(blank)] += u64::from(is_new);
        is_new
    }
}

/// The next order of `things` in lexicographic order, until they are in descending order.
pub(super) fn next_order(things: &mut [u8]) -> bool {
    let Some(pivot) = things.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let larger = things.iter().rposition(|&thing| things[pivot] < thing).unwrap_or(pivot);
    things.swap(pivot, larger);
    things[pivot + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_come_by_their_numbers() {
        let mut things = [0, 1, 2, 3, 4, 5];
        let mut count = 0;
        loop {
            assert_eq!(State::new(&things).rank(6), count);
            count += 1;
            if !next_order(&mut things) {
                break;
            }
        }
        assert_eq!((count, things), (720, [5, 4, 3, 2, 1, 0]));
    }

    #[test]
    fn what_small_boards_can_reach() {
        let with_blank_last = |near: &[&[u8]]| {
            let near: Vec<Vec<u8>> = near.iter().map(|near| near.to_vec()).collect();
            let last = near.len() as u8 - 1;
            let reached = Reached::from_home(&near, last);
            let mut things: Vec<u8> = (0..=last).collect();
            let mut count = 0;
            loop {
                count += u64::from(reached.contains(State::new(&things)));
                if !next_order(&mut things[..usize::from(last)]) {
                    assert_eq!(reached.with_blank_in(last), count);
                    return count;
                }
            }
        };
        // A row of three: nothing. A cycle of four, of eight: turns. Two cycles of four side by side: half of 5!.
        assert_eq!(with_blank_last(&[&[1], &[0, 2], &[1]]), 1);
        assert_eq!(with_blank_last(&[&[1, 2], &[0, 3], &[0, 3], &[1, 2]]), 3);
        let ring: Vec<[u8; 2]> = (0..8).map(|place| [(place + 1) % 8, (place + 7) % 8]).collect();
        assert_eq!(with_blank_last(&ring.iter().map(|near| &near[..]).collect::<Vec<_>>()), 7);
        assert_eq!(with_blank_last(&[&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4], &[1, 3, 5], &[2, 4]]), 60);
    }
}
