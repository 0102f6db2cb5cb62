//! Why something is so: a sentence, and the rule it stands in.

use engine::refusal::Notice;
use serde::Serialize;

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule, where there is one.
    pub rule: Option<String>,
    /// The sentence.
    pub text: String,
}

impl Reason {
    /// All of them.
    pub fn all<T>(reasons: impl IntoIterator<Item = T>) -> Vec<Self>
    where
        Self: From<T>,
    {
        reasons.into_iter().map(Self::from).collect()
    }

    /// The sentence with its rule at the end.
    #[must_use]
    pub fn with_rule(&self) -> String {
        match &self.rule {
            Some(rule) => format!("{} ({rule})", self.text),
            None => self.text.clone(),
        }
    }
}

impl From<&Notice> for Reason {
    fn from(notice: &Notice) -> Self {
        Self { rule: notice.rule.clone(), text: notice.text.clone() }
    }
}

impl From<&(String, String)> for Reason {
    fn from((rule, text): &(String, String)) -> Self {
        Self { rule: Some(rule.clone()), text: text.clone() }
    }
}

impl From<&(Option<String>, String)> for Reason {
    fn from((rule, text): &(Option<String>, String)) -> Self {
        Self { rule: rule.clone(), text: text.clone() }
    }
}
