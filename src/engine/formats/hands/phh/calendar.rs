//! The day and the hour a hand says it was played at: kept as written, and refused if no calendar or clock has them.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::literal::{days, is_time};
use crate::formats::hands::phh::reading::Reading;
use crate::formats::hands::record::Spot;
use crate::readable::shown;

/// The last year with four digits.
const YEAR_MAX: u32 = 9999;

/// A leap year, which has every possible day, for a hand that names no year.
const LEAP_YEAR: u32 = 2000;

/// A number of the calendar and where its key is.
type Part = Option<(u32, Spot)>;

impl Reading<'_, '_> {
    /// Refuses what isn't a date or a time of day, at its own line.
    pub(crate) fn calendar(&self) -> Result<(), HandFault> {
        let year = self.part("year", YEAR_MAX)?;
        let month = self.part("month", 12)?;
        let day = self.part("day", 31)?;
        if let (Some((month, _)), Some((day, spot))) = (month, day) {
            let most = days(year.map_or(LEAP_YEAR, |(year, _)| year), month);
            if day > most {
                let message = format!("`day` is {day}, but that month has only {most} days");
                return Err(HandFault::new(spot, message));
            }
        }
        match self.note("time") {
            Some((text, spot)) if !is_time(text) => {
                let message =
                    format!("`time` is `{}`; it should be a time of day like 20:05:00", shown(text));
                Err(HandFault::new(spot, message))
            }
            _ => Ok(()),
        }
    }

    fn part(&self, key: &str, most: u32) -> Result<Part, HandFault> {
        let Some((text, spot)) = self.note(key) else { return Ok(None) };
        let number = text.replace('_', "").parse::<u32>().ok().filter(|number| (1..=most).contains(number));
        let wrong = || format!("`{key}` is `{}`; it should be a number from 1 to {most}", shown(text));
        number.map(|number| Some((number, spot))).ok_or_else(|| HandFault::new(spot, wrong()))
    }

    /// A key that is only kept.
    fn note(&self, key: &str) -> Option<(&str, Spot)> {
        let found = self.sheet.notes.iter().find(|(name, ..)| name == key);
        found.map(|(_, text, spot)| (text.as_ref(), *spot))
    }
}

#[cfg(test)]
mod tests {
    use crate::formats::hands::phh::hands::Hands;

    #[track_caller]
    fn read(keys: &str) -> Result<(), String> {
        let text = format!(
            "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
             starting_stacks = [20, 20]\nactions = []\n{keys}\n"
        );
        Hands::new(&text).next().unwrap().map(drop).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_day_that_no_calendar_has_is_refused_at_its_line() {
        for keys in [
            "year = 2028\nmonth = 2\nday = 29",
            "month = 2\nday = 29",
            "day = 31",
            "year = 2_026\nmonth = 12\nday = 31\ntime = 23:59:59.5",
            "time = '20:05'",
        ] {
            assert_eq!(read(keys), Ok(()), "{keys}");
        }
        for (keys, says) in [
            ("year = 2026\nmonth = 2\nday = 31", "9:1: `day` is 31, but that month has only 28 days"),
            ("day = 30\nmonth = 2", "7:1: `day` is 30, but that month has only 29 days"),
            ("month = 13", "7:1: `month` is `13`; it should be a number from 1 to 12"),
            ("day = 0", "7:1: `day` is `0`; it should be a number from 1 to 31"),
            ("year = 'last'", "7:1: `year` is `last`; it should be a number from 1 to 9999"),
            ("year = 2026.5", "7:1: `year` is `2026.5`; it should be a number from 1 to 9999"),
            ("time = 'late'", "7:1: `time` is `late`; it should be a time of day like 20:05:00"),
            ("time = 2026-10-03", "7:1: `time` is `2026-10-03`; it should be a time of day like 20:05:00"),
        ] {
            assert_eq!(read(keys), Err(says.to_owned()), "{keys}");
        }
    }
}
