//! The pushes; or the deadlock, and as much as can be built.
//!
//! Data: `first`, the cell of the first block, and either `pushes`, each with its `direction` (U, D, L or R), its `line` (the
//! row of those to the left or right, else the column), or `deadlock`, a cycle of links: each with its `block`, and why that
//! waits for the block of the next link: `reason`, `stopped` (by it) or `in the way` (of it). Beside a
//! deadlock `partial`: the `pushes` that build as much as can be, and the blocks `left_out`, each with its `block`, the block that
//! it `waits_for`, and why: `reason`, `nothing stops it` or `in its way`.

use std::fmt::Write;

use core_grid::{Coord, Direction, Shape};
use serde_json::{Value, json};
use sliding_blocks::{Answer, Deadlock, Hindrance, LeftOut, Link, Partial, Plan, Push, Reason, Target, partial};

use crate::explain::{Picture, Telling, Told, counted, cut_list, lines, place};

/// So many pushes or links are put into words.
const MOST: usize = 24;

/// The board is shown at so many steps.
const STEPS: usize = 3;

/// A target, and how it is built or why it cannot be.
struct Story<'a> {
    target: &'a Target,
    end: Result<&'a Plan, (&'a Deadlock, Partial)>,
}

/// The plan or the deadlock, each of which passes its own check.
pub(in crate::problems) fn tell<'a>(target: &'a Target, answer: &'a Answer) -> Telling<'a> {
    answer.verify(target).map_err(|wrong| wrong.to_string())?;
    let end = match answer {
        Answer::Possible(plan) => Ok(plan),
        Answer::Impossible(deadlock) => {
            let partial = partial(target);
            partial.verify(target).map_err(|wrong| format!("as much as can be built: {wrong}"))?;
            Err((deadlock, partial))
        }
        _ => return Err("an answer that cannot be explained".to_owned()),
    };
    Ok(Box::new(Story { target, end }))
}

impl Told for Story<'_> {
    fn words(&self) -> String {
        match &self.end {
            Ok(plan) => plan_in_words(self.target, plan),
            Err((deadlock, partial)) => deadlock_in_words(self.target, deadlock, partial),
        }
    }

    fn data(&self) -> Value {
        let pushes = |plan: &Plan| plan.iter().map(push).collect::<Value>();
        let mut data = json!({ "first": place(self.target.cells()[0]) });
        match &self.end {
            Ok(plan) => data["pushes"] = pushes(plan),
            Err((deadlock, partial)) => {
                data["deadlock"] = deadlock.links().iter().map(link).collect();
                data["partial"] = json!({
                    "pushes": pushes(partial.plan()),
                    "left_out": partial.left_out().iter().map(left_out).collect::<Value>(),
                });
            }
        }
        data
    }

    /// The pushes in the judge's format, a line each.
    fn plan(&self) -> String {
        match &self.end {
            Ok(plan) => lines(plan.iter()),
            Err((deadlock, _)) => format!("impossible: {deadlock}"),
        }
    }
}

fn push(push: Push) -> Value {
    json!({ "direction": push.direction.letter().to_string(), "line": u64::from(push.line) + 1 })
}

fn link(link: &Link) -> Value {
    let reason = match link.reason {
        Reason::Stopped => "stopped",
        Reason::InTheWay => "in the way",
        _ => "other",
    };
    json!({ "block": place(link.block), "reason": reason })
}

fn left_out(left_out: &LeftOut) -> Value {
    let reason = match left_out.hindrance {
        Hindrance::NothingStopsIt => "nothing stops it",
        Hindrance::InItsWay => "in its way",
        _ => "other",
    };
    json!({ "block": place(left_out.block), "waits_for": place(left_out.waits_for), "reason": reason })
}

fn plan_in_words(target: &Target, plan: &Plan) -> String {
    let first = target.cells()[0];
    let mut words = format!("the first block is at {first}; {}\n", counted(plan.len() as u64, "push"));
    let pushes = plan.iter().map(|Push { direction, line }| {
        let (from, axis) = match direction {
            Direction::Up => ("below", "column"),
            Direction::Down => ("above", "column"),
            Direction::Left => ("the right", "row"),
            Direction::Right => ("the left", "row"),
        };
        format!("  {direction} from {from} along {axis} {}", u64::from(line) + 1)
    });
    if !plan.is_empty() {
        words += &cut_list(pushes, "\n", MOST, "push");
        words.push('\n');
    }
    if let Some(mut picture) = pictured(target, |_| '.') {
        picture.set(first, &'o');
        // The plan is known to be right.
        let stops = plan.stops(target).unwrap_or_default();
        for (number, (push, at)) in (1..).zip(plan.iter().zip(stops)) {
            picture.set(at, &push.direction);
            if (number - 1) * STEPS / plan.len() < number * STEPS / plan.len() {
                // Writing to a string cannot fail.
                let _ = write!(words, "  after {number}\n{picture}");
            }
        }
    }
    words
}

fn deadlock_in_words(target: &Target, deadlock: &Deadlock, partial: &Partial) -> String {
    let first = target.cells()[0];
    let links = deadlock.to_string();
    let links = cut_list(links.lines(), "\n  ", MOST, "link");
    let mut words = format!("the first block is at {first}; impossible:\n  {links}\n");
    let picture = pictured(target, |at| if target.cells().contains(&at) { '#' } else { '.' });
    if let Some(mut picture) = picture {
        for link in deadlock.links() {
            picture.set(link.block, &'X');
        }
        picture.set(first, &'o');
        words += &picture.to_string();
    }
    // Writing to a string cannot fail.
    let _ = write!(words, "as much as can be built: {}\n  ", counted(partial.plan().len() as u64, "push"));
    let _ = writeln!(words, "{}", cut_list(partial.left_out(), "\n  ", MOST, "block"));
    words
}

/// A picture of the board, where that is small enough.
fn pictured(target: &Target, draw: impl FnMut(Coord) -> char) -> Option<Picture> {
    Picture::new(Shape::new(target.rows(), target.cols()).ok()?, draw)
}
