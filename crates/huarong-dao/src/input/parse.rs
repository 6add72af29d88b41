//! Reading the judge's input.

use std::ops::RangeInclusive;
use std::str::FromStr;

use core_grid::text::{ParseErrorKind, Scanner, TokenError, position_of_token};
use core_grid::{Coord, FreeCells, Shape, ShapeError};

use super::{Board, Games, GamesError, ParseError, Query, QueryError, Role};

impl Games {
    /// Reads the judge's input: tokens separated by any run of spaces, tabs, CR or LF.
    ///
    /// # Errors
    ///
    /// A [`ParseError`] with line and column: for a token that is missing, left over, no number or out of its range;
    /// for a board over [`Board::MAX_CELLS`] (at the number of rows); for a query with the blank or the tile on a fixed
    /// cell, or both on the same (at the row of the later one of them).
    ///
    /// Memory follows the length of the text, not the numbers in it.
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut scanner = Scanner::new(text);
        let side = 1..=u64::from(u32::MAX);
        let rows = scanner.number("the number of rows", side.clone())? as u32;
        let cols = scanner.number("the number of columns", side)? as u32;
        let count = scanner.number("the number of queries", 0..=u64::from(u32::MAX))? as usize;
        let shape = shape(rows, cols).map_err(|kind| invalid(text, ROWS_TOKEN, kind))?;
        let board = Board::from_free(cells(&mut scanner, shape)?);
        let mut queries = Vec::with_capacity(count.min(scanner.most_tokens_left() / TOKENS_OF_QUERY));
        for number in 1..=count {
            let query = query(&mut scanner, shape, number)?;
            board.check(&query).map_err(|error| {
                let token = HEAD_TOKENS + shape.cells() + (number - 1) * TOKENS_OF_QUERY + token_of(error);
                invalid(text, token, GamesError::Query { number, error })
            })?;
            queries.push(query);
        }
        scanner.finish()?;
        Ok(Self { board, queries })
    }
}

impl FromStr for Games {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text.as_bytes())
    }
}

const ROWS_TOKEN: usize = 0;
const HEAD_TOKENS: usize = 3; // n m q
const TOKENS_OF_QUERY: usize = 6; // ex ey sx sy tx ty

fn shape(rows: u32, cols: u32) -> Result<Shape, GamesError> {
    let size = |given| GamesError::Size { given, limit: Board::MAX_CELLS };
    let shape = Shape::new(rows, cols).map_err(|error| match error {
        ShapeError::TooLarge { given, .. } => size(given),
        _ => size(0),
    })?;
    if Board::MAX_CELLS < shape.cells() as u64 { Err(size(shape.cells() as u64)) } else { Ok(shape) }
}

fn cells(scanner: &mut Scanner<'_>, shape: Shape) -> Result<FreeCells, TokenError> {
    let too_short = scanner.most_tokens_left() < shape.cells();
    let mut read = || scanner.number("a cell", 0..=1);
    if too_short {
        // Some token is bad or missing: find it before there is room for the board.
        for _ in 0..shape.cells() {
            read()?;
        }
    }
    let mut failed = None;
    let free = FreeCells::new(shape, |_| {
        if failed.is_some() {
            return false;
        }
        read().unwrap_or_else(|error| {
            failed = Some(error);
            0
        }) == 1
    });
    failed.map_or(Ok(free), Err)
}

fn query(scanner: &mut Scanner<'_>, shape: Shape, number: usize) -> Result<Query, TokenError> {
    let mut cell = |role: Role| {
        let row = coordinate(scanner, "row", role, number, 1..=u64::from(shape.rows()))?;
        let col = coordinate(scanner, "column", role, number, 1..=u64::from(shape.cols()))?;
        Ok(Coord::new(row, col))
    };
    Ok(Query { blank: cell(Role::Blank)?, tile: cell(Role::Tile)?, target: cell(Role::Target)? })
}

/// Reads a row or column, counted from 1, and gives it counted from 0.
fn coordinate(
    scanner: &mut Scanner<'_>,
    axis: &str,
    role: Role,
    query: usize,
    range: RangeInclusive<u64>,
) -> Result<u32, TokenError> {
    let before = scanner.clone();
    match scanner.number("a coordinate", range.clone()) {
        Ok(number) => Ok((number - 1) as u32),
        // Only now is the full name worth its time.
        Err(unnamed) => {
            let named = before.clone().number(&format!("the {axis} of the {role} in query {query}"), range);
            Err(named.err().unwrap_or(unnamed))
        }
    }
}

/// Which of the six numbers of a query an error is about: the row of the cell it names.
const fn token_of(error: QueryError) -> usize {
    match error {
        QueryError::OffBoard { role, .. } | QueryError::Fixed { role, .. } => 2 * role as usize,
        QueryError::Shared { .. } => 2 * Role::Tile as usize,
    }
}

fn invalid(text: &[u8], token: usize, kind: GamesError) -> ParseError {
    ParseError { position: position_of_token(text, token), kind: ParseErrorKind::Invalid(kind) }
}
