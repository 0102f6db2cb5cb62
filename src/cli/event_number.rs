//! The number of an event as it is typed; one that no journal can reach is not a number.

use clap::builder::RangedU64ValueParser;

/// The highest number that a journal can give.
const HIGHEST: u64 = i64::MAX.unsigned_abs();

/// Reads the number of an event.
pub fn event_number() -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(0..=HIGHEST)
}
