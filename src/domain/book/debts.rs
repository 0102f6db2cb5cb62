//! Debts of THE BOOK: written, paid, forgiven.

use crate::domain::house::{House, key};
use crate::domain::journal::DebtLine;
use crate::domain::journal::fact::Fact;
use crate::domain::ledger::Party;
use crate::domain::money::{Currency, Money};
use crate::domain::night::tonight::check_positive;
use crate::domain::people::{Roster, Standing};
use crate::domain::refusal::Refusal;

/// THE BOOK as it stands.
#[derive(Clone, Copy, Debug)]
pub struct TheBook<'a> {
    pub debts: &'a [DebtLine],
    pub people: &'a Roster,
    pub house: Option<&'a House>,
    pub currency: Currency,
}

/// What a debt of THE BOOK may come from (MIK-08): anything else belongs on other paper.
const POKER_WORDS: &[&str] = &[
    "poker",
    "chip",
    "buy",
    "hand",
    "pot",
    "bet",
    "note",
    "game",
    "night",
    "cash",
    "tournament",
    "stake",
    "card",
    "seat",
    "count",
    "opening",
    "balance",
    "correction",
    "loan at the table",
    "side",
];

impl TheBook<'_> {
    /// Writes a debt. THE BOOK holds poker debts only (MIK-08), and only regulars owe in it (MIK-11).
    pub fn owe(
        &self,
        debtor: Party,
        creditor: Party,
        amount: Money,
        reason: String,
    ) -> Result<Fact, Refusal> {
        check_positive(amount, self.currency)?;
        different(debtor, creditor)?;
        let small = reason.to_lowercase();
        if !reason.is_empty() && !POKER_WORDS.iter().any(|word| small.contains(word)) {
            let message = format!("THE BOOK holds poker debts only, and `{}` is none", reason.escape_debug());
            return Err(Refusal::new("not-a-poker-debt", message).by_rule("MIK-08").hint(
                "book owe DEBTOR CREDITOR AMOUNT --for \"chips, a hand, a pot, a bet, a note, opening balance …\"",
            ));
        }
        let Some(player) = debtor.player() else {
            return Err(Refusal::new("not-a-player", "only a player's debt is written by hand"));
        };
        self.check_regular(debtor)?;
        Ok(Fact::DebtOwed { debtor: player, creditor, amount, reason })
    }

    fn check_regular(&self, debtor: Party) -> Result<(), Refusal> {
        let who = self.house.and_then(|house| house.word(key::CREDIT_WHO));
        if who.as_ref().is_some_and(|who| who.value != "regulars") {
            return Ok(());
        }
        let Some(person) = debtor.player().and_then(|player| self.people.get(player)) else { return Ok(()) };
        if let Standing::Guest { inviter } = person.standing {
            let message = format!("`{}` is a guest, and only regulars owe in THE BOOK", person.name);
            let hint = match inviter.and_then(|inviter| self.people.get(inviter)) {
                Some(inviter) => {
                    format!("book owe {} CREDITOR AMOUNT (his inviter answers for him)", inviter.name)
                }
                None => format!("player regular {}", person.name),
            };
            return Err(Refusal::new("guest-in-book", message)
                .by(who.and_then(|who| who.rule).as_deref())
                .hint(hint));
        }
        Ok(())
    }

    /// Takes a payment in cash. What is paid beyond the debt becomes credit, never clipped.
    pub fn pay(&self, from: Party, to: Party, amount: Money) -> Result<(Fact, Money), Refusal> {
        check_positive(amount, self.currency)?;
        different(from, to)?;
        let owed = self.owed(from, to);
        let credit = amount.minus(owed)?.max(Money::ZERO);
        Ok((Fact::DebtPaid { from, to, amount }, credit))
    }

    /// Forgives a debt, or part of it.
    pub fn forgive(
        &self,
        creditor: Party,
        debtor: Party,
        amount: Money,
        why: String,
    ) -> Result<Fact, Refusal> {
        check_positive(amount, self.currency)?;
        different(debtor, creditor)?;
        let owed = self.owed(debtor, creditor);
        if amount > owed {
            let message = format!(
                "only {} is owed, so {} cannot be forgiven",
                self.currency.shown(owed),
                self.currency.shown(amount)
            );
            return Err(Refusal::new("more-than-owed", message).hint("book show"));
        }
        Ok(Fact::DebtForgiven { creditor, debtor, amount, why })
    }

    /// What one owes the other now.
    #[must_use]
    pub fn owed(&self, debtor: Party, creditor: Party) -> Money {
        let line = self.debts.iter().find(|line| line.debtor == debtor && line.creditor == creditor);
        line.map_or(Money::ZERO, |line| line.amount)
    }
}

fn different(one: Party, other: Party) -> Result<(), Refusal> {
    if one == other { Err(Refusal::new("same-party", "nobody can owe himself")) } else { Ok(()) }
}
