//! The screen on a terminal: only what changed is written.

use crate::render::seen::Seen;
use crate::table::Desk;
use crate::table::draw::draw;
use crate::table::draw::words::Ink;
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::buffer::Cell;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::io::{self, Stdout};

/// What draws the table; the terminal itself belongs to somebody else.
pub struct Painter<B: Backend> {
    terminal: Terminal<B>,
    ink: Ink,
    size: (u16, u16),
}

/// A screen that is only kept, line by line.
pub type InMemory = TestBackend;

/// What writes to the terminal.
pub type OnTerminal = CrosstermBackend<Stdout>;

impl Painter<OnTerminal> {
    /// Draws on the terminal.
    pub fn on_terminal(colors: bool) -> io::Result<Self> {
        Self::of(CrosstermBackend::new(io::stdout()), colors)
    }
}

impl<B: Backend> Painter<B> {
    /// Draws into a backend.
    fn of(backend: B, colors: bool) -> Result<Self, B::Error> {
        let viewport = Viewport::Fixed(Rect::default());
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport })?;
        Ok(Self { terminal, ink: Ink { colors }, size: (0, 0) })
    }

    /// Draws what is seen and what is being done on so many columns and rows.
    pub fn draw(&mut self, size: (u16, u16), seen: &Seen, desk: &Desk) -> Result<(), B::Error> {
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
}

impl Painter<InMemory> {
    /// Draws into memory.
    #[must_use]
    pub fn in_memory() -> Self {
        let Ok(painter) = Self::of(TestBackend::new(0, 0), false);
        painter
    }

    /// Draws, and returns what is on the screen, line by line.
    pub fn drawn(&mut self, size: (u16, u16), seen: &Seen, desk: &Desk) -> String {
        self.terminal.backend_mut().resize(size.0, size.1);
        let Ok(()) = self.draw(size, seen, desk);
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(size.0.max(1)));
        let row = |cells: &[Cell]| {
            let mut text = String::new();
            let mut covered = 0;
            for cell in cells {
                // A wide character is followed by an empty cell.
                if covered > 0 {
                    covered -= 1;
                    continue;
                }
                covered = Span::raw(cell.symbol()).width().saturating_sub(1);
                text.push_str(cell.symbol());
            }
            text.trim_end().to_owned()
        };
        rows.map(row).collect::<Vec<_>>().join("\n")
    }
}
