//! Why the clock of a tournament can't be set like this.

use crate::refusal::tournament::levels::PostedBlinds;

/// What's wrong with an act on the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockRefused {
    /// Nobody started it.
    NotStarted,
    /// It's already running.
    Started,
    /// It's already paused.
    Paused,
    /// It's running, so it can't resume.
    NotPaused,
    /// The level lasts until the table agrees on the next one; without a level, there is a break.
    NoEnd { blinds: Option<PostedBlinds> },
    /// The level would be over at once, or last longer than a day; `left` and `more` in milliseconds, `most` in minutes.
    Shift { left: i64, more: i64, most: u32 },
    /// There aren't that many levels and breaks.
    NoEntry { asked: usize, there: usize },
}
