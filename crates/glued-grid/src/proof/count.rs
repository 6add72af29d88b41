//! How many cases there are, by formula: nothing of this is asked of the sweeps that are to have covered them.

use super::board::Starts;

/// The number of cases on boards of these shapes with so many free cells.
pub(super) const fn cases(starts: Starts, shapes: &[(u32, u32)], fewest_free: u64, most_free: u64) -> u64 {
    let mut sum = 0;
    let mut index = 0;
    while index < shapes.len() {
        let cells = shapes[index].0 as u64 * shapes[index].1 as u64;
        let mut free = fewest_free;
        while free <= most_free && free <= cells {
            sum += with_free(starts, cells, free);
            free += 1;
        }
        index += 1;
    }
    sum
}

/// The number of cases on boards of `cells` cells of which `free` are free.
///
/// There are choose(cells, free) such boards, choose(cells - 1, free - 1) where the last cell must be free. k things can be
/// arranged on k cells in k! ways, (k - 1)! where one of them has its place.
const fn with_free(starts: Starts, cells: u64, free: u64) -> u64 {
    match starts {
        Starts::Homeward => choose(cells - 1, free - 1) * factorial(free - 1),
        Starts::GluedToo => choose(cells - 1, free - 1) * factorial(cells - 1),
        // The place of the blank at the goal, and what stands where at the start; the names of the tiles do not matter.
        Starts::AnyToAny => choose(cells, free) * free * factorial(free),
        Starts::AnyToOne => choose(cells, free) * factorial(free),
    }
}

const fn choose(all: u64, some: u64) -> u64 {
    let mut ways = 1;
    let mut taken = 0;
    while taken < some {
        ways = ways * (all - taken) / (taken + 1);
        taken += 1;
    }
    ways
}

const fn factorial(number: u64) -> u64 {
    if number == 0 { 1 } else { number * factorial(number - 1) }
}
