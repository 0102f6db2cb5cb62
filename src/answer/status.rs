//! The state of a night.

use crate::answer::{Amount, Transit, When};
use serde::{Serialize, Serializer};

/// No night is open.
#[derive(Clone, Debug, Serialize)]
pub struct NoNight {
    /// None.
    pub night: Option<Night>,
    /// Cash on its way between two bankers, if any.
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
    /// Cash on its way between two bankers, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_transit: Vec<Transit>,
}

/// How a night stands.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// Which night.
    pub night: Night,
    /// Everybody who sat there or has a result.
    pub players: Vec<Player>,
    /// What the bank has to do with it.
    pub bank: Bank,
    /// What is in the middle.
    pub pot: Amount,
    /// What the fund has, where the house has one.
    pub fund: Option<Amount>,
    /// The games that are being played move by move.
    pub running: Vec<Running>,
    /// How much more in chips was found than expected.
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
    /// Its global id.
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
    /// The banker.
    pub banker: Option<String>,
    /// The title of the house.
    #[serde(skip)]
    pub title: String,
    /// How many hands were recorded.
    #[serde(skip)]
    pub hands: u32,
}

/// A player of a night, and what changed for them.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    /// Who.
    pub name: String,
    /// Where they sit.
    pub seat: Option<u32>,
    /// How much they bought chips for.
    pub bought: Amount,
    /// Their cash.
    pub cash: Amount,
    /// Their money by app.
    pub transfer: Amount,
    /// Their notes.
    pub notes: Amount,
    /// What they are owed in THE BOOK; negative if they owe.
    pub book: Amount,
    /// Their chips.
    pub chips: Amount,
    /// What was counted of them.
    pub counted: Option<Amount>,
    /// Their total from play.
    pub result: Amount,
    /// True if they sat there.
    #[serde(skip)]
    pub sat: bool,
    /// True if they left.
    #[serde(skip)]
    pub has_left: bool,
}

/// The bank of a night.
#[derive(Clone, Debug, Serialize)]
pub struct Bank {
    /// The cash in the drawer.
    pub cash: Amount,
    /// What the chips in play are worth.
    pub chips_out: Amount,
}
