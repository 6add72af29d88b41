//! Bad input of any kind ends in an error with a position, or in an instance; never in a panic.

use core_grid::families::Rng;
use huarong_dao::families::FAMILIES;
use huarong_dao::{Claim, Games, solve};

/// Whatever comes out is fine; what is accepted is solved as well.
fn try_text(text: &[u8]) {
    if let Ok(games) = Games::parse(text) {
        let answer = solve(&games);
        assert_eq!(answer.verify(&games), Ok(()));
        assert_eq!(Games::parse(games.to_string().as_bytes()), Ok(games));
    }
    let _ = Claim::parse(text);
}

#[test]
fn mutated_texts() {
    const PIECES: [&[u8]; 14] = [
        b"",
        b" ",
        b"\n",
        b"0",
        b"1",
        b"-",
        b"+",
        b"9",
        b"\0",
        b"\xff",
        b"\xe2\x82\xac",
        b"99999999999",
        b"-1 ",
        b"\r",
    ];
    let mut rng = Rng::new(8);
    for round in 0..20_000 {
        let family = &FAMILIES[round % FAMILIES.len()];
        let games = family.instance(1 + rng.below(4) as u32, rng.below(3));
        let games = Games::new(games.board().clone(), games.queries().iter().copied().take(3).collect()).unwrap();
        let mut text = games.to_string().into_bytes();
        for _ in 0..=rng.below(3) {
            let at = rng.index(text.len() + 1);
            let to = at + rng.index(text.len() - at + 1).min(4);
            match rng.below(4) {
                0 => text.truncate(at),
                1 => drop(text.splice(at..to, PIECES[rng.index(PIECES.len())].iter().copied())),
                2 => text.extend_from_within(at..to),
                _ => text.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << rng.below(8)),
            }
        }
        try_text(&text);
    }
}

/// Ten bytes that claim a board of the largest size must not make room for it.
#[test]
fn claims_of_size() {
    for text in [
        "16384 16384 1",
        "1000000000 1000000000 1",
        "1 268435456 0",
        "268435456 1 4294967295\n1",
        "1 1 4294967295\n1\n",
    ] {
        assert!(Games::parse(text.as_bytes()).is_err());
    }
    let error = Games::parse(b"1 268435457 0").unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 1: expected a board of 1 to 268435456 cells, found one of 268435457");
}

#[test]
fn long_tokens() {
    let digits = vec![b'7'; 10 << 20];
    let error = Games::parse(&digits).unwrap_err();
    assert_eq!((error.position.line, error.position.column), (1, 1));
    let mut zeros = vec![b'0'; 10 << 20];
    zeros.extend_from_slice(b"1 1 0 1");
    assert_eq!(Games::parse(&zeros).map(|games| games.to_string()), Ok("1 1 0\n1\n".to_owned()));
    assert!(Claim::parse(&digits).is_err());
}
