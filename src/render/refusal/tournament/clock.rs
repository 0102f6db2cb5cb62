//! Why the clock can't be set this way, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::levels::blinds;
use ledger::refusal::{ClockRefused, PostedBlinds};

/// Shows the clock.
const CLOCK: &str = "tournament clock";

pub(super) fn said(why: &ClockRefused) -> Said {
    match why {
        ClockRefused::NotStarted => Said::new("clock-not-started", "the clock hasn't started yet"),
        ClockRefused::Started => Said::new("clock-started", "the clock has already started"),
        ClockRefused::Paused => Said::new("clock-paused", "the clock is already paused").or(CLOCK),
        ClockRefused::NotPaused => {
            Said::new("clock-not-paused", "the clock isn't paused, so it can't resume").or(CLOCK)
        }
        ClockRefused::NoEnd { blinds } => Said::new(
            "clock-untimed",
            format!("{} has no time limit, so there's no clock to change", untimed(blinds.as_ref())),
        ),
        ClockRefused::Shift { left, more, most } => {
            let (left, more) = (minutes(*left), minutes(*more));
            Said::new(
                "clock-shift",
                format!(
                    "{left} left and {more} more doesn't work: a level has to end after now and within {most}:00"
                ),
            )
        }
        ClockRefused::NoEntry { asked, there } => Said::new(
            "clock-no-level",
            format!("there's no entry {asked}: the schedule has {there} levels and breaks"),
        ),
    }
}

/// What lasts until the table agrees on the next level.
fn untimed(posted: Option<&PostedBlinds>) -> String {
    posted.map_or_else(|| "the break".to_owned(), |posted| format!("level {}", blinds(posted)))
}

/// Minutes and seconds, as a clock shows them: `12:05`, `-1:00`.
fn minutes(millis: i64) -> String {
    let seconds = millis.unsigned_abs() / 1000;
    format!("{}{}:{:02}", if millis < 0 { "-" } else { "" }, seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_as_a_clock_shows_it() {
        let shift = ClockRefused::Shift { left: 50_000, more: -725_000, most: 1440 };
        assert_eq!(
            said(&shift).message,
            "0:50 left and -12:05 more doesn't work: a level has to end after now and within 1440:00"
        );
    }
}
