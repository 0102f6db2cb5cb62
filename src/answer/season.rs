//! The standings of a year.

use crate::answer::{Amount, When};
use serde::Serialize;

/// A season: its evenings, and who stands where.
#[derive(Clone, Debug, Serialize)]
pub struct Season {
    /// The year.
    pub year: String,
    /// How many of a player's best nights count, if not all do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
    /// Players with fewer nights have no place.
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

/// Where a player stands.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Their place; none if they played too few nights.
    pub place: Option<u64>,
    /// Who.
    pub player: String,
    /// How many nights they played.
    pub nights: u64,
    /// How many of them they won.
    pub won: u64,
    /// The total of all their nights.
    pub net: Amount,
    /// The total of the nights that count, if not all do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<Amount>,
    /// Their best night.
    pub best: Amount,
    /// Their worst.
    pub worst: Amount,
    /// What they stood at after each evening.
    pub after: Vec<Amount>,
}
