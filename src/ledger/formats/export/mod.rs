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
pub use balances::Sums;
pub use beancount::Beancount;
pub use hledger::Hledger;
pub use journal::{ExportFormat, ExportedJournal, ToldEvent};
pub use lines::JournalLines;
pub use sheets::{Postings, RESULTS, balances};

#[cfg(feature = "xlsx")]
pub use sheets::posting_rows;
#[cfg(feature = "xlsx")]
pub use xlsx::workbook;
