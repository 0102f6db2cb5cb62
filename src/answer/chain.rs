//! Chains of events: which events a debt or a note is made of.

use crate::answer::{Amount, When, Who};
use serde::Serialize;

/// One event of a chain.
#[derive(Clone, Debug, Serialize)]
pub struct Link {
    /// Its number.
    pub event: u64,
    /// When it happened.
    pub at: When,
    /// The number of its night.
    pub night: Option<u32>,
    /// Its sentence.
    pub text: String,
    /// What it added; negative if it took something off.
    pub amount: Amount,
}

/// A debt between two, and the events that make it up.
#[derive(Clone, Debug, Serialize)]
pub struct Chain {
    /// Who owes.
    pub debtor: Who,
    /// Who is owed.
    pub creditor: Who,
    /// How much.
    pub amount: Amount,
    /// The events.
    pub events: Vec<Link>,
}

/// Why one owes another.
#[derive(Clone, Debug, Serialize)]
pub struct Why {
    /// In THE BOOK.
    #[serde(flatten)]
    pub book: Chain,
    /// Privately, if there ever was anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<Chain>,
    /// The last event that settled up among more than these two, and so passed debts on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled_up: Option<u64>,
}
