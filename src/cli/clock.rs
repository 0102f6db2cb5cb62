//! The clock: the only file that knows what time it is and how people write it.

use crate::domain::time::Instant;
use chrono::{
    DateTime, Datelike, Days, Local, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc,
};
use std::ops::RangeInclusive;

/// An hour of the clock this far ahead was meant for yesterday: evenings run past midnight.
const AHEAD_MAX: TimeDelta = TimeDelta::hours(12);

/// The years in which anything can have happened.
const YEARS: RangeInclusive<i32> = 1900..=9998;

/// The present moment, or the one at which the clock was stopped.
#[must_use]
pub fn now(stopped: Option<&str>) -> Instant {
    let stopped = stopped.and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the clock")]
    let now = || Utc::now().timestamp_millis();
    Instant(stopped.map_or_else(now, |time| time.timestamp_millis()))
}

/// Reads a typed moment: `20:15` (of this evening), `2026-11-21 20:15`, or RFC 3339.
pub fn parse(text: &str, now: Instant) -> Result<Instant, String> {
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return in_reach(time.timestamp_millis(), text);
    }
    let forms = ["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M:%S"];
    let dated = forms.iter().find_map(|form| NaiveDateTime::parse_from_str(text, form).ok());
    let hour = || NaiveTime::parse_from_str(text, "%H:%M").ok().map(|hour| this_evening(hour, local(now)));
    dated
        .or_else(hour)
        .and_then(|naive| Local.from_local_datetime(&naive).earliest())
        .ok_or_else(|| format!("`{}` is no time (write 20:15 or 2026-11-21 20:15)", text.escape_debug()))
        .and_then(|time| in_reach(time.timestamp_millis(), text))
}

/// A moment of the years that every program knows which reads what is exported.
fn in_reach(moment: i64, text: &str) -> Result<Instant, String> {
    let year = Utc.timestamp_millis_opt(moment).single().map(|time| time.year());
    match year.filter(|year| YEARS.contains(year)) {
        Some(_) => Ok(Instant(moment)),
        None => Err(format!(
            "`{}` is not between the years {} and {}",
            text.escape_debug(),
            YEARS.start(),
            YEARS.end()
        )),
    }
}

/// The day on which a clock showed `hour` this evening: today, or yesterday if today would be far ahead.
fn this_evening(hour: NaiveTime, now: DateTime<Local>) -> NaiveDateTime {
    let today = now.date_naive().and_time(hour);
    if today - now.naive_local() > AHEAD_MAX {
        return today.checked_sub_days(Days::new(1)).unwrap_or(today);
    }
    today
}

/// A moment as people read it: `2026-11-21 20:15`.
#[must_use]
pub fn shown(moment: Instant) -> String {
    local(moment).format("%Y-%m-%d %H:%M").to_string()
}

/// The day of a moment as people read it: `2026-11-21`.
#[must_use]
pub fn day(moment: Instant) -> String {
    local(moment).format("%Y-%m-%d").to_string()
}

/// The day after that of a moment.
#[must_use]
pub fn day_after(moment: Instant) -> String {
    local(moment).date_naive().succ_opt().unwrap_or_default().format("%Y-%m-%d").to_string()
}

/// The first moment of a typed day, `2026-11-21`, and the first of the day after it.
pub fn parse_day(text: &str) -> Result<(Instant, Instant), String> {
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
    let begins = |day: NaiveDate| Local.from_local_datetime(&day.and_time(NaiveTime::MIN)).earliest();
    day.and_then(|day| Some((begins(day)?, begins(day.succ_opt()?)?)))
        .map(|(first, next)| (Instant(first.timestamp_millis()), Instant(next.timestamp_millis())))
        .ok_or_else(|| format!("`{}` is no day (write 2026-11-21)", text.escape_debug()))
}

/// A moment for machines: RFC 3339 in UTC.
#[must_use]
pub fn machine(moment: Instant) -> String {
    Utc.timestamp_millis_opt(moment.0).single().map(|time| time.to_rfc3339()).unwrap_or_default()
}

/// A moment as machines write it.
#[must_use]
pub fn parse_machine(text: &str) -> Option<Instant> {
    DateTime::parse_from_rfc3339(text).ok().map(|time| Instant(time.timestamp_millis()))
}

fn local(moment: Instant) -> DateTime<Local> {
    Local.timestamp_millis_opt(moment.0).earliest().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn read(now: &str, typed: &str) -> String {
        let now = parse(now, Instant(0)).unwrap();
        shown(parse(typed, now).unwrap())
    }

    #[test]
    fn after_midnight_the_hours_of_the_evening_are_yesterdays() {
        assert_eq!(read("2026-11-22 00:10", "23:50"), "2026-11-21 23:50");
        assert_eq!(read("2026-11-22 01:30", "20:15"), "2026-11-21 20:15");
        assert_eq!(read("2026-11-22 01:30", "00:45"), "2026-11-22 00:45");
    }

    #[test]
    fn a_clock_that_goes_ahead_a_little_stays_today() {
        assert_eq!(read("2026-11-21 20:10", "20:15"), "2026-11-21 20:15");
        assert_eq!(read("2026-11-21 21:00", "20:15"), "2026-11-21 20:15");
    }

    #[test]
    fn what_is_no_hour_is_refused() {
        let beyond = ["0000-01-01 10:00", "9999-12-31 23:59", "1899-12-31T23:00:00Z"];
        for typed in ["", "25:00", "8pm", "2026-02-30 10:00", "2026-11-21"].into_iter().chain(beyond) {
            assert!(parse(typed, Instant(0)).is_err(), "{typed}");
        }
    }
}
