//! The clock: the only file that knows what time it is and how people write it.

use crate::answer::When;
use chrono::{
    DateTime, Datelike, Days, FixedOffset, Local, LocalResult, NaiveDate, NaiveDateTime, NaiveTime,
    TimeDelta, TimeZone, Utc,
};
use chrono_tz::Tz;
use engine::readable::AsTyped;
use ledger::time::Instant;
use std::ops::RangeInclusive;

/// A typed hour this far ahead meant yesterday: evenings run past midnight.
const AHEAD_MAX: TimeDelta = TimeDelta::hours(12);

/// How far clocks may differ before something counts as in the future.
const GRACE: TimeDelta = TimeDelta::minutes(1);

/// The years in which anything can happen.
const YEARS: RangeInclusive<i32> = 1970..=9998;

/// The present moment, or the one the clock was stopped at.
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
        .ok_or_else(|| {
            format!("`{}` isn't a valid time (write it as 20:15 or 2026-11-21 20:15)", text.as_typed())
        })
        .and_then(|time| in_reach(time.timestamp_millis(), text))
}

/// A moment as clocks showed it, `2026-11-21 20:15` and with seconds: in a zone by name (`America/New_York`), at an offset from
/// UTC (`+02:00`, `UTC-5`), else on this machine. If an hour came twice, the short name (`EST`) decides, else it is the first.
///
/// # Errors
///
/// The sentence that says why: no such moment, no such zone, an hour that the zone's clocks skipped.
pub fn parse_in(text: &str, zone: Option<&str>, short: Option<&str>) -> Result<Instant, String> {
    let forms = ["%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S%.f"];
    let shown = forms.iter().find_map(|form| NaiveDateTime::parse_from_str(text, form).ok());
    let shown = shown.ok_or_else(|| format!("`{}` isn't a valid time", text.as_typed()))?;
    let Some(zone) = zone else { return at(Local, shown, text, ("this machine", None)) };
    if let Some(ahead) = ahead_of_utc(zone) {
        return at(ahead, shown, text, (zone, None));
    }
    let unknown = || {
        let zone = zone.as_typed();
        format!("there's no time zone `{zone}` (write it like America/New_York or +02:00)")
    };
    at(zone.parse::<Tz>().map_err(|_| unknown())?, shown, text, (zone, short))
}

/// What a zone's clocks showed, as a moment; `called` is the name of the zone.
fn at<Z: TimeZone>(
    zone: Z,
    shown: NaiveDateTime,
    text: &str,
    (called, short): (&str, Option<&str>),
) -> Result<Instant, String>
where
    Z::Offset: std::fmt::Display,
{
    let is_said = |time: &DateTime<Z>| short.is_some_and(|short| time.format("%Z").to_string() == short);
    let time = match zone.from_local_datetime(&shown) {
        LocalResult::Single(time) => time,
        LocalResult::Ambiguous(first, second) => {
            if is_said(&second) {
                second
            } else {
                first
            }
        }
        LocalResult::None => {
            let called = called.as_typed();
            return Err(format!("the clocks in `{called}` never showed {text}, because they jumped ahead"));
        }
    };
    in_reach(time.timestamp_millis(), text)
}

/// How far ahead of UTC a zone is whose name says so: `Z`, `+02:00`, `-0330`, `UTC+2`, `GMT-5`.
fn ahead_of_utc(zone: &str) -> Option<FixedOffset> {
    let behind = ["UTC", "GMT", "Z"].iter().find_map(|name| zone.strip_prefix(name));
    let text = behind.unwrap_or(zone);
    if text.is_empty() {
        return behind.and_then(|_| FixedOffset::east_opt(0));
    }
    let (sign, digits) = match text.split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    let (hours, minutes) = match (digits.split_once(':'), digits.len()) {
        (Some(parts), _) => parts,
        (None, 4) => digits.split_at_checked(2)?,
        (None, _) => (digits, "00"),
    };
    let two = |text: &str, most: i32| {
        let number = text.parse::<i32>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))?;
        (text.len() <= 2 && number <= most).then_some(number)
    };
    FixedOffset::east_opt(sign * (two(hours, 14)? * 3600 + two(minutes, 59)? * 60))
}

