//! The people at the table: what's allowed as a name, who a typed name means, who answers for a guest.
//!
//! Nothing here knows what anybody owes.

pub mod fold;
pub mod lookalike;
pub mod name;
pub mod person;

pub mod near;
pub mod roster;

pub mod admission;
pub mod merge;
pub mod merged;
pub mod names_then;
pub mod sponsor;

pub mod identifier;
pub mod pay_handle;

pub use identifier::{Identifiers, NoteIdentifier};
pub use lookalike::LookalikeKeys;
pub use merged::MergedRecords;
pub use name::{Name, RESERVED_NAMES};
pub use names_then::{NamesThen, Naming};
pub use person::{Person, Standing};
pub use roster::{EVERYBODY, Roster};
