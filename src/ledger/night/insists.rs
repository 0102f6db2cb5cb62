//! What the banker insists on, however unusual it is: everything, or the questions they said yes to.

use crate::refusal::{Notice, Refusal, Why};

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

    /// Several doubts of one request, asked about as one: a yes to the first isn't a yes to the next.
    ///
    /// # Errors
    ///
    /// As [`Insists::asked`].
    pub fn asked_together(&self, doubts: Vec<Refusal>) -> Result<Option<Notice>, Refusal> {
        let mut doubts = doubts.into_iter();
        let Some(first) = doubts.next() else { return Ok(None) };
        let more: Vec<Why> = doubts.map(|doubt| *doubt.why).collect();
        let all = match more.is_empty() {
            true => first,
            false => first.seen_from(|first| Why::Together { first: Box::new(first), more }),
        };
        self.asked(all).map(Some)
    }
}