/// A moment in the years known to every program that reads our exports.
fn in_reach(moment: i64, text: &str) -> Result<Instant, String> {
    let year = Utc.timestamp_millis_opt(moment).single().map(|time| time.year());
    match year.filter(|year| YEARS.contains(year)) {
        Some(_) => Ok(Instant(moment)),
        None => Err(format!(
            "`{}` isn't between the years {} and {}",
            text.as_typed(),
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

/// What is wrong with something dated in the future; clocks may differ by [`GRACE`].
#[must_use]
pub fn ahead(at: Instant, now: Instant) -> Option<String> {
    let is_ahead = at.0.saturating_sub(now.0) > GRACE.num_milliseconds();
    is_ahead.then(|| format!("{} is in the future: it's {} now", shown(at), shown(now)))
}

/// The same for a day without an hour.
#[must_use]
pub fn day_ahead(day: &str, now: Instant) -> Option<String> {
    let (begins, _) = parse_day(day).ok()?;
    ahead(begins, now).map(|_| format!("{day} is in the future: today is {}", self::day(now)))
}

/// A moment as people read it: `2026-11-21 20:15`.
#[must_use]
pub fn shown(moment: Instant) -> String {
    local(moment).format("%Y-%m-%d %H:%M").to_string()
}

/// A moment for an answer.
#[must_use]
pub fn when(moment: Instant) -> When {
    When { machine: machine(moment), shown: shown(moment) }
}

/// The moment of a night, for an answer: only the day if nobody knows the hour.
#[must_use]
pub fn when_or_day(moment: Instant, day: Option<&str>) -> When {
    let when = when(moment);
    match day {
        Some(day) => When { shown: day.to_owned(), ..when },
        None => when,
    }
}

/// The day of a moment as people read it: `2026-11-21`.
#[must_use]
pub fn day(moment: Instant) -> String {
    local(moment).format("%Y-%m-%d").to_string()
}

/// The day after it.
#[must_use]
pub fn day_after(moment: Instant) -> String {
    local(moment).date_naive().succ_opt().unwrap_or_default().format("%Y-%m-%d").to_string()
}

/// The last moment of a typed day, `2026-11-21`.
pub fn end_of_day(text: &str) -> Result<Instant, String> {
    let (_, next) = parse_day(text)?;
    in_reach(next.0.saturating_sub(1), text)
}

/// The first moment of a typed day, `2026-11-21`, and the first of the day after it.
pub fn parse_day(text: &str) -> Result<(Instant, Instant), String> {
    // `26-11-21` would be a day in the year 26.
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| text.len() == "2026-11-21".len());
    let begins = |day: NaiveDate| Local.from_local_datetime(&day.and_time(NaiveTime::MIN)).earliest();
    day.and_then(|day| Some((begins(day)?, begins(day.succ_opt()?)?)))
        .map(|(first, next)| (Instant(first.timestamp_millis()), Instant(next.timestamp_millis())))
        .ok_or_else(|| format!("`{}` isn't a valid date (write it like 2026-11-21)", text.as_typed()))
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

    #[track_caller]
    fn is_at(shown: &str, zone: &str, short: Option<&str>, utc: &str) {
        assert_eq!(parse_in(shown, Some(zone), short).map(machine), Ok(format!("{utc}+00:00")), "{zone}");
    }

    #[test]
    fn what_clocks_showed_elsewhere_is_one_moment() {
        for (zone, utc) in [
            ("UTC", "2026-10-03T16:05:30"),
            ("Z", "2026-10-03T16:05:30"),
            ("America/New_York", "2026-10-03T20:05:30"),
            ("Europe/Berlin", "2026-10-03T14:05:30"),
            ("+05:30", "2026-10-03T10:35:30"),
            ("-0330", "2026-10-03T19:35:30"),
            ("UTC+2", "2026-10-03T14:05:30"),
            ("GMT-5", "2026-10-03T21:05:30"),
        ] {
            is_at("2026-10-03 16:05:30", zone, None, utc);
        }
        is_at("2026-02-28 23:30", "America/New_York", None, "2026-03-01T04:30:00");
    }

    #[test]
    fn an_hour_that_came_twice_is_the_first_unless_its_zone_is_named() {
        for (short, utc) in
            [(None, "05:30"), (Some("EDT"), "05:30"), (Some("EST"), "06:30"), (Some("X"), "05:30")]
        {
            is_at("2026-11-01 01:30", "America/New_York", short, &format!("2026-11-01T{utc}:00"));
        }
    }

    #[test]
    fn what_no_clock_showed_is_refused() {
        for (shown, zone, says) in [
            (
                "2026-03-08 02:30",
                "America/New_York",
                "the clocks in `America/New_York` never showed 2026-03-08 02:30",
            ),
            ("2026-03-08 02:30", "Mars/Olympus", "there's no time zone `Mars/Olympus`"),
            ("2026-03-08 02:30", "+2:0:0", "there's no time zone `+2:0:0`"),
            ("2026-03-08 02:30", "+99:00", "there's no time zone `+99:00`"),
            ("2026-02-31 02:30", "UTC", "`2026-02-31 02:30` isn't a valid time"),
        ] {
            let told = parse_in(shown, Some(zone), None).unwrap_err();
            assert!(told.starts_with(says), "{told}");
        }
    }

    #[test]
    fn what_is_no_hour_is_refused() {
        let beyond = ["0000-01-01 10:00", "9999-12-31 23:59", "1969-12-31T23:00:00Z", "1969-06-01 10:00"];
        for typed in ["", "25:00", "8pm", "2026-02-30 10:00", "2026-11-21"].into_iter().chain(beyond) {
            assert!(parse(typed, Instant(0)).is_err(), "{typed}");
        }
    }
}
