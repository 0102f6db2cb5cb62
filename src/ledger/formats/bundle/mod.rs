//! Bundles: a journal, or a part of one, as lines of text that go from book to book.
//!
//! A head line, one line for each event, a foot line with control totals and a signature. The bank signs and checks; this reads
//! and writes.

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
