//! What the banker insists on, however unusual it is: everything, or the questions they said yes to.

use crate::refusal::{Notice, Refusal};

/// What's done even if it would be asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Insists {
    /// The banker said so for the whole request.
    pub all: bool,
    /// The questions the banker said yes to; a yes counts for that question alone.
    pub agreed: Vec<Refusal>,
}

impl Insists {
    /// True if the banker insists on this one.
    #[must_use]
    pub fn on(&self, question: &Refusal) -> bool {
        self.all || self.agreed.iter().any(|agreed| agreed.why == question.why)
    }

    /// Something to ask about before it's done; only mentioned if the banker insists.
    ///
    /// # Errors
    ///
    /// The refusal as a question, unless the banker insists.
    pub fn asked(&self, refusal: Refusal) -> Result<Notice, Refusal> {
        if self.on(&refusal) { Ok(refusal.into()) } else { Err(Refusal { asks: true, ..refusal }) }
    }
}
