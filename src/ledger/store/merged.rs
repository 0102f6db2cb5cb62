//! Which records of people were merged into which.

use crate::people::MergedRecords;
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};

impl Reader<'_> {
    /// The record that's kept for everybody today.
    pub fn merged(&self) -> Result<MergedRecords, StoreError> {
        let pairs = self.list("SELECT id, merged FROM player WHERE merged IS NOT NULL", [], |row| {
            Ok((player(row, 0)?, player(row, 1)?))
        })?;
        Ok(MergedRecords::new(pairs.into_iter().collect()))
    }
}
