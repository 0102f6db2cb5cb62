//! The book a script keeps open: opened once, taken by each of its lines, folded together at its end.

use ledger::store::{Access, Store, StoreError};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

/// The book between the lines of a script; a single command keeps none.
#[derive(Clone, Debug, Default)]
pub struct OpenBook {
    kept: Option<Rc<RefCell<Option<Kept>>>>,
    /// True where every line folds the log in, as a command by itself does.
    folds_each: bool,
}

/// What was opened, and for what.
struct Kept {
    store: Store,
    access: Access,
}

impl std::fmt::Debug for Kept {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_tuple("Kept").field(&self.access).finish()
    }
}

impl OpenBook {
    /// For a script: what its first line opens stays open.
    #[must_use]
    pub fn of_script(folds_each: bool) -> Self {
        Self { kept: Some(Rc::default()), folds_each }
    }

    /// True where a line that recorded something folds the log in before it answers.
    #[must_use]
    pub const fn folds_now(&self) -> bool {
        self.kept.is_none() || self.folds_each
    }

    /// Opens the book, or takes it as a line before left it.
    pub fn open(&self, path: &Path, access: Access) -> Result<Store, StoreError> {
        let Some(kept) = &self.kept else { return Store::open(path, access) };
        let mut kept = kept.borrow_mut();
        // One that is open to write can be looked at too.
        let fits = |kept: &&Kept| kept.access == Access::Write || access == Access::Read;
        if let Some(kept) = kept.as_ref().filter(fits)
            && kept.store.path() == path
            && kept.store.can_stay_open()
        {
            return Ok(kept.store.clone());
        }
        *kept = None;
        let store = Store::open(path, access)?;
        if store.can_stay_open() {
            *kept = Some(Kept { store: store.clone(), access });
        }
        Ok(store)
    }

    /// Closes the book and folds its log together.
    pub fn close(&self) -> Result<(), StoreError> {
        match self.kept.as_ref().and_then(|kept| kept.take()) {
            Some(Kept { store, access: Access::Write }) => store.fold(),
            _ => Ok(()),
        }
    }
}
