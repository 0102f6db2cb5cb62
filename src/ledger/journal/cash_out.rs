//! The facts of going home: a player turns in chips, the bank is settled.

use crate::accounts::Party;
use crate::chips::ChipCount;
use crate::ids::{NightId, PlayerId};
use crate::journal::hand::is_nothing;
use crate::journal::kinds::kinds;
use crate::journal::notes::NoteUse;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of going home.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CashOutFact {
    /// A player turned in chips.
    CashedOut(CashedOut),
    /// The drawer paid a claim on the bank.
    ClaimPaid { night: NightId, player: PlayerId, amount: Money },
    /// Somebody decided who covers what was over or short.
    OverShortBooked { night: NightId, chips: Money, cash: Money, bearer: Party },
    /// The drawer went back to the banker, with what the bank owes or is owed.
    BankSettled(BankSettled),
}

kinds!(CashOutFact {
    CashedOut = "cashed-out",
    ClaimPaid = "claim-paid",
    OverShortBooked = "over-short-booked",
    BankSettled = "bank-settled",
});

/// A player turns in chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CashedOut {
    pub night: NightId,
    pub player: PlayerId,
    pub stack: Money,
    /// The player's own notes from tonight, redeemed first.
    pub notes: Vec<NoteUse>,
    /// The player's debt to the bank from tonight, redeemed next.
    pub debt: Money,
    /// What inviters owe the bank for this player's notes that went into THE BOOK tonight, redeemed next; with it, the player
    /// owes them that much less.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<(PlayerId, Money)>,
    /// Sent to the player by app.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub app: Money,
    /// Paid by the drawer.
    pub cash: Money,
    /// What the drawer couldn't pay: the player's claim on the bank.
    pub claim: Money,
    /// The chips turned in, by color, if they were counted that way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
}

/// The bank is settled with the banker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BankSettled {
    pub night: NightId,
    /// Who keeps the bank; `None` if nobody was named: then the bank itself stays in THE BOOK.
    pub banker: Option<PlayerId>,
    /// Cash out of the drawer.
    pub cash: Money,
    /// Money that came by app.
    pub transfer: Money,
    /// The float that was put in.
    pub float: Money,
    /// What others owe the bank on balance; below zero, what the bank owes them.
    pub residue: Money,
    /// Who gets the drawer; missing in an older book, where the house's purse got all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawer: Option<DrawerShared>,
}

/// Who gets what's in the drawer at the end: the float goes back first.
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

impl CashOutFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::CashedOut(CashedOut { night, .. })
            | Self::BankSettled(BankSettled { night, .. })
            | Self::ClaimPaid { night, .. }
            | Self::OverShortBooked { night, .. } => Some(*night),
        }
    }
}
