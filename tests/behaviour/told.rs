//! What the ledger refuses and remarks on, in the words of the program.

use housebook::render::refusal::{Heard, said};
use ledger::refusal::{Notice, Refusal, Worded};

/// Its text.
pub trait Told {
    /// The words, and what comes with them.
    type As;
    fn told(&self) -> Self::As;
}

impl Told for Refusal {
    type As = Worded;
    fn told(&self) -> Worded {
        said(self).worded()
    }
}

impl Told for Notice {
    type As = engine::refusal::Notice;
    fn told(&self) -> engine::refusal::Notice {
        self.clone().heard()
    }
}
