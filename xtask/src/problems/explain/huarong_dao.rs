//! A route for each game, or why there is none.
//!
//! Data: `games`, for each `blank`, `tile` and `target`, and either `moves`, `tile_steps` (U, D, L or R, one a cell) and
//! `stretches`, the blank's moves: each with its `legs`, such as `R3`, and how many `times` they are made one after the other;
//! or `reason`, one of `target fixed`, `blank walled off`, `target walled off` and `cannot turn`, the last with the cell `at`
//! which.

use std::fmt::Write;

use huarong_dao::{Answer, Board, Games, Query, Reason, Reply, Route, Scratch};
use serde_json::{Value, json};

use crate::explain::{Picture, Telling, Told, counted, cut_list, lines, place};

/// So many games are put into words.
const MOST_GAMES: usize = 10;

/// So many stretches of a route are put into words.
const MOST_STRETCHES: usize = 16;

/// Games, and what there is to tell of each.
struct Stories<'a> {
    games: &'a Games,
    each: Vec<Story>,
}

enum Story {
    Route(Route),
    Reason(Reason),
}

/// The routes and reasons, each of which passes its own check.
pub(in crate::problems) fn tell<'a>(games: &'a Games, answer: &'a Answer) -> Telling<'a> {
    let board = games.board();
    let mut scratch = Scratch::default();
    let each = games.queries().iter().zip(answer.replies()).zip(1..).map(|((query, reply), number)| {
        let story = match reply {
            Reply::Moves(_) => route(board, query, reply, &mut scratch).map(Story::Route),
            Reply::Unreachable(reason) => {
                let verified = reason.verify(board, query).map_err(|wrong| wrong.to_string());
                verified.map(|()| Story::Reason(*reason))
            }
            _ => Err("a reply that cannot be explained".to_owned()),
        };
        story.map_err(|wrong| format!("game {number}: {wrong}"))
    });
    let each = each.collect::<Result<_, _>>()?;
    Ok(Box::new(Stories { games, each }))
}

impl Told for Stories<'_> {
    fn words(&self) -> String {
        if self.each.is_empty() {
            return "no games\n".to_owned();
        }
        let mut words = String::new();
        for (number, (query, story)) in (1..).zip(self.games.queries().iter().zip(&self.each)).take(MOST_GAMES) {
            // Writing to a string cannot fail.
            let _ = write!(words, "game {number}, {}", in_words(self.games.board(), query, story));
        }
        if MOST_GAMES < self.each.len() {
            let more = self.each.len() - MOST_GAMES;
            let _ = writeln!(words, "and {}", counted(more as u64, "more game"));
        }
        words
    }

    fn data(&self) -> Value {
        let games = self.games.queries().iter().zip(&self.each).map(|(query, story)| as_data(query, story));
        json!({ "games": games.collect::<Vec<_>>() })
    }

    /// A line a game: the legs of its route.
    fn plan(&self) -> String {
        lines(self.each.iter().map(|story| match story {
            Story::Route(route) => route.to_string(),
            Story::Reason(reason) => format!("unreachable: {reason}"),
        }))
    }
}

/// The route of a game that can be won, replayed.
fn route(board: &Board, query: &Query, reply: &Reply, scratch: &mut Scratch) -> Result<Route, String> {
    let route = board.route(query, scratch).map_err(|error| error.to_string())?.map_err(|reason| reason.to_string())?;
    route.verify(board, query).map_err(|wrong| format!("the route is wrong: {wrong}"))?;
    if reply.moves() != Some(route.len()) {
        return Err(format!("the route has {} moves, the reply is {reply}", route.len()));
    }
    Ok(route)
}

fn in_words(board: &Board, query: &Query, story: &Story) -> String {
    let Query { blank, tile, target } = query;
    let mut words = format!("the tile from {tile} to {target}, the blank at {blank}: ");
    let picture = Picture::new(board.shape(), |at| if board.is_free(at) { '.' } else { '#' }).map(|mut picture| {
        match story {
            Story::Route(route) => {
                let mut at = *tile;
                for &step in route.tile_steps() {
                    picture.set(at, &step.glyph());
                    at = at.step(step).unwrap_or(at);
                }
            }
            Story::Reason(Reason::CannotTurn { at }) => picture.set(*at, &'X'),
            Story::Reason(_) => {}
        }
        picture.set(*target, &'G');
        picture.set(*blank, &'B');
        picture.set(*tile, &'T');
        picture
    });
    let _ = match story {
        Story::Route(route) if route.is_empty() => writeln!(words, "it is there"),
        Story::Route(route) => {
            let stretches = cut_list(route.stretches(), " ", MOST_STRETCHES, "stretch");
            writeln!(words, "{}\n  the blank goes {stretches}", counted(route.len(), "move"))
        }
        Story::Reason(reason) => writeln!(words, "no way\n  {reason}"),
    };
    if let Some(picture) = picture {
        words += &picture.to_string();
    }
    words
}

fn as_data(query: &Query, story: &Story) -> Value {
    let mut data = json!({
        "blank": place(query.blank),
        "tile": place(query.tile),
        "target": place(query.target),
    });
    match story {
        Story::Route(route) => {
            data["moves"] = json!(route.len());
            data["tile_steps"] = json!(route.tile_steps().iter().map(|step| step.letter()).collect::<String>());
            let stretches = route.stretches().map(|stretch| {
                let legs: Vec<String> = stretch.legs.iter().map(ToString::to_string).collect();
                json!({ "legs": legs, "times": stretch.times })
            });
            data["stretches"] = stretches.collect();
        }
        Story::Reason(reason) => {
            let (kind, at) = match reason {
                Reason::TargetFixed => ("target fixed", None),
                Reason::BlankWalledOff => ("blank walled off", None),
                Reason::TargetWalledOff => ("target walled off", None),
                Reason::CannotTurn { at } => ("cannot turn", Some(place(*at))),
                _ => ("other", None),
            };
            data["reason"] = json!(kind);
            if let Some(at) = at {
                data["at"] = at;
            }
        }
    }
    data
}
