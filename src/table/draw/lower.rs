//! The lower part: what was said, else the journal; below it what is being typed.

use crate::render::said::Said;
use crate::render::seen::Seen;
use crate::table::desk::{Desk, Doing};
use crate::table::draw::words::{Ink, fitted, put, wrapped};
use crate::table::filling::Filling;
use crate::table::forms::{FORMS, Gap};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

/// Keys that have no form.
const OTHERS: [(&str, &str); 7] = [
    ("e", "enter a hand action by action, as hand new does"),
    ("u", "undo: shows what it will undo, then asks"),
    ("/", "any command line; arrow keys bring back earlier ones"),
    ("1-9", "use a suggested line"),
    ("↑ ↓", "move the cursor; PgUp and PgDn scroll an answer"),
    ("Esc", "close what's open; Backspace goes back one step"),
    ("q", "leave; nothing is lost, and table picks up where you were"),
];

/// The lines of the lower part.
pub struct Lower {
    lines: Vec<(String, Style)>,
    /// True if they answer something, false for the journal.
    pub is_answer: bool,
    /// True if the last lines matter most, as while a hand is being entered.
    pub is_tail: bool,
}

impl Lower {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.lines.len()
    }
}

/// What it shows now.
pub fn lines(seen: &Seen, desk: &Desk, wide: usize, ink: Ink) -> Lower {
    let is_tail = matches!(desk.doing, Doing::Entering(..));
    let (text, is_answer): (Vec<(String, Style)>, bool) = match (&desk.doing, &desk.said) {
        (Doing::Keys, _) => (keys().into_iter().map(|line| (line, ink.plain())).collect(), true),
        (Doing::Asking(question), _) => {
            (question.iter().map(|line| (line.clone(), ink.title())).collect(), true)
        }
        (Doing::Filling(filling), _) if asks_for_others(filling, seen) => {
            (vec![(others(filling, seen), ink.plain())], false)
        }
        (_, Some(said)) => (of_said(said, ink), true),
        _ => (Vec::new(), false),
    };
    let wrap = |(line, style): &(String, Style)| {
        wrapped(line, wide).into_iter().map(|line| (line, *style)).collect::<Vec<_>>()
    };
    let mut lines: Vec<(String, Style)> = text.iter().flat_map(wrap).collect();
    if !is_answer {
        let journal = seen.log.iter().rev().map(|line| (line.clone(), ink.quiet()));
        lines.extend(journal);
    }
    Lower { lines, is_answer, is_tail }
}

fn of_said(said: &Said, ink: Ink) -> Vec<(String, Style)> {
    let style = |line: &str| match line {
        _ if line.starts_with("error:") => ink.red(),
        _ if line.starts_with('›') => ink.quiet(),
        _ => ink.plain(),
    };
    said.shown().into_iter().map(|line| (line.clone(), style(&line))).collect()
}

fn keys() -> Vec<String> {
    let forms = FORMS.iter().map(|form| (form.key.to_string(), form.help));
    let others = OTHERS.iter().map(|(key, help)| ((*key).to_owned(), *help));
    forms.chain(others).map(|(key, help)| format!("{key:>4}  {help}")).collect()
}

/// True if a player is being picked who may not be at the table yet.
fn asks_for_others(filling: &Filling, seen: &Seen) -> bool {
    filling.gap().is_some_and(Gap::is_player) && !seen.others.is_empty()
}

/// Who else can be picked.
fn others(filling: &Filling, seen: &Seen) -> String {
    let names = seen.names();
    let first = seen.chairs.len();
    let shown =
        seen.others.iter().enumerate().filter(|(index, _)| filling.pick.leaves(&names, first + index));
    let shown = shown.map(|(index, name)| {
        let sign = if filling.points() && filling.pick.at == first + index { "▸" } else { "" };
        format!("{sign}{}", crate::render::page::escaped(name))
    });
    let shown: Vec<String> = shown.collect();
    let title = if seen.chairs.is_empty() { "in the book" } else { "not at the table" };
    format!(
        "{title}: {}",
        if shown.is_empty() { "nobody by that name".to_owned() } else { shown.join(" · ") }
    )
}

/// What is said of lines that are not on the screen.
pub fn more(said: &Lower, rows: u16, scroll: usize) -> String {
    let hidden = said.len().saturating_sub(usize::from(rows) + scroll);
    if said.is_answer && hidden > 0 { format!(" {hidden} more (PgDn) ") } else { String::new() }
}

