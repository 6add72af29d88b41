//! Reading a puzzle.

use std::str::FromStr;

use core_grid::text::{ParseErrorKind, Scanner, TokenError, TokenErrorKind, position_of_byte, position_of_token};
use core_grid::{CellIdx, Coord, FreeCells, Shape};

use super::{Arrangement, ParseError, Puzzle, PuzzleError};

const BATCH: usize = 256; // tiles, before it is asked whether one was there before
const SIDES: usize = 2; // the tokens before the picture: rows and columns

impl Puzzle {
    /// Reads the judge's form: `n m`, n rows of m characters (`.` free, `#` glued), n rows of m numbers.
    ///
    /// The bottom right cell must be free and hold the blank, written 0 or nm; the others hold 1 to nm-1, each once. The
    /// goal is 1 to nm-1 row by row.
    ///
    /// O(text) time; the memory follows the length of the text, whatever sizes it claims.
    ///
    /// # Errors
    ///
    /// A [`ParseError`] with the place of the first token that is missing, left over, not of its form or out of its
    /// range, of a repeated tile, or of the bottom right cell where that is glued or not blank. A bad character in the
    /// picture is reported at its own column.
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut scanner = Scanner::new(text);
        let free = read_free(text, &mut scanner)?;
        let shape = free.shape();
        let corner = shape.last();
        if !free.is_free(corner) {
            // The last character of the last row.
            let row = position_of_token(text, SIDES + shape.rows() as usize - 1);
            let position = core_grid::text::Position { column: row.column + shape.cols() as usize - 1, ..row };
            let kind = ParseErrorKind::Invalid(PuzzleError::BlankGlued { cell: shape.coord(corner) });
            return Err(ParseError { position, kind });
        }
        let destinations = read_home_destinations(text, &mut scanner, shape)?;
        scanner.finish()?;
        Ok(Self { free, destinations, goal_tiles: None, start_blank: corner, goal_blank: corner })
    }

    /// Reads the long form, for any start and goal: `n m`, the picture, n rows of m numbers for the start, and n rows of
    /// m numbers for the goal; 0 is the blank.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse), and for what [`Arrangement::new`] and [`between`](Self::between) refuse.
    ///
    /// ```
    /// use glued_grid::{Puzzle, solve};
    ///
    /// let puzzle = Puzzle::parse_between(b"1 3  ..#  0 5 8  5 0 8")?;
    /// assert!(solve(&puzzle).outcome());
    /// # Ok::<(), glued_grid::ParseError>(())
    /// ```
    pub fn parse_between(text: &[u8]) -> Result<Self, ParseError> {
        let mut scanner = Scanner::new(text);
        let free = read_free(text, &mut scanner)?;
        let shape = free.shape();
        let picture_end = SIDES + shape.rows() as usize;
        let start = read_arrangement(text, &mut scanner, shape, picture_end)?;
        let goal = read_arrangement(text, &mut scanner, shape, picture_end + shape.cells())?;
        scanner.finish()?;
        let goal_is_wrong = !free.is_free(goal.blank()) && free.is_free(start.blank());
        let first_number = if goal_is_wrong { picture_end + shape.cells() } else { picture_end };
        Self::between(free, &start, &goal).map_err(|error| invalid(text, shape, first_number, error))
    }
}

impl FromStr for Puzzle {
    type Err = ParseError;

    /// [`Puzzle::parse`] of the bytes of `text`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text.as_bytes())
    }
}

/// Reads the sides of the board and its picture.
fn read_free(text: &[u8], scanner: &mut Scanner<'_>) -> Result<FreeCells, ParseError> {
    let rows = scanner.number("the number of rows", 1..=u64::from(u32::MAX))? as u32;
    let cols = scanner.number("the number of columns", 1..=u64::from(u32::MAX))? as u32;
    let shape = Shape::new(rows, cols).map_err(|error| ParseError {
        position: position_of_token(text, SIDES - 1),
        kind: ParseErrorKind::Invalid(PuzzleError::Shape(error)),
    })?;
    let mut picture = Vec::with_capacity(scanner.most_tokens_left().min(rows as usize));
    for _ in 0..rows {
        let (start, row) = scanner.token("a row of the picture")?;
        // Counted, since a branch for each byte cannot be foreseen; where the bad one is, is asked only when there is one.
        let is_other = |byte: &u8| !matches!(byte, b'.' | b'#');
        let others: usize = row.iter().map(|byte| usize::from(is_other(byte))).sum();
        if 0 < others
            && let Some(place) = row.iter().position(is_other)
        {
            let kind = TokenErrorKind::Unexpected {
                expected: "`.` or `#`".to_owned(),
                found: row[place].escape_ascii().to_string(),
            };
            return Err(TokenError { position: position_of_byte(text, start + place), kind }.into());
        }
        if row.len() != cols as usize {
            let expected = format_args!("a row of the picture of {cols} characters");
            return Err(scanner.unexpected(start, &expected).into());
        }
        picture.push(row);
    }
    // Each cell has its byte in the text, so the room taken from here on follows the text.
    let mut bytes = picture.iter().copied().flatten();
    Ok(FreeCells::new(shape, |_| bytes.next() == Some(&b'.')))
}

