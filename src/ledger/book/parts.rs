//! What's still open of one party's debts, part by part: what was written first is paid first.
//!
//! A part keeps its event when another event only moves it to somebody else, as a consolidation does.

use crate::accounts::Party;
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// A part of a debt that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebtPart {
    /// The event it came from, by its number or any other number that grows with time.
    pub event: u64,
    /// Above zero: the party is owed it; below zero: the party owes it.
    pub amount: Money,
}

/// What happened to a part, or to some of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The event in which it happened.
    pub event: u64,
    /// The part, with the amount this is about.
    pub part: DebtPart,
    /// The other side until then.
    pub from: Party,
    /// The other side since then; `None` if nothing is owed anymore.
    pub to: Option<Party>,
}

/// All parts of one party's debts, and what happened to those that are gone.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    open: BTreeMap<Party, Vec<DebtPart>>,
    fates: Vec<Fate>,
}

impl Parts {
    /// Applies one event: how much more each other side owes the party; below zero, how much less.
    pub fn apply(&mut self, event: u64, changes: &BTreeMap<Party, Money>) -> Result<(), Overflow> {
        let mut freed: Vec<(Party, DebtPart)> = Vec::new();
        let mut wanted: Vec<(Party, Money)> = Vec::new();
        for (with, change) in changes {
            let rest = self.consume(*with, *change, &mut freed)?;
            wanted.push((*with, rest));
        }
        freed.sort_by_key(|(_, part)| part.event);
        for (with, rest) in wanted {
            let rest = self.turn(event, with, rest, &mut freed)?;
            self.put(with, DebtPart { event, amount: rest });
        }
        for (from, part) in freed.into_iter().filter(|(_, part)| !part.amount.is_zero()) {
            self.fates.push(Fate { event, part, from, to: None });
        }
        Ok(())
    }

    /// The open parts with their other sides, each side's oldest first.
    pub fn open(&self) -> impl Iterator<Item = (Party, DebtPart)> {
        self.open.iter().flat_map(|(with, parts)| parts.iter().map(|part| (*with, *part)))
    }

    /// What happened to parts, in the order of the events.
    #[must_use]
    pub fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// Takes what pays off from the oldest parts. Returns what's left of the change when they're gone.
    fn consume(
        &mut self,
        with: Party,
        change: Money,
        freed: &mut Vec<(Party, DebtPart)>,
    ) -> Result<Money, Overflow> {
        let parts = self.open.entry(with).or_default();
        let mut rest = change;
        for part in parts.iter_mut().filter(|part| part.amount.is_negative() != change.is_negative()) {
            let taken = least(part.amount, rest.negated());
            part.amount = part.amount.minus(taken)?;
            rest = rest.plus(taken)?;
            freed.push((with, DebtPart { event: part.event, amount: taken }));
        }
        parts.retain(|part| !part.amount.is_zero());
        Ok(rest)
    }

    /// Moves freed parts to `with`. Returns what they didn't cover.
    fn turn(
        &mut self,
        event: u64,
        with: Party,
        wanted: Money,
        freed: &mut [(Party, DebtPart)],
    ) -> Result<Money, Overflow> {
        let mut rest = wanted;
        for (from, part) in freed.iter_mut() {
            let moved = least(part.amount, rest);
            if part.amount.is_negative() != rest.is_negative() || moved.is_zero() {
                continue;
            }
            part.amount = part.amount.minus(moved)?;
            rest = rest.minus(moved)?;
            let part = DebtPart { event: part.event, amount: moved };
            self.fates.push(Fate { event, part, from: *from, to: Some(with) });
            self.put(with, part);
        }
        Ok(rest)
    }

    fn put(&mut self, with: Party, part: DebtPart) {
        if part.amount.is_zero() {
            return;
        }
        let parts = self.open.entry(with).or_default();
        parts.push(part);
        parts.sort_by_key(|part| part.event);
    }
}

/// The amount nearer to zero.
fn least(one: Money, other: Money) -> Money {
    if one.abs() <= other.abs() { one } else { other }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(events: &[&[(Party, i64)]]) -> Parts {
        let mut parts = Parts::default();
        for (event, changes) in (1..).zip(events) {
            let changes = changes.iter().map(|(with, amount)| (*with, Money::from_minor(*amount))).collect();
            parts.apply(event, &changes).unwrap();
        }
        parts
    }

    fn open(parts: &Parts) -> Vec<(Party, u64, i64)> {
        parts.open().map(|(with, part)| (with, part.event, part.amount.minor())).collect()
    }

    const ANN: Party = Party::Bank;
    const BOB: Party = Party::House;

    #[test]
    fn the_oldest_part_is_paid_first() {
        let parts = applied(&[&[(ANN, -500)], &[(ANN, -300)], &[(ANN, 600)]]);
        assert_eq!(open(&parts), [(ANN, 2, -200)]);
    }

    #[test]
    fn what_is_paid_beyond_the_debt_is_credit_from_then_on() {
        let parts = applied(&[&[(ANN, -500)], &[(ANN, 700)], &[(ANN, -50)]]);
        assert_eq!(open(&parts), [(ANN, 2, 150)]);
    }

    #[test]
    fn a_consolidation_keeps_the_age_of_what_it_turns() {
        let parts = applied(&[&[(ANN, -500)], &[(BOB, -100)], &[(ANN, 500), (BOB, -500)], &[(BOB, 250)]]);
        assert_eq!(open(&parts), [(BOB, 1, -250), (BOB, 2, -100)]);
        let turned = parts.fates().first().copied();
        let part = DebtPart { event: 1, amount: Money::from_minor(-500) };
        assert_eq!(turned, Some(Fate { event: 3, part, from: ANN, to: Some(BOB) }));
    }

    #[test]
    fn what_was_owed_both_ways_is_gone_when_it_is_netted() {
        let parts = applied(&[&[(ANN, -500)], &[(BOB, 500)], &[(ANN, 500), (BOB, -500)]]);
        assert_eq!(open(&parts), []);
        assert!(parts.fates().iter().all(|fate| fate.to.is_none()));
    }
}
