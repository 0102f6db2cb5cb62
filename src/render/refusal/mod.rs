//! Why the book says no, in words: the sentence, the word for scripts, what to type next.
//!
//! The ledger gives names and amounts; here each of its reasons finds its sentence. A reason without one does not compile.

mod antes;

mod notes;

mod notice;

mod quoted;

mod reason;

mod said;

mod tournament;

mod way_out;

pub use notice::{Heard, heard, noticed};
pub use said::Said;
pub use way_out::WayOut;

use crate::render::refusal::reason::reason;
use ledger::refusal::{Refusal, Why, Worded};

/// The refusal in words.
#[must_use]
pub fn said(refusal: &Refusal) -> Said {
    reason(&refusal.why)
}

/// The refusal with its words, for those who tell it further.
#[must_use]
pub fn worded(refusal: &Refusal) -> engine::refusal::Refusal {
    let said = said(refusal);
    let hint = said.hint();
    let told = engine::refusal::Refusal::new(said.code, said.message).by(refusal.rule.as_deref());
    engine::refusal::Refusal { hint, ..told }
}

/// The same refusal with its sentence told otherwise.
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
