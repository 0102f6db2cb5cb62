//! Reading whose houses they are.

use crate::ids::PlayerId;
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use rusqlite::Connection;
use std::collections::BTreeMap;

/// The owner of each house that has one, by the name of the house.
pub type Owners = BTreeMap<String, PlayerId>;

impl Reader<'_> {
    /// Whose houses they are.
    pub fn owners(&self) -> Result<Owners, StoreError> {
        owners(self.connection())
    }
}

/// The same for whoever writes.
pub(crate) fn owners(connection: &Connection) -> Result<Owners, StoreError> {
    let text: String =
        connection.prepare_cached("SELECT owners FROM book")?.query_row([], |row| row.get(0))?;
    let unread = |error: serde_json::Error| StoreError::Damaged(format!("the owners of houses: {error}"));
    serde_json::from_str(&text).map_err(unread)
}
