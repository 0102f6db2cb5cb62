//! Which player was merged into which, by the book.

pub use crate::people::MergedRecords;

use crate::bank::desk::BankError;
use crate::store::Reader;

impl MergedRecords {
    /// Loads who was merged into whom.
    pub fn load(reader: Reader<'_>) -> Result<Self, BankError> {
        Ok(reader.merged()?)
    }
}
