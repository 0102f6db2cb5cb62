//! One column of a night, or of a player's place in its list.

use crate::ids::{NightId, PlayerId};
use crate::store::projector::Obstacle;
use rusqlite::{Connection, params};

/// Sets a column of a night.
pub(crate) fn night_column(
    connection: &Connection,
    night: NightId,
    column: &str,
    value: impl rusqlite::ToSql,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached(&format!("UPDATE night SET {column} = ?2 WHERE id = ?1"))?
        .execute(params![night.to_string(), value])?;
    Ok(())
}

/// Sets a column of a player's place.
pub(crate) fn sitting_column(
    connection: &Connection,
    night: NightId,
    player: PlayerId,
    column: &str,
    value: impl rusqlite::ToSql,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached(&format!("UPDATE sitting SET {column} = ?3 WHERE night = ?1 AND player = ?2"))?
        .execute(params![night.to_string(), player.to_string(), value])?;
    Ok(())
}
