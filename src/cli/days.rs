//! The days that are looked back over.

use crate::cli::clock;
use crate::cli::failure::Failure;
use clap::Args;
use ledger::time::Instant;

/// Which days; nothing said is every day.
#[derive(Debug, Args)]
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
    /// When they begin, and when they are over.
    pub fn span(&self) -> Result<(Option<Instant>, Option<Instant>), Failure> {
        let day = |word: &str| clock::parse_day(word).map_err(Failure::usage);
        if let Some(year) = &self.year {
            let no_year = |_| Failure::usage(format!("`{}` is no year (write 2026)", year.escape_debug()));
            let first = day(&format!("{year}-01-01")).map_err(no_year)?;
            let last = day(&format!("{year}-12-31")).map_err(no_year)?;
            return Ok((Some(first.0), Some(last.1)));
        }
        let from = self.from.as_deref().map(day).transpose()?;
        let to = self.to.as_deref().map(day).transpose()?;
        Ok((from.map(|(begins, _)| begins), to.map(|(_, ends)| ends)))
    }
}
