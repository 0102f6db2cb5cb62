//! The facts of THE BOOK with their own structures: debts taken over, consolidated, limited.

use crate::accounts::Party;
use crate::ids::{NightId, PlayerId};
use crate::journal::kinds::kinds;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A fact of THE BOOK.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DebtFact {
    /// A debt was written into THE BOOK.
    DebtOwed { debtor: PlayerId, creditor: Party, amount: Money, reason: String },
    /// A debt was paid, in cash or by app.
    DebtPaid {
        from: Party,
        to: Party,
        amount: Money,
        /// How much of it is between the two and not in THE BOOK.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        private: Option<Money>,
        /// True if the money was sent by app.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        app: bool,
        /// What the payer or the banker said about it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        remark: String,
    },
    /// A debt was forgiven.
    DebtForgiven {
        creditor: Party,
        debtor: Party,
        amount: Money,
        why: String,
        /// How much of it was between the two and not in THE BOOK.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        private: Option<Money>,
    },
    /// A guest's debt became the inviter's.
    DebtAssumed(DebtAssumed),
    /// THE BOOK was consolidated.
    Consolidated(Consolidated),
    /// When two books were merged, what one owes another moved out of THE BOOK, or into it.
    DebtShifted(DebtShifted),
    /// A limit was set on what somebody may owe in THE BOOK.
    DebtLimited(DebtLimited),
    /// A fact found after the close of a night.
    Adjusted(Adjusted),
}

kinds!(DebtFact {
    DebtOwed = "debt-owed",
    DebtPaid = "debt-paid",
    DebtForgiven = "debt-forgiven",
    DebtAssumed = "debt-assumed",
    Consolidated = "consolidated",
    DebtShifted = "debt-shifted",
    DebtLimited = "debt-limited",
    Adjusted = "adjusted",
});

/// A fact of a closed night, booked today: a debt of one party to another, or cash that nobody wrote down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjusted {
    pub night: NightId,
    pub player: PlayerId,
    /// The other side; for cash, the side where the drawer was over or short.
    pub against: Party,
    pub amount: Money,
    pub why: String,
    /// True if it was cash: the drawer was over or short by it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cash: bool,
}

/// A guest's debt becomes the inviter's; what the guest owes the inviter is private.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DebtAssumed {
    pub night: Option<NightId>,
    pub guest: PlayerId,
    pub inviter: PlayerId,
    pub creditor: Party,
    pub amount: Money,
}

/// One debt of a consolidation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DebtLine {
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
}

/// A consolidation of THE BOOK: the debts before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consolidated {
    pub night: Option<NightId>,
    pub mode: String,
    pub before: Vec<DebtLine>,
    pub after: Vec<DebtLine>,
    /// True when fewer payments are impossible.
    pub proven: bool,
}

/// How much of what one owes another left THE BOOK and is private now; below zero, how much was private and is in THE BOOK now.
/// Only a merge writes it, if one of the two is a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DebtShifted {
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
}

/// How much a player may owe in THE BOOK, counting all their debts there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DebtLimited {
    pub player: PlayerId,
    /// `None`: no limit.
    pub limit: Option<Money>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl DebtFact {
    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::Adjusted(Adjusted { night, .. }) => Some(*night),
            Self::DebtAssumed(DebtAssumed { night, .. }) | Self::Consolidated(Consolidated { night, .. }) => {
                *night
            }
            Self::DebtOwed { .. }
            | Self::DebtPaid { .. }
            | Self::DebtForgiven { .. }
            | Self::DebtShifted(_)
            | Self::DebtLimited(_) => None,
        }
    }
}
