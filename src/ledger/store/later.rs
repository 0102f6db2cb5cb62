//! What happened in a night after a given time.

use crate::ids::NightId;
use crate::store::debts::STANDING;
use crate::store::event::{EVENT_COLUMNS, Event};
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use crate::time::Instant;
use rusqlite::params;

impl Reader<'_> {
    /// The events of a night that happened after `at`, in the order they happened, without undone ones.
    pub fn happened_after(&self, night: NightId, at: Instant) -> Result<Vec<Event>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event AS e WHERE night = ?1 AND at > ?2 AND {STANDING} ORDER BY at, seq"
        );
        self.events(&columns, params![night.to_string(), at.0])
    }
}
