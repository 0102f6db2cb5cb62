//! Restoring: a book built again from a tape or a backup, audited, and put in place; nothing known is lost unsaid.

mod building;

mod mending;

pub mod losing;

pub mod leaving;

mod placing;

pub use building::RestoreSource;
pub use placing::{Damage, RestoreWish, Restored, restore};
