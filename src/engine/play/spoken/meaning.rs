//! What words or a motion mean: an act with its rule, or a question to ask.

use crate::money::Money;
use crate::play::act::Act;
use crate::refusal::Notice;

/// An act, and why it is that one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// What the player did. Whether it's allowed is for the validator to say.
    pub act: Act,
    /// The house rule that reads it this way; `None` if the words are clear.
    pub rule: Option<String>,
    /// The change the player gets back, if any.
    pub change: Money,
    /// What the table should hear.
    pub remarks: Vec<Notice>,
}

impl Meaning {
    /// A plain act.
    #[must_use]
    pub const fn plain(act: Act) -> Self {
        Self { act, rule: None, change: Money::ZERO, remarks: Vec::new() }
    }

    /// An act by a rule.
    #[must_use]
    pub fn by(rule: Option<String>, act: Act) -> Self {
        Self { rule, ..Self::plain(act) }
    }

    /// With one more remark.
    #[must_use]
    pub fn remark(mut self, rule: Option<String>, text: impl Into<String>) -> Self {
        self.remarks.push(Notice { rule, text: text.into() });
        self
    }
}

/// A question for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The house rule that says to ask.
    pub rule: Option<String>,
    /// What to ask, in one lower-case sentence.
    pub text: String,
    /// What the player may have meant; empty if only the amount is missing.
    pub readings: Vec<Act>,
}

/// How words and chips were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// They mean this.
    Means(Meaning),
    /// Nobody can know: ask the player.
    Ask(Question),
}

impl From<Meaning> for Reading {
    fn from(meaning: Meaning) -> Self {
        Self::Means(meaning)
    }
}
