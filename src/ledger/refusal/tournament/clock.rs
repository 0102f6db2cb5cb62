//! Why the clock of a tournament cannot be set so.

use crate::refusal::tournament::levels::PostedBlinds;

/// What is wrong with an act on the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockRefused {
    /// Nobody started it.
    NotStarted,
    /// It runs already.
    Started,
    /// It stands still already.
    Paused,
    /// It runs, so it cannot go on.
    NotPaused,
    /// The level lasts until the table agrees on the next one; without a level there is a break.
    NoEnd { blinds: Option<PostedBlinds> },
    /// The level would be over at once, or last longer than a day; `left` and `more` in milliseconds, `most` in minutes.
    Shift { left: i64, more: i64, most: u32 },
    /// There are not so many levels and breaks.
    NoEntry { asked: usize, there: usize },
}
