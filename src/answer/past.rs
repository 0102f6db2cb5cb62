//! Past nights were imported.

use crate::answer::{Amount, Debt};
use serde::Serialize;

/// What was imported from spreadsheets.
#[derive(Clone, Debug, Serialize)]
pub struct Past {
    /// The nights, in the order of their days.
    pub nights: Vec<PastLine>,
    /// How many the book had already.
    pub known: usize,
    /// The players added with them.
    pub added: Vec<String>,
    /// Everybody's total.
    pub totals: Vec<PastTotal>,
    /// What the nights were off by, all together.
    pub off: Amount,
    /// True if no debts come from them.
    pub settled: bool,
    /// THE BOOK before; only if debts come from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Vec<Debt>>,
    /// THE BOOK after; only if debts come from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Vec<Debt>>,
}

/// An imported night.
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

/// One player's total.
#[derive(Clone, Debug, Serialize)]
pub struct PastTotal {
    /// Who.
    pub player: String,
    /// In how many nights.
    pub nights: u32,
    /// All together.
    pub net: Amount,
}
