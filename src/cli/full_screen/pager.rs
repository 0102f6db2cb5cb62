//! Text longer than the screen, page by page, until the reader leaves; then the terminal is as it was before.
//!
//! Only the end of a command is shown this way, never text that a question follows. No other program is run for it.

use crate::cli::full_screen::is_possible;
use crate::cli::full_screen::terminal::{Came, Meaning, Terminal};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::size;
use std::io;
use std::time::Duration;
use unicode_width::UnicodeWidthChar;

/// How long to wait for a key before looking for a signal or a new window size.
const WAIT: Duration = Duration::from_millis(500);

/// The start and the end of a style in our text.
const STYLE: (char, char) = ('\u{1b}', 'm');

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Down,
    Up,
    PageDown,
    PageUp,
    First,
    Last,
    Leave,
    /// Nothing; the window may have a new size.
    Stay,
}

/// True if a text is too long for the screen, and somebody is there to turn pages.
#[must_use]
pub fn is_due(text: &str) -> bool {
    let sees = |(columns, rows): (u16, u16)| {
        columns > 0 && rows > 2 && laid_out(text, columns).len() >= usize::from(rows)
    };
    is_possible() && !is_dumb() && size().is_ok_and(sees)
}

/// True for a terminal that can only print line after line.
fn is_dumb() -> bool {
    crate::cli::environment::terminal().is_none_or(|name| name == "dumb")
}

/// Shows it until somebody leaves, or the terminal goes away.
pub fn show(text: &str) -> io::Result<()> {
    let mut terminal = Terminal::taken(Meaning { of: asked, is_last: |turn| *turn == Turn::Leave })?;
    let shown = turned(&mut terminal, text);
    terminal.give_back();
    shown
}

fn turned(terminal: &mut Terminal<Turn>, text: &str) -> io::Result<()> {
    let mut top = 0;
    loop {
        let (columns, rows) = terminal.columns_and_rows()?;
        let lines = laid_out(text, columns);
        let page = Page { all: lines.len(), rows: usize::from(rows).saturating_sub(1).max(1) };
        top = page.held(top);
        let until = top.saturating_add(page.rows).min(page.all);
        let mut seen = lines.get(top..until).unwrap_or_default().to_vec();
        seen.resize(page.rows, String::new());
        seen.push(fitted(&page.foot(top), columns));
        terminal.draw_styled(&seen)?;
        let turn = match terminal.wait_for(WAIT)? {
            Came::Event(turn) => turn,
            Came::Nothing => Turn::Stay,
            Came::Signal => Turn::Leave,
        };
        match turn {
            Turn::Leave => return Ok(()),
            turn => top = page.after(top, turn),
        }
    }
}

/// How much there is, and how much of it fits on the screen.
#[derive(Clone, Copy, Debug)]
struct Page {
    all: usize,
    rows: usize,
}

impl Page {
    /// The first line at most this far down, so that the screen stays as full as it can be.
    fn held(self, top: usize) -> usize {
        top.min(self.all.saturating_sub(self.rows))
    }

    /// The first line after a turn.
    fn after(self, top: usize, turn: Turn) -> usize {
        self.held(match turn {
            Turn::Down => top.saturating_add(1),
            Turn::Up => top.saturating_sub(1),
            Turn::PageDown => top.saturating_add(self.rows),
            Turn::PageUp => top.saturating_sub(self.rows),
            Turn::First => 0,
            Turn::Last => self.all,
            Turn::Leave | Turn::Stay => top,
        })
    }

    /// The last row: the position, and the keys.
    fn foot(self, top: usize) -> String {
        let last = top.saturating_add(self.rows).min(self.all);
        let more = if last < self.all { "Space next page" } else { "the end" };
        format!("lines {}-{last} of {}: {more}, b back, q leaves", top.saturating_add(1), self.all)
    }
}

/// A text in rows of this many columns; a line that is too wide continues in the next row.
fn laid_out(text: &str, columns: u16) -> Vec<String> {
    text.lines().flat_map(|line| rows_of(line, usize::from(columns))).collect()
}

