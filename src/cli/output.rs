//! The only place that prints: whatever goes to a stream is made harmless here. It never panics, even if the pipe breaks.
//!
//! In lines for people, characters a terminal would obey or hide are shown by number; JSON writes them as a `\u` escape.

use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::full_screen::pager;
use crate::cli::progress;
use crate::cli::reply::{Reply, object};
use crate::render::page::{escaped, harmless, wrapped};
use anstream::AutoStream;
use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Style};
use engine::readable::escaped_in_quotes;
use ledger::store::said;
use serde_json::Value;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// How the output should look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// JSON instead of text.
    pub json: bool,
    /// No remarks, no text on success.
    pub quiet: bool,
    /// When to color.
    pub color: anstream::ColorChoice,
    /// What is longer than the screen is shown page by page; no question may follow it.
    pub pages: bool,
}

impl Look {
    /// Text, colored if the stream is a terminal.
    pub const PLAIN: Self =
        Self { json: false, quiet: false, color: anstream::ColorChoice::Auto, pages: false };
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
/// What somebody lost, owes or is short of.
const MINUS: Style = AnsiColor::Red.on_default();
/// What should be looked at.
const NOTE: Style = AnsiColor::Yellow.on_default();
/// What may be skipped.
const QUIET: Style = Style::new().dimmed();

/// Amounts below zero in red; their sign says the same.
fn with_losses(text: &str) -> String {
    let mut colored = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('-') {
        let (before, from) = rest.split_at(at);
        let is_word = before.ends_with(|last: char| !last.is_whitespace());
        let figures = from
            .get(1..)
            .unwrap_or_default()
            .trim_start_matches(|sign: char| !sign.is_ascii() || sign == '$');
        let is_amount = !is_word && figures.starts_with(|first: char| first.is_ascii_digit());
        let ends = from.find(|end: char| !(is_amount && is_of_amount(end))).unwrap_or(from.len()).max(1);
        let (amount, after) = from.split_at(ends);
        colored.push_str(before);
        match is_amount {
            true => colored.push_str(&format!("{MINUS}{amount}{MINUS:#}")),
            false => colored.push_str(amount),
        }
        rest = after;
    }
    colored + rest
}

/// True for a character that can be part of an amount.
fn is_of_amount(sign: char) -> bool {
    sign.is_ascii_digit() || "-$.,".contains(sign) || (!sign.is_ascii() && !sign.is_whitespace())
}

/// Prints how a command ended, and returns the exit code.
pub fn tell(look: &Look, ended: Result<Reply, Failure>) -> u8 {
    match ended {
        Ok(reply) => tell_reply(look, &reply),
        Err(failure) => tell_failure(look, &failure),
    }
}

fn tell_reply(look: &Look, reply: &Reply) -> u8 {
    let mut err = AutoStream::new(io::stderr(), look.color);
    for notice in &reply.notices {
        if !look.quiet {
            let text = harmless(&notice.with_rule());
            let _ = writeln!(err, "{NOTE}note:{NOTE:#} {text}");
        }
    }
    if let Some(aftermath) = &reply.aftermath {
        let _ = writeln!(err, "{ERROR}warning:{ERROR:#} {}", harmless(aftermath));
    }
    let code = match write_reply(look, reply) {
        Ok(()) => reply.exit,
        // Recorded, but nobody could read it. A reader who stops reading output that records nothing is not a failure.
        Err(error) if reply.wrote => unread(exit::AFTERMATH, "it was recorded, but", &error),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => reply.exit,
        Err(error) => unread(exit::STORAGE, "storage failed:", &error),
    };
    if let Some(next) = reply.next.as_ref().filter(|_| !look.quiet && !look.json) {
        let _ = writeln!(err, "{QUIET}next: {}{QUIET:#}", harmless(next));
    }
    if reply.aftermath.is_some() && code == 0 { exit::AFTERMATH } else { code }
}

/// The exit code of a text that was only for reading: a reader may stop reading, but a full disk is reported.
pub fn told(printed: io::Result<()>) -> u8 {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            unread(exit::STORAGE, "storage failed:", &error)
        }
        _ => 0,
    }
}

/// Says on the other stream that the answer did not arrive.
fn unread(exit: u8, first: &str, error: &io::Error) -> u8 {
    let _ = writeln!(io::stderr().lock(), "error: {first} can't write the answer: {}", said(error));
    exit
}

fn write_reply(look: &Look, reply: &Reply) -> io::Result<()> {
    if look.json {
        let mut out = io::stdout().lock();
        for line in &reply.json {
            writeln!(out, "{}", json_line(line))?;
        }
        return out.flush();
    }
    let silent = look.quiet && reply.wrote || reply.text.is_empty();
    if silent && reply.receipt.is_none() {
        return Ok(());
    }
    let text = harmless(reply.text.trim_end());
    let text = if reply.document { text } else { with_losses(&wrapped(&text)) };
    // What was recorded is on the screen at once: nobody has to leave the pager to see it.
    if look.pages && !silent && !reply.wrote && reply.receipt.is_none() && pager::is_due(&text) {
        return paged(look, &text);
    }
    let mut out = AutoStream::new(io::stdout().lock(), look.color);
    if !silent {
        writeln!(out, "{text}")?;
    }
    if let Some(receipt) = &reply.receipt {
        // Only our own characters: figures and squares, the squares in their own colors.
        writeln!(out, "{receipt}")?;
    }
    out.flush()
}

