//! Reads the sittings that came in from another program's ledgers.

use crate::journal::OnlineSitting;
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use crate::time::Instant;

impl Reader<'_> {
    /// Every sitting from a kind of ledger, each with the event it came in by, under the record its player has today.
    pub fn online_sittings(&self, source: &str) -> Result<Vec<(u64, OnlineSitting)>, StoreError> {
        let columns = "SELECT seq, sitting FROM online_sitting WHERE source = ?1 ORDER BY seq, line";
        let rows = self.list(columns, [source], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
        let merged = self.merged()?;
        let read = |(seq, sitting): (u64, String)| {
            let sitting: OnlineSitting = serde_json::from_str(&sitting).map_err(|error| {
                StoreError::Damaged(format!("event {seq}: a session can't be read: {error}"))
            })?;
            Ok((seq, OnlineSitting { player: merged.of(sitting.player), ..sitting }))
        };
        rows.into_iter().map(read).collect()
    }

    /// The kinds of ledgers that sittings came in from.
    pub fn online_sources(&self) -> Result<Vec<String>, StoreError> {
        self.list("SELECT DISTINCT source FROM online_sitting ORDER BY source", [], |row| row.get(0))
    }

    /// The number of a night that was played here, not on a site or in a surrogate, and was open at that time.
    pub fn night_within(&self, at: Instant) -> Result<Option<u32>, StoreError> {
        let columns = "SELECT number FROM night
                       WHERE kept_in IS NULL AND opened < ?1 AND closed > ?1
                         AND NOT EXISTS (SELECT 1 FROM event WHERE event.night = night.id
                                         AND event.kind = 'session-imported')
                       ORDER BY number LIMIT 1";
        Ok(self.list(columns, [at.0], |row| row.get(0))?.into_iter().next())
    }
}
