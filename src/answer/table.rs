//! What the banker did at the table: opened the night, handed over the bank, counted the drawer, fined a player.

use crate::answer::{Amount, Who};
use serde::Serialize;

/// A night is open, or more is known of it.
#[derive(Clone, Debug, Serialize)]
pub struct Opened {
    /// Its number.
    pub night: u32,
    /// Its house.
    pub house: String,
    /// The banker.
    pub banker: Option<String>,
    /// The title of the house.
    #[serde(skip)]
    pub title: String,
    /// True if it was already open.
    #[serde(skip)]
    pub amended: bool,
    /// The stakes that were said.
    #[serde(skip)]
    pub stakes: Option<String>,
    /// What was put into the drawer for change.
    #[serde(skip)]
    pub float: Option<Amount>,
}

/// Somebody else is the banker now.
#[derive(Clone, Debug, Serialize)]
pub struct HandedOver {
    /// Who.
    pub banker: String,
}

/// The cash box was counted.
#[derive(Clone, Debug, Serialize)]
pub struct DrawerCounted {
    /// What was found.
    pub counted: Amount,
    /// What the book had.
    pub expected: Amount,
    /// What it is over in all; short if negative.
    pub drawer_over_short: Amount,
    /// What it is over by this count.
    #[serde(skip)]
    pub difference: Amount,
}

/// A player was warned, fined or exempted.
#[derive(Clone, Debug, Serialize)]
pub struct Judged {
    /// `warned`, `fined` or `exempt`.
    pub outcome: &'static str,
    /// Whose offense.
    pub player: String,
    /// What they paid.
    pub amount: Option<Amount>,
    /// The rule.
    pub rule: Option<String>,
    /// What is in the middle.
    pub pot: Amount,
    /// How many warnings the table has left, if this was one.
    #[serde(skip)]
    pub warnings_left: Option<u32>,
}

/// The host ruled.
#[derive(Clone, Debug, Serialize)]
pub struct Ruled {
    /// What.
    pub ruling: String,
    /// Who, if somebody was named.
    pub by: Option<Who>,
    /// True if a tournament waited for it.
    #[serde(skip)]
    pub play_goes_on: bool,
}
