//! Choosing cases: filters, and parts of a run that is spread over machines.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Which cases to take.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Words, one of which a name must contain; none means all.
    pub filters: Vec<String>,
    /// Whether a filter must be the whole name.
    pub exact: bool,
    /// The part to take of what the filters leave.
    pub partition: Option<Partition>,
}

/// One part of several of equal size, as `cargo nextest` has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    kind: PartitionKind,
    /// From 1 to `parts`.
    part: u64,
    parts: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PartitionKind {
    /// Every n-th name of the list: equal parts, but a new case moves others.
    Slice,
    /// By a hash of the name: a case stays in its part whatever comes and goes.
    Hash,
}

/// A text that names no partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionError;

impl fmt::Display for PartitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected slice:M/N or hash:M/N, with M from 1 to N")
    }
}

impl Error for PartitionError {}

impl FromStr for Partition {
    type Err = PartitionError;

    fn from_str(text: &str) -> Result<Self, PartitionError> {
        let (kind, numbers) = text.split_once(':').ok_or(PartitionError)?;
        let kind = match kind {
            "slice" => PartitionKind::Slice,
            "hash" => PartitionKind::Hash,
            _ => return Err(PartitionError),
        };
        let (part, parts) = numbers.split_once('/').ok_or(PartitionError)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| PartitionError);
        let (part, parts) = (number(part)?, number(parts)?);
        if part == 0 || parts < part {
            return Err(PartitionError);
        }
        Ok(Self { kind, part, parts })
    }
}

impl Selection {
    /// Whether this takes everything there is.
    pub fn is_all(&self) -> bool {
        self.filters.is_empty() && self.partition.is_none()
    }

    /// Whether the filters let a name through.
    pub fn names(&self, name: &str) -> bool {
        let fits = |filter: &String| if self.exact { name == filter } else { name.contains(filter.as_str()) };
        self.filters.is_empty() || self.filters.iter().any(fits)
    }

    /// Keeps what is selected of `items`, whose names `name` gives.
    pub fn keep<T>(&self, items: &mut Vec<T>, name: impl Fn(&T) -> String) {
        items.retain(|item| self.names(&name(item)));
        let Some(Partition { kind, part, parts }) = self.partition else { return };
        let mut place = 0;
        items.retain(|item| {
            let number = match kind {
                PartitionKind::Slice => place,
                PartitionKind::Hash => fnv(name(item).as_bytes()),
            };
            place += 1;
            number % parts == part - 1
        });
    }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits): the same on every machine, for ever.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(filters: &[&str], exact: bool, partition: Option<&str>) -> Vec<String> {
        let filters = filters.iter().map(|&filter| filter.to_owned()).collect();
        let partition = partition.map(|text| text.parse().expect("a partition"));
        let mut names: Vec<String> =
            ["a/edge/one", "a/edge/one-more", "b/edge/two", "b/large/three"].map(str::to_owned).into();
        Selection { filters, exact, partition }.keep(&mut names, String::clone);
        names
    }

    #[test]
    fn filters_are_parts_of_names_and_one_is_enough() {
        assert_eq!(kept(&[], false, None).len(), 4);
        assert_eq!(kept(&["one"], false, None), ["a/edge/one", "a/edge/one-more"]);
        assert_eq!(kept(&["b/edge", "more"], false, None), ["a/edge/one-more", "b/edge/two"]);
        assert_eq!(kept(&["a/edge/one"], true, None), ["a/edge/one"]);
        assert_eq!(kept(&["one"], true, None), [""; 0]);
    }

    #[test]
    fn every_case_is_in_exactly_one_part() {
        assert_eq!(kept(&[], false, Some("slice:1/2")), ["a/edge/one", "b/edge/two"]);
        assert_eq!(kept(&["edge"], false, Some("slice:2/2")), ["a/edge/one-more"]);
        for kind in ["slice", "hash"] {
            let parts = (1..=3).flat_map(|part| kept(&[], false, Some(&format!("{kind}:{part}/3"))));
            let mut all: Vec<String> = parts.collect();
            all.sort();
            assert_eq!(all, kept(&[], false, None));
        }
    }

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn other_partitions_are_refused() {
        for text in ["", "1/2", "slice:0/2", "slice:3/2", "slice:1", "count:1/2", "hash:1/0", "hash:-1/2", "hash:a/b"] {
            assert_eq!(text.parse::<Partition>(), Err(PartitionError), "{text}");
        }
    }
}
