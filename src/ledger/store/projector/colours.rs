//! The colors that are out of the case.

use crate::chips::ChipCount;
use crate::ids::NightId;
use crate::store::projector::Obstacle;
use rusqlite::{Connection, params};

/// Chips come out of the case.
pub(crate) fn out(connection: &Connection, night: NightId, chips: &ChipCount) -> Result<(), Obstacle> {
    chips
        .iter()
        .try_for_each(|(colour, count)| moved(connection, night, &colour.to_string(), i64::from(count)))
}

/// Chips go back into it.
pub(crate) fn back(connection: &Connection, night: NightId, chips: &ChipCount) -> Result<(), Obstacle> {
    chips.iter().try_for_each(|(colour, count)| {
        moved(connection, night, &colour.to_string(), i64::from(count).saturating_neg())
    })
}

fn moved(connection: &Connection, night: NightId, colour: &str, count: i64) -> Result<(), Obstacle> {
    connection
        .prepare_cached(
            "INSERT INTO colour_out (night, colour, count) VALUES (?1, ?2, ?3)
             ON CONFLICT (night, colour) DO UPDATE SET count = count + excluded.count",
        )?
        .execute(params![night.to_string(), colour, count])?;
    Ok(())
}
