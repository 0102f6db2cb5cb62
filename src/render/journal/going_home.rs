//! The corner of going home: who is paid how, who keeps the bank, and who gets the drawer.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use ledger::ids::PlayerId;
use ledger::journal::fact::{AppKept, BankSettled, CashedOut};

impl Teller<'_> {
    pub(super) fn cashed(&self, cashed: &CashedOut) -> String {
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

    pub(super) fn handed_over(&self, banker: PlayerId, app: Option<&AppKept>) -> String {
        let kept = app.map(|AppKept { by, amount }| {
            format!(", and {} has {} of the bank's by app", self.who(*by), self.sum(*amount))
        });
        format!("{} keeps the bank from now on{}", self.who(banker), kept.unwrap_or_default())
    }

    pub(super) fn settled(&self, settled: &BankSettled) -> String {
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
        format!("the bank was wound up: {cash} out of the drawer{}{residue}", back.unwrap_or_default())
    }
}
