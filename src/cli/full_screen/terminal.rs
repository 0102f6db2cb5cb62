//! A real terminal, taken over and given back as it was, whatever happens in between.

use crate::cli::full_screen::{Event, Key, Screen};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};
use std::io::{self, Stdout, Write};
use std::time::Duration;

/// How long a key is waited for: short enough that no second is skipped.
const WAIT: Duration = Duration::from_millis(500);

/// The terminal while the clock has it; dropped, it is as it was before.
pub struct Terminal {
    out: Stdout,
}

impl Terminal {
    /// Takes the terminal over: no echo, an empty screen of its own, no cursor.
    pub fn take() -> io::Result<Self> {
        // Made first, so that also half a beginning is taken back.
        let mut terminal = Self { out: io::stdout() };
        enable_raw_mode()?;
        execute!(terminal.out, EnterAlternateScreen, Hide)?;
        Ok(terminal)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Each is tried, whatever became of the other; there is nobody left to tell.
        let _ = execute!(self.out, Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

impl Screen for Terminal {
    fn size(&mut self) -> io::Result<(u16, u16)> {
        size()
    }

    fn draw(&mut self, lines: &[String]) -> io::Result<()> {
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

    fn bell(&mut self) -> io::Result<()> {
        self.out.write_all(b"\x07")?;
        self.out.flush()
    }

    fn wait(&mut self) -> io::Result<Event> {
        if !event::poll(WAIT)? {
            return Ok(Event::Tick);
        }
        Ok(match event::read()? {
            event::Event::Key(key) if key.kind == KeyEventKind::Press => asked(key),
            _ => Event::Tick,
        })
    }
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
