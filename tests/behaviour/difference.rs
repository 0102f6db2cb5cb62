//! Shows how two texts differ, line by line, with the lines they share around the difference.

/// The first text's lines as `-`, the second's as `+`; lines they share at the start and end are shown once, unmarked.
pub fn difference(wanted: &str, got: &str) -> String {
    let (wanted, got): (Vec<&str>, Vec<&str>) = (wanted.lines().collect(), got.lines().collect());
    let head = shared(wanted.iter(), got.iter());
    let tail = shared(wanted[head..].iter().rev(), got[head..].iter().rev());
    let parts = [
        (" ", &wanted[..head]),
        ("-", &wanted[head..wanted.len() - tail]),
        ("+", &got[head..got.len() - tail]),
        (" ", &wanted[wanted.len() - tail..]),
    ];
    let lines =
        parts.iter().flat_map(|(sign, lines)| lines.iter().map(move |line| format!("    {sign} {line}\n")));
    lines.collect()
}

/// How many lines are equal before the first that differs.
fn shared<'a>(left: impl Iterator<Item = &'a &'a str>, right: impl Iterator<Item = &'a &'a str>) -> usize {
    left.zip(right).take_while(|(left, right)| left == right).count()
}

#[test]
fn only_what_differs_is_signed() {
    let shown = difference("a\nb\nc\nz\n", "a\nx\nz\n");
    assert_eq!(shown, "      a\n    - b\n    - c\n    + x\n      z\n");
}

#[test]
fn a_line_shared_by_both_ends_is_shown_once() {
    assert_eq!(difference("a\n", "a\na\n"), "      a\n    + a\n");
    assert_eq!(difference("", "a\n"), "    + a\n");
}
