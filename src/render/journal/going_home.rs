//! The corner of going home: who is paid how, and who gets the drawer.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use ledger::journal::{BankSettled, CashOutFact, CashedOut};

impl Teller<'_> {
    /// Going home.
    pub(super) fn going_home(&self, fact: &CashOutFact) -> String {
        match fact {
            CashOutFact::CashedOut(cashed) => self.cashed(cashed),
            CashOutFact::ClaimPaid { player, amount, .. } => {
                format!("the drawer paid {} {} of a claim", self.who(*player), self.sum(*amount))
            }
            CashOutFact::OverShortBooked { chips, cash, bearer, .. } => {
                let (chips, cash) = (self.sum(*chips), self.sum(*cash));
                format!(
                    "what was over or short ({chips} in chips, {cash} in cash) went to {}",
                    self.who(*bearer)
                )
            }
            CashOutFact::BankSettled(settled) => self.settled(settled),
        }
    }

    fn cashed(&self, cashed: &CashedOut) -> String {
        let mut parts: Vec<String> = cashed
            .notes
            .iter()
            .map(|note| format!("{} for note {}", self.sum(note.amount), shown(&note.identifier)))
            .collect();
        let answered = cashed.answered.iter().map(|(inviter, amount)| {
            format!("{} off what {} owes the bank for him", self.sum(*amount), self.who(*inviter))
        });
        let debt =
            (!cashed.debt.is_zero()).then(|| format!("{} off the debt to the bank", self.sum(cashed.debt)));
        parts.extend(debt.into_iter().chain(answered));
        let rest =
            [(cashed.app, "by app"), (cashed.cash, "in cash"), (cashed.claim, "as a claim on the bank")];
        let rest = rest.into_iter().filter(|(amount, _)| !amount.is_zero());
        parts.extend(rest.map(|(amount, what)| format!("{} {what}", self.sum(amount))));
        let parts = if parts.is_empty() { String::new() } else { format!(": {}", together(&parts)) };
        format!("{} turned in {}{parts}", self.who(cashed.player), self.sum(cashed.stack))
    }

    fn settled(&self, settled: &BankSettled) -> String {
        let cash = self.sum(settled.cash);
        let back = settled.drawer.as_ref().filter(|_| !settled.float.is_zero()).map(|drawer| {
            let (owner, float) = (self.who(drawer.owner), self.sum(settled.float));
            format!(", {} of it to {owner} for the float of {float}", self.sum(drawer.back))
        });
        let residue = match (settled.banker, settled.residue) {
            (_, residue) if residue.is_zero() => String::new(),
            (Some(banker), residue) if residue.is_negative() => {
                format!(", {} owes its debts of {}", self.who(banker), self.sum(residue.abs()))
            }
            (Some(banker), residue) => format!(", {} is owed its {}", self.who(banker), self.sum(residue)),
            (None, residue) => format!(", {} stays open", self.sum(residue)),
        };
        format!("the bank was settled: {cash} out of the drawer{}{residue}", back.unwrap_or_default())
    }
}
