//! How the program says no: a code, a sentence with the figures that decided it, the rule, and what to do.
//!
//! ```
//! use housebook_engine::refusal::Refusal;
//!
//! let refusal = Refusal::new("buy-in-multiple", "$17.50 isn't a multiple of $5.00").by(Some("MIK-02"));
//! assert_eq!(refusal.to_string(), "$17.50 isn't a multiple of $5.00");
//! assert_eq!((refusal.code, refusal.rule.as_deref()), ("buy-in-multiple", Some("MIK-02")));
//! ```

mod instead;

pub use instead::Instead;

use crate::money::Overflow;
use serde::Serialize;

/// What a reason cites for a choice that isn't in the house's rules.
pub const STANDARD: &str = "standard";

/// A refusal by a rule of the house or the ledger. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// A stable kebab-case word for scripts, for example `buy-in-multiple`.
    pub code: &'static str,
    /// The house rule that decided, for example `MIK-02`; `None` for rules of the ledger itself.
    pub rule: Option<String>,
    /// One lower-case sentence with the figures, names in backticks, no final period.
    pub message: String,
    /// What to do instead, if that is obvious.
    pub instead: Option<Instead>,
}

impl Refusal {
    /// A refusal without a rule.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, rule: None, message: message.into(), instead: None }
    }

    /// Names the rule that decided.
    #[must_use]
    pub fn by_rule(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }

    /// Names the rule that decided, if there is one.
    #[must_use]
    pub fn by(mut self, rule: Option<&str>) -> Self {
        self.rule = rule.map(str::to_owned);
        self
    }

    /// Says what to do instead.
    #[must_use]
    pub fn instead(mut self, instead: Instead) -> Self {
        self.instead = Some(instead);
        self
    }
}

impl From<Refusal> for Notice {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule, text: refusal.message }
    }
}

impl From<Overflow> for Refusal {
    fn from(overflow: Overflow) -> Self {
        Self::new("amount-too-large", overflow.to_string())
    }
}

/// Something the banker should hear although the command went through, or a reason for its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notice {
    /// The rule behind it, if any.
    pub rule: Option<String>,
    /// The sentence.
    pub text: String,
}

impl Notice {
    /// A remark with its rule, if there is one.
    #[must_use]
    pub fn new(rule: Option<&str>, text: impl Into<String>) -> Self {
        Self { rule: rule.map(str::to_owned), text: text.into() }
    }

    /// The sentence with its rule at the end.
    #[must_use]
    pub fn with_rule(&self) -> String {
        match &self.rule {
            Some(rule) if rule == STANDARD => format!("{} (standard rule)", self.text),
            Some(rule) => format!("{} ({rule})", self.text),
            None => self.text.clone(),
        }
    }
}

impl From<&(String, String)> for Notice {
    fn from((rule, text): &(String, String)) -> Self {
        Self::new(Some(rule), text.as_str())
    }
}

impl From<&(Option<String>, String)> for Notice {
    fn from((rule, text): &(Option<String>, String)) -> Self {
        Self::new(rule.as_deref(), text.as_str())
    }
}
