//! A house's answer to something that happened at the table: an ending, its rule, and a sentence.

use crate::house::{House, Key, key};
use crate::play::procedure::outcome::Remedy;
use crate::refusal::Notice;

/// An answer to "what now?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The ending.
    pub outcome: Remedy,
    /// The house rule that says so; `None` if it's the standard rule, or no rule.
    pub rule: Option<String>,
    /// True if the house doesn't say and the standard rule decided.
    pub fallback: bool,
    /// One lower-case sentence without a period.
    pub text: String,
    /// What else the table should hear.
    pub remarks: Vec<Notice>,
}

/// Which rule id stands for an answer when a setting cites several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The first.
    First,
    /// The last.
    Last,
}

impl Verdict {
    /// An answer by a rule of the house.
    #[must_use]
    pub fn by(rule: Option<String>, outcome: Remedy, text: impl Into<String>) -> Self {
        Self { outcome, rule, fallback: false, text: text.into(), remarks: Vec::new() }
    }

    /// No answer: the house says nothing about `what`, so the person who decides there has to (DAV-02, CAU-004, PIG-02).
    #[must_use]
    pub fn ask(house: &House, what: &str) -> Self {
        let decides = house.word(key::RULING);
        let who = match decides.as_ref().map(|ruled| ruled.value) {
            Some("management") => "management decides",
            Some("agreement") => "agree on what's fair and write it down",
            Some(_) => "the host decides, and play stops until then",
            None => "ask the host",
        };
        let base = house
            .text(key::RULES_BASE)
            .map(|base| {
                format!("; the rest of the rules are {}, which this program doesn't have", base.value)
            })
            .unwrap_or_default();
        let text = format!("{} doesn't say {what}: {who}{base}", house.title());
        Self::by(decides.and_then(|ruled| ruled.rule), Remedy::Ask, text)
    }

    /// The same answer, as the engine's own choice.
    #[must_use]
    pub fn by_fallback(self) -> Self {
        Self { rule: None, fallback: true, ..self }
    }

    /// With one more remark.
    #[must_use]
    pub fn remark(mut self, rule: Option<String>, text: impl Into<String>) -> Self {
        self.remarks.push(Notice { rule, text: text.into() });
        self
    }
}

/// One of the ids that a setting cites.
#[must_use]
pub fn cited(house: &House, key: Key, which: Which) -> Option<String> {
    let ids = house.setting(key)?.rule.as_deref()?;
    let mut ids = ids.split(',').map(|id| id.trim().to_owned());
    match which {
        Which::First => ids.next(),
        Which::Last => ids.next_back(),
    }
}
