//! Any bytes, read as a target, as a claim, and, cut at the first empty line, as both.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sliding_blocks::reference::{exhaustive, plain};
use sliding_blocks::{Claim, Target, Wrong, partial, solve};

const MOST_SEARCHED: usize = 14; // blocks that the exhaustive search still takes on at the pace of a fuzzer

fuzz_target!(|text: &[u8]| {
    read(text);
    claimed(text);
    if let Some(end) = text.windows(2).position(|pair| pair == b"\n\n")
        && let (Some(target), Some(claim)) = (read(&text[..end]), claimed(&text[end..]))
    {
        judge(&target, &claim);
    }
});

/// The target that the text is, solved, checked, written and read back.
fn read(text: &[u8]) -> Option<Target> {
    let target = match Target::parse(text) {
        Ok(target) => target,
        Err(error) => {
            assert!(error.position.is_in(text));
            return None;
        }
    };
    let printed = target.to_string();
    assert_eq!(printed.parse().as_ref(), Ok(&target));
    let answer = solve(&target);
    assert_eq!(answer.verify(&target), Ok(()));
    assert_eq!(plain(&target), Ok(answer.outcome()));
    if target.cells().len() <= MOST_SEARCHED {
        assert_eq!(exhaustive(&target), Ok(answer.outcome()));
    }
    let part = partial(&target);
    assert_eq!(part.verify(&target), Ok(()));
    assert_eq!(part.left_out().is_empty(), answer.outcome());
    let printed = answer.to_string();
    let claim = answer.claim();
    assert_eq!(printed.parse().as_ref(), Ok(&claim));
    assert_eq!(claim.to_string(), printed);
    assert_eq!(claim.verify(&target), Ok(()));
    Some(target)
}

/// The claim that the text is, written and read back.
fn claimed(text: &[u8]) -> Option<Claim> {
    match Claim::parse(text) {
        Ok(claim) => {
            assert_eq!(claim.to_string().parse().as_ref(), Ok(&claim));
            Some(claim)
        }
        Err(error) => {
            assert!(error.position.is_in(text));
            None
        }
    }
}

/// A right claim says what we say; a wrong one names a push that it has.
fn judge(target: &Target, claim: &Claim) {
    let outcome = solve(target).outcome();
    match (claim.verify(target), claim) {
        (Ok(()), _) => assert_eq!(claim.outcome(), outcome),
        (Err(Wrong::PossibleAfterAll), Claim::Impossible) => assert!(outcome),
        (Err(wrong), Claim::Possible(plan)) => {
            assert!(wrong.line().is_none_or(|line| (2..plan.len() + 2).contains(&line)), "{wrong}");
        }
        (Err(wrong), Claim::Impossible) => panic!("{wrong}"),
    }
}
