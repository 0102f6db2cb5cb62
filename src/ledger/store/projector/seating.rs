//! What events change about who is kept apart.

use crate::ids::PlayerId;
use crate::journal::Pair;
use crate::store::projector::{Obstacle, people};
use crate::store::read::player;
use rusqlite::{Connection, params};

/// The two are kept apart from now on.
pub(crate) fn forbid(connection: &Connection, pair: Pair) -> Result<(), Obstacle> {
    people::check_known(connection, pair.one)?;
    people::check_known(connection, pair.other)?;
    keep(connection, pair)
}

fn keep(connection: &Connection, pair: Pair) -> Result<(), Obstacle> {
    let words = params![pair.one.to_string(), pair.other.to_string()];
    connection.prepare_cached("INSERT OR IGNORE INTO apart (one, other) VALUES (?1, ?2)")?.execute(words)?;
    Ok(())
}

/// They may share a table again.
pub(crate) fn forget(connection: &Connection, pair: Pair) -> Result<(), Obstacle> {
    let words = params![pair.one.to_string(), pair.other.to_string()];
    connection.prepare_cached("DELETE FROM apart WHERE one = ?1 AND other = ?2")?.execute(words)?;
    Ok(())
}

/// Players kept apart from the gone record are kept apart from the one it became.
pub(crate) fn merge(connection: &Connection, kept: PlayerId, gone: PlayerId) -> Result<(), Obstacle> {
    let mut known = connection.prepare_cached("SELECT one, other FROM apart WHERE one = ?1 OR other = ?1")?;
    let pairs = known
        .query_map([gone.to_string()], |row| Ok(Pair { one: player(row, 0)?, other: player(row, 1)? }))?;
    for pair in pairs.collect::<rusqlite::Result<Vec<Pair>>>()? {
        forget(connection, pair)?;
        if let Some(other) = pair.besides(gone).filter(|other| *other != kept) {
            keep(connection, Pair::of(kept, other))?;
        }
    }
    Ok(())
}
