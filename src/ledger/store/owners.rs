//! Reads who owns the houses.

use crate::ids::{NightId, PlayerId};
use crate::journal::{Fact, NightFact};
use crate::store::event::EVENT_COLUMNS;
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;

/// The owner of each house that has one, by the name of the house.
pub type Owners = BTreeMap<String, PlayerId>;

impl Reader<'_> {
    /// Who owns the houses.
    pub fn owners(&self) -> Result<Owners, StoreError> {
        owners(self.connection())
    }

    /// Who owned the house when a night ended, under the record of today.
    pub fn owner_at_close(&self, night: NightId) -> Result<Option<PlayerId>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event WHERE night = ?1 AND kind = 'night-closed' ORDER BY seq DESC LIMIT 1"
        );
        let closed = self.events(&columns, params![night.to_string()])?.pop();
        let closed = closed.map(|event| event.fact);
        let Some(Fact::Night(NightFact::NightClosed { owner, .. })) = closed else { return Ok(None) };
        let merged = self.merged()?;
        Ok(owner.map(|owner| merged.of(owner)))
    }
}

/// The same, for code that writes.
pub(crate) fn owners(connection: &Connection) -> Result<Owners, StoreError> {
    let text: String =
        connection.prepare_cached("SELECT owners FROM book")?.query_row([], |row| row.get(0))?;
    let unread = |error: serde_json::Error| StoreError::Damaged(format!("the owners of houses: {error}"));
    serde_json::from_str(&text).map_err(unread)
}
