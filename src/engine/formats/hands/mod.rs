//! Hand files of every kind, read into one record that the state machine can play.

mod blank;
pub mod checked;
mod each;
mod exact;
mod fault;
mod flag_words;
pub mod kept;
mod kind;
mod lines;
mod logged;
pub mod ohh;
mod paid;
pub mod phh;
pub mod poker_now;
mod readable;
mod record;
mod renamed;
mod replay;
mod scaled;
mod under;
mod written_card;

pub use blank::{blank, blank_in};
pub use each::{Each, each};
pub use fault::Fault;
pub use flag_words::in_words;
pub use kind::{Kind, by_name, sniff};
pub use paid::paid;
pub use readable::readable;
pub use record::{HandRecord, InFile, Middle, SITE_RULES, Spot};
pub use renamed::renamed;
pub use replay::{FINISHING_DIFFERS, Outcome, replay};
pub use scaled::{Scale, scaled, scaled_amount};
pub use under::rules_of;
