//! The state of a night.

use crate::answer::{Amount, Transit, When};
use serde::{Serialize, Serializer};

/// No night is open.
#[derive(Clone, Debug, Serialize)]
pub struct NoNight {
    /// None.
    pub night: Option<Night>,
    /// Cash between two bankers, while there is some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_transit: Vec<Transit>,
    /// The number and the house of the last one.
    #[serde(skip)]
    pub last: Option<(u32, String)>,
}

/// How tonight stands.
#[derive(Clone, Debug, Serialize)]
pub struct Status {
    /// The night.
    #[serde(flatten)]
    pub state: State,
    /// The number of its tournament, while one is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament: Option<u32>,
    /// Cash between two bankers, while there is some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_transit: Vec<Transit>,
}

/// What is there of a night.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// Which night.
    pub night: Night,
    /// Everybody who sat there or has a result.
    pub players: Vec<Player>,
    /// What the bank has to do with it.
    pub bank: Bank,
    /// What lies in the middle.
    pub pot: Amount,
    /// What the fund has, where the house has one.
    pub fund: Option<Amount>,
    /// The games that are being played move by move.
    pub running: Vec<Running>,
    /// What was found in chips beyond what was expected.
    pub over_short: Amount,
    /// The same in cash.
    pub drawer_over_short: Amount,
    /// What the house calls its fund.
    #[serde(skip)]
    pub fund_name: Option<String>,
    /// What the fund has.
    #[serde(skip)]
    pub in_fund: Amount,
}

/// A game that is being played move by move.
#[derive(Clone, Debug)]
pub struct Running {
    /// Its name.
    pub game: String,
    /// How many moves were made.
    pub moves: usize,
}

impl Serialize for Running {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.game)
    }
}

/// A night by itself.
#[derive(Clone, Debug, Serialize)]
pub struct Night {
    /// Its id in the world.
    pub id: String,
    /// Its number in this book.
    pub number: u32,
    /// Its house.
    pub house: String,
    /// The version of the house's rules.
    pub house_version: String,
    /// When it began.
    pub opened: When,
    /// When it ended.
    pub closed: Option<When>,
    /// Who keeps the bank.
    pub banker: Option<String>,
    /// The title of the house.
    #[serde(skip)]
    pub title: String,
    /// How many hands were recorded.
    #[serde(skip)]
    pub hands: u32,
}

/// A player of a night: what changed for him.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    /// Who.
    pub name: String,
    /// Where he sits.
    pub seat: Option<u32>,
    /// For how much he bought chips.
    pub bought: Amount,
    /// His cash.
    pub cash: Amount,
    /// His money by app.
    pub transfer: Amount,
    /// His notes.
    pub notes: Amount,
    /// What he is owed in THE BOOK; below zero he owes.
    pub book: Amount,
    /// His chips.
    pub chips: Amount,
    /// What was counted of them.
    pub counted: Option<Amount>,
    /// His play added up.
    pub result: Amount,
    /// True if he sat there.
    #[serde(skip)]
    pub sat: bool,
    /// True if he went.
    #[serde(skip)]
    pub has_left: bool,
}

/// The bank of a night.
#[derive(Clone, Debug, Serialize)]
pub struct Bank {
    /// The cash in the drawer.
    pub cash: Amount,
    /// What the chips outside are worth.
    pub chips_out: Amount,
}
