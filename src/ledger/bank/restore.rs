//! Restoring: builds a book from a tape or a backup, audits it and puts it in place. Says what's lost.

mod building;

mod mending;

pub mod losing;

pub mod leaving;

mod placing;

pub use building::RestoreSource;
pub use placing::{Damage, RestoreWish, Restored, restore};
