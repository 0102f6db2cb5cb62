//! Chips were turned in.

use crate::answer::{Amount, ByName};
use ledger::journal;
use ledger::night::Tonight;
use serde::Serialize;

/// Players were paid for their chips.
#[derive(Clone, Debug, Serialize)]
pub struct CashedOut {
    /// Everybody who was paid, in order.
    pub cashed_out: Vec<Cashed>,
    /// The cash left.
    pub drawer: Amount,
    /// Why they were paid in this order, where the house has a rule on it.
    #[serde(skip)]
    pub order: Option<String>,
    /// The rule that makes both counts and the payout one figure (DAV-20).
    #[serde(skip)]
    pub agreed: Option<String>,
}

/// A round of cashing out ended.
#[derive(Clone, Debug, Serialize)]
pub struct PaidRound {
    /// How many were paid.
    pub paid: usize,
    /// Who was not.
    pub unpaid: Vec<String>,
    /// Who has chips that nobody counted.
    pub uncounted: Vec<String>,
    /// The cash left.
    pub drawer: Amount,
}

/// What a player got for their chips.
#[derive(Clone, Debug, Serialize)]
pub struct Cashed {
    /// Who.
    pub player: String,
    /// What they turned in.
    pub chips: Amount,
    /// Their own notes, redeemed first.
    pub notes: Vec<NoteRedeemed>,
    /// Their debt to the bank, redeemed next.
    pub debt: Amount,
    /// How much less each inviter owes the bank, by name.
    pub answered: ByName<Amount>,
    /// Sent by app.
    pub app: Amount,
    /// Paid from the drawer.
    pub cash: Amount,
    /// What the drawer could not pay.
    pub claim: Amount,
}

/// A note and what was taken off it.
#[derive(Clone, Debug, Serialize)]
pub struct NoteRedeemed {
    /// Its identifier.
    pub note: String,
    /// How much of it.
    pub amount: Amount,
}

impl Cashed {
    /// What one of tonight's players got.
    #[must_use]
    pub fn of(tonight: &Tonight, cashed: &journal::CashedOut) -> Self {
        let amount = |money| Amount::new(money, tonight.currency);
        let notes = cashed.notes.iter();
        let answered = cashed.answered.iter();
        Self {
            player: tonight.name(cashed.player).to_owned(),
            chips: amount(cashed.stack),
            notes: notes
                .map(|note| NoteRedeemed { note: note.identifier.clone(), amount: amount(note.amount) })
                .collect(),
            debt: amount(cashed.debt),
            answered: answered
                .map(|(inviter, money)| (tonight.name(*inviter).to_owned(), amount(*money)))
                .collect(),
            app: amount(cashed.app),
            cash: amount(cashed.cash),
            claim: amount(cashed.claim),
        }
    }
}
