//! A part of a page between two markers.

const BEGIN: &str = "<!-- bench:begin -->";
const END: &str = "<!-- bench:end -->";

/// `page` with `section` between its markers, in place of what was there.
///
/// # Errors
///
/// Where the page has not one marker of each kind, each alone in its line, in order.
pub fn placed(page: &str, section: &str) -> Result<String, String> {
    let whole = || format!("expected the lines `{BEGIN}` and `{END}`, once each and in this order");
    let lines_of = |marker: &str| -> Vec<usize> {
        let lines = page.split_inclusive('\n').scan(0, |end, line| {
            let start = *end;
            *end += line.len();
            Some((start, line))
        });
        lines.filter(|(_, line)| line.trim_end() == marker).map(|(start, _)| start).collect()
    };
    let (begin, end) = (lines_of(BEGIN), lines_of(END));
    let ([begin], [end]) = (&begin[..], &end[..]) else { return Err(whole()) };
    if end < begin {
        return Err(whole());
    }
    Ok(format!("{}{BEGIN}\n\n{}\n\n{}", &page[..*begin], section.trim(), &page[*end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A\n\n<!-- bench:begin -->\nold\n<!-- bench:end -->\n\nafter\n";

    #[test]
    fn what_was_there_goes_and_the_rest_stays() {
        let new = placed(PAGE, "new\n").expect("markers");
        assert_eq!(new, "# A\n\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\n\nafter\n");
        assert_eq!(placed(&new, "new\n").as_ref(), Ok(&new), "twice is as once");
        assert_eq!(placed(&new, "\n\nnew\n\n").as_ref(), Ok(&new));
    }

    #[test]
    fn a_page_without_its_markers_is_refused() {
        let swapped = "<!-- bench:end -->\n<!-- bench:begin -->\n";
        let doubled = PAGE.repeat(2);
        let inline = "say <!-- bench:begin -->\n<!-- bench:end -->\n";
        for page in ["", "<!-- bench:begin -->\n", "<!-- bench:end -->\n", swapped, &doubled, inline] {
            assert!(placed(page, "x").is_err(), "{page}");
        }
    }
}
