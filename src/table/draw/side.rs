//! The right side: the pot and the bank, or the clock; the case by color; what comes next.

use crate::render::seen::Seen;
use crate::render::tournament::big_digits;
use crate::table::draw::words::{Ink, fitted, left, right, wrapped};
use ratatui::text::{Line, Span};

/// Rows for the digits of the clock.
const DIGITS: usize = 5;

/// How wide it is on a screen of this many columns.
pub const fn width(screen: u16) -> u16 {
    match screen {
        0..100 => 22,
        100..120 => 30,
        _ => 36,
    }
}

/// Its lines.
pub fn lines(seen: &Seen, wide: usize, ink: Ink) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    if let Some(time) = &seen.clock {
        let digits = big_digits::lines(time, wide, DIGITS).unwrap_or_else(|| vec![time.clone()]);
        lines.extend(digits.into_iter().map(|line| Line::styled(line, ink.title())));
        lines.push(Line::default());
    }
    lines.extend(seen.side.iter().flat_map(|(what, much)| row(what, much, wide, ink)));
    if !seen.case.is_empty() {
        lines.push(Line::default());
        lines.extend(case(seen, wide, ink));
    }
    if let Some(next) = &seen.next {
        lines.push(Line::default());
        let text = wrapped(&format!("next: {next}"), wide);
        lines.extend(text.into_iter().map(Line::from));
    }
    lines
}

/// The label on the left, the amount on the right; on two lines if one is too short.
fn row(what: &str, much: &str, wide: usize, ink: Ink) -> Vec<Line<'static>> {
    let room = wide.saturating_sub(fitted(what) + 1);
    if fitted(much) <= room {
        let much = right(much, wide - fitted(what));
        return vec![Line::from(vec![Span::styled(what.to_owned(), ink.quiet()), Span::raw(much)])];
    }
    let first = wrapped(what, wide).into_iter().map(|line| Line::styled(line, ink.quiet()));
    let rest = wrapped(much, wide.saturating_sub(2)).into_iter().map(|line| Line::from(right(&line, wide)));
    first.chain(rest).collect()
}

fn case(seen: &Seen, wide: usize, ink: Ink) -> Vec<Line<'static>> {
    let column = |index: usize, word: &str| {
        let cells = seen.case.iter().filter_map(|row| row.get(index)).map(|cell| fitted(cell));
        cells.chain([fitted(word)]).max().unwrap_or(0)
    };
    let (value, lies, out) = (column(1, ""), column(2, "case"), column(3, "out"));
    let name = wide.saturating_sub(value + lies + out + 3);
    let line = |cells: [&str; 4]| {
        let [colour, worth, here, there] = cells;
        format!("{} {} {} {}", left(colour, name), right(worth, value), right(here, lies), right(there, out))
    };
    let rows = seen.case.iter().map(|[a, b, c, d]| Line::from(line([a, b, c, d])));
    std::iter::once(Line::styled(line(["chips", "", "case", "out"]), ink.quiet())).chain(rows).collect()
}
