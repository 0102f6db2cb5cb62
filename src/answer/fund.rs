//! The money a house puts aside.

use crate::answer::{Amount, ByName};
use ledger::journal::{FundPaid, FundWhy};
use ledger::night::{Tonight, fund};
use serde::Serialize;

/// What the fund has and who paid into it; none if the house has none.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The fund.
    pub fund: Option<Fund>,
}

/// A fund.
#[derive(Clone, Debug, Serialize)]
pub struct Fund {
    /// What the house calls it.
    pub name: Option<String>,
    /// What it has in tonight's chips.
    pub chips: Amount,
    /// What it has in cash.
    pub cash: Amount,
    /// What it is owed in THE BOOK.
    pub book: Amount,
    /// Players who paid in or received something.
    pub players: ByName<Figures>,
    /// The rule.
    #[serde(skip)]
    pub rule: Option<String>,
    /// True while a night is open: only then can it have chips.
    #[serde(skip)]
    pub is_tonight: bool,
}

/// What one player paid into the fund and received from it.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// What they paid tonight.
    pub tonight: Amount,
    /// What they paid in all nights.
    pub paid: Amount,
    /// What they got out of it.
    pub received: Amount,
}

/// Somebody paid into it, by hand.
#[derive(Clone, Debug, Serialize)]
pub struct Given {
    /// Who.
    pub player: String,
    /// How much.
    pub amount: Amount,
    /// What they hold now.
    pub chips: Amount,
    /// The payment.
    #[serde(skip)]
    pub payment: Payment,
}

/// Somebody was paid out of it.
#[derive(Clone, Debug, Serialize)]
pub struct Spent {
    /// Who.
    pub player: String,
    /// How much.
    pub amount: Amount,
    /// In what.
    pub means: &'static str,
    /// What it has now.
    pub fund: Fund,
}

/// A payment into it, for a sentence.
#[derive(Clone, Debug)]
pub struct Payment {
    /// Who paid.
    pub player: String,
    /// How much; negative if it went back to the player.
    pub amount: Amount,
    /// What for.
    pub why: FundWhy,
    /// What the house calls its fund.
    pub name: Option<String>,
    /// The rule.
    pub rule: Option<String>,
}

impl Payment {
    /// A payment of tonight.
    #[must_use]
    pub fn of(tonight: &Tonight, paid: &FundPaid) -> Self {
        Self {
            player: tonight.name(paid.player).to_owned(),
            amount: Amount::new(paid.amount, tonight.currency),
            why: paid.why,
            name: fund::name(&tonight.house).map(str::to_owned),
            rule: fund::rule(&tonight.house),
        }
    }
}
