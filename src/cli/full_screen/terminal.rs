//! A real terminal, taken over and given back as it was, whatever happens in between.

use crate::cli::full_screen::{Event, Key, Screen};
use crate::cli::progress;
use crate::cli::signals::{Signals, obey};
use crate::render::page::harmless;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};
use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How long to wait for a key: short enough that no second is skipped.
const WAIT: Duration = Duration::from_millis(500);

/// True while a [`Terminal`] is taken over, or lines come from elsewhere.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// True while a picture has the whole terminal and nobody can be asked line by line.
#[must_use]
pub fn is_taken() -> bool {
    TAKEN.load(Ordering::SeqCst)
}

/// While it exists, nobody at this terminal is asked line by line: lines come from elsewhere.
#[cfg(feature = "web")]
pub struct Unasked(());

#[cfg(feature = "web")]
impl Unasked {
    /// From now on.
    pub fn now() -> Self {
        TAKEN.store(true, Ordering::SeqCst);
        Self(())
    }
}

#[cfg(feature = "web")]
impl Drop for Unasked {
    fn drop(&mut self) {
        TAKEN.store(false, Ordering::SeqCst);
    }
}

/// The terminal while a picture has it; dropping it restores the terminal.
pub struct Terminal<E> {
    out: Stdout,
    signals: Signals,
    events: Receiver<E>,
}

/// What came while waiting for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came<E> {
    /// A key, or another event of the terminal.
    Event(E),
    /// Nothing.
    Nothing,
    /// A signal that ends the program.
    Signal,
}

/// What terminal events mean for the picture.
#[derive(Clone, Copy)]
pub struct Meaning<E> {
    /// What each means.
    pub of: fn(event::Event) -> E,
    /// True for the event after which nothing more is read.
    pub is_last: fn(&E) -> bool,
}

impl Terminal<Event> {
    /// Takes the terminal over for the clock.
    pub fn take() -> io::Result<Self> {
        let of = |event| match event {
            event::Event::Key(key) if key.kind == KeyEventKind::Press => asked(key),
            _ => Event::Tick,
        };
        Self::taken(Meaning { of, is_last: |event| *event == Event::Quit })
    }
}

impl<E: Send + 'static> Terminal<E> {
    /// Takes the terminal over: no echo, an empty screen of its own, no cursor.
    pub fn taken(meaning: Meaning<E>) -> io::Result<Self> {
        progress::end();
        // Made first, so that a start that fails halfway is undone too.
        let mut terminal = Self { out: io::stdout(), signals: Signals::held()?, events: events(meaning)? };
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(terminal.out, EnterAlternateScreen, Hide)?;
        // Terminals without paste support send pastes as keys.
        let _ = execute!(terminal.out, EnableBracketedPaste);
        Ok(terminal)
    }

    /// Waits this long for something to come.
    pub fn wait_for(&self, time: Duration) -> io::Result<Came<E>> {
        let came = match self.events.recv_timeout(time) {
            Ok(event) => Ok(Came::Event(event)),
            Err(RecvTimeoutError::Timeout) => Ok(Came::Nothing),
            Err(RecvTimeoutError::Disconnected) => Err(io::Error::other("can't read its keys")),
        };
        let came = self.at_hand(came)?;
        Ok(if self.signals.waiting().is_some() { Came::Signal } else { came })
    }

    /// Columns and rows.
    pub fn columns_and_rows(&self) -> io::Result<(u16, u16)> {
        self.at_hand(size())
    }
}

impl<E> Terminal<E> {
    /// The result of a terminal call; at a terminal that is gone, nothing counts as success.
    pub fn at_hand<T>(&self, went: io::Result<T>) -> io::Result<T> {
        if self.out.is_terminal() { went } else { Err(io::Error::other("it's gone")) }
    }

    /// Shows our own lines, already harmless, in their styles, and nothing else.
    pub fn draw_styled(&mut self, lines: &[String]) -> io::Result<()> {
        let drawn = self.lay_out(lines);
        self.at_hand(drawn)
    }

