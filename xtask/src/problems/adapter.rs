//! One adapter for all solver crates.

use std::fmt::{Debug, Display};
use std::io::Write;
use std::mem;

use core_grid::families::{Family, Size};
use core_grid::proof::Proof;

use crate::explain::Telling;

use super::{Answer, Bench, BenchInput, FamilyInfo, Instance, Method, Opinion, Problem, Shown, SolveError};

/// The functions of a solver crate, by the names they have in each.
///
/// `I` is the instance, `A` the answer, `C` what an answer from any program claims, `O` the unique part of an answer;
/// the others are the errors of the parsers (`PE`, `CE`), of the check (`W`) and of methods that refuse a size (`T`).
#[derive(Debug)]
pub struct Adapter<I: 'static, A, C, O, PE, CE, W, T> {
    /// The name of the crate.
    pub name: &'static str,
    /// What is asked, in one line.
    pub about: &'static str,
    /// `families::FAMILIES`.
    pub families: &'static [Family<I>],
    /// What is measured.
    pub bench: Bench<I>,
    /// `proof::PROOFS`.
    pub proofs: &'static [Proof],
    /// `I::parse`.
    pub parse: fn(&[u8]) -> Result<I, PE>,
    /// `solve`.
    pub solve: fn(&I) -> A,
    /// `Answer::verify`, and whether that proves all that the answer says; what it leaves open rests on other methods.
    pub verify: fn(&A, &I) -> Result<Shown, W>,
    /// What there is to tell of an answer, checked.
    pub tell: for<'a> fn(&'a I, &'a A) -> Telling<'a>,
    /// `Answer::outcome`.
    pub outcome: fn(&A) -> O,
    /// `Claim::parse`.
    pub claim: fn(&[u8]) -> Result<C, CE>,
    /// `Answer::claim`.
    pub own_claim: fn(&A) -> C,
    /// `Claim::verify`.
    pub check: fn(&C, &I) -> Result<(), W>,
    /// `reference::exhaustive`.
    pub exhaustive: fn(&I) -> Result<O, T>,
    /// `reference::plain`.
    pub plain: fn(&I) -> Result<O, T>,
}

impl<I, A, C, O, PE, CE, W, T> Problem for Adapter<I, A, C, O, PE, CE, W, T>
where
    I: Display,
    A: Display,
    C: Display + PartialEq,
    O: PartialEq + Debug,
    PE: Display,
    CE: Display,
    W: Display,
    T: Display,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn families(&self) -> Vec<FamilyInfo> {
        let info = |family: &Family<I>| FamilyInfo { name: family.name, about: family.about, size: family.size };
        self.families.iter().map(info).collect()
    }

    fn generate(&self, family: &str, size: u32, seed: u64) -> Result<String, String> {
        let Some(family) = self.families.iter().find(|known| known.name == family) else {
            let names: Vec<&str> = self.families.iter().map(|known| known.name).collect();
            return Err(format!("{} has no family `{family}`, only {}", self.name, names.join(", ")));
        };
        let Size { unit, most, .. } = family.size;
        if most < size {
            return Err(format!("{} is made up to a size of {most} ({unit}), not {size}", family.name));
        }
        Ok(family.instance(size, seed).to_string())
    }

    fn bench_items(&self) -> &'static str {
        self.bench.items
    }

    fn bench_counted(&self) -> u64 {
        self.bench.counted
    }

    fn bench_families(&self) -> &'static [&'static str] {
        self.bench.families
    }

    fn bench_input(&self, family: &str, items: u64, seed: u64) -> Option<BenchInput> {
        let known = self.families.iter().find(|known| known.name == family)?;
        let instance = (self.bench.adapt)(known.instance(known.size.scale.size(items), seed));
        Some(BenchInput { text: instance.to_string(), items: (self.bench.count)(&instance) })
    }

    fn proofs(&self) -> &'static [Proof] {
        self.proofs
    }

    fn parse(&self, text: &[u8]) -> Result<Box<dyn Instance + '_>, String> {
        let instance = (self.parse)(text).map_err(|error| error.to_string())?;
        Ok(Box::new(Parsed { adapter: self, instance }))
    }

    fn solve(&self, text: Vec<u8>, out: &mut dyn Write) -> Result<(), SolveError> {
        let instance = (self.parse)(&text).map_err(|error| SolveError::Input(error.to_string()))?;
        drop(text);
        let answer = (self.solve)(&instance);
        drop(instance);
        let written = writeln!(out, "{answer}").and_then(|()| out.flush());
        mem::forget(answer);
        written.map_err(SolveError::Output)
    }
}

struct Parsed<'a, I: 'static, A, C, O, PE, CE, W, T> {
    adapter: &'a Adapter<I, A, C, O, PE, CE, W, T>,
    instance: I,
}

impl<I, A, C, O, PE, CE, W, T> Instance for Parsed<'_, I, A, C, O, PE, CE, W, T>
where
    A: Display,
    C: Display + PartialEq,
    O: PartialEq + Debug,
    CE: Display,
    W: Display,
    T: Display,
{
    fn solve(&self) -> Box<dyn Answer + '_> {
        let answer = (self.adapter.solve)(&self.instance);
        Box::new(Solved { adapter: self.adapter, instance: &self.instance, answer })
    }

    fn check(&self, answer: &[u8]) -> Result<(), String> {
        let claim = (self.adapter.claim)(answer).map_err(|error| error.to_string())?;
        (self.adapter.check)(&claim, &self.instance).map_err(|wrong| wrong.to_string())
    }
}

struct Solved<'a, I: 'static, A, C, O, PE, CE, W, T> {
    adapter: &'a Adapter<I, A, C, O, PE, CE, W, T>,
    instance: &'a I,
    answer: A,
}

impl<I, A, C, O, PE, CE, W, T> Answer for Solved<'_, I, A, C, O, PE, CE, W, T>
where
    A: Display,
    C: Display + PartialEq,
    O: PartialEq + Debug,
    CE: Display,
    W: Display,
    T: Display,
{
    fn text(&self) -> String {
        self.answer.to_string()
    }

    fn verify(&self) -> Result<Shown, String> {
        (self.adapter.verify)(&self.answer, self.instance).map_err(|wrong| wrong.to_string())
    }

    fn tell(&self) -> Telling<'_> {
        (self.adapter.tell)(self.instance, &self.answer)
    }

    fn reads_back(&self, text: &str) -> Result<(), String> {
        let claim =
            (self.adapter.claim)(text.as_bytes()).map_err(|error| format!("the answer does not read back: {error}"))?;
        if claim != (self.adapter.own_claim)(&self.answer) {
            return Err("the answer reads back as another one".to_owned());
        }
        if claim.to_string() != text {
            return Err("the answer reads back, but then prints otherwise".to_owned());
        }
        Ok(())
    }

    fn ask(&self, method: Method) -> Opinion {
        let ask = match method {
            Method::Exhaustive => self.adapter.exhaustive,
            Method::Plain => self.adapter.plain,
        };
        let answered = (self.adapter.outcome)(&self.answer);
        match ask(self.instance) {
            Err(too_large) => Opinion::TooLarge(too_large.to_string()),
            Ok(found) if found == answered => Opinion::Agrees,
            Ok(found) => Opinion::Differs { found: shown(&found), answered: shown(&answered) },
        }
    }
}

/// An outcome, cut where it is long.
fn shown(outcome: &impl Debug) -> String {
    const MOST: usize = 200; // characters: enough for a line or two of a report
    let text = format!("{outcome:?}");
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}
