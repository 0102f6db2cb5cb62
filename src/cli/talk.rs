//! A dialogue at the table: questions go to the other stream, answers come line by line; only the result goes to the first.

use crate::cli::failure::{Failure, exit};
use crate::cli::full_screen::terminal::is_taken;
use crate::cli::output;
use crate::cli::plain_file;
use crate::cli::progress;
use crate::cli::typing::{self, Typed};
use crate::render::page::escaped;
use engine::readable::{check_readable, shown};
use ledger::store::said;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};

/// The longest line that is read.
const LINE_BYTES_MAX: u64 = 4096;

/// The most that is read from a pipe: every word is kept so that a dialogue can go back, which takes much more memory.
const PIPE_BYTES_MAX: u64 = 4 * 1024 * 1024;

/// How many lines of a pipe in a row may have no effect.
const LINES_IN_VAIN_MAX: u32 = 1000;

/// How many bytes came in so far.
static HEARD: AtomicU64 = AtomicU64::new(0);

/// Refuses to ask line by line while a picture has the whole terminal.
///
/// # Errors
///
/// `usage` if one does.
pub fn check_free() -> Result<(), Failure> {
    progress::end();
    if is_taken() {
        let message = "this asks for one line at a time, so run it in its own terminal";
        return Err(Failure::usage(message));
    }
    Ok(())
}

/// Says something to the people at the table.
pub fn say(text: &str) -> Result<(), Failure> {
    check_free()?;
    output::beside(text).map_err(|error| nobody(&error))
}

/// Wipes the screen, if the people look at one.
pub fn wipe() -> Result<(), Failure> {
    if on_screen() {
        write!(io::stderr().lock(), "\x1b[2J\x1b[H").map_err(|error| nobody(&error))
    } else {
        Ok(())
    }
}

/// True if somebody types at a terminal and sees the dialogue there.
#[must_use]
pub fn on_screen() -> bool {
    io::stdin().is_terminal() && io::stderr().is_terminal() && !is_taken()
}

/// True if the answers are typed at a terminal, one after the other.
#[must_use]
pub fn is_typed() -> bool {
    io::stdin().is_terminal()
}

/// The first non-empty line that was piped in and not read yet; at a terminal there never is one.
#[must_use]
pub fn left_in_pipe() -> Option<String> {
    if is_typed() {
        return None;
    }
    std::iter::from_fn(next_line).take_while(|_| !is_too_much()).find(|line| !line.is_empty())
}

/// A line of a pipe that is too long, or not text; all of it is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread;

/// The next line of a pipe for the shell, as it comes; none at the end.
pub fn piped_line() -> Result<Option<Result<String, Unread>>, Failure> {
    let failed = |error: io::Error| plain_file::unreadable("stdin", &error);
    let mut line = Vec::new();
    let mut stdin = io::stdin().lock();
    let read = (&mut stdin).take(LINE_BYTES_MAX).read_until(b'\n', &mut line).map_err(failed)?;
    let is_cut = u64::try_from(read).is_ok_and(|read| read == LINE_BYTES_MAX) && !line.ends_with(b"\n");
    if is_cut {
        stdin.skip_until(b'\n').map_err(failed)?;
    }
    let line = String::from_utf8(line).map_err(|_| Unread);
    Ok((read > 0).then(|| line.and_then(|line| if is_cut { Err(Unread) } else { Ok(line) })))
}

/// True if more came in through a pipe than any script may hold.
fn is_too_much() -> bool {
    !is_typed() && HEARD.load(Ordering::Relaxed) > PIPE_BYTES_MAX
}

/// The next line, trimmed; `None` at the end.
fn next_line() -> Option<String> {
    let mut line = Vec::new();
    let read = io::stdin().lock().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
    HEARD.fetch_add(u64::try_from(line.len()).unwrap_or(PIPE_BYTES_MAX), Ordering::Relaxed);
    matches!(read, Ok(read) if read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned())
}

/// Lines of a pipe in a row that had no effect. A pipe may have no end; at a terminal somebody notices.
#[derive(Debug, Default)]
pub struct InVain(u32);

impl InVain {
    /// Counts a line that had no effect; starts over after one that had.
    ///
    /// # Errors
    ///
    /// `bad-file` if too many had no effect.
    pub fn count(&mut self, line: &str, in_vain: bool) -> Result<(), Failure> {
        self.0 = if in_vain && !is_typed() { self.0.saturating_add(1) } else { 0 };
        if self.0 < LINES_IN_VAIN_MAX {
            return Ok(());
        }
        let line = shown(line);
        let message = format!(
            "standard input: {LINES_IN_VAIN_MAX} lines in a row didn't work, the last one `{line}`: nothing was recorded"
        );
        Err(Failure::bad_file(message).hint("hand new"))
    }
}

/// Asks, and returns the next line, trimmed. What is piped in is printed again, so that people can read it.
pub fn hear(question: &str) -> Result<Typed, Failure> {
    if on_screen() {
        return typed(question);
    }
    say(question)?;
    Ok(next()?.map_or(Typed::End, Typed::Line))
}

/// The same if it doesn't matter how the input ended.
pub fn ask(question: &str) -> Result<Option<String>, Failure> {
    Ok(match hear(question)? {
        Typed::Line(line) => Some(line),
        Typed::End | Typed::Broken => None,
    })
}

/// The same at a terminal, where the line can be edited. Only the last line of the question is before the cursor.
fn typed(question: &str) -> Result<Typed, Failure> {
    let ahead = question.rfind('\n').map_or(0, |end| end.saturating_add(1));
    let (ahead, prompt) = question.split_at(ahead);
    say(ahead)?;
    loop {
        let line = match typing::answer(prompt)? {
            Typed::Line(line) => line.trim().to_owned(),
            ended => return Ok(ended),
        };
        match check_readable(&line) {
            _ if u64::try_from(line.len()).is_ok_and(|length| length > LINE_BYTES_MAX) => {
                say("this line is too long; type it again\n")?;
            }
            Err(hides) => say(&format!("this {hides}; type it again\n"))?,
            Ok(()) => return Ok(Typed::Line(line)),
        }
    }
}

fn next() -> Result<Option<String>, Failure> {
    let mut in_vain = InVain::default();
    loop {
        let line = heard()?;
        in_vain.count(line.as_deref().unwrap_or_default(), true)?;
        if line.as_deref().is_some_and(moves_the_cursor) {
            say("arrow keys don't work here; type the line again\n")?;
            continue;
        }
        match line.as_deref().map(check_readable) {
            Some(Err(hides)) => say(&format!("this {hides}; type it again\n"))?,
            _ => return Ok(line),
        }
    }
}

/// True if a key was pressed that moves the cursor: then nobody knows what was meant.
fn moves_the_cursor(line: &str) -> bool {
    ["\x1b[", "\x1bO"].iter().any(|begins| line.contains(begins))
}

fn heard() -> Result<Option<String>, Failure> {
    check_free()?;
    if is_too_much() {
        return Err(Failure::bad_file(format!("standard input is over {PIPE_BYTES_MAX} bytes")));
    }
    let Some(line) = next_line() else {
        say("\n")?;
        return Ok(None);
    };
    if !is_typed() {
        let shown = if moves_the_cursor(&line) { String::new() } else { escaped(&line) };
        say(&format!("{shown}\n"))?;
    }
    Ok(Some(line))
}

fn nobody(error: &io::Error) -> Failure {
    Failure::new(exit::STORAGE, "printing", format!("there's nobody to ask: {}", said(error)))
}
