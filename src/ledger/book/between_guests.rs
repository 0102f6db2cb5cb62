//! A payment or a forgiven debt from another book, where one of the two players is a guest: what is overpaid is owed back privately, as
//! when it is typed here (MIK-11).

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::book::debts::TheBook;
use crate::journal::DebtFact;
use engine::money::{Money, Overflow};

impl TheBook<'_> {
    /// True if THE BOOK keeps one of the two out.
    #[must_use]
    pub fn is_between_guests(&self, fact: &DebtFact) -> bool {
        let (one, other) = match fact {
            DebtFact::DebtPaid { from, to, .. } => (*from, *to),
            DebtFact::DebtForgiven { creditor, debtor, .. } => (*creditor, *debtor),
            DebtFact::DebtOwed { .. }
            | DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtShifted(_)
            | DebtFact::DebtLimited(_)
            | DebtFact::Adjusted(_) => return false,
        };
        one.player().is_some()
            && other.player().is_some()
            && (self.is_kept_out(one) || self.is_kept_out(other))
    }

    /// The same fact with all of it private that THE BOOK does not owe here.
    pub fn kept_private(&self, fact: DebtFact) -> Result<DebtFact, Overflow> {
        if !self.is_between_guests(&fact) {
            return Ok(fact);
        }
        let some = |amount: Money| Some(amount).filter(|amount| !amount.is_zero());
        Ok(match fact {
            DebtFact::DebtPaid { from, to, amount, app, .. } => {
                let (in_book, _) = self.in_turn(from, to, amount)?;
                DebtFact::DebtPaid { from, to, amount, private: some(amount.minus(in_book)?), app }
            }
            DebtFact::DebtForgiven { creditor, debtor, amount, why, .. } => {
                let (in_book, _) = self.in_turn(debtor, creditor, amount)?;
                let private = some(amount.minus(in_book)?);
                DebtFact::DebtForgiven { creditor, debtor, amount, why, private }
            }
            DebtFact::DebtOwed { .. }
            | DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtShifted(_)
            | DebtFact::DebtLimited(_)
            | DebtFact::Adjusted(_) => fact,
        })
    }
}
