//! The parts of the planner against slow and plain methods.

use core_grid::families::Rng;
use core_grid::{CellIdx, Direction, FreeCells, Shape};

use super::base::{Base, Bases};
use super::ears::Growth;
use super::hands::Hands;
use super::region::Region;

fn drawn(rng: &mut Rng, side: u32, percent: u64) -> FreeCells {
    FreeCells::new(Shape::new(side, side).unwrap(), |_| rng.chance(percent, 100))
}

fn any(cells: &[CellIdx], rng: &mut Rng) -> CellIdx {
    cells[rng.index(cells.len())]
}

/// The fewest moves that bring the tile in `from` to `to`, by going through all places of the blank and the tile.
fn fewest_moves(free: &FreeCells, blank: CellIdx, from: CellIdx, to: CellIdx) -> Option<u64> {
    let cells = free.shape().cells();
    let index = |(blank, tile): (CellIdx, CellIdx)| blank.usize() * cells + tile.usize();
    let mut seen = vec![false; cells * cells];
    let mut now = vec![(blank, from)];
    seen[index(now[0])] = true;
    for moves in 0.. {
        if now.iter().any(|&(_, tile)| tile == to) {
            return Some(moves);
        }
        let mut next = Vec::new();
        for (blank, tile) in now {
            for near in free.neighbours(blank) {
                let state = (near, if near == tile { blank } else { tile });
                if !std::mem::replace(&mut seen[index(state)], true) {
                    next.push(state);
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        now = next;
    }
    None
}

#[test]
fn tiles_are_carried_in_the_fewest_moves() {
    let mut rng = Rng::new(1);
    let (mut carried, mut stuck, mut moves_in_all) = (0, 0, 0);
    for round in 0..1_500 {
        let free = drawn(&mut rng, 3 + round % 6, [60, 75, 85, 100][round as usize % 4]);
        let cells: Vec<CellIdx> = free.iter().collect();
        if cells.len() < 3 {
            continue;
        }
        let mut hands = Hands::new(&free, free.shape().iter().collect(), any(&cells, &mut rng), None);
        for &cell in &cells {
            hands.region.open(cell);
        }
        // Ways around tiles are kept from one to the next, and forgotten when a cell is closed.
        for _ in 0..6 {
            let (from, to) = (any(&cells, &mut rng), any(&cells, &mut rng));
            let blank = hands.blank();
            if from == blank || from == to {
                continue;
            }
            let tile = hands.tile(from);
            let open = FreeCells::new(free.shape(), |cell| hands.region.is_open(cell));
            let expected = fewest_moves(&open, blank, from, to);
            let (plan, _) = hands.trial(|hands| {
                hands.carry(from, to);
                assert!(expected.is_none() || hands.tile(to) == tile);
            });
            assert_eq!(plan.len(), expected.unwrap_or(0), "{free:?}");
            assert_eq!((hands.blank(), hands.tile(from)), (blank, tile));
            *(if expected.is_some() { &mut carried } else { &mut stuck }) += 1;
            moves_in_all += plan.len();
            let changed = any(&cells, &mut rng);
            if changed != blank {
                if hands.region.is_open(changed) { hands.region.close(changed) } else { hands.region.open(changed) }
            }
        }
    }
    assert!(2_000 < carried && 300 < stuck && 20_000 < moves_in_all, "{carried}, {stuck}, {moves_in_all}");
}

#[test]
fn a_region_is_what_is_open() {
    let mut rng = Rng::new(2);
    let free = drawn(&mut rng, 9, 80);
    let mut region = Region::closed(&free);
    let mut is_open = vec![false; free.shape().cells()];
    let cells: Vec<CellIdx> = free.iter().collect();
    for _ in 0..2_000 {
        let cell = any(&cells, &mut rng);
        let version = region.version();
        is_open[cell.usize()] ^= true;
        if is_open[cell.usize()] {
            region.open(cell);
        } else {
            region.close(cell);
        }
        let at = any(&cells, &mut rng);
        for to in Direction::ALL {
            let near = free.neighbour(at, to).filter(|near| is_open[at.usize()] && is_open[near.usize()]);
            assert_eq!(region.sides(at).contains(to), near.is_some());
        }
        let (a, b) = (free.shape().coord(at), free.shape().coord(cell));
        let distance = a.row.abs_diff(b.row) + a.col.abs_diff(b.col);
        assert!(region.has_changed(version, at, distance));
        assert!(!region.has_changed(region.version(), at, distance));
    }
}

/// Random blocks that are no rings: the cells of the largest part of a board after all dead ends are taken away, if it
/// has no cut vertices.
fn blocks(mut work: impl FnMut(&Region<'_>, &[CellIdx])) -> u32 {
    let mut rng = Rng::new(3);
    let mut count = 0;
    for round in 0..3_000_u32 {
        let free = drawn(&mut rng, 4 + round % 7, [55, 65, 75, 90][round as usize % 4]);
        let all = core_grid::Blocks::new(&free, free.shape().iter());
        let sizes = all.sizes(&free);
        let Some(largest) = (0..sizes.len()).max_by_key(|&block| sizes[block].cells) else { continue };
        if sizes[largest].edges <= sizes[largest].cells {
            continue;
        }
        let mut region = Region::closed(&free);
        let mut cells = Vec::new();
        for cell in free.iter() {
            let mut own = Direction::ALL.into_iter().filter_map(|to| all.of_edge(&free, cell, to));
            if own.any(|block| block.usize() == largest) {
                region.open(cell);
                cells.push(cell);
            }
        }
        count += 1;
        work(&region, &cells);
    }
    count
}

#[test]
fn blocks_are_grown_by_ears() {
    let (mut boxes, mut thetas) = (0, 0);
    let count = blocks(|region, cells| {
        let all = region.shape().cells();
        let mut growth = Growth::new(all);
        let base = Bases::new(all).near(region, &mut growth, cells[0]);
        *(if matches!(base, Base::Box(_)) { &mut boxes } else { &mut thetas }) += 1;
        let mut is_inside = vec![false; all];
        for cell in base.cells() {
            assert!(region.is_open(cell) && !std::mem::replace(&mut is_inside[cell.usize()], true));
        }
        let ears = growth.ears(region, &base.cells());
        for number in 0..ears.count() {
            let ear = ears.get(number);
            let [begin, own @ .., end] = ear else { panic!("{ear:?}") };
            assert!(begin != end && is_inside[begin.usize()] && is_inside[end.usize()] && !own.is_empty());
            assert!(ear.windows(2).all(|pair| region.neighbours(pair[0]).any(|near| near == pair[1])));
            for cell in own {
                assert!(!std::mem::replace(&mut is_inside[cell.usize()], true));
            }
        }
        assert!(cells.iter().all(|cell| is_inside[cell.usize()]));
    });
    assert_eq!(boxes + thetas, count);
    assert!(1_000 < boxes && 20 < thetas, "{boxes}, {thetas}");
}