fn rows_of(line: &str, columns: usize) -> Vec<String> {
    let (mut rows, mut row, mut wide, mut in_style) = (Vec::new(), String::new(), 0, false);
    for sign in line.chars() {
        in_style |= sign == STYLE.0;
        let width = if in_style { 0 } else { sign.width().unwrap_or(0) };
        in_style &= sign != STYLE.1;
        if wide > 0 && wide + width > columns {
            rows.push(std::mem::take(&mut row));
            wide = 0;
        }
        row.push(sign);
        wide += width;
    }
    rows.push(row);
    rows
}

/// As much of a line as fits in the columns.
fn fitted(line: &str, columns: u16) -> String {
    rows_of(line, usize::from(columns)).into_iter().next().unwrap_or_default()
}

fn asked(event: Event) -> Turn {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(key),
        _ => Turn::Stay,
    }
}

fn of_key(key: KeyEvent) -> Turn {
    match (key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
        (KeyCode::Char('c' | 'd'), true) | (KeyCode::Char('q' | 'Q') | KeyCode::Esc, false) => Turn::Leave,
        (KeyCode::Char('f'), _) | (KeyCode::Char(' ') | KeyCode::PageDown, false) => Turn::PageDown,
        (KeyCode::Char('b'), _) | (KeyCode::PageUp, false) => Turn::PageUp,
        (KeyCode::Char('j') | KeyCode::Down | KeyCode::Enter, false) => Turn::Down,
        (KeyCode::Char('k') | KeyCode::Up, false) => Turn::Up,
        (KeyCode::Char('g') | KeyCode::Home, false) => Turn::First,
        (KeyCode::Char('G') | KeyCode::End, false) => Turn::Last,
        _ => Turn::Stay,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_line_goes_on_in_the_next_row_and_styles_take_no_room() {
        assert_eq!(rows_of("abcdef", 4), ["abcd", "ef"]);
        assert_eq!(rows_of("陳大文!", 4), ["陳大", "文!"]);
        assert_eq!(rows_of("\u{1b}[31m-$5.00\u{1b}[0m x", 8), ["\u{1b}[31m-$5.00\u{1b}[0m x"]);
        assert_eq!(rows_of("", 4), [""]);
        assert_eq!(laid_out("a\n\nbc\n", 1), ["a", "", "b", "c"]);
    }

    #[test]
    fn a_page_is_never_turned_beyond_the_ends() {
        let page = Page { all: 50, rows: 23 };
        for (from, turn, to) in [
            (0, Turn::Up, 0),
            (0, Turn::PageDown, 23),
            (23, Turn::PageDown, 27),
            (27, Turn::Down, 27),
            (27, Turn::PageUp, 4),
            (4, Turn::Last, 27),
            (27, Turn::First, 0),
            (9, Turn::Stay, 9),
        ] {
            assert_eq!(page.after(from, turn), to, "{turn:?} from {from}");
        }
        assert_eq!(page.foot(0), "lines 1-23 of 50: Space next page, b back, q leaves");
        assert_eq!(page.foot(27), "lines 28-50 of 50: the end, b back, q leaves");
        assert_eq!(Page { all: 2, rows: 23 }.held(9), 0);
    }

    #[test]
    fn keys_are_those_of_other_pagers() {
        let plain = |code| of_key(KeyEvent::new(code, KeyModifiers::NONE));
        for (code, turn) in [
            (KeyCode::Char(' '), Turn::PageDown),
            (KeyCode::Char('b'), Turn::PageUp),
            (KeyCode::Char('G'), Turn::Last),
            (KeyCode::Char('q'), Turn::Leave),
            (KeyCode::Char('x'), Turn::Stay),
        ] {
            assert_eq!(plain(code), turn, "{code:?}");
        }
        assert_eq!(of_key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Turn::Leave);
        assert_eq!(asked(Event::Resize(80, 24)), Turn::Stay);
    }
}
