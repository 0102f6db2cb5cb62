//! Events of going home: who is paid how, and who gets the drawer.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use ledger::journal::{BankSettled, CashOutFact, CashedOut};

impl Teller<'_> {
    /// Going home.
    pub(super) fn going_home(&self, fact: &CashOutFact) -> String {
        match fact {
            CashOutFact::CashedOut(cashed) => self.cashed(cashed),
            CashOutFact::ClaimPaid { player, amount, .. } => {
                format!("the bank paid {} {} of what it owed", self.who(*player), self.sum(*amount))
            }
            CashOutFact::OverShortBooked { chips, cash, bearer, .. } => {
                let (chips, cash) = (self.sum(*chips), self.sum(*cash));
                format!("the difference ({chips} in chips, {cash} in cash) went to {}", self.who(*bearer))
            }
            CashOutFact::BankSettled(settled) => self.settled(settled),
        }
    }

    fn cashed(&self, cashed: &CashedOut) -> String {
        let who = self.who(cashed.player);
        let mut parts: Vec<String> = cashed
            .notes
            .iter()
            .map(|note| format!("{} to pay note {}", self.sum(note.amount), shown(&note.identifier)))
            .collect();
        let answered = cashed.answered.iter().map(|(inviter, amount)| {
            format!("{} off what {} owes the bank for {who}", self.sum(*amount), self.who(*inviter))
        });
        let debt =
            (!cashed.debt.is_zero()).then(|| format!("{} off the debt to the bank", self.sum(cashed.debt)));
        parts.extend(debt.into_iter().chain(answered));
        let rest = [(cashed.app, "by app"), (cashed.cash, "in cash")];
        let rest = rest.into_iter().filter(|(amount, _)| !amount.is_zero());
        parts.extend(rest.map(|(amount, what)| format!("{} {what}", self.sum(amount))));
        parts.extend(
            (!cashed.claim.is_zero()).then(|| format!("the bank owes {who} {}", self.sum(cashed.claim))),
        );
        let parts = if parts.is_empty() { String::new() } else { format!(": {}", together(&parts)) };
        format!("{who} cashed out {}{parts}", self.sum(cashed.stack))
    }

    fn settled(&self, settled: &BankSettled) -> String {
        let cash = self.sum(settled.cash);
        let back = settled.drawer.as_ref().filter(|_| !settled.float.is_zero()).map(|drawer| {
            let (owner, float) = (self.who(drawer.owner), self.sum(settled.float));
            format!(", {} of it back to {owner} for the {float} float", self.sum(drawer.back))
        });
        let residue = match (settled.banker, settled.residue) {
            (_, residue) if residue.is_zero() => String::new(),
            (Some(banker), residue) if residue.is_negative() => {
                format!(
                    ", and {} takes over the bank's debts of {}",
                    self.who(banker),
                    self.sum(residue.abs())
                )
            }
            (Some(banker), residue) => {
                format!(", and {} collects the {} the bank is owed", self.who(banker), self.sum(residue))
            }
            (None, residue) => format!(", and {} is still open", self.sum(residue)),
        };
        format!("the bank was settled: {cash} came out of the drawer{}{residue}", back.unwrap_or_default())
    }
}
