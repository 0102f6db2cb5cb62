//! Nights of the past came in.

use crate::answer::{Amount, Debt};
use serde::Serialize;

/// What came in out of spreadsheets.
#[derive(Clone, Debug, Serialize)]
pub struct Past {
    /// The nights, in the order of their days.
    pub nights: Vec<PastLine>,
    /// How many the book had already.
    pub known: usize,
    /// Who came into the book with them.
    pub added: Vec<String>,
    /// What everybody came out with.
    pub totals: Vec<PastTotal>,
    /// What the nights were off by, all together.
    pub off: Amount,
    /// True if no debt comes of them.
    pub settled: bool,
    /// THE BOOK as it stood; only where debts come of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Vec<Debt>>,
    /// THE BOOK as it stands; only where debts come of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Vec<Debt>>,
}

/// A night that came in.
#[derive(Clone, Debug, Serialize)]
pub struct PastLine {
    /// Its number.
    pub night: u32,
    /// Its day.
    pub day: String,
    /// Where it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How many played.
    pub players: usize,
    /// What its results were off by.
    pub off: Amount,
}

/// What one player came out with.
#[derive(Clone, Debug, Serialize)]
pub struct PastTotal {
    /// Who.
    pub player: String,
    /// In how many nights.
    pub nights: u32,
    /// All together.
    pub net: Amount,
}
