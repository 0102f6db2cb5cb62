//! Reads who is expected, who waits, and who didn't come.

use crate::night::reserving::{Expected, ExpectedPlayer};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};
use crate::time::Instant;

impl Reader<'_> {
    /// Everybody who is expected or waits.
    pub fn expected(&self) -> Result<Expected, StoreError> {
        let columns = "SELECT player, waits, preferred, at, words FROM reservation ORDER BY position";
        let kept = self.list(columns, [], |row| {
            Ok(ExpectedPlayer {
                player: player(row, 0)?,
                waits: row.get(1)?,
                preferred: row.get(2)?,
                at: Instant(row.get(3)?),
                words: row.get(4)?,
            })
        })?;
        let absent = self.list("SELECT player, night FROM no_show ORDER BY seq", [], |row| {
            Ok((player(row, 0)?, row.get(1)?))
        })?;
        Ok(Expected::new(kept, absent))
    }
}
