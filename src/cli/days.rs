//! The days to look back on.

use crate::cli::clock;
use crate::cli::failure::Failure;
use clap::Args;
use engine::readable::AsTyped;
use ledger::time::Period;

/// Which days; every day if nothing is given.
#[derive(Debug, Default, Args)]
pub struct Days {
    /// From this day on, like 2026-11-21
    #[arg(long, value_name = "DAY")]
    from: Option<String>,
    /// Up to this day
    #[arg(long, value_name = "DAY")]
    to: Option<String>,
    /// Only this year
    #[arg(long, value_name = "YEAR", conflicts_with_all = ["from", "to"])]
    year: Option<String>,
}

impl Days {
    /// All days of a year.
    #[must_use]
    pub const fn of_year(year: String) -> Self {
        Self { from: None, to: None, year: Some(year) }
    }

    /// The first and the last of them, as people write them.
    #[must_use]
    pub fn ends(&self) -> (Option<String>, Option<String>) {
        match &self.year {
            Some(year) => (Some(format!("{year}-01-01")), Some(format!("{year}-12-31"))),
            None => (self.from.clone(), self.to.clone()),
        }
    }

    /// When they start, and when they are over.
    pub fn period(&self) -> Result<Period, Failure> {
        let no_day = |why| match &self.year {
            Some(year) => {
                Failure::usage(format!("`{}` isn't a valid year (write it like 2026)", year.as_typed()))
            }
            None => Failure::usage(why),
        };
        let day = |word: &str| clock::parse_day(word).map_err(no_day);
        let (first, last) = self.ends();
        let from = first.as_deref().map(day).transpose()?.map(|(begins, _)| begins);
        let to = last.as_deref().map(day).transpose()?.map(|(_, ends)| ends);
        if let (Some(first), Some(last), true) =
            (first, last, from.zip(to).is_some_and(|(from, to)| from >= to))
        {
            return Err(Failure::usage(format!("the first day, {first}, is after the last, {last}")));
        }
        Ok(Period { from, to })
    }
}
