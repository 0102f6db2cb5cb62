//! Past evenings.

use crate::answer::status::State;
use crate::answer::{Amount, ByName, When};
use serde::Serialize;

/// All nights.
#[derive(Clone, Debug, Serialize)]
pub struct Nights {
    /// One after the other.
    pub nights: Vec<NightLine>,
}

/// A night in the list.
#[derive(Clone, Debug, Serialize)]
pub struct NightLine {
    /// Its number.
    pub night: u32,
    /// Its global id.
    pub id: String,
    /// Its house.
    pub house: String,
    /// When it began.
    pub opened: When,
    /// When it ended.
    pub closed: Option<When>,
    /// How many hands were recorded.
    pub hands: u32,
}

/// One night, looked back at.
#[derive(Clone, Debug, Serialize)]
pub struct OneNight {
    /// How it stands or stood.
    #[serde(flatten)]
    pub state: State,
    /// What was found after the close.
    pub adjustments: Vec<Adjustment>,
    /// Cash the bank paid to each, with or without a seat; players who got none are left out.
    pub cash_paid: ByName<Amount>,
    /// What the bank sent each by app; players who got nothing are left out.
    #[serde(skip_serializing_if = "ByName::is_empty")]
    pub app_paid: ByName<Amount>,
    /// What each got or lost without playing for it; players with neither are left out.
    pub gifts_losses: ByName<Amount>,
    /// Cash each handed to a banker of another book (negative) or took from one; players with neither are left out.
    #[serde(skip_serializing_if = "ByName::is_empty")]
    pub handed_over: ByName<Amount>,
}

/// A fact found after the close.
#[derive(Clone, Debug, Serialize)]
pub struct Adjustment {
    /// Whose result changed.
    pub player: String,
    /// Who owes it; none if it was cash.
    pub against: Option<String>,
    /// True if the drawer was off by it.
    pub cash: bool,
    /// By how much.
    pub amount: Amount,
    /// What was found.
    pub why: String,
}

/// A fact was booked after the close.
#[derive(Clone, Debug, Serialize)]
pub struct Adjusted {
    /// The night.
    pub night: u32,
    /// Whose result changed.
    pub player: String,
    /// What it was before.
    pub before: Amount,
    /// What it is.
    pub after: Amount,
}
