//! When a hand of a file was played, by what the file says of it.

use crate::cli::clock;
use crate::domain::time::Instant;

/// The notes that say it: in UTC, or as clock and calendar showed it where it was played.
const STARTED: &str = "started";

/// The zone that every machine knows.
const UTC: &str = "UTC";

/// When a hand was played; `None` where its notes do not say day and hour.
#[must_use]
pub fn of(notes: &[(String, String)]) -> Option<Instant> {
    in_one(notes).or_else(|| in_parts(notes))
}

/// Notes when a hand was played in the words of the format, one or those of PHH, unless it says so in them itself. What it says in
/// others counts, else `at`; without either nothing is noted.
pub fn note(notes: &mut Vec<(String, String)>, at: Option<Instant>, one_word: bool) {
    let said = if one_word { in_one(notes) } else { in_parts(notes) };
    // The hour of another zone is no hour here.
    let is_elsewhere = in_one(notes).is_none() && noted(notes, "time_zone").is_some_and(|zone| zone != UTC);
    let Some(at) = of(notes).or(at).filter(|_| said.is_none() && !is_elsewhere) else { return };
    let written = clock::machine(at);
    let (day, hour) = written.split_once('T').unwrap_or_default();
    let hour = hour.get(..8).unwrap_or_default();
    if one_word {
        notes.retain(|(name, _)| name != STARTED);
        notes.push((STARTED.to_owned(), format!("{day}T{hour}Z")));
        return;
    }
    notes.retain(|(name, _)| !["year", "month", "day", "time", "time_zone"].contains(&name.as_str()));
    for (name, part) in ["year", "month", "day"].into_iter().zip(day.split('-')) {
        notes.push((name.to_owned(), part.trim_start_matches('0').to_owned()));
    }
    notes.push(("time".to_owned(), hour.to_owned()));
    notes.push(("time_zone".to_owned(), UTC.to_owned()));
}

fn noted<'n>(notes: &'n [(String, String)], name: &str) -> Option<&'n str> {
    notes.iter().find(|(of, _)| of == name).map(|(_, text)| text.trim_matches('"'))
}

/// As Open Hand History says it, which writes UTC without saying so.
fn in_one(notes: &[(String, String)]) -> Option<Instant> {
    let started = noted(notes, STARTED)?;
    clock::parse_machine(started).or_else(|| clock::parse_machine(&format!("{started}Z")))
}

/// As PHH says it.
fn in_parts(notes: &[(String, String)]) -> Option<Instant> {
    let part = |name: &str| noted(notes, name)?.parse::<u32>().ok();
    let (year, month, day, time) = (part("year")?, part("month")?, part("day")?, noted(notes, "time")?);
    let day = format!("{year:04}-{month:02}-{day:02}");
    if noted(notes, "time_zone") == Some(UTC) {
        return clock::parse_machine(&format!("{day}T{time}Z"));
    }
    clock::parse(&format!("{day} {time}"), Instant::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(of: &[(&str, &str)]) -> Vec<(String, String)> {
        of.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn files_say_when_in_their_own_ways() {
        let utc = Instant(1_445_615_553_000);
        assert_eq!(of(&notes(&[("started", "2015-10-23T15:52:33")])), Some(utc));
        assert_eq!(of(&notes(&[("started", "2015-10-23T15:52:33.000Z")])), Some(utc));
        let parts = [("year", "2015"), ("month", "10"), ("day", "23"), ("time", "20:52:33")];
        assert!(of(&notes(&parts)).is_some());
        assert_eq!(of(&notes(&parts[..3])), None);
        assert_eq!(of(&notes(&[("started", "")])), None);
    }
}
