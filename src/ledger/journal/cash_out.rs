//! The facts of going home: a player turns in his chips, the bank is wound up.

use crate::accounts::Party;
use crate::chips::ChipCount;
use crate::ids::{NightId, PlayerId};
use crate::journal::fact::NoteUse;
use crate::journal::hand::is_nothing;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A player turns in his chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CashedOut {
    pub night: NightId,
    pub player: PlayerId,
    pub stack: Money,
    /// His own notes from tonight, redeemed first.
    pub notes: Vec<NoteUse>,
    /// His debt to the bank from tonight, redeemed next.
    pub debt: Money,
    /// What his inviters owe the bank for notes of his that went into THE BOOK tonight, redeemed next; with it he owes them
    /// that much less.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<(PlayerId, Money)>,
    /// Sent to him by app.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub app: Money,
    /// Paid by the drawer.
    pub cash: Money,
    /// What the drawer could not pay: his claim on the bank.
    pub claim: Money,
    /// The chips turned in, by colour, where they were counted so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
}

/// Whose count it is, where the house wants two (DAV-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counter {
    /// The player counted his own stack.
    Player,
    /// The banker counted it.
    Banker,
}

/// What one of the two counted: said, and believed only when the other says the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountSaid {
    pub night: NightId,
    pub player: PlayerId,
    pub by: Counter,
    pub found: Money,
}

/// The bank is wound up into the banker's hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BankSettled {
    pub night: NightId,
    /// Who keeps the bank; none when nobody was named, then the bank itself stays in THE BOOK.
    pub banker: Option<PlayerId>,
    /// Cash out of the drawer.
    pub cash: Money,
    /// Money that came by app.
    pub transfer: Money,
    /// The float that was put in.
    pub float: Money,
    /// What others owe the bank on balance; below zero what the bank owes them.
    pub residue: Money,
    /// Who gets the drawer; missing in an older book: the house's purse got all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawer: Option<DrawerShared>,
}

/// Who gets what lies in the drawer at the end: the float goes back first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawerShared {
    /// In whose name the float was put in.
    pub giver: Party,
    /// Who gets it back.
    pub owner: Party,
    /// How much of it is still there in cash; THE BOOK has the rest.
    pub back: Money,
    /// Who keeps all other cash and what came by app.
    pub keeper: Party,
}

/// What came by app while somebody kept the bank is on his phone, and stays there when the bank is handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppKept {
    pub by: PlayerId,
    /// Below zero: he sent more than came.
    pub amount: Money,
}
