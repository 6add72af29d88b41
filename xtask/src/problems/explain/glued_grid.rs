//! The moves of the blank, or why there are none.
//!
//! Data: either `moves`, how many, and `runs`, such as `R3`, three moves of the blank to the right; or `reason`, a sentence,
//! and the `cells` that it speaks of. And `arrangements`: how many can be brought into the goal, as factors, and as `log2`.

use std::fmt::Write;

use core_grid::{CellIdx, Coord};
use glued_grid::{Answer, Plan, Puzzle, Reason, Steps, plan_with_steps};
use serde_json::{Value, json};

use crate::explain::{Picture, Telling, Told, counted, cut_list, place};

/// So many runs of moves are put into words.
const MOST_RUNS: usize = 24;

/// The board is shown at so many steps.
const MOST_STEPS: usize = 5;

/// A puzzle, and how it is solved or why it cannot be.
struct Story<'a> {
    puzzle: &'a Puzzle,
    end: Result<(Plan, Steps), &'a Reason>,
}

/// The plan or the reason, each of which passes its own check.
pub(in crate::problems) fn tell<'a>(puzzle: &'a Puzzle, answer: &'a Answer) -> Telling<'a> {
    let end = match answer {
        Answer::Possible => Ok(moves(puzzle)?),
        Answer::Impossible(reason) => {
            reason.verify(puzzle).map_err(|wrong| wrong.to_string())?;
            Err(reason)
        }
        _ => return Err("an answer that cannot be explained".to_owned()),
    };
    Ok(Box::new(Story { puzzle, end }))
}

impl Told for Story<'_> {
    fn words(&self) -> String {
        let mut words = match &self.end {
            Ok((plan, steps)) => plan_in_words(self.puzzle, plan, steps),
            Err(reason) => reason_in_words(self.puzzle, reason),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(words, "arrangements that can be brought into the goal: {}", self.puzzle.arrangements());
        words
    }

    fn data(&self) -> Value {
        let arrangements = self.puzzle.arrangements();
        let mut data = json!({ "arrangements": arrangements.to_string(), "log2": arrangements.log2() });
        match &self.end {
            Ok((plan, _)) => {
                data["moves"] = json!(plan.len());
                data["runs"] = plan.runs().map(|run| run.to_string()).collect();
            }
            Err(reason) => {
                data["reason"] = json!(reason.to_string());
                data["cells"] = cells(reason).into_iter().map(place).collect();
            }
        }
        data
    }

    /// The moves in runs, one line.
    fn plan(&self) -> String {
        match &self.end {
            Ok((plan, _)) => plan.to_string(),
            Err(reason) => format!("impossible: {reason}"),
        }
    }
}

/// The moves that solve a puzzle, replayed, and their key steps.
pub(in crate::problems) fn moves(puzzle: &Puzzle) -> Result<(Plan, Steps), String> {
    let (plan, steps) =
        plan_with_steps(puzzle).map_err(|reason| format!("possible, but there is no plan: {reason}"))?;
    plan.replay(puzzle).map_err(|wrong| format!("the plan is wrong: {wrong}"))?;
    Ok((plan, steps))
}

fn plan_in_words(puzzle: &Puzzle, plan: &Plan, steps: &Steps) -> String {
    let runs = cut_list(plan.runs(), " ", MOST_RUNS, "run");
    let mut words = format!("{}\n", counted(plan.len(), "move"));
    if !plan.is_empty() {
        let _ = writeln!(words, "  the blank goes {runs}");
    }
    let shape = puzzle.shape();
    let mut tiles = puzzle.start().as_slice().to_vec();
    let mut blank = shape.coord(puzzle.start_blank());
    if let Some(picture) = picture(puzzle, &tiles, &[]) {
        let _ = write!(words, "at the start\n{picture}");
    }
    let mut moves = plan.moves();
    let mut made = 0;
    for (number, step) in steps.iter().enumerate() {
        for to in moves.by_ref().take((step.moves - made) as usize) {
            let next = shape.step(blank, to).unwrap_or(blank);
            if let [Some(from), Some(to)] = [blank, next].map(|at| shape.index(at)) {
                tiles.swap(from.usize(), to.usize());
            }
            blank = next;
        }
        made = step.moves;
        // All steps, or of many the first, the last, and some between.
        let is_shown = steps.len() <= MOST_STEPS || number * (MOST_STEPS - 1) % (steps.len() - 1) < MOST_STEPS - 1;
        let done: Vec<Coord> = step.cells.iter().map(|&cell| shape.coord(cell)).collect();
        if is_shown && let Some(picture) = picture(puzzle, &tiles, &done) {
            let what = if step.ends_block { "a block is done" } else { "these are done" };
            let _ = write!(words, "after {}, {what}\n{picture}", counted(made, "move"));
        }
    }
    words
}

fn reason_in_words(puzzle: &Puzzle, reason: &Reason) -> String {
    let mut words = format!("impossible: {reason}\n");
    if let Some(picture) = picture(puzzle, puzzle.start().as_slice(), &cells(reason)) {
        words += &picture.to_string();
    }
    words
}

/// The board with these tiles, some cells in brackets.
fn picture(puzzle: &Puzzle, tiles: &[u32], marked: &[Coord]) -> Option<Picture> {
    let shape = puzzle.shape();
    Picture::new(shape, |at| {
        let tile = shape.index(at).map_or_else(String::new, |cell| glyph(puzzle, tiles, cell));
        match marked {
            [] => tile,
            _ if marked.contains(&at) => format!("[{tile}]"),
            _ => format!("{tile} "),
        }
    })
}

/// A tile, with a sign where it is glued, or a dot for the blank.
fn glyph(puzzle: &Puzzle, tiles: &[u32], cell: CellIdx) -> String {
    match tiles[cell.usize()] {
        0 => ".".to_owned(),
        tile if puzzle.free().is_free(cell) => tile.to_string(),
        tile => format!("#{tile}"),
    }
}

/// The cells that a reason speaks of.
fn cells(reason: &Reason) -> Vec<Coord> {
    match reason {
        Reason::BlankShutOff { from, to } => vec![*from, *to],
        Reason::StuckTile { cell, .. } => vec![*cell],
        Reason::WrongBlock { from, to, cut, .. } => vec![*from, *to, *cut],
        Reason::OddParity { cut, inside } => vec![*cut, *inside],
        Reason::RingOutOfOrder { first, second, .. } => vec![*first, *second],
        _ => Vec::new(),
    }
}