/// Reads the numbers of the judge's form: tile t belongs in cell t - 1.
fn read_home_destinations(text: &[u8], scanner: &mut Scanner<'_>, shape: Shape) -> Result<Vec<CellIdx>, ParseError> {
    let cells = shape.cells();
    let blank = cells as u64;
    let mut destinations = Vec::with_capacity(cells);
    let mut seen = vec![0_u64; cells.div_ceil(64)];
    while destinations.len() + 1 < cells {
        let batch = destinations.len();
        let end = (batch + BATCH).min(cells - 1);
        let read = (batch..end).try_for_each(|_| {
            let tile = scanner.number("a tile", 1..=blank - 1)? as u32;
            destinations.push(CellIdx::new(tile - 1));
            Ok::<(), TokenError>(())
        });
        // Apart from reading, so that a processor looks up many at once, far apart in memory as they are.
        let mut repetitions = 0;
        for place in &destinations[batch..] {
            let (word, bit) = (&mut seen[place.usize() / 64], 1 << (place.usize() % 64));
            repetitions |= *word & bit;
            *word |= bit;
        }
        if repetitions != 0 {
            return Err(repeated(text, shape, &destinations));
        }
        read?;
    }
    let at_last = scanner.clone();
    let tile = scanner.number("the blank", 0..=blank).map_err(|_| not_the_blank(at_last, blank))?;
    if tile != 0 && tile != blank {
        let error = PuzzleError::CornerNotBlank { tile: tile as u32, blank: blank as u32 };
        let kind = ParseErrorKind::Invalid(error);
        return Err(ParseError { position: position_of_token(text, SIDES + shape.rows() as usize + cells - 1), kind });
    }
    destinations.push(shape.last());
    Ok(destinations)
}

/// The error for the last token of the judge's form where it is missing or neither a tile nor the blank: of the numbers from 0 to
/// `blank`, only those two stand for the blank.
#[cold]
fn not_the_blank(mut scanner: Scanner<'_>, blank: u64) -> TokenError {
    let expected = format!("the blank in the bottom right corner (0 or {blank})");
    match scanner.token(&expected) {
        Ok((start, _)) => scanner.unexpected(start, &expected),
        Err(missing) => missing,
    }
}

/// The error for the first tile that is not the first of its number.
#[cold]
fn repeated(text: &[u8], shape: Shape, destinations: &[CellIdx]) -> ParseError {
    let mut first = vec![None; shape.cells()];
    let mut places = (0..).map(CellIdx::new).zip(destinations);
    let again = places.find_map(|(cell, place)| Some((first[place.usize()].replace(cell)?, cell, place)));
    let (first, second, place) = again.expect("a tile is known to be repeated");
    let [first, second] = [first, second].map(|cell| shape.coord(cell));
    let error = PuzzleError::Repeated { tile: place.get() + 1, first, second };
    invalid(text, shape, SIDES + shape.rows() as usize, error)
}

fn read_arrangement(
    text: &[u8],
    scanner: &mut Scanner<'_>,
    shape: Shape,
    first_number: usize,
) -> Result<Arrangement, ParseError> {
    let mut tiles = Vec::with_capacity(shape.cells());
    for _ in 0..shape.cells() {
        tiles.push(scanner.number("a tile or the blank", 0..=u64::from(u32::MAX))? as u32);
    }
    Arrangement::new(shape, tiles).map_err(|error| invalid(text, shape, first_number, error))
}

/// The error at the number of the cell that it is about, where the number of the first cell is token `first_number`;
/// an error that is about no cell is put at that first number.
fn invalid(text: &[u8], shape: Shape, first_number: usize, error: PuzzleError) -> ParseError {
    let cell: Option<Coord> = match error {
        PuzzleError::Repeated { second, .. } => Some(second),
        PuzzleError::BlankGlued { cell } | PuzzleError::UnknownTile { cell, .. } => Some(cell),
        _ => None,
    };
    let offset = cell.and_then(|cell| shape.index(cell)).map_or(0, CellIdx::usize);
    ParseError { position: position_of_token(text, first_number + offset), kind: ParseErrorKind::Invalid(error) }
}
