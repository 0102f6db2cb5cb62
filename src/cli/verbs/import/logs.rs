//! The logs of one evening: one file, or several that continue or overlap each other.

use crate::cli::failure::Failure;
use crate::cli::verbs::import::place::{bad, moment};
use engine::formats::hands::Spot;
use engine::formats::hands::poker_now::evening::{LoggedEvening, LoggedMoment, What};
use engine::formats::hands::poker_now::{are_of_two_games, evening};
use ledger::bank::importing::PAUSE;
use ledger::refusal::Refusal;

/// An evening from its logs.
pub struct Log {
    pub evening: LoggedEvening,
    files: Vec<File>,
}

/// A file of the evening.
struct File {
    name: String,
    /// How many lines come before it when all are one text.
    before: usize,
}

impl Log {
    /// Reads the logs as one. A row that is in two of them counts once: each has its number.
    ///
    /// # Errors
    ///
    /// What is wrong with a row, and where; `two-evenings` if nothing shows that the logs are from the same evening.
    pub fn read(logs: &[(String, String)]) -> Result<Self, Failure> {
        let (mut text, mut files) = (String::new(), Vec::new());
        for (place, (name, log)) in logs.iter().enumerate() {
            if logs.iter().take(place).any(|(_, before)| are_of_two_games(before, log)) {
                let message = format!("`{name}` is the log of another game; import one game at a time");
                return Err(Refusal::worded("two-evenings", message).into());
            }
            files.push(File { name: name.clone(), before: text.matches('\n').count() });
            match (text.is_empty(), headed(&text), headed(log)) {
                (true, ..) => text.push_str(log),
                (_, (header, _), (other, rows)) if header == other && has_numbers(header) => {
                    text.push('\n');
                    text.push_str(rows);
                }
                _ => return Err(apart(name)),
            }
            if !text.ends_with('\n') {
                text.push('\n');
            }
        }
        let evening = evening(&text).map_err(|fault| {
            let (name, spot) = place(&files, fault.spot);
            bad(name, spot, &fault.message)
        })?;
        let log = Self { evening, files };
        log.check_together()?;
        Ok(log)
    }

    /// True if one of its amounts has decimals: then it counts whole units, and nobody has to say so.
    pub fn has_decimals(&self) -> bool {
        self.evening.currency.decimals() > 0
    }

    /// True if a hand of it was played to its end.
    pub fn has_hands(&self) -> bool {
        self.evening.moments.iter().any(|told| matches!(told.what, What::Hand(_)))
    }

    /// What happened, each with its file and its place in it.
    pub fn moments(&self) -> impl Iterator<Item = (&str, Spot, &LoggedMoment)> {
        self.evening.moments.iter().map(|told| {
            let (name, spot) = place(&self.files, told.spot);
            (name, spot, told)
        })
    }

    /// Refuses logs with a pause between them long enough to end an evening.
    fn check_together(&self) -> Result<(), Failure> {
        let mut last = None;
        for (name, spot, told) in self.moments() {
            let at = moment(name, spot, &told.at)?;
            if let Some((before, file)) = last
                && file != name
                && at.0.saturating_sub(before) >= PAUSE
            {
                let second = self.files.iter().rev().find(|known| known.name == name || known.name == file);
                return Err(apart(second.map_or(name, |second| second.name.as_str())));
            }
            last = Some((at.0, name));
        }
        Ok(())
    }
}

/// The file that a place in the joined text belongs to, and the place in it.
fn place(files: &[File], spot: Spot) -> (&str, Spot) {
    let file = files.iter().rev().find(|file| file.before < spot.line.max(1));
    let (name, before) = file.map_or(("", 0), |file| (file.name.as_str(), file.before));
    (name, Spot { line: spot.line.saturating_sub(before), ..spot })
}

/// The first line of a log, and the rest.
fn headed(text: &str) -> (&str, &str) {
    let (header, rows) = text.split_once('\n').unwrap_or((text, ""));
    (header.trim_start_matches('\u{feff}').trim(), rows)
}

/// True if rows have numbers, so that two files of them can be put in order.
fn has_numbers(header: &str) -> bool {
    header.split(',').any(|cell| cell.trim().trim_matches('"').eq_ignore_ascii_case("order"))
}

fn apart(name: &str) -> Failure {
    let message = format!("`{name}` is a second log, from another evening; import one night at a time");
    Refusal::worded("two-evenings", message).into()
}
