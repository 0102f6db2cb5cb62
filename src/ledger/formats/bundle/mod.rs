//! Bundles: a journal, or a part of one, as lines of text that travel from book to book.
//!
//! A head line, one line for each event, a foot line with control totals and a signature. Signing and checking are
//! the bank's; this reads and writes.

pub mod fault;

pub mod head;

pub mod totals;

pub mod foot;

pub mod read;

pub use fault::BundleFault;
pub use foot::Foot;
pub use head::{BundleKind, Head};
pub use read::{BundleReader, read};
pub use totals::Totals;
