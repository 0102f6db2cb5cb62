//! The players in seat order, figures aligned.

use crate::render::seen::{Chair, Seen};
use crate::table::desk::{Desk, Doing};
use crate::table::draw::words::{Ink, fitted, left, put, right};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The figures and their headings. If there is no room, the last one goes first.
const FIGURES: [(usize, &str); 5] = [(0, "stack"), (4, "result"), (1, "bought"), (2, "notes"), (3, "book")];

/// The least room for a name.
const NAME_MIN: usize = 6;

/// The most.
const NAME_MAX: usize = 24;

/// Cursor, seat and button, and the spaces after them.
const BEFORE: usize = 7;

/// Shows as many of them as fit around the cursor.
pub fn show(area: Rect, out: &mut Buffer, (seen, desk): (&Seen, &Desk), ink: Ink) {
    if seen.chairs.is_empty() {
        let text = if seen.side.is_empty() { "" } else { "nobody has bought in yet" };
        return put(out, Rect { height: 1, ..area }, text, ink.quiet());
    }
    let columns = Columns::of(&seen.chairs, usize::from(area.width));
    out.set_line(area.x, area.y, &columns.header(ink), area.width);
    let rows = usize::from(area.height).saturating_sub(1);
    let first = first(seen.chairs.len(), rows, desk.at);
    let shown = seen.chairs.iter().enumerate().skip(first).take(rows);
    for (y, (index, chair)) in (area.y + 1..).zip(shown) {
        out.set_line(area.x, y, &columns.row(chair, mark(desk, seen, index), ink), area.width);
    }
    let hidden = seen.chairs.len().saturating_sub(first + rows);
    if hidden > 0 && rows > 1 {
        let text = format!("… {} more (arrow keys)", hidden + 1);
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        put(out, last, &left(&text, usize::from(area.width)), ink.quiet());
    }
}

/// The first chair to show, so that the cursor's is among them.
fn first(chairs: usize, rows: usize, at: usize) -> usize {
    let last = chairs.saturating_sub(rows);
    if at + 1 < rows { 0 } else { (at + 2).saturating_sub(rows).min(last) }
}

/// The mark in front of a chair, and whether it can be picked now.
#[derive(Clone, Copy)]
struct Mark {
    sign: &'static str,
    possible: bool,
}

fn mark(desk: &Desk, seen: &Seen, index: usize) -> Mark {
    let Doing::Filling(filling) = &desk.doing else {
        return Mark { sign: if desk.at == index { "›" } else { " " }, possible: true };
    };
    let is_at = desk.at == index && filling.points();
    let named = seen.chairs.get(index).is_some_and(|chair| filling.named.contains(&chair.name));
    let picks = filling.gap().is_some_and(crate::table::forms::Gap::is_player);
    let possible = !picks || filling.pick.leaves(&seen.names(), index);
    let sign = match (is_at, named) {
        (true, _) => "▸",
        (false, true) => "+",
        (false, false) => " ",
    };
    Mark { sign, possible }
}

/// How wide the columns are.
struct Columns {
    name: usize,
    /// Spaces before a figure.
    gap: usize,
    figures: Vec<(usize, &'static str, usize)>,
}

impl Columns {
    fn of(chairs: &[Chair], room: usize) -> Self {
        let wide = |index: usize, word: &str| {
            let cells = chairs.iter().filter_map(|chair| chair.figures.get(index)).map(|cell| fitted(cell));
            cells.chain([fitted(word)]).max().unwrap_or(0)
        };
        let mut figures: Vec<(usize, &str, usize)> =
            FIGURES.iter().map(|(index, word)| (*index, *word, wide(*index, word))).collect();
        let name =
            chairs.iter().map(|chair| fitted(&chair.name)).max().unwrap_or(0).clamp(NAME_MIN, NAME_MAX);
        let needed = |figures: &[(usize, &str, usize)], name: usize, gap: usize| {
            // Two more columns after the stack, for the mark that it was counted.
            BEFORE + name + 2 + figures.iter().map(|(.., wide)| wide + gap).sum::<usize>()
        };
        let gap = if needed(&figures, NAME_MIN, 2) > room { 1 } else { 2 };
        while figures.len() > 1 && needed(&figures, NAME_MIN, gap) > room {
            figures.pop();
        }
        let name = name.min(room.saturating_sub(needed(&figures, 0, gap))).max(4);
        figures.sort_by_key(|(index, ..)| *index);
        Self { name, gap, figures }
    }

    fn header(&self, ink: Ink) -> Line<'static> {
        let gap = " ".repeat(self.gap);
        let mut text = format!("  seat {}", left("player", self.name));
        for (index, word, wide) in &self.figures {
            text += &format!("{gap}{}", right(word, *wide));
            if *index == 0 {
                text += "  ";
            }
        }
        Line::styled(text, ink.quiet())
    }

    fn row(&self, chair: &Chair, mark: Mark, ink: Ink) -> Line<'static> {
        let base = if chair.gone || !mark.possible { ink.quiet() } else { ink.plain() };
        let button = if chair.button { "D" } else { " " };
        let name = left(&crate::render::page::escaped(&chair.name), self.name);
        let mut spans = vec![
            Span::styled(mark.sign, ink.title()),
            Span::styled(format!("{} ", right(&chair.seat, 3)), base),
            Span::styled(button, ink.title()),
            Span::styled(format!(" {name}"), base),
        ];
        for (index, _, wide) in &self.figures {
            let text = chair.figures.get(*index).map(String::as_str).unwrap_or_default();
            let text_right = format!("{}{}", " ".repeat(self.gap), right(text, *wide));
            spans.push(Span::styled(text_right, base.patch(ink.figure(text))));
            if *index == 0 {
                spans.push(Span::styled(if chair.counted { " ✓" } else { "  " }, base));
            }
        }
        Line::from(spans)
    }
}
