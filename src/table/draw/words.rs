//! Words on the screen: how wide they are, how they are cut, and in which ink.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How things are printed. Nothing depends on color alone: what is red has a sign too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// False where nobody wants colors.
    pub colors: bool,
}

impl Ink {
    /// As it is.
    pub const fn plain(self) -> Style {
        Style::new()
    }

    /// The first line.
    pub const fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What may be skipped.
    pub const fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A figure; below zero in red.
    pub fn figure(self, text: &str) -> Style {
        if text.starts_with('-') { self.red() } else { self.plain() }
    }

    /// What is lost, or refused.
    pub const fn red(self) -> Style {
        if self.colors { Style::new().fg(Color::Red) } else { Style::new() }
    }
}

/// The columns that a text takes.
pub fn fitted(text: &str) -> usize {
    Span::raw(text).width()
}

/// The text in exactly this many columns, cut with `…` if it is wider.
pub fn left(text: &str, columns: usize) -> String {
    let cut = cut(text, columns);
    let blanks = " ".repeat(columns.saturating_sub(fitted(&cut)));
    cut + &blanks
}

/// The same, aligned right.
pub fn right(text: &str, columns: usize) -> String {
    let cut = cut(text, columns);
    " ".repeat(columns.saturating_sub(fitted(&cut))) + &cut
}

fn cut(text: &str, columns: usize) -> String {
    if fitted(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let span = Span::raw(text);
    for sign in span.styled_graphemes(Style::new()) {
        if fitted(&kept) + fitted(sign.symbol) + 1 > columns {
            break;
        }
        kept.push_str(sign.symbol);
    }
    if columns > 0 { kept + "…" } else { kept }
}

/// The text in lines of this many columns, broken between words; a word that doesn't fit on a line is cut in two.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    if fitted(text) <= columns {
        return vec![text.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut word = word.to_owned();
        let room = |line: &String| columns.saturating_sub(fitted(line) + usize::from(!line.is_empty()));
        if lines.last().is_some_and(|line| room(line) < fitted(&word) && !line.trim().is_empty()) {
            lines.push(String::new());
        }
        while fitted(&word) > columns {
            let head = head(&word, columns);
            word = word.split_off(head.len());
            lines.push(head);
            if columns == 0 {
                break;
            }
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// As many characters of a word as fit, at least one.
fn head(word: &str, columns: usize) -> String {
    let span = Span::raw(word);
    let mut kept = String::new();
    for sign in span.styled_graphemes(Style::new()) {
        if !kept.is_empty() && fitted(&kept) + fitted(sign.symbol) > columns {
            break;
        }
        kept.push_str(sign.symbol);
    }
    kept
}

/// Puts a text into a row, cut where the row ends.
pub fn put(out: &mut Buffer, row: Rect, text: &str, style: Style) {
    if row.height > 0 {
        let text = cut(text, usize::from(row.width));
        out.set_stringn(row.x, row.y, text, usize::from(row.width), style);
    }
}
