//! The standings of a year.

use crate::answer::{Amount, When};
use serde::Serialize;

/// A season: its evenings, and who stands where.
#[derive(Clone, Debug, Serialize)]
pub struct Season {
    /// The year.
    pub year: String,
    /// Only so many of a player's best nights count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
    /// Who played fewer nights has no place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_nights: Option<u64>,
    /// Its nights, in order.
    pub evenings: Vec<Evening>,
    /// The players, the best first.
    pub players: Vec<Standing>,
}

/// A night of a season.
#[derive(Clone, Debug, Serialize)]
pub struct Evening {
    /// Its number.
    pub night: u32,
    /// When it began.
    pub opened: When,
}

/// Where somebody stands.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// His place; none for who played too few nights.
    pub place: Option<u64>,
    /// Who.
    pub player: String,
    /// How many nights he played.
    pub nights: u64,
    /// In how many he came out ahead.
    pub won: u64,
    /// All his nights.
    pub net: Amount,
    /// What counts of them, where not all of them do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<Amount>,
    /// His best night.
    pub best: Amount,
    /// His worst.
    pub worst: Amount,
    /// What he stood at after each evening.
    pub after: Vec<Amount>,
}
