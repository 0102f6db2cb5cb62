//! What a consolidation turned: which debt replaced which, and what was set off.

use crate::accounts::Party;
use crate::journal::DebtLine;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// One thing that happened to what somebody owed or was owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebtTurn {
    /// The player owes one instead of the other.
    Owes { now: Party, before: Party },
    /// One owes the player instead of the other.
    Has { now: Party, before: Party },
    /// What the player owed one is set off against what the other owed the player.
    SetOff { owed: Party, had: Party },
    /// The player is between two who were kept apart: owes one and is owed by the other.
    Between { owes: Party, has: Party },
}

/// What happened to an amount of a player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    pub who: Party,
    pub turn: DebtTurn,
    pub amount: Money,
}

/// What turned, person by person. Nobody's total changes, so it comes out even for each of them.
pub fn turned(before: &[DebtLine], after: &[DebtLine]) -> Result<Vec<Turned>, Overflow> {
    let people: BTreeSet<Party> =
        before.iter().chain(after).flat_map(|line| [line.debtor, line.creditor]).collect();
    let mut found = Vec::new();
    for who in people {
        let side = |lines: &[DebtLine], debts: bool| -> BTreeMap<Party, Money> {
            let own = lines.iter().filter(|line| who == if debts { line.debtor } else { line.creditor });
            own.map(|line| (if debts { line.creditor } else { line.debtor }, line.amount)).collect()
        };
        let mut lost_debts = more(&side(before, true), &side(after, true))?;
        let mut new_debts = more(&side(after, true), &side(before, true))?;
        let mut lost_claims = more(&side(before, false), &side(after, false))?;
        let mut new_claims = more(&side(after, false), &side(before, false))?;
        let mut told = |turn, amount| found.push(Turned { who, turn, amount });
        for (now, before, amount) in matched(&mut new_debts, &mut lost_debts)? {
            told(DebtTurn::Owes { now, before }, amount);
        }
        for (now, before, amount) in matched(&mut new_claims, &mut lost_claims)? {
            told(DebtTurn::Has { now, before }, amount);
        }
        for (owed, had, amount) in matched(&mut lost_debts, &mut lost_claims)? {
            told(DebtTurn::SetOff { owed, had }, amount);
        }
        for (owes, has, amount) in matched(&mut new_debts, &mut new_claims)? {
            told(DebtTurn::Between { owes, has }, amount);
        }
    }
    Ok(found)
}

/// The debts that a consolidation raised: debtor first.
#[must_use]
pub fn raised(before: &[DebtLine], after: &[DebtLine]) -> BTreeSet<(Party, Party)> {
    let was = |line: &DebtLine| {
        let same = |old: &&DebtLine| (old.debtor, old.creditor) == (line.debtor, line.creditor);
        before.iter().find(same).map_or(Money::ZERO, |old| old.amount)
    };
    after.iter().filter(|line| line.amount > was(line)).map(|line| (line.debtor, line.creditor)).collect()
}

/// How much larger `one` is than `other`, where it is.
fn more(
    one: &BTreeMap<Party, Money>,
    other: &BTreeMap<Party, Money>,
) -> Result<Vec<(Party, Money)>, Overflow> {
    let mut found = Vec::new();
    for (party, amount) in one {
        let by = amount.minus(other.get(party).copied().unwrap_or_default())?;
        found.extend(by.is_positive().then_some((*party, by)));
    }
    Ok(found)
}

/// Matches the two lists in order, and leaves what wasn't matched.
fn matched(
    ones: &mut [(Party, Money)],
    others: &mut [(Party, Money)],
) -> Result<Vec<(Party, Party, Money)>, Overflow> {
    let mut found = Vec::new();
    for (one, left) in ones {
        for (other, open) in others.iter_mut() {
            let amount = (*left).min(*open);
            if amount.is_positive() {
                *left = left.minus(amount)?;
                *open = open.minus(amount)?;
                found.push((*one, *other, amount));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAY: Party = Party::Bank;
    const GUS: Party = Party::House;
    const HAL: Party = Party::Fund;

    fn lines(lines: &[(Party, Party, i64)]) -> Vec<DebtLine> {
        let line = |(debtor, creditor, amount): &(Party, Party, i64)| DebtLine {
            debtor: *debtor,
            creditor: *creditor,
            amount: Money::from_minor(*amount),
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn everybody_is_told_which_debts_replaced_which() {
        let before = lines(&[(FAY, GUS, 1200), (GUS, HAL, 500), (HAL, FAY, 300)]);
        let after = lines(&[(FAY, GUS, 700), (FAY, HAL, 200)]);
        let told = |who, turn, amount| Turned { who, turn, amount: Money::from_minor(amount) };
        let mut found = turned(&before, &after).unwrap();
        found.sort_by_key(|turned| turned.who != FAY);
        let of = |who| found.iter().filter(|turned| turned.who == who).copied().collect::<Vec<_>>();
        assert_eq!(
            of(FAY),
            [
                told(FAY, DebtTurn::Owes { now: HAL, before: GUS }, 200),
                told(FAY, DebtTurn::SetOff { owed: GUS, had: HAL }, 300),
            ]
        );
        assert_eq!(of(GUS), [told(GUS, DebtTurn::SetOff { owed: HAL, had: FAY }, 500)]);
        assert_eq!(
            of(HAL),
            [
                told(HAL, DebtTurn::Has { now: FAY, before: GUS }, 200),
                told(HAL, DebtTurn::SetOff { owed: FAY, had: GUS }, 300),
            ]
        );
        assert_eq!(raised(&before, &after), BTreeSet::from([(FAY, HAL)]));
    }

    #[test]
    fn a_player_put_between_two_owes_one_and_is_owed_by_the_other() {
        let found = turned(&lines(&[(FAY, HAL, 400)]), &lines(&[(FAY, GUS, 400), (GUS, HAL, 400)])).unwrap();
        let gus: Vec<&Turned> = found.iter().filter(|turned| turned.who == GUS).collect();
        assert_eq!(
            gus.iter().map(|turned| turned.turn).collect::<Vec<_>>(),
            [DebtTurn::Between { owes: HAL, has: FAY }]
        );
        assert_eq!(found.len(), 3);
    }
}