    fn lay_out(&mut self, lines: &[String]) -> io::Result<()> {
        for (row, line) in (0_u16..).zip(lines) {
            queue!(self.out, MoveTo(0, row), Clear(ClearType::CurrentLine))?;
            self.out.write_all(line.as_bytes())?;
        }
        if let Some(row) =
            u16::try_from(lines.len()).ok().filter(|row| size().is_ok_and(|(_, rows)| *row < rows))
        {
            queue!(self.out, MoveTo(0, row), Clear(ClearType::FromCursorDown))?;
        }
        self.out.flush()
    }

    /// Gives it back, and does not return if a signal asked the program to end.
    pub fn give_back(self) {
        let waiting = self.signals.waiting();
        drop(self);
        if let Some(signal) = waiting {
            obey(signal);
        }
    }
}

impl<E> Drop for Terminal<E> {
    fn drop(&mut self) {
        // Each is tried, even if the other fails; there is nobody left to tell.
        let _ = execute!(self.out, DisableBracketedPaste);
        let _ = execute!(self.out, Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
        TAKEN.store(false, Ordering::SeqCst);
    }
}

impl Screen for Terminal<Event> {
    fn size(&mut self) -> io::Result<(u16, u16)> {
        self.columns_and_rows()
    }

    fn draw(&mut self, lines: &[String]) -> io::Result<()> {
        let lines: Vec<String> = lines.iter().map(|line| harmless(line)).collect();
        self.draw_styled(&lines)
    }

    fn bell(&mut self) -> io::Result<()> {
        let rung = self.out.write_all(b"\x07").and_then(|()| self.out.flush());
        self.at_hand(rung)
    }

    fn wait(&mut self) -> io::Result<Event> {
        Ok(match self.wait_for(WAIT)? {
            Came::Event(event) => event,
            Came::Nothing => Event::Tick,
            Came::Signal => Event::Quit,
        })
    }
}

/// What comes from the keys, until an event that ends it.
///
/// A thread of its own reads them, because the read doesn't return if the terminal is gone, nor in the
/// middle of a key; what happens then is up to the caller.
fn events<E: Send + 'static>(meaning: Meaning<E>) -> io::Result<Receiver<E>> {
    let (sender, receiver) = channel();
    thread::Builder::new().spawn(move || {
        while let Ok(read) = event::read() {
            let event = (meaning.of)(read);
            let is_last = (meaning.is_last)(&event);
            if sender.send(event).is_err() || is_last {
                return;
            }
        }
    })?;
    Ok(receiver)
}

/// What a key asks for; keys without a meaning ask for nothing.
fn asked(key: KeyEvent) -> Event {
    match (key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
        (KeyCode::Char('c' | 'd'), true) | (KeyCode::Char('q' | 'Q') | KeyCode::Esc, false) => Event::Quit,
        (KeyCode::Char(' '), false) => Event::Key(Key::Pause),
        (KeyCode::Char('n' | 'N'), false) => Event::Key(Key::Next),
        (KeyCode::Char('b' | 'B'), false) => Event::Key(Key::Back),
        _ => Event::Tick,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_page_says() {
        let plain = |code| asked(KeyEvent::new(code, KeyModifiers::NONE));
        for (code, event) in [
            (KeyCode::Char('q'), Event::Quit),
            (KeyCode::Esc, Event::Quit),
            (KeyCode::Char(' '), Event::Key(Key::Pause)),
            (KeyCode::Char('n'), Event::Key(Key::Next)),
            (KeyCode::Char('B'), Event::Key(Key::Back)),
            (KeyCode::Char('c'), Event::Tick),
            (KeyCode::Enter, Event::Tick),
        ] {
            assert_eq!(plain(code), event, "{code:?}");
        }
        assert_eq!(asked(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Event::Quit);
        assert_eq!(asked(KeyEvent::new(KeyCode::Char('n'), KeyModifiers::CONTROL)), Event::Tick);
    }
}
