//! Events of THE BOOK.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use engine::as_text::counted;
use engine::money::Money;
use ledger::accounts::Party;
use ledger::journal::{Adjusted, Consolidated, DebtAssumed, DebtFact, DebtLimited, DebtShifted};

impl Teller<'_> {
    /// THE BOOK.
    pub(super) fn debts(&self, fact: &DebtFact) -> String {
        match fact {
            DebtFact::DebtOwed { debtor, creditor, amount, reason } => {
                let reason = if reason.is_empty() { String::new() } else { format!(": {}", shown(reason)) };
                let (debtor, creditor) = (self.who(*debtor), self.who(*creditor));
                format!("{debtor} owes {creditor} {} more{reason}", self.sum(*amount))
            }
            DebtFact::DebtPaid { from, to, amount, private, app, remark } => {
                let amount = self.privately(*amount, *private);
                let app = if *app { " by app" } else { "" };
                let remark = if remark.is_empty() { String::new() } else { format!(": {}", shown(remark)) };
                format!("{} paid {} {amount}{app}{remark}", self.who(*from), self.who(*to))
            }
            DebtFact::DebtForgiven { creditor, debtor, amount, why, private } => {
                let (creditor, debtor) = (self.who(*creditor), self.who(*debtor));
                format!("{creditor} forgave {debtor} {}: {}", self.privately(*amount, *private), shown(why))
            }
            DebtFact::DebtAssumed(DebtAssumed { guest, inviter, creditor, amount, .. }) => {
                let (guest, inviter, creditor) = (self.who(*guest), self.who(*inviter), self.who(*creditor));
                format!("{inviter} covered the {} that {guest} owed {creditor}", self.sum(*amount))
            }
            DebtFact::Consolidated(Consolidated { before, after, .. }) => {
                let before = counted(before.len(), "debt");
                format!("THE BOOK was consolidated: {before} became {}", after.len())
            }
            DebtFact::DebtShifted(DebtShifted { debtor, creditor, amount }) => {
                let (debtor, creditor, sum) =
                    (self.who(*debtor), self.who(*creditor), self.sum(amount.abs()));
                let [book, private] = if amount.is_negative() { ["more", "less"] } else { ["less", "more"] };
                format!("{debtor} now owes {creditor} {sum} {book} in THE BOOK and {sum} {private} privately")
            }
            DebtFact::DebtLimited(limited) => self.limited(limited),
            DebtFact::Adjusted(adjusted) => self.adjusted(adjusted),
        }
    }

    fn adjusted(&self, adjusted: &Adjusted) -> String {
        let Adjusted { player, against, amount, why, cash, .. } = adjusted;
        let (player, against) = (Party::from(*player), *against);
        let (sum, why) = (self.sum(amount.abs()), shown(why));
        if *cash {
            let way = if amount.is_negative() { "paid" } else { "got" };
            return format!("an old night was corrected: {} {way} {sum} in cash ({why})", self.who(player));
        }
        let (debtor, creditor) = if amount.is_negative() { (player, against) } else { (against, player) };
        let (debtor, creditor) = (self.who(debtor), self.who(creditor));
        format!("an old night was corrected: {debtor} owes {creditor} {sum} ({why})")
    }

    /// An amount, and how much of it is not in THE BOOK.
    fn privately(&self, amount: Money, private: Option<Money>) -> String {
        match private {
            None => self.sum(amount),
            Some(private) if private == amount => format!("{} privately", self.sum(amount)),
            Some(private) => format!("{}, {} of it privately", self.sum(amount), self.sum(private)),
        }
    }

    fn limited(&self, limited: &DebtLimited) -> String {
        let why = if limited.why.is_empty() { String::new() } else { format!(": {}", shown(&limited.why)) };
        let who = self.who(limited.player);
        match limited.limit {
            Some(limit) => {
                format!("{who} can owe up to {} in THE BOOK from now on{why}", self.sum(limit))
            }
            None => format!("{who} has no limit in THE BOOK from now on{why}"),
        }
    }
}
