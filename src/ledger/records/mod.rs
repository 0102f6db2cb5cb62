//! What many nights come to: runs of good and bad ones, who takes whose money, who stands where.

mod rivals;
mod runs;
mod standings;

pub use rivals::{HandNet, Rivalry, rivalries};
pub use runs::{NightRun, NightRuns, runs};
pub use standings::{SeasonLine, SeasonTerms, standings};
