//! Copying the book: first under another name, where it's audited like any book, and only then does it get its own name.

use crate::bank::audit;
use crate::bank::desk::BankError;
use crate::finding::{Check, Finding};
use crate::store::{Access, Building, Store, StoreError};
use std::path::Path;

/// What became of a copy.
pub struct Copied {
    /// How many events it holds.
    pub events: u64,
    /// What its audit found. If it found a violation, the copy wasn't kept.
    pub checks: Vec<Check>,
}

impl Copied {
    /// True if the copy is in order and has its name.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        is_sound(&self.checks)
    }
}

/// Copies the book into a new file. Others can keep writing: the copy is the book at one moment.
pub fn backup(store: &Store, target: &Path) -> Result<Copied, BankError> {
    if std::fs::symlink_metadata(target).is_ok() {
        return Err(StoreError::Exists(target.to_owned()).into());
    }
    let building = Building::beside(target, ".partial")?;
    store.backup(building.path())?;
    let copy = Store::open(building.path(), Access::Read)?;
    let checks = audit::audit(&copy, false)?;
    let (events, hash) = copy.reader().head()?;
    drop(copy);
    if events > 0 && store.reader().hash_of(events)? != Some(hash) {
        return Err(StoreError::Failed("the copy doesn't end where the book does".to_owned()).into());
    }
    let copied = Copied { events, checks };
    if copied.is_sound() {
        building.put(target)?;
    }
    Ok(copied)
}

/// True if no check is violated.
#[must_use]
pub fn is_sound(checks: &[Check]) -> bool {
    checks.iter().all(|check| matches!(check.finding, Finding::Sound(_)))
}
