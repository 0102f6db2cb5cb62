//! How much a player may owe in THE BOOK, all his debts there together, and what is said when he sits down all the same.
//!
//! What is owed to him counts for nothing here: a limit is on his debts, not on his balance. A limit refuses new debts that
//! are somebody's choice; what the night's end, an inviter's word or a consolidation brings is written and said.

use crate::accounts::Party;
use crate::book::ageing::bucket;
use crate::book::debts::owes;
use crate::ids::PlayerId;
use crate::journal::DebtLine;
use crate::people::typed::words;
use crate::people::{Name, Roster};
use crate::refusal::{Notice, Refusal};
use engine::money::{Currency, Money, Overflow};
use std::collections::BTreeMap;

/// The bucket of `ageing::BUCKETS` from which on a debt is old: that of 91 to 365 days.
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
    /// All that a party owes in THE BOOK.
    pub fn owes(&self, debtor: Party) -> Result<Money, Overflow> {
        owes(self.debts, debtor)
    }

    /// Refuses a debt that takes its debtor past his limit. What the creditor owes him is set off first.
    ///
    /// # Errors
    ///
    /// `over-limit`, with what he may owe and what he owes.
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

    /// Everybody who owes more than `before`, and more than he may, with the refusal of all that came since.
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
        let (name, shown) = (self.name(player), |money| self.currency.shown(money));
        let message = format!(
            "`{name}` may owe {} in THE BOOK and owes {}, so {} more is too much",
            shown(limit),
            shown(before),
            shown(after.minus(before)?)
        );
        let hint =
            format!("book limit {} {} --why \"as agreed\"", words(&[name]), self.currency.plain(after));
        Ok(Refusal::worded("over-limit", message).hint(hint))
    }

    /// Who owes more than `before`, and more than he may.
    pub fn passed(&self, before: &[DebtLine]) -> Result<Vec<Notice>, Overflow> {
        let mut notices = Vec::new();
        for (player, limit) in self.of {
            let now = self.owes((*player).into())?;
            if now > *limit && now > owes(before, (*player).into())? {
                let (now, limit) = (self.currency.shown(now), self.currency.shown(*limit));
                let text =
                    format!("`{}` owes {now} in THE BOOK now, and may owe {limit}", self.name(*player));
                notices.push(Notice::worded(None, text));
            }
        }
        Ok(notices)
    }

    /// What is said when a player sits down or buys: that he owes all he may, or that what he owes is old. `oldest` is the
    /// age of his oldest open debt, in days. Nothing is said of one without a limit: who may sit is for the people to say.
    pub fn may_sit(&self, player: PlayerId, oldest: Option<i64>) -> Result<Vec<Notice>, Overflow> {
        let Some((_, limit)) = self.limit(player.into()) else { return Ok(Vec::new()) };
        let owes = self.owes(player.into())?;
        let (name, shown) = (self.name(player), |money| self.currency.shown(money));
        let mut said = Vec::new();
        if owes >= limit {
            said.push(format!("`{name}` owes {} in THE BOOK, and may owe {}", shown(owes), shown(limit)));
        }
        if let Some(days) = oldest.filter(|days| bucket(*days) >= OLD) {
            said.push(format!("`{name}` owes {} in THE BOOK, some of it for {days} days", shown(owes)));
        }
        Ok(said.into_iter().map(|text| Notice::worded(None, text)).collect())
    }

    fn limit(&self, party: Party) -> Option<(PlayerId, Money)> {
        let player = party.player()?;
        self.of.get(&player).map(|limit| (player, *limit))
    }

    /// What one owes the other; below zero what he is owed.
    fn between(&self, debtor: Party, creditor: Party) -> Result<Money, Overflow> {
        let owed = |one, other| {
            let lines = self.debts.iter().filter(|line| (line.debtor, line.creditor) == (one, other));
            Money::sum(lines.map(|line| line.amount))
        };
        owed(debtor, creditor)?.minus(owed(creditor, debtor)?)
    }

    fn name(&self, player: PlayerId) -> &str {
        self.people.called(player).map_or("somebody", Name::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{Person, Standing};
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

    #[track_caller]
    fn decides(debts: &[DebtLine], (debtor, creditor, more): (u128, u128, i64), message: &str) {
        let asked = |limits: Limits<'_>| {
            limits.check(id(debtor).into(), id(creditor).into(), Money::from_minor(more))
        };
        let said = with(debts, asked).err().map(|refusal| refusal.told().message).unwrap_or_default();
        assert_eq!(said, message);
    }

    #[test]
    fn a_limit_is_on_all_his_debts_together_and_what_he_is_owed_is_no_matter() {
        let debts = [line(1, 2, 3000), line(1, 3, 800), line(2, 3, 9000)];
        decides(&debts, (1, 2, 200), "");
        let too_much = "`Ann` may owe $40.00 in THE BOOK and owes $38.00, so $2.01 more is too much";
        decides(&debts, (1, 2, 201), too_much);
        decides(&debts, (2, 1, 90_000), "");
        let owed = [line(1, 2, 3900), line(3, 1, 9000)];
        decides(
            &owed,
            (1, 2, 101),
            "`Ann` may owe $40.00 in THE BOOK and owes $39.00, so $1.01 more is too much",
        );
    }

    #[test]
    fn what_the_creditor_owes_is_set_off_first() {
        let debts = [line(1, 3, 3900), line(2, 1, 500)];
        decides(&debts, (1, 2, 600), "");
        decides(
            &debts,
            (1, 2, 601),
            "`Ann` may owe $40.00 in THE BOOK and owes $39.00, so $1.01 more is too much",
        );
        let over = [line(1, 3, 5000), line(2, 1, 500)];
        decides(&over, (1, 2, 500), "");
    }

    #[test]
    fn who_grows_past_his_limit_by_no_choice_of_his_is_named() {
        let said = |debts: &[DebtLine], before: &[DebtLine]| {
            let notices = with(debts, |limits| limits.passed(before).unwrap());
            notices.into_iter().map(|notice| notice.told().text).collect::<Vec<_>>()
        };
        let past = "`Ann` owes $41.00 in THE BOOK now, and may owe $40.00";
        assert_eq!(said(&[line(1, 2, 4100)], &[line(1, 3, 4000)]), [past]);
        assert!(said(&[line(1, 2, 4100)], &[line(1, 3, 4100)]).is_empty());
        assert!(said(&[line(1, 2, 4000)], &[]).is_empty());
    }

    #[test]
    fn one_who_owes_all_he_may_or_owes_it_long_is_named_when_he_sits_down() {
        let said = |amount: i64, days: Option<i64>| {
            let notices = with(&[line(1, 2, amount)], |limits| limits.may_sit(id(1), days).unwrap());
            notices.into_iter().map(|notice| notice.told().text).collect::<Vec<_>>()
        };
        assert_eq!(said(4000, Some(90)), ["`Ann` owes $40.00 in THE BOOK, and may owe $40.00"]);
        assert_eq!(said(100, Some(91)), ["`Ann` owes $1.00 in THE BOOK, some of it for 91 days"]);
        assert!(said(3999, Some(90)).is_empty());
        assert!(with(&[line(2, 1, 9000)], |limits| limits.may_sit(id(2), Some(500)).unwrap()).is_empty());
    }
}
