//! The clock: the only file that knows what time it is and how people write it.

use crate::domain::time::Instant;
use chrono::{DateTime, Local, NaiveDateTime, NaiveTime, TimeZone, Utc};

/// The present moment, or the one at which the clock was stopped.
#[must_use]
pub fn now(stopped: Option<&str>) -> Instant {
    let stopped = stopped.and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the clock")]
    let now = || Utc::now().timestamp_millis();
    Instant(stopped.map_or_else(now, |time| time.timestamp_millis()))
}

/// Reads a typed moment: `20:15` (today), `2026-11-21 20:15`, or RFC 3339.
pub fn parse(text: &str, now: Instant) -> Result<Instant, String> {
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return Ok(Instant(time.timestamp_millis()));
    }
    let forms = ["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M:%S"];
    let dated = forms.iter().find_map(|form| NaiveDateTime::parse_from_str(text, form).ok());
    let today =
        || NaiveTime::parse_from_str(text, "%H:%M").ok().map(|time| local(now).date_naive().and_time(time));
    dated
        .or_else(today)
        .and_then(|naive| Local.from_local_datetime(&naive).earliest())
        .map(|time| Instant(time.timestamp_millis()))
        .ok_or_else(|| format!("`{}` is no time (write 20:15 or 2026-11-21 20:15)", text.escape_debug()))
}

/// A moment as people read it: `2026-11-21 20:15`.
#[must_use]
pub fn shown(moment: Instant) -> String {
    local(moment).format("%Y-%m-%d %H:%M").to_string()
}

/// A moment for machines: RFC 3339 in UTC.
#[must_use]
pub fn machine(moment: Instant) -> String {
    Utc.timestamp_millis_opt(moment.0).single().map(|time| time.to_rfc3339()).unwrap_or_default()
}

fn local(moment: Instant) -> DateTime<Local> {
    Local.timestamp_millis_opt(moment.0).earliest().unwrap_or_default()
}
