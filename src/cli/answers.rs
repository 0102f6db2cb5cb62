//! What was asked at the terminal in one command, and how it was answered.

use crate::cli::output;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::rc::Rc;

/// Questions and answers: nothing is asked twice while the line is run again.
#[derive(Clone, Debug, Default)]
pub struct Answers(Rc<RefCell<BTreeMap<String, bool>>>);

/// What follows a doubt in its question.
const MEANT: &str = "; do it all the same? [y/N] ";

impl Answers {
    /// Asks, unless that was answered before.
    #[must_use]
    pub fn yes(&self, question: &str) -> bool {
        let known = self.0.borrow().get(question).copied();
        known.unwrap_or_else(|| {
            let answer = yes(question);
            self.0.borrow_mut().insert(question.to_owned(), answer);
            answer
        })
    }

    /// Asks whether what the program doubts is meant; what he meant already and is doubted still is a no.
    #[must_use]
    pub fn means(&self, doubt: &str) -> bool {
        !self.agreed().iter().any(|agreed| agreed == doubt) && self.yes(&format!("{doubt}{MEANT}"))
    }

    /// The doubts that he said yes to.
    #[must_use]
    pub fn agreed(&self) -> Vec<String> {
        let answers = self.0.borrow();
        let agreed = answers.iter().filter(|(_, yes)| **yes).map(|(question, _)| question);
        agreed.filter_map(|question| question.strip_suffix(MEANT)).map(str::to_owned).collect()
    }
}

/// Asks a yes-or-no question; anything but a clear yes is no.
#[must_use]
pub fn yes(question: &str) -> bool {
    if output::beside(question).is_err() {
        return false;
    }
    let mut answer = String::new();
    if io::stdin().lock().read_line(&mut answer).is_err() {
        return false;
    }
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}
