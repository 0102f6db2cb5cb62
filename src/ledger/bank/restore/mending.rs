//! Repairs a damaged book whose journal is complete: builds its tables and indexes again from its events and requests.

use crate::bank::audit;
use crate::bank::desk::BankError;
use crate::bank::restore::losing::{self, Lost};
use crate::finding::{Check, Finding};
use crate::store::{Access, Stamp, Store, StoreError};
use std::path::Path;

/// A book built again from its events.
pub struct Mended {
    pub store: Store,
    /// Events of a request whose end is gone.
    pub unfinished: Lost,
    /// Events that are gone.
    pub gone: Lost,
}

/// Writes the events and requests of the damaged book `from` into a new book at `path`. Returns `None` if they don't make up a
/// book. Each has its own seal, so nothing is guessed.
pub fn mended(from: &Path, path: &Path, stamp: &Stamp) -> Result<Option<Mended>, BankError> {
    let damaged = Store::open(from, Access::Read)?;
    // A request is complete or not there, as on a tape.
    let mut whole = 0;
    let read = damaged.reader().each_kept(|event, asked| -> Result<(), StoreError> {
        whole = if asked.is_some() { event.seq } else { whole };
        Ok(())
    });
    if let Err(StoreError::Damaged(_)) = read {
        return Ok(None);
    }
    read?;
    let mut store = Store::create(path)?;
    let laid = store.write(stamp, true, |journal| -> Result<(), StoreError> {
        damaged.reader().each_kept(|event, asked| {
            if event.seq > whole {
                return Ok(());
            }
            journal.lay(&event)?;
            asked.iter().try_for_each(|asked| journal.lay_asked(asked))
        })?;
        journal.rebuild()
    });
    match laid {
        Ok(()) if violated(audit::audit(&store, false)?).is_none() => {
            let unfinished = losing::after(&damaged, whole)?;
            Ok(Some(Mended { store, unfinished, gone: losing::gone(&damaged, whole)? }))
        }
        Ok(()) | Err(StoreError::Damaged(_) | StoreError::Inapplicable { .. }) => {
            drop(store);
            Store::discard(path);
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// The first check of an audit that found something.
pub fn violated(checks: Vec<Check>) -> Option<Check> {
    checks.into_iter().find(|check| !matches!(check.finding, Finding::Sound(_)))
}
