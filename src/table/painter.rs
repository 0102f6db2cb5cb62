//! The screen on a terminal: only what changed is written.

use crate::table::draw::draw;
use crate::table::draw::words::Ink;
use crate::table::{Desk, Seen};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::io::{self, Stdout};

/// What draws the table; the terminal itself belongs to somebody else.
pub struct Painter<B: Backend> {
    terminal: Terminal<B>,
    ink: Ink,
    size: (u16, u16),
}

/// What writes to the terminal.
pub type OnTerminal = CrosstermBackend<Stdout>;

impl Painter<OnTerminal> {
    /// Draws on the terminal.
    pub fn on_terminal(colors: bool) -> io::Result<Self> {
        Self::of(CrosstermBackend::new(io::stdout()), colors)
    }
}

impl<B: Backend> Painter<B>
where
    io::Error: From<B::Error>,
{
    /// Draws into a backend.
    pub fn of(backend: B, colors: bool) -> io::Result<Self> {
        let viewport = Viewport::Fixed(Rect::default());
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport })?;
        Ok(Self { terminal, ink: Ink { colors }, size: (0, 0) })
    }

    /// Draws what is seen and what is being done on so many columns and rows.
    pub fn draw(&mut self, size: (u16, u16), seen: &Seen, desk: &Desk) -> io::Result<()> {
        if size != self.size {
            self.size = size;
            self.terminal.resize(Rect::new(0, 0, size.0, size.1))?;
        }
        let ink = self.ink;
        self.terminal.draw(|frame| {
            let area = frame.area();
            if let Some(at) = draw(area, frame.buffer_mut(), (seen, desk), ink) {
                frame.set_cursor_position(at);
            }
        })?;
        Ok(())
    }

    /// The backend, for tests to look into.
    #[cfg(test)]
    pub fn backend(&self) -> &B {
        self.terminal.backend()
    }
}
