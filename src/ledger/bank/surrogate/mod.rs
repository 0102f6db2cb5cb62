//! A book and its stand-ins (MIK-09): writing bundles, beginning surrogates, merging their events into THE BOOK.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub mod key;

pub mod checked;

pub mod exporting;

pub mod beginning;

pub mod decisions;

pub mod precedence;

pub mod translating;
pub mod twice;
mod used_twice;

mod guests_apart;
mod parted;
mod settled_twice;
mod two_books;

mod people;

pub mod aliases;

mod one_here;

mod same_night;
mod same_unit;

pub mod site_ids;
mod taking;

pub mod merging;

pub mod transit;

pub mod hand_overs;

pub use beginning::begin;
pub use checked::{BundleOpener, Checked, check};
pub use decisions::Decisions;
pub use exporting::{Export, bundle, check_exportable, range};
pub use key::SecretKey;
pub use merging::{MergedSurrogate, merge};
pub use transit::{InTransit, arriving, hand, in_transit};
