//! What was asked at the terminal during one command, and how it was answered.

use crate::cli::failure::Failure;
use crate::cli::talk;
use ledger::refusal::Refusal;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Questions and answers: nothing is asked twice when the line is run again.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    said: Rc<RefCell<BTreeMap<String, bool>>>,
    agreed: Rc<RefCell<Vec<Refusal>>>,
    /// The question that could not be asked at once, for a face that asks in its own way.
    kept: Option<Rc<RefCell<Option<String>>>>,
}

/// The end of a question about a doubt.
const MEANT: &str = "; do it anyway? [y/N] ";

impl Answers {
    /// Questions are not asked at once: each counts as a no until the line is run again with its answer.
    #[cfg(any(feature = "table", feature = "web"))]
    #[must_use]
    pub fn kept() -> Self {
        Self { kept: Some(Rc::default()), ..Self::default() }
    }

    /// True if questions are kept for a face that asks them.
    #[must_use]
    pub const fn are_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// The first question since the last look that has no answer yet.
    #[cfg(any(feature = "table", feature = "web"))]
    #[must_use]
    pub fn open_question(&self) -> Option<String> {
        self.kept.as_ref().and_then(|kept| kept.borrow_mut().take())
    }

    /// Takes the answer to a question.
    #[cfg(any(feature = "table", feature = "web"))]
    pub fn answer(&self, question: &str, answer: bool) {
        self.said.borrow_mut().insert(question.to_owned(), answer);
    }

    /// Asks, unless it was answered before.
    #[must_use]
    pub fn yes(&self, question: &str) -> bool {
        let known = self.said.borrow().get(question).copied();
        known.unwrap_or_else(|| {
            if let Some(kept) = &self.kept {
                kept.borrow_mut().get_or_insert_with(|| question.to_owned());
                return false;
            }
            let answer = yes(question);
            self.said.borrow_mut().insert(question.to_owned(), answer);
            answer
        })
    }

    /// Asks whether what the program doubts is meant; a doubt that comes back after a yes is a no.
    #[must_use]
    pub fn means(&self, failure: &Failure) -> bool {
        let Some(doubt) = failure.question() else { return false };
        let is_new = self.agreed.borrow().iter().all(|agreed| agreed.why != doubt.why);
        let means = is_new && self.yes(&format!("{}{MEANT}", failure.message));
        if means {
            self.agreed.borrow_mut().push(doubt.clone());
        }
        means
    }

    /// The doubts that were answered with yes.
    #[must_use]
    pub fn agreed(&self) -> Vec<Refusal> {
        self.agreed.borrow().clone()
    }
}

/// Asks a yes-or-no question; anything but a clear yes is no.
#[must_use]
pub fn yes(question: &str) -> bool {
    let answer = talk::ask(question).ok().flatten().unwrap_or_default();
    matches!(answer.to_lowercase().as_str(), "y" | "yes")
}
