//! When a hand from a file was played, from what the file says.

use crate::cli::clock;
use ledger::time::Instant;

/// The note that says it in one value, in UTC.
const STARTED: &str = "started";

/// The notes that say it as clock and calendar showed it where the hand was played.
const PARTS: [&str; 4] = ["year", "month", "day", "time"];

/// Where that was, and what its clocks are called.
const ZONE: [&str; 2] = ["time_zone", "time_zone_abbreviation"];

/// The zone that every machine knows.
const UTC: &str = "UTC";

/// Notes of a hand, each with its name.
type Notes = [(String, String)];

/// True for a note that says when the hand was played.
#[must_use]
pub fn is_about_time(name: &str) -> bool {
    name == STARTED || PARTS.contains(&name) || ZONE.contains(&name)
}

/// When a hand was played; `None` if its notes don't give day and hour.
///
/// # Errors
///
/// The sentence that says why clock and calendar don't tell: an unknown zone, an hour that never was.
pub fn of(notes: &Notes) -> Result<Option<Instant>, String> {
    match (in_one(notes), in_parts(notes)) {
        (Some(at), _) => Ok(Some(at)),
        (None, Some(shown)) => {
            let [zone, short] = ZONE.map(|name| noted(notes, name).filter(|text| !text.is_empty()));
            clock::parse_in(&shown, zone.or(short), short).map(Some)
        }
        (None, None) => Ok(None),
    }
}

/// What is wrong with a hand entered at `now` if its hour `at`, as [`of`] gives it, or the day alone, is still to come.
#[must_use]
pub fn ahead(notes: &Notes, at: Option<Instant>, now: Instant) -> Option<String> {
    match at {
        Some(at) => clock::ahead(at, now),
        None => day(notes).and_then(|day| clock::day_ahead(&day, now)),
    }
}

/// Notes when a hand was played, in the format's own notes (one, or those of PHH), unless they are there already. Notes of the
/// other format are used first, even if they give only the day, then `at`; without either nothing is noted.
///
/// # Errors
///
/// As for [`of`], if the hand comes without an hour of its own.
pub fn note(notes: &mut Vec<(String, String)>, at: Option<Instant>, one_word: bool) -> Result<(), String> {
    let is_said = if one_word { in_one(notes).is_some() } else { in_parts(notes).is_some() };
    if is_said {
        return Ok(());
    }
    let said = match (of(notes), at) {
        (Err(_), Some(at)) => Some(at),
        (said, _) => said?,
    };
    let day = day(notes);
    let Some(written) = said.map(clock::machine).or(day).or(at.map(clock::machine)) else { return Ok(()) };
    let (day, hour) = written.split_once('T').unwrap_or((&written, ""));
    let hour = hour.get(..8).unwrap_or_default();
    if one_word {
        notes.retain(|(name, _)| name != STARTED);
        let hour = if hour.is_empty() { String::new() } else { format!("T{hour}Z") };
        notes.push((STARTED.to_owned(), format!("{day}{hour}")));
        return Ok(());
    }
    let is_elsewhere = |name: &str| PARTS.contains(&name) || ZONE.contains(&name);
    notes.retain(|(name, _)| hour.is_empty() || !is_elsewhere(name));
    for (name, part) in PARTS.into_iter().zip(day.split('-')) {
        if noted(notes, name).is_none() {
            notes.push((name.to_owned(), part.trim_start_matches('0').to_owned()));
        }
    }
    if !hour.is_empty() {
        notes.push(("time".to_owned(), hour.to_owned()));
        notes.push(("time_zone".to_owned(), UTC.to_owned()));
    }
    Ok(())
}

fn noted<'n>(notes: &'n Notes, name: &str) -> Option<&'n str> {
    notes.iter().find(|(of, _)| of == name).map(|(_, text)| text.trim_matches('"'))
}

/// As Open Hand History says it: UTC, without saying so.
fn in_one(notes: &Notes) -> Option<Instant> {
    let started = noted(notes, STARTED)?;
    clock::parse_machine(started).or_else(|| clock::parse_machine(&format!("{started}Z")))
}

/// The day, however it is written: `2026-11-21`.
fn day(notes: &Notes) -> Option<String> {
    let [year, month, day, _] = PARTS.map(|name| noted(notes, name)?.parse::<u32>().ok());
    let in_parts =
        year.zip(month).zip(day).map(|((year, month), day)| format!("{year:04}-{month:02}-{day:02}"));
    let said = in_parts.or_else(|| noted(notes, STARTED).map(str::to_owned));
    said.filter(|said| clock::parse_day(said).is_ok())
}

/// Day and hour as PHH says them, as its clocks showed them.
fn in_parts(notes: &Notes) -> Option<String> {
    let [year, month, _, time] = PARTS.map(|name| noted(notes, name));
    year.and(month)?;
    Some(format!("{} {}", day(notes)?, time?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(of: &[(&str, &str)]) -> Vec<(String, String)> {
        of.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    /// The same hand noted in the other format's notes.
    #[track_caller]
    fn becomes(said: &[(&str, &str)], one_word: bool, wanted: &[(&str, &str)]) {
        let mut said = notes(said);
        note(&mut said, None, one_word).unwrap();
        assert_eq!(said, notes(wanted));
    }

    #[test]
    fn files_say_when_in_their_own_ways() {
        let utc = Instant(1_445_615_553_000);
        assert_eq!(of(&notes(&[("started", "2015-10-23T15:52:33")])), Ok(Some(utc)));
        assert_eq!(of(&notes(&[("started", "2015-10-23T15:52:33.000Z")])), Ok(Some(utc)));
        let parts = [("year", "2015"), ("month", "10"), ("day", "23"), ("time", "11:52:33")];
        assert!(of(&notes(&parts)).unwrap().is_some());
        assert_eq!(of(&notes(&parts[..3])), Ok(None));
        assert_eq!(of(&notes(&[("started", "")])), Ok(None));
        for zone in ["America/New_York", "-04:00"] {
            let there: Vec<_> = parts.into_iter().chain([("time_zone", zone)]).collect();
            assert_eq!(of(&notes(&there)), Ok(Some(utc)), "{zone}");
        }
        let nowhere: Vec<_> = parts.into_iter().chain([("time_zone", "Mars/Olympus")]).collect();
        assert!(of(&notes(&nowhere)).is_err());
        let short: Vec<_> = parts.into_iter().chain([("time_zone_abbreviation", "EDT")]).collect();
        assert!(of(&notes(&short)).is_err());
    }

    #[test]
    fn a_day_without_an_hour_stays_that_day() {
        let parts = [("year", "2026"), ("month", "2"), ("day", "5")];
        let one = [("started", "2026-02-05")];
        becomes(&parts, true, &[parts.as_slice(), &one].concat());
        becomes(&one, false, &[one.as_slice(), &parts].concat());
        becomes(&parts, false, &parts);
        becomes(&parts[..2], true, &parts[..2]);
    }
}
