//! What events change about a night that was written down elsewhere.

use crate::accounts::{Asset, Party};
use crate::ids::NightId;
use crate::journal::PastPlayed;
use crate::refusal::{MoneyLaw, Refusal};
use crate::store::projector::Obstacle;
use crate::store::projector::balances::Balances;
use crate::store::projector::rows::{night_column, sitting_column};
use crate::store::projector::sitting::{Sat, sit};
use rusqlite::Connection;

/// Stores the day of the night, and who was there.
pub(crate) fn keep(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    past: &PastPlayed,
) -> Result<(), Obstacle> {
    night_column(connection, past.night, "day", &past.when.day)?;
    for result in &past.results {
        sit(connection, sat, seq, past.night, result.player)?;
        if let Some(bought) = result.bought {
            sitting_column(connection, past.night, result.player, "bought", bought.minor())?;
        }
    }
    Ok(())
}

/// Refuses the end of a night whose results don't add up to zero, unless somebody covers the difference.
pub(crate) fn check_even(
    balances: &Balances,
    connection: &Connection,
    night: NightId,
) -> Result<(), Obstacle> {
    let lies = balances.lies(connection, night, (Party::Table, Asset::Cash))?;
    if lies.is_zero() {
        return Ok(());
    }
    Err(Refusal::new(MoneyLaw::NightUnsettled { asset: Asset::Cash.word() }).into())
}
