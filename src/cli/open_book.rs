//! The book as a command keeps it open: opened once, used by everything the command does, and by each line of a script.

use ledger::store::{Access, Store, StoreError};
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::rc::Rc;

/// The book between two looks at it.
#[derive(Clone, Default)]
pub struct OpenBook {
    kept: Rc<RefCell<Option<Kept>>>,
    /// True while lines of a script run, which fold the log only at the end.
    folds_later: bool,
    /// True once the book has been open.
    was_there: Rc<Cell<bool>>,
}

/// What was opened, and for what.
struct Kept {
    store: Store,
    access: Access,
}

impl std::fmt::Debug for OpenBook {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("OpenBook").field("folds_later", &self.folds_later).finish_non_exhaustive()
    }
}

impl OpenBook {
    /// For the lines of a script: what the first line opens stays open.
    #[must_use]
    pub fn of_script(folds_each: bool) -> Self {
        Self { folds_later: !folds_each, ..Self::default() }
    }

    /// True if a line that recorded something folds the log in before it answers.
    #[must_use]
    pub const fn folds_now(&self) -> bool {
        !self.folds_later
    }

    /// True if the book was open before; if it's missing now, somebody moved it.
    #[must_use]
    pub fn was_there(&self) -> bool {
        self.was_there.get()
    }

    /// Opens the book, or takes it as it was left open.
    pub fn open(&self, path: &Path, access: Access) -> Result<Store, StoreError> {
        let mut kept = self.kept.borrow_mut();
        if let Some(kept) = kept.as_mut()
            && kept.store.path() == path
            && kept.store.can_stay_open()
            && kept.is_for(access)?
        {
            return Ok(kept.store.clone());
        }
        *kept = None;
        let store = Store::open(path, access)?;
        self.was_there.set(true);
        if store.can_stay_open() {
            *kept = Some(Kept { store: store.clone(), access });
        }
        Ok(store)
    }

    /// Closes the book and folds its log together.
    pub fn close(&self) -> Result<(), StoreError> {
        match self.kept.take() {
            Some(Kept { store, access: Access::Write }) => store.fold(),
            _ => Ok(()),
        }
    }
}

impl Kept {
    /// True if it is open for that. A book open for writing serves for looking too; one open for looking is reopened if possible.
    fn is_for(&mut self, access: Access) -> Result<bool, StoreError> {
        if self.access == Access::Read && access == Access::Write {
            if !self.store.begin_to_write()? {
                return Ok(false);
            }
            self.access = Access::Write;
        }
        Ok(true)
    }
}

/// What to say about a write-ahead log that couldn't be folded in; if the book is in use, a later command folds it.
pub fn folded(fold: Result<(), StoreError>) -> Option<String> {
    match fold {
        Ok(()) | Err(StoreError::Busy) => None,
        Err(error) => Some(format!("recorded, but the log couldn't be folded back into the book: {error}")),
    }
}
