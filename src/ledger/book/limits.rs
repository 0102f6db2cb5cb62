//! How much a player may owe in THE BOOK, counting all their debts there, and what's said when they sit down anyway.
//!
//! What the player is owed doesn't count here: a limit is on debts, not on the balance. A limit refuses new debts that are
//! somebody's choice; debts from the end of a night, from an inviter's word or from a consolidation are written and mentioned.

use crate::accounts::Party;
use crate::book::ageing::bucket;
use crate::book::debts::owes;
use crate::ids::PlayerId;
use crate::journal::DebtLine;
use crate::people::{Name, Roster};
use crate::refusal::{DebtNoticed, DebtRefused, Notice, Refusal};
use engine::money::{Amount, Currency, Money, Overflow};
use std::collections::BTreeMap;

/// The bucket of `ageing::BUCKETS` that begins old debts: 91 to 365 days.
pub const OLD: usize = 2;

/// THE BOOK, and what its players may owe in it.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    pub of: &'a BTreeMap<PlayerId, Money>,
    pub debts: &'a [DebtLine],
    pub people: &'a Roster,
    pub currency: Currency,
}

impl Limits<'_> {
    /// Everything a party owes in THE BOOK.
    pub fn owes(&self, debtor: Party) -> Result<Money, Overflow> {
        owes(self.debts, debtor)
    }

    /// Refuses a debt that takes its debtor over the limit. What the creditor owes the debtor is set off first.
    ///
    /// # Errors
    ///
    /// `over-limit`, with what the debtor may owe and what the debtor owes.
    pub fn check(&self, debtor: Party, creditor: Party, more: Money) -> Result<(), Refusal> {
        let Some((player, limit)) = self.limit(debtor) else { return Ok(()) };
        let before = self.owes(debtor)?;
        let between = self.between(debtor, creditor)?;
        let grown = between.plus(more)?.max(Money::ZERO).minus(between.max(Money::ZERO))?;
        let after = before.plus(grown)?;
        if after <= limit || !grown.is_positive() {
            return Ok(());
        }
        Err(self.too_much((player, limit), before, after)?)
    }

    /// Everybody who owes more than `before`, and more than they may, with the refusal of everything that came since.
    pub fn exceeded(&self, before: &[DebtLine]) -> Result<Vec<(PlayerId, Refusal)>, Overflow> {
        let mut exceeded = Vec::new();
        for (player, limit) in self.of {
            let (was, now) = (owes(before, (*player).into())?, self.owes((*player).into())?);
            if now > *limit && now > was {
                exceeded.push((*player, self.too_much((*player, *limit), was, now)?));
            }
        }
        Ok(exceeded)
    }

    fn too_much(
        &self,
        (player, limit): (PlayerId, Money),
        before: Money,
        after: Money,
    ) -> Result<Refusal, Overflow> {
        Ok(Refusal::new(DebtRefused::OverLimit {
            name: self.name(player),
            limit: self.amount(limit),
            owes: self.amount(before),
            more: self.amount(after.minus(before)?),
        }))
    }

    /// Who owes more than `before`, and more than they may.
    pub fn passed(&self, before: &[DebtLine]) -> Result<Vec<Notice>, Overflow> {
        let mut notices = Vec::new();
        for (player, limit) in self.of {
            let now = self.owes((*player).into())?;
            if now > *limit && now > owes(before, (*player).into())? {
                let (owes, limit) = (self.amount(now), self.amount(*limit));
                let past = DebtNoticed::PastLimit { name: self.name(*player), owes, limit };
                notices.push(Notice::new(None, past));
            }
        }
        Ok(notices)
    }

    /// What's said when a player sits down or buys: that they owe all they may, or that their debt is old. `oldest` is the age of
    /// their oldest open debt, in days. Nothing is said about a player without a limit: players decide who may sit.
    pub fn may_sit(&self, player: PlayerId, oldest: Option<i64>) -> Result<Vec<Notice>, Overflow> {
        let Some((_, limit)) = self.limit(player.into()) else { return Ok(Vec::new()) };
        let owes = self.owes(player.into())?;
        let mut said = Vec::new();
        if owes >= limit {
            let (owes, limit) = (self.amount(owes), self.amount(limit));
            said.push(DebtNoticed::AtLimit { name: self.name(player), owes, limit });
        }
        if let Some(days) = oldest.filter(|days| bucket(*days) >= OLD) {
            said.push(DebtNoticed::Old { name: self.name(player), owes: self.amount(owes), days });
        }
        Ok(said.into_iter().map(|what| Notice::new(None, what)).collect())
    }

    const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }

    fn limit(&self, party: Party) -> Option<(PlayerId, Money)> {
        let player = party.player()?;
        self.of.get(&player).map(|limit| (player, *limit))
    }

    /// What one owes the other; below zero, the other way round.
    fn between(&self, debtor: Party, creditor: Party) -> Result<Money, Overflow> {
        let owed = |one, other| {
            let lines = self.debts.iter().filter(|line| (line.debtor, line.creditor) == (one, other));
            Money::sum(lines.map(|line| line.amount))
        };
        owed(debtor, creditor)?.minus(owed(creditor, debtor)?)
    }

    fn name(&self, player: PlayerId) -> String {
        self.people.called(player).map_or("somebody", Name::as_str).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{Person, Standing};
    use crate::refusal::Remark;
    use uuid::Uuid;

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn line(debtor: u128, creditor: u128, amount: i64) -> DebtLine {
        let amount = Money::from_minor(amount);
        DebtLine { debtor: id(debtor).into(), creditor: id(creditor).into(), amount }
    }

    fn roster() -> Roster {
        let person = |(number, name): (u128, &str)| Person {
            id: id(number),
            name: Name::new(name).unwrap(),
            standing: Standing::Regular,
            aliases: vec![],
        };
        Roster::new([(1, "Ann"), (2, "Bob"), (3, "Cat")].into_iter().map(person).collect())
    }

    /// Ann may owe 40.
    fn with<T>(debts: &[DebtLine], ask: impl FnOnce(Limits<'_>) -> T) -> T {
        let (of, people) = (BTreeMap::from([(id(1), Money::from_minor(4000))]), roster());
        ask(Limits { of: &of, debts, people: &people, currency: Currency::USD })
    }

    fn usd(cents: i64) -> Amount {
        Amount::new(Money::from_minor(cents), Currency::USD)
    }

    fn asked(debts: &[DebtLine], (debtor, creditor, more): (u128, u128, i64)) -> Result<(), Refusal> {
        let check = |limits: Limits<'_>| {
            limits.check(id(debtor).into(), id(creditor).into(), Money::from_minor(more))
        };
        with(debts, check)
    }

    /// Ann may owe 40, and would owe this much more.
    fn too_much(owes: i64, more: i64) -> Result<(), Refusal> {
        let (name, limit) = ("Ann".to_owned(), usd(4000));
        Err(Refusal::new(DebtRefused::OverLimit { name, limit, owes: usd(owes), more: usd(more) }))
    }

    fn heard(notices: Result<Vec<Notice>, Overflow>) -> Vec<Remark> {
        notices.unwrap().into_iter().map(|notice| *notice.what).collect()
    }

    #[test]
    fn a_limit_is_on_all_debts_together_whatever_the_player_is_owed() {
        let debts = [line(1, 2, 3000), line(1, 3, 800), line(2, 3, 9000)];
        assert_eq!(asked(&debts, (1, 2, 200)), Ok(()));
        assert_eq!(asked(&debts, (1, 2, 201)), too_much(3800, 201));
        assert_eq!(asked(&debts, (2, 1, 90_000)), Ok(()));
        let owed = [line(1, 2, 3900), line(3, 1, 9000)];
        assert_eq!(asked(&owed, (1, 2, 101)), too_much(3900, 101));
    }

    #[test]
    fn what_the_creditor_owes_is_set_off_first() {
        let debts = [line(1, 3, 3900), line(2, 1, 500)];
        assert_eq!(asked(&debts, (1, 2, 600)), Ok(()));
        assert_eq!(asked(&debts, (1, 2, 601)), too_much(3900, 101));
        let over = [line(1, 3, 5000), line(2, 1, 500)];
        assert_eq!(asked(&over, (1, 2, 500)), Ok(()));
    }

    #[test]
    fn a_player_who_goes_over_the_limit_without_choosing_to_is_named() {
        let said =
            |debts: &[DebtLine], before: &[DebtLine]| heard(with(debts, |limits| limits.passed(before)));
        let past = DebtNoticed::PastLimit { name: "Ann".to_owned(), owes: usd(4100), limit: usd(4000) };
        assert_eq!(said(&[line(1, 2, 4100)], &[line(1, 3, 4000)]), [past.into()]);
        assert!(said(&[line(1, 2, 4100)], &[line(1, 3, 4100)]).is_empty());
        assert!(said(&[line(1, 2, 4000)], &[]).is_empty());
    }

    #[test]
    fn a_player_at_the_limit_or_with_an_old_debt_is_named_when_sitting_down() {
        let said = |amount: i64, days: Option<i64>| {
            heard(with(&[line(1, 2, amount)], |limits| limits.may_sit(id(1), days)))
        };
        let name = || "Ann".to_owned();
        let all = DebtNoticed::AtLimit { name: name(), owes: usd(4000), limit: usd(4000) };
        assert_eq!(said(4000, Some(90)), [all.into()]);
        let old = DebtNoticed::Old { name: name(), owes: usd(100), days: 91 };
        assert_eq!(said(100, Some(91)), [old.into()]);
        assert!(said(3999, Some(90)).is_empty());
        assert!(with(&[line(2, 1, 9000)], |limits| limits.may_sit(id(2), Some(500)).unwrap()).is_empty());
    }
}
