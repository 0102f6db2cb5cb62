//! What the banker means, however unusual it is: everything, or what he said yes to.

use crate::refusal::{Notice, Refusal};

/// What is done although it is asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Insists {
    /// He said so of the whole request.
    pub all: bool,
    /// The questions he said yes to; a yes is for that question alone.
    pub agreed: Vec<Refusal>,
}

impl Insists {
    /// True if he means this one.
    #[must_use]
    pub fn on(&self, question: &Refusal) -> bool {
        self.all || self.agreed.iter().any(|agreed| agreed.why == question.why)
    }

    /// What is asked about before it is done, and only said where the banker means it.
    ///
    /// # Errors
    ///
    /// The refusal as a question, unless he insists.
    pub fn asked(&self, refusal: Refusal) -> Result<Notice, Refusal> {
        if self.on(&refusal) { Ok(refusal.into()) } else { Err(Refusal { asks: true, ..refusal }) }
    }
}
