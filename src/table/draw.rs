//! The screen: title, players, side, what was said or the journal, what is typed, the keys.

mod lower;
mod players;
mod side;
pub mod words;

use crate::render::seen::Seen;
use crate::table::desk::{Desk, Doing};
use crate::table::draw::words::{Ink, fitted, put};
use crate::table::forms::FORMS;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

/// The smallest screen with everything on it.
const WHOLE: (u16, u16) = (60, 14);

/// The smallest screen with anything on it.
const LEAST: (u16, u16) = (20, 4);

/// The fewest rows for the journal.
const JOURNAL_MIN: u16 = 4;

/// What the last line always says.
const ALWAYS: [&str; 2] = ["? keys", "q quit"];

/// The keys it names while a night is open, and before; those that don't fit are under `?`.
const OPEN: &str = "bncphkuxf/a";
const CLOSED: &str = "oau/";

/// Draws the whole screen; returns where the cursor is, if somebody is typing.
pub fn draw(area: Rect, out: &mut Buffer, (seen, desk): (&Seen, &Desk), ink: Ink) -> Option<Position> {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let words = ["make this", "window larger:", "80 by 24"];
        for (row, text) in (area.y..area.bottom()).zip(words) {
            put(out, Rect { y: row, height: 1, ..area }, text, ink.plain());
        }
        return None;
    }
    let row = |y: u16| Rect { y, height: 1, ..area };
    let last = area.bottom() - 1;
    put(out, row(area.y), &seen.title, ink.title());
    put(out, row(last), &keys(usize::from(area.width), seen), ink.quiet());
    let prompt = row(last - 1);
    let is_typing = !matches!(desk.doing, Doing::Watching | Doing::Keys);
    let middle = Rect { y: area.y + 1, height: area.height - 2 - u16::from(is_typing), ..area };
    if area.width < WHOLE.0 || area.height < WHOLE.1 {
        small(middle, out, (seen, desk), ink);
    } else {
        whole(middle, out, (seen, desk), ink);
    }
    lower::prompt(prompt, out, desk, ink)
}

/// Players left, side right; below them what was said, or the journal.
fn whole(area: Rect, out: &mut Buffer, (seen, desk): (&Seen, &Desk), ink: Ink) {
    rule(area, area.y, out, "", ink);
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let wide = side::width(area.width);
    let right = side::lines(seen, usize::from(wide), ink);
    let tall = u16::try_from(right.len().max(seen.chairs.len() + 1)).unwrap_or(u16::MAX);
    let tall = tall.min(area.height.saturating_sub(JOURNAL_MIN + 1)).max(1);
    let below = Rect { y: area.y + tall + 1, height: area.height - tall - 1, ..area };
    let said = lower::lines(seen, desk, usize::from(area.width), ink);
    // A long answer covers the table, but a form being filled in needs the table.
    let covers =
        said.len() > usize::from(below.height) && !said.is_tail && !matches!(desk.doing, Doing::Filling(_));
    if said.is_answer && covers {
        lower::show(area, out, &said, desk.scroll, ink);
        return;
    }
    let left = Rect { width: area.width - wide - 3, height: tall, ..area };
    players::show(left, out, (seen, desk), ink);
    for y in area.y..area.y + tall {
        put(out, Rect { x: left.right() + 1, y, width: 1, height: 1 }, "│", ink.quiet());
    }
    let side = Rect { x: left.right() + 3, width: wide, height: tall, ..area };
    for (y, line) in (side.y..side.bottom()).zip(right) {
        out.set_line(side.x, y, &line, side.width);
    }
    let more = lower::more(&said, below.height, desk.scroll);
    rule(area, area.y + tall, out, &more, ink);
    lower::show(below, out, &said, desk.scroll, ink);
}

/// What matters most, one under the other: what was said, else the players.
fn small(area: Rect, out: &mut Buffer, (seen, desk): (&Seen, &Desk), ink: Ink) {
    let said = lower::lines(seen, desk, usize::from(area.width), ink);
    if said.is_answer || seen.chairs.is_empty() {
        lower::show(area, out, &said, desk.scroll, ink);
    } else {
        players::show(area, out, (seen, desk), ink);
    }
}

fn rule(area: Rect, y: u16, out: &mut Buffer, words: &str, ink: Ink) {
    let line = "─".repeat(usize::from(area.width));
    put(out, Rect { y, height: 1, ..area }, &line, ink.quiet());
    let wide = u16::try_from(words.chars().count()).unwrap_or(area.width).min(area.width);
    put(out, Rect { x: area.right() - wide, y, width: wide, height: 1 }, words, ink.quiet());
}

/// As many keys as fit on the line.
fn keys(wide: usize, seen: &Seen) -> String {
    let is_open = !seen.chairs.is_empty() || !seen.side.is_empty();
    let shown = if is_open { OPEN } else { CLOSED };
    let mut room = wide.saturating_sub(fitted(&ALWAYS.join("  ")));
    let words = shown.chars().map(|key| {
        let form = FORMS.iter().find(|form| form.key == key);
        format!("{key} {}", form.map_or(if key == 'u' { "undo" } else { "line" }, |form| form.called))
    });
    let mut keys: Vec<String> = Vec::new();
    for word in words {
        let Some(left) = room.checked_sub(fitted(&word) + 2) else { break };
        room = left;
        keys.push(word);
    }
    keys.extend(ALWAYS.map(str::to_owned));
    keys.join("  ")
}
