//! Who holds what: asset classes, parties, and entries that cannot be built out of balance.

pub mod asset;
pub mod party;

pub mod entry;

pub mod balances;

pub use crate::refusal::Unbalanced;
pub use asset::Asset;
pub use balances::{AccountKey, Accounts, Flow};
pub use entry::{Entry, Nature, Posting};
pub use party::{Counter, Party};
