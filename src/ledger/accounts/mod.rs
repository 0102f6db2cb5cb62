//! Who holds what: asset classes, parties, and entries that cannot be built out of balance.

pub mod asset;
pub mod party;

pub mod entry;

pub mod balances;

pub use asset::Asset;
pub use balances::{AccountKey, Accounts, Flow};
pub use entry::{Entry, Nature, Posting, Unbalanced};
pub use party::{Counter, Party};
