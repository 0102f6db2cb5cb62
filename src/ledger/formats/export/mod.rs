//! The journal for other programs: bookkeeping journals, spreadsheets, JSON.

mod accounts;
mod journal;

mod balances;
mod beancount;
mod hledger;
mod lines;
mod sheets;

#[cfg(feature = "xlsx")]
mod xlsx;

pub use accounts::{AccountWords, Letters};
pub use beancount::beancount;
pub use hledger::hledger;
pub use journal::{ExportedJournal, ToldEvent};
pub use lines::lines;
pub use sheets::{balances, postings};

#[cfg(feature = "xlsx")]
pub use xlsx::workbook;
