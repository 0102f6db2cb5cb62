//! The line on a terminal while a command takes longer than a second: what it does, and how long it has taken.
//!
//! It is gone before anything else is printed, and nobody is asked while it stands.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What is done sooner shows nothing: a line that comes and goes only disturbs.
const PATIENCE: Duration = Duration::from_secs(1);

/// How often the line is drawn again.
const STEP: Duration = Duration::from_millis(200);

/// The line of this process: it has one terminal.
static LINE: Mutex<Option<Line>> = Mutex::new(None);

/// While it exists, the line may be shown.
pub struct Progress(());

/// Shows from the next second on what is being done.
#[must_use]
pub fn begin(what: &'static str) -> Progress {
    if io::stderr().is_terminal() {
        *line() = Some(Line::new(what));
    }
    Progress(())
}

/// Takes the line away for good: something else has the terminal now.
pub fn end() {
    drop(line().take());
}

/// Says how far it is.
pub fn say(how_far: String) {
    if let Some(line) = &*line() {
        line.bar.set_message(how_far);
    }
}

/// Prints something else while the line is away.
pub fn aside<T>(print: impl FnOnce() -> T) -> T {
    match &*line() {
        Some(line) => line.bar.suspend(print),
        None => print(),
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        end();
    }
}

fn line() -> MutexGuard<'static, Option<Line>> {
    LINE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The line, and the thread that draws it.
struct Line {
    bar: ProgressBar,
    over: Option<Sender<()>>,
    drawing: Option<JoinHandle<()>>,
}

impl Line {
    fn new(what: &'static str) -> Self {
        let style = ProgressStyle::with_template("{msg}, {elapsed}");
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
            .with_message(what);
        let (over, ended) = channel();
        let shown = bar.clone();
        let drawing = thread::spawn(move || {
            let mut wait = PATIENCE;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                if wait == PATIENCE {
                    shown.set_draw_target(ProgressDrawTarget::stderr());
                }
                shown.tick();
                wait = STEP;
            }
            shown.finish_and_clear();
        });
        Self { bar, over: Some(over), drawing: Some(drawing) }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        drop(self.over.take());
        let _ = self.drawing.take().map(JoinHandle::join);
    }
}
