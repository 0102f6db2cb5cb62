//! Who owns the houses.

use crate::ids::PlayerId;
use crate::store::failure::StoreError;
use crate::store::owners::{Owners, owners};
use crate::store::projector::Obstacle;
use rusqlite::Connection;

/// A house gets this owner from now on.
pub(crate) fn own(connection: &Connection, house: &str, owner: PlayerId) -> Result<(), Obstacle> {
    let mut owners = owners(connection)?;
    owners.insert(house.to_owned(), owner);
    keep(connection, &owners)
}

/// What the gone record owned belongs to the kept one.
pub(crate) fn merge(connection: &Connection, kept: PlayerId, gone: PlayerId) -> Result<(), Obstacle> {
    let mut owners = owners(connection)?;
    if owners.values().all(|owner| *owner != gone) {
        return Ok(());
    }
    owners.values_mut().filter(|owner| **owner == gone).for_each(|owner| *owner = kept);
    keep(connection, &owners)
}

fn keep(connection: &Connection, owners: &Owners) -> Result<(), Obstacle> {
    let text = serde_json::to_string(owners).map_err(|error| StoreError::Damaged(error.to_string()))?;
    connection.execute("UPDATE book SET owners = ?1", [text])?;
    Ok(())
}
