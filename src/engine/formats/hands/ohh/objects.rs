//! The objects of a file, whatever is between them: blank lines, line ends, or the commas of an array.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::line::plain;
use crate::readable::shown;
use serde_json::value::RawValue;

/// What may be between objects.
const BETWEEN: [char; 5] = ['[', ']', ',', ';', '\u{1e}'];

/// The objects in order. After one that is broken, reading goes on at the next line that begins a hand.
pub(crate) fn objects<'a>(lines: &Lines<'a>) -> Vec<Result<&'a RawValue, HandFault>> {
    let mut found = Vec::new();
    let mut rest = lines.text();
    loop {
        rest = rest.trim_start_matches(|letter: char| {
            letter.is_whitespace() || letter == '\u{feff}' || BETWEEN.contains(&letter)
        });
        if rest.is_empty() {
            return found;
        }
        let (object, behind) = first(lines, rest);
        rest = if object.is_ok() { behind } else { resumed(rest) };
        found.push(object);
    }
}

fn first<'a>(lines: &Lines<'a>, rest: &'a str) -> (Result<&'a RawValue, HandFault>, &'a str) {
    if !rest.starts_with('{') {
        let line = shown(rest.lines().next().unwrap_or_default());
        let message = format!("there should be an object `{{\"ohh\": …}}` here, not `{line}`");
        return (Err(HandFault::new(lines.spot_of(rest), message)), rest);
    }
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<&RawValue>();
    match values.next() {
        Some(Ok(object)) => {
            let behind = rest.get(values.byte_offset()..).unwrap_or_default();
            (Ok(object), behind)
        }
        Some(Err(why)) => (Err(unreadable(lines, rest, &why)), rest),
        None => (Err(HandFault::new(lines.spot_of(rest), "the object has no end")), ""),
    }
}

/// The next line after a broken object that begins a hand; an object may take several lines itself.
fn resumed(rest: &str) -> &str {
    let begins = |at: &usize| {
        let behind = rest.get(at.saturating_add(2)..).unwrap_or_default();
        behind.trim_start().starts_with("\"ohh\"")
    };
    let next = rest.match_indices("\n{").map(|(at, _)| at).find(begins);
    next.and_then(|at| rest.get(at..)).unwrap_or_default()
}

/// What is wrong with a piece of the file, at its place in the file.
pub(crate) fn unreadable(lines: &Lines<'_>, piece: &str, why: &serde_json::Error) -> HandFault {
    let offset = lines.offset_within(piece, why.line(), why.column());
    HandFault::new(lines.spot(offset), plain(piece, why))
}
