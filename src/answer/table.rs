//! What the banker did at the table: the night opened, the bank handed over, the drawer counted, an offence judged.

use crate::answer::{Amount, Who};
use serde::Serialize;

/// A night is open, or more is known of it.
#[derive(Clone, Debug, Serialize)]
pub struct Opened {
    /// Its number.
    pub night: u32,
    /// Its house.
    pub house: String,
    /// Who keeps the bank.
    pub banker: Option<String>,
    /// The title of the house.
    #[serde(skip)]
    pub title: String,
    /// True if it was open before.
    #[serde(skip)]
    pub amended: bool,
    /// The stakes that were said.
    #[serde(skip)]
    pub stakes: Option<String>,
    /// What was put into the drawer for change.
    #[serde(skip)]
    pub float: Option<Amount>,
}

/// Another keeps the bank.
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

/// An offence was judged.
#[derive(Clone, Debug, Serialize)]
pub struct Judged {
    /// `warned`, `fined` or `exempt`.
    pub outcome: &'static str,
    /// Whose offence.
    pub player: String,
    /// What he paid.
    pub amount: Option<Amount>,
    /// The rule.
    pub rule: Option<String>,
    /// What lies in the middle.
    pub pot: Amount,
    /// How many warnings the table has left, where he was warned.
    #[serde(skip)]
    pub warnings_left: Option<u32>,
}

/// The host ruled.
#[derive(Clone, Debug, Serialize)]
pub struct Ruled {
    /// What.
    pub ruling: String,
    /// Who, if he was named.
    pub by: Option<Who>,
    /// True if a tournament waited for it.
    #[serde(skip)]
    pub play_goes_on: bool,
}
