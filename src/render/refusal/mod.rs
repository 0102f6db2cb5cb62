//! Why the book says no, in words: the sentence, the word for scripts, what to type next.
//!
//! The ledger gives names and amounts; here each of its reasons finds its sentence. A reason without one does not compile.

mod adjusting;

mod antes;

mod apart;

mod book_verbs;

mod bundles;

mod buying;

mod card_room;

mod cash_out;

mod chips;

mod claims;

mod closing;

mod cold_hands;

mod counts;

mod dealing;

mod debts;

mod draws;

mod evenings;

mod exports;

mod fines;

mod fund;

mod houses;

mod importing;

mod instead;

mod last_hand;

mod laws;

mod leaving;

mod matching;

mod means;

mod names;

mod netting;

mod newcomers;

mod note_ids;

mod notes;

mod notice;

mod online;

mod opening;

mod party;

mod party_moves;

mod people;

mod quoted;

mod reason;

mod rebuy;

mod recorded_hands;

mod records;

mod reserving;

mod restoring;

mod results;

mod said;

mod seats;

mod surrogates;

mod tables;

mod tonight;

mod tournament;

mod undo;

mod unusual;

mod way_out;

mod winning;

pub use adjusting::drawer_was;
pub use importing::past_fault;
pub use instead::{instead, typed};
pub use notice::{Heard, heard, noticed};
pub use said::Said;
pub use tonight::near_multiples;
pub use way_out::WayOut;

use crate::render::refusal::reason::reason;
use ledger::refusal::{Refusal, Why, Worded};

/// The refusal in words.
#[must_use]
pub fn said(refusal: &Refusal) -> Said {
    reason(&refusal.why)
}

/// The same refusal with another sentence.
#[must_use]
pub fn retold(refusal: Refusal, told: impl FnOnce(&str) -> String) -> Refusal {
    let said = said(&refusal);
    Refusal {
        why: Box::new(Why::Worded(Worded { message: told(&said.message), ..said.worded() })),
        ..refusal
    }
}

/// The same refusal with another way out.
#[must_use]
pub fn led_on(refusal: Refusal, hint: Option<String>) -> Refusal {
    let worded = said(&refusal).worded();
    Refusal { why: Box::new(Why::Worded(Worded { hint, ..worded })), ..refusal }
}
