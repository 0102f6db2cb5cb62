//! What many nights add up to: runs of good and bad ones, who wins whose money, who ranks where.

mod rivals;
mod runs;
mod standings;

pub use rivals::{HandNet, Rivalry, rivalries};
pub use runs::{NightRun, NightRuns, runs};
pub use standings::{SeasonLine, SeasonTerms, standings};
