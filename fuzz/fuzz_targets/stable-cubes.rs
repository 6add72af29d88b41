//! Any bytes as a pile, and as a claim about it: see the README of the fuzz targets.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stable_cubes::reference::{exhaustive, plain};
use stable_cubes::{Answer, Claim, MODULUS, Pile, Wrong, solve};

/// The largest pile for minimax here: more would slow the fuzzer down.
const MOST_FOR_MINIMAX: usize = 10;

fuzz_target!(|text: &[u8]| {
    let claim = Claim::parse(text);
    if let Ok(claim) = &claim {
        assert_eq!(Claim::parse(claim.to_string().as_bytes()).as_ref(), Ok(claim));
    }
    let pile = match Pile::parse(text) {
        Ok(pile) => pile,
        Err(error) => {
            assert!(error.position.is_in(text));
            return;
        }
    };
    assert_eq!(Pile::parse(pile.to_string().as_bytes()).as_ref(), Ok(&pile));
    let answer = solve(&pile);
    assert_eq!(answer.verify(&pile), Ok(()));
    assert_eq!(Ok(answer.outcome()), plain(&pile));
    if pile.cubes().len() <= MOST_FOR_MINIMAX {
        assert_eq!(Ok(answer.outcome()), exhaustive(&pile));
    }
    let printed = Claim::parse(answer.to_string().as_bytes()).expect("an answer can be read back");
    assert_eq!(printed, answer.claim());
    assert_eq!(printed.verify(&pile), Ok(()));
    check_damaged(&pile, &answer, text);
});

/// Two turns of a right answer exchanged, chosen by the text, are always found to be wrong.
fn check_damaged(pile: &Pile, answer: &Answer, text: &[u8]) {
    let mut order = answer.order().to_vec();
    let sum = text.iter().map(|&byte| usize::from(byte)).sum::<usize>();
    let (first, second) = (sum % order.len(), text.len() % order.len());
    order.swap(first, second);
    let count = order.len() as u64;
    let value = order.iter().fold(0, |value, &digit| (value * count + u64::from(digit)) % MODULUS);
    let verdict = Answer::from_parts(order, value).verify(pile);
    if first == second {
        assert_eq!(verdict, Ok(()));
    } else {
        let at = first.min(second) as u32 + 1;
        // What comes before the first exchanged turn is right, and that turn is wrong.
        assert!(matches!(
            verdict,
            Err(Wrong::NotTakeable { turn, .. } | Wrong::NotGreatest { turn, .. } | Wrong::NotLeast { turn, .. })
                if turn == at
        ));
    }
}