/// Shows a text page by page.
fn paged(look: &Look, text: &str) -> io::Result<()> {
    let colors = match look.color {
        anstream::ColorChoice::Auto => AutoStream::choice(&io::stdout()),
        color => color,
    };
    match colors {
        anstream::ColorChoice::Never => pager::show(&strip_str(text).to_string()),
        _ => pager::show(text),
    }
}

/// Prints help, page by page if it is too long for the screen.
pub fn help(error: &clap::Error) -> io::Result<()> {
    let text = error.render().to_string();
    if pager::is_due(&text) { pager::show(text.trim_end()) } else { error.print() }
}

/// Prints a failure, and returns its exit code.
pub fn tell_failure(look: &Look, failure: &Failure) -> u8 {
    if failure.exit == 0 {
        return 0;
    }
    if look.json {
        let _ = writeln!(io::stdout().lock(), "{}", json_line(&object(failure.answer())));
        return failure.exit;
    }
    let mut err = AutoStream::new(io::stderr().lock(), look.color);
    let _ = writeln!(err, "{ERROR}error:{ERROR:#} {}", harmless(&failure_text(failure)));
    for hint in failure.hint.iter().flat_map(|hint| hint.lines()) {
        let _ = writeln!(err, "hint: {}", escaped(hint));
    }
    failure.exit
}

/// Writes one line of a script's transcript.
pub fn line(look: &Look, text: &str) -> Result<(), Failure> {
    let mut out = AutoStream::new(io::stdout().lock(), look.color);
    let printed = progress::aside(|| writeln!(out, "{}", escaped(text)).and_then(|()| out.flush()));
    printed.map_err(|error| {
        Failure::new(exit::AFTERMATH, "printing", format!("can't write the transcript: {error}"))
    })
}

/// An object on one line, with nothing hidden in it.
pub fn json_line(value: &Value) -> String {
    escaped_in_quotes(&value.to_string())
}

/// Writes a QR code in its own colors.
#[cfg(feature = "web")]
pub fn squares(color: anstream::ColorChoice, code: &str) -> Result<(), Failure> {
    let mut out = AutoStream::new(io::stdout().lock(), color);
    writeln!(out, "{code}")
        .and_then(|()| out.flush())
        .map_err(|error| Failure::new(exit::STORAGE, "storage", format!("can't write the answers: {error}")))
}

/// Prints something on the other stream, beside the answers: a question, a dialogue.
pub fn beside(text: &str) -> io::Result<()> {
    progress::end();
    let mut err = io::stderr().lock();
    err.write_all(harmless(text).as_bytes())?;
    err.flush()
}

/// Writes lines of JSON. If the reader stops reading, the command ends quietly.
pub fn lines_of_json(lines: &str) -> Result<(), Failure> {
    whole(&escaped_in_quotes(lines))
}

/// Writes a page for people. If the reader stops reading, the command ends quietly.
pub fn page(text: &str) -> Result<(), Failure> {
    whole(&harmless(text))
}

/// Where a command prints what it doesn't keep until its end: to the stream, or into a text for the program that runs it.
#[derive(Clone, Debug, Default)]
pub struct Out(Option<Rc<RefCell<String>>>);

impl Out {
    /// Nothing is printed.
    #[must_use]
    pub fn kept() -> Self {
        Self(Some(Rc::default()))
    }

    /// Prints lines of JSON, or a page for people.
    pub fn tell(&self, text: &str, json: bool) -> Result<(), Failure> {
        match &self.0 {
            Some(kept) => kept.borrow_mut().push_str(text),
            None if json => return lines_of_json(text),
            None => return page(text),
        }
        Ok(())
    }

    /// Takes what was kept so far.
    #[must_use]
    pub fn taken(&self) -> String {
        self.0.as_ref().map(|kept| kept.take()).unwrap_or_default()
    }
}

fn whole(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let printed = progress::aside(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()));
    printed.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::new(0, "closed", "nobody is reading anymore"),
        _ => Failure::new(exit::STORAGE, "storage", format!("can't write the answers: {error}")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_below_zero_are_red_and_nothing_else_is() {
        let shown = |text: &str| with_losses(text).replace("\u{1b}[31m", "<").replace("\u{1b}[0m", ">");
        assert_eq!(shown("Bob  -$5.00  $3.00"), "Bob  <-$5.00>  $3.00");
        assert_eq!(
            shown("-1,200 and -€7 in two-high-cards, 2026-11-21"),
            "<-1,200> and <-€7> in two-high-cards, 2026-11-21"
        );
        assert_eq!(shown("a - b --yes -- -x"), "a - b --yes -- -x");
    }
}
