//! The whole terminal, taken over and given back in one place; and the clock on it, redrawn until somebody quits.
//!
//! It keeps nothing. What it shows is read anew every time, so other commands on the same book show at once, and
//! if it is killed and started again, nothing is lost.

pub mod pager;
#[cfg(feature = "table")]
pub mod pressed;
pub mod terminal;

use crate::cli::failure::{Failure, exit};
use crate::render::tournament::clock::{ClockPage, page};
use ledger::store::said;
use std::io::{self, IsTerminal};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Pause, or go on.
    Pause,
    /// Start the next level.
    Next,
    /// Restart the level before.
    Back,
}

/// What happened while the clock was waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Time went by, or the window has another size.
    Tick,
    /// A key.
    Key(Key),
    /// Quit.
    Quit,
}

/// Where the clock is shown.
pub trait Screen {
    /// Columns and rows.
    fn size(&mut self) -> io::Result<(u16, u16)>;
    /// Shows these lines and nothing else.
    fn draw(&mut self, lines: &[String]) -> io::Result<()>;
    /// Makes a sound.
    fn bell(&mut self) -> io::Result<()>;
    /// Waits for a key, but less than a second.
    fn wait(&mut self) -> io::Result<Event>;
}

/// The clock as it is now.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What is on the page.
    pub page: ClockPage,
    /// Which level or break it is; another one rings the bell.
    pub position: usize,
}

/// True if there is somebody to look and to press keys.
#[must_use]
pub fn is_possible() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal() && !terminal::is_taken()
}

/// Shows the clock on `screen` until somebody quits.
///
/// `read` says what to show; `press` does what a key asks for. A refusal is shown on the page, and a busy book is
/// read again later; any other failure ends it.
pub fn run(
    screen: &mut dyn Screen,
    read: &mut dyn FnMut() -> Result<Shown, Failure>,
    press: &mut dyn FnMut(Key) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut shown = read()?;
    let mut said = None;
    loop {
        let (columns, rows) = screen.size().map_err(broken)?;
        let lines = page(
            &ClockPage { said: said.clone().or_else(|| shown.page.said.clone()), ..shown.page.clone() },
            columns,
            rows,
        );
        screen.draw(&lines).map_err(broken)?;
        match screen.wait().map_err(broken)? {
            Event::Quit => return Ok(()),
            Event::Key(key) => said = forgiven(press(key))?,
            Event::Tick => {}
        }
        match read() {
            Ok(now) => {
                if now.position != shown.position {
                    screen.bell().map_err(broken)?;
                }
                shown = now;
            }
            Err(failure) if failure.exit == exit::BUSY => {}
            Err(failure) => return Err(failure),
        }
    }
}

/// What to say about a key that couldn't do its job; failures that aren't refusals are passed on.
fn forgiven(pressed: Result<(), Failure>) -> Result<Option<String>, Failure> {
    match pressed {
        Ok(()) => Ok(None),
        Err(failure) if [exit::REFUSED, exit::BUSY].contains(&failure.exit) => Ok(Some(failure.message)),
        Err(failure) => Err(failure),
    }
}

/// What to say if nothing can be drawn.
pub fn broken(error: io::Error) -> Failure {
    Failure::new(exit::STORAGE, "terminal", format!("can't use the terminal: {}", said(&error)))
}

#[cfg(test)]
mod tests;