/// Shows them.
pub fn show(area: Rect, out: &mut Buffer, said: &Lower, scroll: usize, ink: Ink) {
    let scroll = if said.is_tail {
        said.len().saturating_sub(usize::from(area.height))
    } else if said.is_answer {
        scroll.min(said.len().saturating_sub(1))
    } else {
        0
    };
    for (y, (line, style)) in (area.y..area.bottom()).zip(said.lines.iter().skip(scroll)) {
        put(out, Rect { y, height: 1, ..area }, line, *style);
    }
    let hidden = said.len().saturating_sub(usize::from(area.height) + scroll);
    if said.is_answer && hidden > 0 && area.height > 1 {
        let text = format!("… {} more lines: PgDn", hidden + 1);
        let row = Rect { y: area.bottom() - 1, height: 1, ..area };
        put(out, row, &" ".repeat(usize::from(area.width)), ink.plain());
        put(out, row, &text, ink.quiet());
    }
}

/// What is being typed, and where the cursor stands.
pub fn prompt(row: Rect, out: &mut Buffer, desk: &Desk, ink: Ink) -> Option<Position> {
    let (asks, typed) = match &desk.doing {
        Doing::Watching | Doing::Keys => return None,
        Doing::Asking(_) => ("y yes · n no".to_owned(), String::new()),
        Doing::Typing(field) => ("/".to_owned(), field.text().to_owned()),
        Doing::Entering(question, field) => (question.clone(), field.text().to_owned()),
        Doing::Filling(filling) => asked(filling),
    };
    let shown = in_row(&asks, &typed, usize::from(row.width));
    put(out, row, &shown, ink.title());
    let at = row.x + u16::try_from(fitted(&shown)).unwrap_or(0);
    Some(Position { x: at.min(row.right().saturating_sub(1)), y: row.y })
}

/// A question and its answer in this many columns: the question keeps its start, which says who is meant, and the typed
/// text keeps its end, where the cursor is.
fn in_row(asks: &str, typed: &str, columns: usize) -> String {
    // A space between them, and one for the cursor.
    let room = columns.saturating_sub(2);
    let (asks_wide, typed_wide) = (fitted(asks), fitted(typed));
    if asks_wide + typed_wide <= room {
        return format!("{asks} {typed}");
    }
    let typed_room = typed_wide.min(room.saturating_sub(asks_wide).max(room / 2));
    let mut end = typed;
    while fitted(end) > typed_room {
        end = end.char_indices().nth(1).and_then(|(at, _)| end.get(at..)).unwrap_or_default();
    }
    let asks_room = room.saturating_sub(fitted(end));
    let mut begin = asks;
    while asks_wide > asks_room && fitted(begin) + 1 > asks_room && !begin.is_empty() {
        begin = begin.char_indices().next_back().and_then(|(at, _)| begin.get(..at)).unwrap_or_default();
    }
    let cut = if begin.len() < asks.len() { "…" } else { "" };
    format!("{}{cut} {end}", begin.trim_end())
}

/// The line so far with the question, then what was typed for it.
fn asked(filling: &Filling) -> (String, String) {
    let gap = filling.gap();
    let asks = gap.map(Gap::asks).unwrap_or_default();
    let skips = match gap {
        _ if filling.form.walks => " (Enter skips, - back)",
        Some(Gap::Anybody(_)) => " (Enter: everybody)",
        Some(Gap::Players(_)) => " (Enter: that's all)",
        Some(Gap::Perhaps(..)) => " (Enter: leave it)",
        _ => "",
    };
    let typed = if gap.is_some_and(Gap::is_player) { &filling.pick.typed } else { filling.field.text() };
    let named =
        if filling.named.is_empty() { String::new() } else { format!(" {}", filling.named.join(" ")) };
    let asked = match &filling.remark {
        Some(remark) => remark.clone(),
        None => format!("{asks}{skips}:"),
    };
    (format!("{}{named} · {asked}", filling.line()), typed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_row_says_who_is_meant_and_shows_what_was_typed_last() {
        let asks = "count Ann · how much, or white=12 red=3 (Enter skips, - back):";
        assert_eq!(in_row(asks, "20", 80), format!("{asks} 20"));
        assert_eq!(in_row(asks, "20", 20), "count Ann · how… 20");
        assert_eq!(in_row(asks, "", 14), "count Ann ·… ");
        assert_eq!(in_row("/", "hand result holdem Ann 2 Bob", 12), "/ Ann 2 Bob");
        assert_eq!(in_row("陳大文 · pot 2.75", "r2", 12), "陳大文… r2");
        for columns in 0..90 {
            assert!(fitted(&in_row(asks, "white=12 red=3", columns)) < columns.max(3), "{columns}");
        }
    }
}
