//! The bits of a word.

/// The places of the bits that are set in `word`, from the lowest.
#[inline]
pub(crate) fn places(word: u64) -> impl Iterator<Item = u32> {
    let mut left = word;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros())?;
        left &= left - 1;
        Some(place)
    })
}
