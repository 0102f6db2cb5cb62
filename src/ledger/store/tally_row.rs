//! The columns of a player's sums, in one order for the projector that writes them and the reader.

use crate::night::hand_tally::HandTally;
use engine::money::Money;
use rusqlite::Row;

/// The columns [`tally`] reads, in its order.
pub(crate) const TALLY_COLUMNS: &str =
    "net, won_max, hands, showdowns, showdowns_won, counted, entered, raised,
    faced, reraised, flops, went, went_won";

/// Reads a tally whose columns begin at `first`.
pub(crate) fn tally(row: &Row<'_>, first: usize) -> rusqlite::Result<HandTally> {
    let mut tally = HandTally {
        net: Money::from_minor(row.get(first)?),
        won_max: Money::from_minor(row.get(first + 1)?),
        ..HandTally::default()
    };
    for (offset, count) in tally.counts_mut().into_iter().enumerate() {
        *count = row.get(first + 2 + offset)?;
    }
    Ok(tally)
}
