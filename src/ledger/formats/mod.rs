//! Text into values of the ledger and back: bundles, the tape, exports.

pub mod bundle;
pub mod essence;
pub mod event_line;
pub mod export;
pub mod party_record;

pub mod past;

pub mod settle_up;

pub mod sheet;

pub mod tape_line;
