//! What events change about the sittings that came in from elsewhere.

use crate::journal::SessionImported;
use crate::refusal::{OrderLaw, Refusal};
use crate::store::failure::StoreError;
use crate::store::projector::Obstacle;
use crate::store::read::Reader;
use rusqlite::{Connection, params};

/// Stores the sittings of a ledger.
pub(crate) fn keep(connection: &Connection, seq: u64, imported: &SessionImported) -> Result<(), Obstacle> {
    let known = Reader::new(connection).online_sittings(&imported.source)?;
    for sitting in &imported.sittings {
        if let Some((event, _)) = known.iter().find(|(_, other)| other.key() == sitting.key()) {
            let (nickname, event) = (sitting.nickname.clone(), *event);
            return Err(Refusal::new(OrderLaw::SittingKept { nickname, event }).into());
        }
    }
    let mut keep = connection
        .prepare_cached("INSERT INTO online_sitting (seq, line, source, sitting) VALUES (?1, ?2, ?3, ?4)")?;
    for (line, sitting) in imported.sittings.iter().enumerate() {
        let kept = serde_json::to_string(sitting).map_err(|error| StoreError::Failed(error.to_string()))?;
        keep.execute(params![seq, line as u64, imported.source, kept])?;
    }
    Ok(())
}
